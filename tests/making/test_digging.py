"""What is noted of digging: which room is the newest, and from where each was dug."""

import random

import pytest

from mazelib.making.field import FLOOR
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.making.step import NOT_DUG
from tests.making.chance_rules import CHANCE_RULES
from tests.making.making_examples import ALL, making_of


@pytest.mark.parametrize("rule", CHANCE_RULES)
def test_the_newest_room_of_each_step_is_the_last_of_those_that_are_dug(rule):
    maze = Maze(4, 3)
    newest = []

    def noted():
        for why in rule(maze, random.Random(1)):
            newest.append(maze.dug[-1] if maze.dug else None)
            yield why

    making = Making(maze, noted())
    making.advance(ALL)
    assert len(set(newest)) > 5
    assert [making.timeline.frame(step).newest_room for step in range(len(newest))] == newest


def digs_of(steps):
    """The rooms of a row of three by their numbers, and from which each was dug, in each step."""
    timeline = making_of(steps, 3, 1)
    timeline.advance(ALL)
    digs = timeline.recording.digs
    number = {8: 1, 10: 2, 12: 3, NOT_DUG: None}
    return [(number[room], number[dug_from]) for room, dug_from in digs.changes(0, len(digs))]


def test_each_room_is_noted_once_with_the_room_from_which_it_was_dug():
    def steps(maze):
        maze.dig_to((3, 1))
        yield "begun"
        maze.dig_to((1, 1))
        yield "dug"
        maze.dig((4, 1), (5, 1))
        yield "dug place by place"
        maze.fill_up((5, 1))
        yield "filled"

    assert digs_of(steps) == [(2, 2), (1, 2), (3, 2), (3, None)]


def test_of_rooms_with_numbers_nothing_is_noted():
    def steps(maze):
        maze.lay(1, (1, 1))
        maze.lay(1, (3, 1))
        yield "laid"
        for place in ((1, 1), (2, 1), (3, 1)):
            maze[place] = FLOOR
        maze.fill((3, 1), (2, 1))
        yield "filled"

    assert digs_of(steps) == []
