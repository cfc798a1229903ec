"""What a strategy is.

It answers a turn to a view. One without memory is a plain function, ``def right_hand(view)``. One with memory
(or a coin to toss) is an object with a method ``turn(self, view, place, heading)``. The map it never gets.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Protocol

from mazelib.compass import Heading, Place, Turn
from mazelib.snapshot.freezer import Snapshot
from mazelib.timeline import Ran
from mazelib.view import View


class StrategyObject(Protocol):
    """A strategy that keeps something between two ticks."""

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to take, for the view from a place with a heading."""


Strategy = Callable[[View], Turn] | StrategyObject


class Guarded(ABC):
    """A learner's strategy, ``own``, under its guard (see learner): what of it runs, runs there."""

    own: Any
    #: Known from its code: it keeps nothing; or nothing but its attributes.
    keeps_nothing = is_plain = False

    @abstractmethod
    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """What its own turn answers. Whatever goes wrong there is a StrategyError."""

    @property
    @abstractmethod
    def ran(self) -> Ran:
        """What ran in the last turn, also in one that failed."""

    @abstractmethod
    def looked_at(self, look: Callable[[], Snapshot]) -> Snapshot:
        """The answer of ``look``, which asks the learner's own things; never an error."""

    @abstractmethod
    def running(self) -> AbstractContextManager[None]:
        """Within this its turns are asked for. What never comes back ends the program."""
