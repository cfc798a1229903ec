"""Strategies: rules from a view to a turn. One file a rule; this table names them all."""

import random
from collections.abc import Callable

from mazelib.strategies.branch_stack import BranchStack
from mazelib.strategies.left_hand import left_hand
from mazelib.strategies.random_walk import RandomWalk
from mazelib.strategies.right_hand import right_hand
from mazelib.strategies.rule import Strategy

#: How to make each: from the dice of the run, which a rule without chance leaves alone.
RULES: dict[str, Callable[[random.Random], Strategy]] = {
    "random_walk": RandomWalk,
    "right_hand": lambda rng: right_hand,
    "left_hand": lambda rng: left_hand,
    "branch_stack": lambda rng: BranchStack(),
}

#: What RULES is made of: these are known to keep nothing but their attributes.
_OURS = (RandomWalk, right_hand, left_hand, BranchStack)


def is_ours(strategy: object) -> bool:
    """Whether a strategy is one of these, known by being it and not by what it says of itself."""
    return any(strategy is ours or type(strategy) is ours for ours in _OURS)
