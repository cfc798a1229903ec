"""The helpers of a rule: numbers for rooms, the smaller number for both, one of several rooms."""

import random
import re

import pytest

from mazelib.making.chance import pick
from mazelib.making.field import FLOOR, WALL, MakerError
from mazelib.making.maze import Maze
from mazelib.making.maze_to_ask import step_so_far
from mazelib.making.rule_helpers import (
    all_are_zero,
    choose,
    merge_groups,
    number_rooms,
)
from mazelib.text.diagnostics import ExplainedError


def test_each_room_gets_a_number_of_its_own_in_reading_order():
    maze = Maze(2, 2)
    number_rooms(maze)
    assert [maze[room] for room in maze.rooms] == [0, 1, 2, 3]
    assert maze[2, 1] == WALL


def plainly_merged(values, one, other, wall):
    """What stands at all places when both groups get the smaller number, done the long way."""
    smaller, larger = sorted([values[one], values[other]])
    merged = {place: smaller if value == larger else value for place, value in values.items()}
    if merged[wall] == FLOOR:
        merged[wall] = smaller
    return merged


@pytest.mark.parametrize("seed", range(4))
def test_both_groups_get_the_smaller_number_everywhere_and_nothing_else_changes(seed):
    rng = random.Random(seed)
    maze = Maze(4, 3)
    inside = [(x, y) for x, y in maze.places if 0 < x < 8 and 0 < y < 6]
    for room in maze.rooms:
        maze[room] = rng.randrange(8)
    for _time in range(30):
        wall = rng.choice(maze.walls)
        one, other = maze.beside(wall)
        if rng.random() < 0.6:
            maze.dig(wall)
        if rng.random() < 0.3:
            maze[rng.choice(maze.rooms)] = rng.randrange(8)
        before = {place: maze[place] for place in inside}
        expected = plainly_merged(before, one, other, wall)
        step_so_far(maze).begin_next()
        merge_groups(maze, wall)
        noted = dict(step_so_far(maze).changes)
        assert {place: maze[place] for place in inside} == expected
        changed = {place: value for place, value in expected.items() if value != before[place]}
        assert {maze.places.place(index): value for index, value in noted.items()} == changed


def test_all_are_zero_when_no_other_number_is_left():
    maze = Maze(2, 2)
    assert not all_are_zero(maze), "no room has a number yet"
    number_rooms(maze)
    for wall in [(2, 1), (1, 2), (3, 2)]:
        assert not all_are_zero(maze)
        maze.dig(wall)
        merge_groups(maze, wall)
    assert all_are_zero(maze)
    maze[1, 1] = 7
    assert not all_are_zero(maze)
    maze[1, 1] = 0
    assert all_are_zero(maze)
    assert not step_so_far(maze).asked, "it is no question of the rule's"


def test_a_room_without_a_number_is_named():
    maze = Maze(2, 1)
    maze[1, 1] = 3
    words = r"the room \(3, 1\) has no number\. Write number_rooms\(maze\) first\."
    with pytest.raises(MakerError, match=words):
        merge_groups(maze, (2, 1))


@pytest.mark.parametrize("place", [(1, 1), (2, 2), (0, 1), "ab"])
def test_only_a_wall_between_two_rooms_has_two_numbers_beside_it(place):
    maze = Maze(2, 2)
    number_rooms(maze)
    with pytest.raises(MakerError, match="isn't"):
        merge_groups(maze, place)


def test_the_nearest_room_is_the_first_of_those_with_the_shortest_way_as_the_crow_flies():
    rooms = [(1, 1), (1, 7), (7, 1), (5, 5)]
    assert choose(rooms, (7, 7)) == (5, 5)
    assert choose(rooms[:3], (7, 7)) == (1, 7)
    assert choose(rooms, (1, 1)) == (1, 1)
    # Along the places, both are as far: 8.
    assert choose([(1, 9), (5, 5)], (9, 9)) == (5, 5)


def test_by_the_dice_each_room_is_chosen_now_and_then_as_pick_does():
    rooms = [(1, 1), (1, 7), (7, 1)]
    chosen = {choose(rooms, random.Random(seed)) for seed in range(20)}
    assert chosen == {*rooms}
    for seed in range(9):
        assert choose(rooms, random.Random(seed)) == pick(rooms, random.Random(seed))


@pytest.mark.parametrize(
    ("rooms", "by", "words"),
    [
        ([], (1, 1), "choose has no rooms to choose from. First check that there's a way left"),
        ([], random.Random(0), "choose has no rooms to choose from. First check"),
        ([(1, 1)], None, "choose can't choose by None. Write choose(ways, rng) for chance, "),
        ([(1, 1)], "G", "choose can't choose by 'G'. Write"),
        ([(1, 1)], (1, 2, 3), "choose can't choose by (1, 2, 3). Write"),
        ([(1, 1)], (1.0, 2), "choose(ways, maze.goal) for the nearest."),
        ([(1, 1)], pick, "choose can't choose by <function pick at"),
    ],
)
def test_what_cannot_be_chosen_by_is_told(rooms, by, words):
    with pytest.raises(ExplainedError, match=re.escape(words)):
        choose(rooms, by)
