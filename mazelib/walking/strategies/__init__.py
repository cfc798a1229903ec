"""Strategies: rules from a view to a turn. One file a rule; this table names them all."""

import random
from typing import Any

from mazelib.walking.strategies.branch_stack import BranchStack
from mazelib.walking.strategies.random_walk import RandomWalk
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategies.tremaux import Tremaux

#: A function of the view, or an object with a method turn(view, place, heading). The map it never gets.
Strategy = Any
#: The rules of the library; they are known to keep nothing but their attributes.
RULES: dict[str, Any] = {
    "right_hand": right_hand, "branch_stack": BranchStack, "random_walk": RandomWalk, "tremaux": Tremaux,
}  # fmt: skip


def fresh_strategy(name: str, seed: int) -> Strategy:
    """The rule of that name, made for one walk; if it tosses coins, those of the seed."""
    rule = RULES[name]
    dice = [random.Random(seed)] if rule is RandomWalk else []
    return rule(*dice) if isinstance(rule, type) else rule


def is_ours(strategy: object) -> bool:
    """Whether a strategy is one of these, known by being it and not by what it says of itself."""
    return any(strategy is ours or type(strategy) is ours for ours in RULES.values())
