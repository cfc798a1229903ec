"""What has become of a maze: which rooms are wall still, and how many pieces it is in."""

import pytest

from mazelib.making.field import WALL
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.making.maze_state import MazeStates, maze_after
from tests.making.making_examples import recorded


def state_of(*rules):
    """The state of a maze of 3 × 2 rooms after these rules."""
    maze = Maze(3, 2)
    making = Making(maze, *[rule(maze) for rule in rules])
    making.advance(1000)
    return maze_after(making.timeline, making.timeline.last)


def dig_two(maze):
    maze.dig((1, 1), (2, 1), (3, 1))
    yield "too few"


def dig_islands(maze):
    maze.dig(*maze.rooms)
    yield "no way from one to another"


def dig_walls(maze):
    maze.dig(*maze.walls)
    yield "between rooms alone"


def dig_all(maze):
    maze.dig(*maze.rooms, *maze.walls)
    yield "all"


def fill_one(maze):
    maze.fill((1, 1), (2, 1), (1, 2))
    yield "one again"


def fill_all(maze):
    maze.fill(*maze.rooms, *maze.walls)
    yield "all again"


@pytest.mark.parametrize(
    ("rules", "missing", "is_all_wall"),
    [
        ([dig_two], "4 of 6 rooms are still wall.", False),
        ([dig_islands], "The maze is in 6 pieces.", False),
        ([dig_walls], "6 of 6 rooms are still wall.", False),
        ([dig_all], "", False),
        ([dig_all, fill_one], "1 of 6 rooms is wall.", False),
        ([dig_all, fill_all], "6 of 6 rooms are wall.", True),
    ],
)
def test_what_is_missing_is_told_with_its_number(rules, missing, is_all_wall):
    state = state_of(*rules)
    assert (state.what_is_missing, state.is_all_wall) == (missing, is_all_wall)


def test_it_is_told_whether_g_or_some_other_room_cannot_be_reached():
    islands = state_of(dig_islands)
    pieces = "the maze is in 6 pieces."
    assert islands.ways_missing(is_goal_reached=False) == f"There's no path from S to G: {pieces}"
    told = islands.ways_missing(is_goal_reached=True)
    assert told == f"There's no path from S to some rooms: {pieces}"
    assert state_of(dig_all).ways_missing(is_goal_reached=True) == ""


@pytest.mark.parametrize("name", ["dig", "merge", "road"])
def test_pieces_are_those_that_are_merged_one_by_one(name):
    timeline = recorded(name, 5, 4)
    states = MazeStates(timeline)
    seen = set()
    for step in range(0, timeline.last + 1, 7):
        frame = timeline.frame(step)
        is_open = [place for place in timeline.field.places if frame.value(place) != WALL]
        group_of = {place: place for place in is_open}
        for x, y in is_open:
            for beside in group_of.keys() & {(x + 1, y), (x, y + 1)}:
                merged = group_of[beside]
                for place, group in group_of.items():
                    if group == merged:
                        group_of[place] = group_of[x, y]
        pieces = len(set(group_of.values()))
        walls = sum(frame.value(room) == WALL for room in timeline.rooms)
        assert (states.after(step).pieces, states.after(step).walls) == (pieces, walls), step
        seen.add((pieces, walls))
    assert len(seen) > 3
