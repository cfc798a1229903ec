"""What a strategy is, and what goes with it.

A strategy answers a turn to a view. One without memory is a plain function:

    def right_hand(view):
        if view.right:
            return Turn.RIGHT
        ...

One with memory (or with a coin to toss) is an object with a method ``turn``. It is also told
where it stands and how it faces, to keep its notes; the map it never gets:

    class BranchStack:
        def turn(self, view, place, heading):
            ...
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from mazelib.compass import Heading, Place, Turn
from mazelib.snapshot.looker import Snapshot
from mazelib.view import View

if TYPE_CHECKING:
    from mazelib.moment import Moment

StrategyFunction = Callable[[View], Turn]


class StrategyObject(Protocol):
    """A strategy that keeps something between two ticks."""

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to take, for the view from a place with a heading."""


Strategy = StrategyFunction | StrategyObject


class Guarded(ABC):
    """A learner's strategy, ``own``, under its guard (see learner): what of it runs, runs there."""

    own: Any
    #: Known from its code: it keeps nothing; or nothing but its attributes.
    keeps_nothing = False
    is_plain = False

    @abstractmethod
    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """What its own turn answers. Whatever goes wrong there is a StrategyError."""

    @abstractmethod
    def looked_at(self, look: Callable[[], Snapshot]) -> Snapshot:
        """The answer of ``look``, which asks the learner's own things; never an error."""

    @abstractmethod
    def running(self) -> AbstractContextManager[None]:
        """Within this its turns are asked for. What never comes back ends the program."""


@dataclass(frozen=True)
class Rule:
    """A strategy with its name, how to make a fresh one, and how to say its reasons.

    ``make`` gets the run's own ``random.Random``: a rule without chance ignores it.
    ``why`` puts the decision of one moment into a sentence.
    """

    name: str
    make: Callable[[random.Random], Strategy]
    why: Callable[[Moment], str]


def why_in_general(moment: Moment) -> str:
    """The reason of a strategy that says none itself: what it sensed and what it answered."""
    if moment.sensed is None or moment.turn is None:
        return ""
    return f"It sensed {moment.sensed.words} and answered {moment.turn.word}."
