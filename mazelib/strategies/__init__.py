"""Strategies: rules from a view to a turn. One file a rule; this table names them all."""

from __future__ import annotations

from mazelib.strategies import branch_stack, left_hand, random_walk, right_hand
from mazelib.strategies.rule import Rule

RULES: dict[str, Rule] = {
    "random_walk": Rule("random walk", random_walk.RandomWalk, random_walk.why),
    "right_hand": Rule("right hand", lambda rng: right_hand.right_hand, right_hand.why),
    "left_hand": Rule("left hand", lambda rng: left_hand.left_hand, left_hand.why),
    "branch_stack": Rule("branch stack", lambda rng: branch_stack.BranchStack(), branch_stack.why),
}

#: What RULES is made of: these are known to keep nothing but their attributes.
_OURS = (random_walk.RandomWalk, right_hand.right_hand, left_hand.left_hand, branch_stack.BranchStack)


def is_ours(strategy: object) -> bool:
    """Whether a strategy is one of these, known by being it and not by what it says of itself."""
    return any(strategy is ours or type(strategy) is ours for ours in _OURS)
