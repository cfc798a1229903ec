"""Lines of chalk on the ways: drawn at both ends, counted, closed at two."""

import pytest

from mazelib.grid.compass import Heading
from mazelib.walking.chalk import all_closed, came_to_old_place, draw_line, least_used, read_at

UP = Heading.UP
RIGHT = Heading.RIGHT
DOWN = Heading.DOWN
LEFT = Heading.LEFT


def test_a_line_is_noted_at_both_ends_of_its_way():
    chalk = {}
    draw_line(chalk, (3, 2), RIGHT)
    assert chalk == {(3, 2): {RIGHT: 1}, (4, 2): {LEFT: 1}}
    draw_line(chalk, (4, 2), LEFT)
    draw_line(chalk, (3, 2), UP)
    assert chalk == {(3, 2): {RIGHT: 2, UP: 1}, (4, 2): {LEFT: 2}, (3, 1): {DOWN: 1}}


def test_the_read_at_a_place_are_those_of_its_ways_and_asking_notes_nothing():
    chalk = {(3, 2): {RIGHT: 1}}
    assert read_at(chalk, (3, 2)) == {RIGHT: 1}
    assert read_at(chalk, (9, 9)) == {}
    assert chalk == {(3, 2): {RIGHT: 1}}


@pytest.mark.parametrize(
    ("lines", "closed"),
    [({}, False), ({UP: 2}, False), ({UP: 2, LEFT: 1}, False), ({UP: 2, LEFT: 2, DOWN: 0}, True)],
)
def test_closed_are_ways_with_two_lines(lines, closed):
    assert all_closed([LEFT, UP], lines) == closed


def test_where_there_is_no_way_all_are_closed():
    assert all_closed([], {})


def test_the_least_used_of_several_ways_is_the_first_of_them():
    ways = [LEFT, UP, RIGHT]
    assert least_used(ways, {LEFT: 1}) is UP
    assert least_used(ways, {}) is LEFT
    assert least_used(ways, {LEFT: 2, UP: 1, RIGHT: 1}) is UP
    assert least_used(ways, {LEFT: 1, UP: 1}) is RIGHT


def test_an_old_place_is_one_with_other_lines_to_which_a_new_way_led():
    assert came_to_old_place({DOWN: 1, UP: 1}, DOWN)
    assert came_to_old_place({DOWN: 1, UP: 2}, DOWN)
    assert not came_to_old_place({DOWN: 1}, DOWN), "here are no lines but the one just drawn"
    assert not came_to_old_place({DOWN: 2, UP: 1}, DOWN), "it comes back on an old way"
    assert not came_to_old_place({UP: 1, LEFT: 1}, DOWN)
