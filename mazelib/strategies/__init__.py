"""Strategies: rules from a view to a turn. One file a rule; this table names them all."""

from collections.abc import Callable
from typing import Any, Protocol

from mazelib.compass import Heading, Place, Turn
from mazelib.strategies.branch_stack import BranchStack
from mazelib.strategies.left_hand import left_hand
from mazelib.strategies.right_hand import right_hand
from mazelib.view import View


class StrategyObject(Protocol):
    """A strategy that keeps something between two ticks. The map it never gets."""

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        """The turn to take, for the view from a place with a heading."""


Strategy = Callable[[View], Turn] | StrategyObject

#: The rules of the library; they are known to keep nothing but their attributes.
RULES: dict[str, Any] = {"right_hand": right_hand, "left_hand": left_hand, "branch_stack": BranchStack}


def is_ours(strategy: object) -> bool:
    """Whether a strategy is one of these, known by being it and not by what it says of itself."""
    return any(strategy is ours or type(strategy) is ours for ours in RULES.values())
