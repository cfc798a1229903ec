"""Strategies: rules that answer a view with a turn. Each has its own file; RULES names them all."""

import random
from collections.abc import Callable

from mazelib.walking.strategies.branch_stack import BranchStack
from mazelib.walking.strategies.random_walk import RandomWalk
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategies.tremaux import Tremaux
from mazelib.walking.strategy import ByView, Strategy


def _right_hand(rng: random.Random) -> Strategy:
    return ByView(right_hand)


def _branch_stack(rng: random.Random) -> Strategy:
    return BranchStack()


def _tremaux(rng: random.Random) -> Strategy:
    return Tremaux()


#: The rules of the library by name. Each makes a strategy for one walk, and gets dice to toss.
RULES: dict[str, Callable[[random.Random], Strategy]] = {
    "right_hand": _right_hand,
    "branch_stack": _branch_stack,
    "random_walk": RandomWalk,
    "tremaux": _tremaux,
}


def fresh_strategy(name: str, seed: int | str) -> Strategy:
    """A strategy for one walk, by the name of its rule. If it tosses coins, the seed decides."""
    return RULES[name](random.Random(seed))
