"""The table of our names: what it says of each is what the name is, and what it does."""

import inspect
import pickle
from contextlib import suppress
from copy import deepcopy
from importlib import import_module
from random import Random

import pytest

import mazelib
from mazelib.grid.compass import Heading, Turn
from mazelib.learner.script.our_names import ANSWERS, OFFERED, ONLY_ASK, OUR_NAMES, PLAIN, OurName
from mazelib.making.maze import Maze
from mazelib.making.rule_helpers import number_rooms
from tests.learners import ALL_OPEN

#: What our functions are given, by the names of their parameters.
GIVEN = {
    "view": ALL_OPEN,
    "place": (3, 3),
    "heading": Heading.RIGHT,
    "turn": Turn.LEFT,
    "way": Heading.UP,
    "back": Heading.UP,
    "before": Heading.UP,
    "after": Heading.LEFT,
    "ways": [Heading.UP, Heading.RIGHT],
    "marks": {Heading.UP: 1, Heading.RIGHT: 2},
    "chalk": {(3, 3): {Heading.UP: 1}},
    "one": (1, 1),
    "other": (1, 3),
    "items": [1, 2, 3],
    "rng": Random(1),
    "by": Random(1),
    "maze": Maze(2, 1),
    "wall": (2, 1),
    "rooms": [(1, 1), (3, 1)],
    "goal": (3, 1),
}
number_rooms(GIVEN["maze"])
#: All our functions but show, which opens a lesson.
FUNCTIONS = {
    name: getattr(mazelib, name)
    for name in OFFERED
    if inspect.isfunction(getattr(mazelib, name)) and name != "show"
}


def asked(function):
    """What a function answers, and whether it has changed something of what it was given."""
    given = deepcopy({name: GIVEN[name] for name in inspect.signature(function).parameters})
    before = pickle.dumps(given)
    answer = function(**given)
    return answer, pickle.dumps(given) != before


def answers_a_view(name):
    """Whether what mazelib gives under a name takes a view, and answers with a turn."""
    with suppress(Exception):
        return isinstance(getattr(mazelib, name)(ALL_OPEN), Turn)
    return False


def test_whatever_takes_a_view_and_answers_a_turn_is_marked_as_an_answer():
    rules = {name for name in OFFERED if name != "show" and answers_a_view(name)}
    assert "right_hand" in rules
    assert rules == ANSWERS


def test_no_name_can_be_added_without_saying_whether_it_is_an_answer():
    with pytest.raises(TypeError, match="is_answer"):
        OurName()


def test_what_is_offered_is_what_mazelib_gives():
    assert {*OFFERED} == {*mazelib.__all__}
    assert len(OFFERED) == len({*OFFERED})


def test_what_else_is_known_stands_in_a_module_that_learners_may_import_from():
    rooms = [import_module(name) for name in ("mazelib.grid.compass", "mazelib.walking.view")]
    for name in OUR_NAMES.keys() - {*OFFERED}:
        assert any(hasattr(room, name) for room in rooms), name


def test_those_only_ask_that_change_nothing_of_what_they_are_given():
    only_ask = {name for name, function in FUNCTIONS.items() if not asked(function)[1]}
    assert only_ask == ONLY_ASK
    changing = {"pick", "choose", "shuffled", "mark", "number_rooms", "merge_groups"}
    assert changing == FUNCTIONS.keys() - ONLY_ASK


def test_those_are_plain_that_answer_the_same_to_the_same():
    for name in FUNCTIONS.keys() & PLAIN:
        assert asked(FUNCTIONS[name]) == asked(FUNCTIONS[name]), name
