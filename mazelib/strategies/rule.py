"""What a strategy is: a function of the view, or an object with memory. The map it never gets."""

from collections.abc import Callable
from typing import Protocol

from mazelib.compass import Heading, Place, Turn
from mazelib.view import View


class StrategyObject(Protocol):
    """A strategy that keeps something between two ticks."""

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to take, for the view from a place with a heading."""


Strategy = Callable[[View], Turn] | StrategyObject
