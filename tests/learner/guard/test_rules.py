"""A rule in its two forms: what it is called with, and what it keeps."""

import random

import pytest

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.guard.guard import Guard
from mazelib.learner.guard.rules import FunctionRule, ObjectRule, rule_of, takes
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.surroundings import Dice
from mazelib.walking.strategy import StrategyError
from tests.learners import ALL_OPEN, saved


@pytest.fixture
def guard(tmp_path):
    return Guard(read_learner_file(saved(tmp_path, "")), Dice(random.Random(0)))


def answer(rule):
    return rule.answer(ALL_OPEN, (1, 1), Heading.UP)


TAKE_ONE = [lambda view: 0, lambda view, rng: 0, lambda *views: 0, lambda view, more=1: 0]
TAKE_OTHERS = [lambda: 0, lambda rng: 0, lambda view, place: 0, lambda *, view: 0, int.mro, 5]


@pytest.mark.parametrize("function", TAKE_ONE)
def test_these_can_be_asked_with_the_view_alone(function):
    assert takes(function, 1)


@pytest.mark.parametrize("function", TAKE_OTHERS)
def test_these_cannot(function):
    assert not takes(function, 1)


def test_a_function_is_given_the_view_and_dice_only_if_it_asks(guard):
    def plain(view):
        return [view]

    def tossing(view, rng):
        return [view, rng]

    plain_rule = rule_of(guard, plain)
    tossing_rule = rule_of(guard, tossing)
    assert isinstance(plain_rule, FunctionRule)
    assert (answer(plain_rule), plain_rule.tosses) == ([ALL_OPEN], False)
    assert (answer(tossing_rule), tossing_rule.tosses) == ([ALL_OPEN, guard.dice], True)


class Plain:
    def turn(self, view, place, heading):
        return [view, place, heading]


class TossesWhenMade(Plain):
    def __init__(self, rng):
        self.dice = rng


class TossesInTurn:
    def turn(self, view, place, heading, rng):
        return [view, place, heading, rng]


def test_an_object_tosses_if_it_or_its_turn_is_given_dice(guard):
    rules = [rule_of(guard, kind) for kind in (Plain, TossesWhenMade, TossesInTurn)]
    assert [rule.tosses for rule in rules] == [False, True, True]
    told = [ALL_OPEN, (1, 1), Heading.UP]
    assert [answer(rule) for rule in rules] == [told, told, [*told, guard.dice]]
    assert [dict(rule.attributes()) for rule in rules] == [{}, {"dice": guard.dice}, {}]
    assert [rule.code for rule in rules] == [Plain, TossesWhenMade, TossesInTurn]


def test_each_rule_made_of_a_class_is_an_object_of_its_own(guard):
    first = rule_of(guard, Plain)
    second = rule_of(guard, Plain)
    assert isinstance(first, ObjectRule)
    assert first.walker is not second.walker


def test_what_a_function_keeps_stands_in_its_attributes(guard):
    def turn(view):
        return Turn.LEFT

    turn.steps = 3
    assert dict(rule_of(guard, turn).attributes()) == {"steps": 3}


class NoTurn:
    turn = 3


class NeedsMore:
    def __init__(self, more):
        pass


async def waits(view):
    return Turn.LEFT


def yields(view):
    yield Turn.LEFT


MISTAKES = {
    "the class NoTurn has no method turn": NoTurn,
    "in the def of __init__, the names between": NeedsMore,
    "waits is async": waits,
    "yields yields": yields,
    "in the def of turn, the names between": 5,
}


@pytest.mark.parametrize("words", MISTAKES)
def test_what_cannot_walk_is_told_before_the_first_tick(words, guard):
    with pytest.raises(StrategyError, match=words):
        rule_of(guard, MISTAKES[words])
