"""What show was given is described in plain values, with nothing of the learner's in it."""

import functools
import pickle

import pytest

from mazelib import Game, Heading, Worksheet, right_hand
from mazelib.learner.script.given import (
    KeyTable,
    MakingRule,
    Unusable,
    WalkingRule,
    describe,
    makers_of,
)
from mazelib.learner.script.show_call import ShowCall
from mazelib.text.diagnostics import ExplainedError


def turn(view):
    return None


def tosses(view, rng):
    return None


def make(maze):
    yield ""


def make_by_chance(maze, rng):
    yield ""


class Plain:
    def turn(self, view, place, heading):
        return None


class TossesAtFirst(Plain):
    def __init__(self, rng):
        self.rng = rng


class TossesLater:
    def turn(self, view, place, heading, rng):
        return None


DESCRIBED = [
    (None, None),
    (turn, WalkingRule("turn")),
    (tosses, WalkingRule("tosses", takes_dice=True)),
    (right_hand, WalkingRule("right_hand")),
    (lambda view: None, WalkingRule("<lambda>")),
    (functools.partial(turn), WalkingRule("partial")),
    (len, WalkingRule("len")),
    (Plain, WalkingRule("Plain", is_class=True)),
    (TossesAtFirst, WalkingRule("TossesAtFirst", is_class=True, takes_dice=True)),
    (TossesLater, WalkingRule("TossesLater", is_class=True, takes_dice=True)),
    (make, MakingRule("make")),
    (make_by_chance, MakingRule("make_by_chance", takes_dice=True)),
    ({"up": Heading.LEFT}, KeyTable({"up": Heading.LEFT})),
    (Game(easy=7), Game(easy=7)),
    (Worksheet(rooms=(3, 4)), Worksheet(rooms=(3, 4))),
    ([turn, make], (WalkingRule("turn"), MakingRule("make"))),
    ((Plain,), (WalkingRule("Plain", is_class=True),)),
    (5, Unusable("int")),
    ([], Unusable("list")),
    ([turn, 5], Unusable("list")),
    (Plain(), Unusable("Plain", has_turn=True)),
]


@pytest.mark.parametrize(("value", "described"), DESCRIBED)
def test_what_is_given_is_described_and_can_be_sent_to_another_process(value, described):
    given = describe(value)
    assert given == described
    call = ShowCall(given, panels=("code",))
    assert pickle.loads(pickle.dumps(call)) == call


MAKE = MakingRule("make")
WALKS = WalkingRule("turn")


@pytest.mark.parametrize(
    ("given", "makers"),
    [
        (MAKE, (MAKE,)),
        ((MAKE,), (MAKE,)),
        ((MAKE, MAKE), (MAKE, MAKE)),
        ((MAKE, MAKE, MAKE), ()),
        ((MAKE, WALKS), ()),
        (WALKS, ()),
        (None, ()),
        (Game(), ()),
    ],
)
def test_makers_are_one_or_a_list_of_two(given, makers):
    assert makers_of(given) == makers


@pytest.mark.parametrize("table", [{}, {"up": 1}, {"u": Heading.UP}, {1: Heading.UP}])
def test_a_dict_of_anything_but_arrow_keys_and_headings_is_refused(table):
    with pytest.raises(ExplainedError, match=r"arrow key|must lead to a heading"):
        describe(table)


def test_what_was_given_is_asked_for_by_its_class():
    call = ShowCall(Game())
    assert call.given_as(Game) is call.given
    with pytest.raises(TypeError, match="was not given a Worksheet, but Game"):
        call.given_as(Worksheet)
