"""A run without a window: it goes on to its end, and then its outcome is printed.

The lesson drives the run and writes its trace, whether the lesson itself or a scene has begun it.
So a film shows the very run whose outcome is printed.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from mazelib.command_line.terminal import FINE
from mazelib.kinds.shared.trace import Traceable


@dataclass(frozen=True)
class Outcome:
    """What is printed at the end of a run, line breaks included, and the exit status.

    ``text`` is None if nothing is left to say.
    """

    text: str | None = None
    status: int = FINE


class Run(ABC):
    """Something that goes on by itself until it ends: a walk by a rule, or the making of a maze."""

    @property
    def warnings(self) -> list[str]:
        """Warnings to print at the start, one line for each."""
        return []

    @property
    @abstractmethod
    def recording(self) -> Traceable | None:
        """What the trace shows; None: nothing is recorded, since no trace is wanted."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether it has ended."""

    @abstractmethod
    def advance(self) -> None:
        """Go on for a while. StrategyError: its rule went wrong."""

    @abstractmethod
    def finish(self) -> Outcome:
        """Do what is left to do at the end. StrategyError: the run has not ended well."""
