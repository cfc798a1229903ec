"""What the lesson and its worker say to each other: requests one way, answers the other.

Each is a frozen value. Only classes of this file, and what they are made of, come through the
channel from a worker (see CLASSES).
"""

from dataclasses import dataclass
from pathlib import Path

from mazelib.text.diagnostics import Diagnostic, LocatedError, Step
from mazelib.walking.strategy import StrategyError


@dataclass(frozen=True)
class ReadScript:
    """Run the script at a path once, and say what it shows; ``text`` if it is not saved."""

    path: Path
    text: str = ""


Request = ReadScript


@dataclass(frozen=True)
class Ready:
    """The worker has begun, and takes requests."""


@dataclass(frozen=True)
class PrintedText:
    """The learner's code has printed this. It comes at any time, and answers nothing."""

    text: str


@dataclass(frozen=True)
class Failed:
    """The answer to a request that a learner's file could not be used for, and why."""

    name: str
    diagnostics: tuple[Diagnostic, ...]
    text: str

    @classmethod
    def of(cls, error: LocatedError) -> "Failed":
        """The answer that tells an error."""
        return cls(error.name, error.diagnostics, error.text)

    def error(self) -> StrategyError:
        """The error that it tells."""
        return StrategyError(self.name, self.diagnostics, self.text)


@dataclass(frozen=True)
class Broken:
    """The answer to a request in which our own code went wrong, with Python's traceback."""

    traceback: str


Answer = Failed | Broken
Message = Ready | PrintedText | Answer

#: All classes that may come from a worker.
CLASSES: tuple[type, ...] = (Ready, PrintedText, Failed, Broken, Diagnostic, Step)
