"""Tossing coins: the rule of lesson 3."""

import random

import pytest

from mazelib.grid.compass import Turn
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.view import View
from mazelib.walking.walk import Walk
from tests.samples import RANDOM_WALK, heya, rule

A = Turn.AHEAD
R = Turn.RIGHT
B = Turn.BACK
L = Turn.LEFT


class Coins(random.Random):
    """Coins that fall as they are told; too many tosses are an error, too few are seen."""

    coins: list[int]

    def randint(self, low, high):
        assert (low, high) == (0, 1)
        return self.coins.pop(0)


#: Open sides (f, r, l), the coins, and what the rule answers to them.
TABLE = [
    ("frl", [0], R), ("frl", [1, 0], L), ("frl", [1, 1], A), ("rl", [0], R), ("rl", [1, 0], L),
    ("rl", [1, 1], B),
    ("fr", [0], R), ("fr", [1], A), ("r", [0], R), ("r", [1], B), ("fl", [0], L), ("fl", [1], A),
    ("l", [0], L),
    ("l", [1], B), ("f", [], A), ("", [], B),
]  # fmt: skip


@pytest.mark.parametrize(("open_sides", "coins", "turn"), TABLE)
@pytest.mark.parametrize("back", [False, True])
@pytest.mark.sweep(12)
def test_the_rule_tosses_a_coin_only_where_it_asks_for_one(open_sides, coins, turn, back):
    view = View(front="f" in open_sides, right="r" in open_sides, left="l" in open_sides, back=back)
    tossed = Coins()
    tossed.coins = list(coins)
    assert RANDOM_WALK(view, tossed) is turn
    assert tossed.coins == []


def test_other_seeds_make_other_walks():
    walks = [Walk(heya("first"), rule("random_walk", seed)) for seed in range(10)]
    assert len({walk.run().tick for walk in walks}) > 5


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", ["first", "loop", "open_square"])
def test_the_rule_of_lesson_three_and_that_of_the_library_walk_the_same(name, seed):
    lesson = Walk(heya(name), rule("random_walk", seed))
    library = Walk(heya(name), fresh_strategy("random_walk", seed))
    assert lesson.run() == library.run()
    assert lesson.timeline.states == library.timeline.states
    assert library.tosses
    assert not library.ending.since
