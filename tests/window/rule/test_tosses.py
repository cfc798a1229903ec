"""Which question of a rule each coin answers: read from the rule, never guessed."""

import pytest

from mazelib.learner.script.source import Piece, Source
from mazelib.values.lines_run import LinesRun
from mazelib.window.rule.tosses import Toss, tosses_of

RULE = """\
def left_first(view, rng):
    if view.left:
        coin = rng.randint(0, 1)

        if coin == 1:
            return Turn.LEFT
    if view.right and rng.random() < 0.5:
        return Turn.RIGHT
    return Turn.BACK"""
FIRST = 11


def source(text: str) -> Source:
    return Source((Piece("mine.py", FIRST, tuple(text.split("\n"))),))


def ran(*lines: int, coins: tuple[int, ...]) -> LinesRun:
    """These lines of the text, from 1, ran; the last one answered."""
    numbered = tuple(("mine.py", FIRST + line - 1) for line in lines)
    return LinesRun(numbered, numbered[-1], coins=coins)


@pytest.mark.parametrize(
    ("lines", "coins", "tosses"),
    [
        ((2, 3, 5, 6), (1,), [Toss("left", 1, is_yes=True), Toss("right")]),
        ((2, 3, 5, 7, 8), (0, 1), [Toss("left", 0), Toss("right", 1, is_yes=True)]),
        ((2, 3, 5, 7, 9), (0, 1), [Toss("left", 0), Toss("right", 1)]),
    ],
)
def test_the_side_the_coin_and_whether_it_decided_are_those_of_the_rule(lines, coins, tosses):
    assert tosses_of(source(RULE), ran(*lines, coins=coins)) == tosses


def test_the_view_may_have_any_name():
    assert tosses_of(source(RULE.replace("view", "look")), None) == [Toss("left"), Toss("right")]


def test_before_it_thinks_the_coins_are_named_and_none_has_fallen():
    assert tosses_of(source(RULE), None) == [Toss("left"), Toss("right")]


def test_where_a_line_that_ran_tossed_no_coin_nothing_is_claimed():
    assert tosses_of(source(RULE), ran(2, 7, 9, coins=())) == []


@pytest.mark.parametrize(
    "text",
    [
        "def a(view, rng):\n    coin = rng.randint(0, 1)\n    return coin",
        "def a(view, rng):\n    if not view.right:\n        coin = rng.randint(0, 1)\n    return 2",
        "def a(view, rng):\n    if view.left:\n        return 3\n    coin = rng.randint(0, 1)",
    ],
)
def test_a_coin_that_belongs_to_no_side_is_given_to_none(text):
    assert tosses_of(source(text), None) == []
