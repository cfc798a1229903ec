"""A run without a window: it goes on to its end, and then its outcome is printed.

The lesson drives it, and writes its trace on the way. So whoever has begun a run, the lesson itself
or the scene that a film shows, it is this very run whose outcome is told.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from mazelib.command_line.terminal import FINE
from mazelib.kinds.shared.trace import Traceable


@dataclass(frozen=True)
class Outcome:
    """What is printed at the end of a run, with its line breaks, and the exit status."""

    text: str
    status: int = FINE


class Run(ABC):
    """What goes on by itself until it ends: a walk by a rule, say, or the making of a maze."""

    @property
    def warnings(self) -> list[str]:
        """What has to be told before it goes on, one line for each thing."""
        return []

    @property
    @abstractmethod
    def recording(self) -> Traceable | None:
        """What is traced; None: nothing is recorded, since no trace is wanted."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether it goes on no more."""

    @abstractmethod
    def advance(self) -> None:
        """Go on for a while. StrategyError: its rule went wrong."""

    @abstractmethod
    def finish(self) -> Outcome:
        """Do what is left to do once it is over. StrategyError: it has not come to a good end."""
