"""Marks of chalk on the ways: drawn at both ends, counted, closed at two."""

import inspect

import pytest

from mazelib.grid.compass import Heading
from mazelib.walking.chalk import all_closed, came_to_old_place, fewest_marks, mark, read_at

UP = Heading.UP
RIGHT = Heading.RIGHT
DOWN = Heading.DOWN
LEFT = Heading.LEFT


def test_a_mark_is_noted_at_both_ends_of_its_way():
    chalk = {}
    mark(chalk, (3, 2), RIGHT)
    assert chalk == {(3, 2): {RIGHT: 1}, (4, 2): {LEFT: 1}}
    mark(chalk, (4, 2), LEFT)
    mark(chalk, (3, 2), UP)
    assert chalk == {(3, 2): {RIGHT: 2, UP: 1}, (4, 2): {LEFT: 2}, (3, 1): {DOWN: 1}}


def test_the_marks_at_a_place_are_those_of_its_ways_and_asking_notes_nothing():
    chalk = {(3, 2): {RIGHT: 1}}
    assert read_at(chalk, (3, 2)) == {RIGHT: 1}
    assert read_at(chalk, (9, 9)) == {}
    assert chalk == {(3, 2): {RIGHT: 1}}


@pytest.mark.parametrize(
    ("marks", "closed"),
    [({}, False), ({UP: 2}, False), ({UP: 2, LEFT: 1}, False), ({UP: 2, LEFT: 2, DOWN: 0}, True)],
)
def test_closed_are_ways_with_two_marks(marks, closed):
    assert all_closed([LEFT, UP], marks) == closed


def test_where_there_is_no_way_all_are_closed():
    assert all_closed([], {})


def test_of_several_ways_with_the_fewest_marks_it_is_the_first():
    ways = [LEFT, UP, RIGHT]
    assert fewest_marks(ways, {LEFT: 1}) is UP
    assert fewest_marks(ways, {}) is LEFT
    assert fewest_marks(ways, {LEFT: 2, UP: 1, RIGHT: 1}) is UP
    assert fewest_marks(ways, {LEFT: 1, UP: 1}) is RIGHT


def test_an_old_place_is_one_with_other_marks_to_which_a_new_way_led():
    assert came_to_old_place({DOWN: 1, UP: 1}, DOWN)
    assert came_to_old_place({DOWN: 1, UP: 2}, DOWN)
    assert not came_to_old_place({DOWN: 1}, DOWN), "here are no marks but the one just drawn"
    assert not came_to_old_place({DOWN: 2, UP: 1}, DOWN), "it comes back on an old way"
    assert not came_to_old_place({UP: 1, LEFT: 1}, DOWN)


def test_which_way_wins_in_a_tie_is_said_as_it_is():
    said = inspect.getdoc(fewest_marks).split(";")[1]
    assert ("first" in said, "last" in said) == (True, False)
    assert fewest_marks([Heading.RIGHT, Heading.UP], {}) is Heading.RIGHT
