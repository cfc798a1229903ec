"""What the lesson and its worker say to each other: requests one way, answers the other.

Each is a frozen value. From a worker nothing comes through but classes of this file, and those that
they are made of (see known_class).
"""

from dataclasses import dataclass
from pathlib import Path

from mazelib.grid.compass import Heading
from mazelib.learner.given import KeyTable, MakingRule, Unusable, WalkingRule
from mazelib.learner.show_call import ShowCall
from mazelib.text.demands import Settings
from mazelib.text.diagnostics import Diagnostic, LocatedError, Step
from mazelib.walking.strategy import StrategyError


@dataclass(frozen=True)
class ReadScript:
    """Run the script at a path once, and say what it shows; ``text`` if it is not saved."""

    path: Path
    text: str = ""


REQUESTS = (ReadScript,)
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


@dataclass(frozen=True)
class ScriptRead:
    """The answer to ReadScript: what the script shows, and the other files that it has run."""

    call: ShowCall
    files: tuple[Path, ...]


ANSWERS = (Failed, Broken, ScriptRead)
Answer = Failed | Broken | ScriptRead
Message = Ready | PrintedText | Answer

#: The classes that a message from a worker is made of, besides the settings that a script may show.
_CLASSES: tuple[type, ...] = (
    Ready,
    PrintedText,
    Failed,
    Broken,
    ScriptRead,
    Diagnostic,
    Step,
    ShowCall,
    WalkingRule,
    MakingRule,
    KeyTable,
    Unusable,
    Heading,
)


def known_class(module: str, name: str) -> type | None:
    """The class of that name, if it may be in a message from a worker."""
    for known in (*_CLASSES, *Settings.__subclasses__()):
        if (known.__module__, known.__qualname__) == (module, name):
            return known
    return None
