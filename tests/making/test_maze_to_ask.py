"""The maze that a lesson's rule works on: what a rule asks, and what it is told."""

import re

import pytest

from mazelib.making.field import MakerError, between, field_to_watch
from mazelib.making.maze import Maze, begin_next_rule
from mazelib.making.maze_to_ask import field_of


def test_rooms_stand_in_reading_order_with_a_place_between():
    maze = Maze(2, 2)
    assert (
        maze.rooms
        == (maze.first, (3, 1), (1, 3), maze.last_room)
        == ((1, 1), (3, 1), (1, 3), (3, 3))
    )
    assert between((3, 1), (3, 3)) == between((3, 3), (3, 1)) == (3, 2)


def test_rooms_around_come_up_right_down_left_and_stay_inside():
    maze = Maze(3, 3)
    assert maze.rooms_around((3, 3)) == [(3, 1), (5, 3), (3, 5), (1, 3)]
    assert maze.rooms_around((1, 1)) == [(3, 1), (1, 3)]
    assert maze.rooms_around((5, 5)) == [(5, 3), (3, 5)]
    assert Maze(1, 1).rooms_around((1, 1)) == Maze(1, 1).blank_around((1, 1)) == []


def test_blank_is_wall_while_the_maze_is_made_and_then_floor_with_the_place_between():
    maze = Maze(3, 3)
    maze.dig((3, 1), (4, 3), (3, 4), (3, 5))
    maze[5, 3] = 7
    assert maze.blank_around((3, 3)) == [(1, 3)], "to the room on the right there is a way already"
    begin_next_rule(maze)
    maze[3, 1] = 1
    assert maze.blank_around((3, 3)) == [(5, 3), (3, 5)], "its number has become floor"
    maze[4, 3] = 1
    assert maze.blank_around((3, 3)) == [(3, 5)]
    assert maze.blank_around((1, 1)) == []
    assert maze.worker == (1, 1)


def test_walls_around_are_the_rooms_that_are_still_wall():
    maze = Maze(3, 3)
    maze.dig((3, 1), (4, 3))
    maze[1, 3] = 7
    assert maze.walls_around((3, 3)) == [(5, 3), (3, 5)]
    assert maze.walls_around((1, 1)) == []
    assert Maze(2, 2).walls_around((1, 1)) == [(3, 1), (1, 3)]


def test_walls_are_those_to_the_right_and_below_of_each_room_with_the_rooms_beside_each():
    maze = Maze(3, 2)
    assert maze.walls == ((2, 1), (1, 2), (4, 1), (3, 2), (5, 2), (2, 3), (4, 3))
    beside = [maze.beside(wall) for wall in maze.walls]
    assert beside[:2] == [((1, 1), (3, 1)), ((1, 1), (1, 3))]
    assert all(between(*rooms) == wall for rooms, wall in zip(beside, maze.walls, strict=True))


@pytest.mark.parametrize("place", [(1, 1), (2, 2)])
def test_only_a_wall_has_rooms_beside_it(place):
    words = re.escape(f"{place} isn't a wall between two rooms. Take one of maze.walls.")
    with pytest.raises(MakerError, match=words):
        Maze(2, 2).beside(place)


@pytest.mark.parametrize("place", [(2, 1), (2, 2)])
def test_what_is_no_room_cannot_be_stood_in_or_dug_to(place):
    maze = Maze(2, 2)
    uses = [
        lambda: maze.walls_around(place),
        lambda: maze.blank_around(place),
        lambda: maze.dig_to(place),
        lambda: maze.lay(1, place),
        lambda: maze.fill_up(place),
    ]
    for use in uses:
        with pytest.raises(MakerError, match=re.escape(f"{place} isn't a room.")):
            use()


NO_PLACES = [
    (0, 1),
    (1, 0),
    (6, 1),
    (1, 4),
    (-1, 1),
    (99, 99),
    5,
    None,
    "ab",
    (1,),
    (1, 2, 3),
    (1.0, 1),
    ("1", 1),
]


@pytest.mark.parametrize("place", NO_PLACES)
def test_a_place_outside_the_border_is_quoted_with_the_possible_ones(place):
    maze = Maze(3, 2)
    uses = [
        lambda: maze[place],
        lambda: maze.__setitem__(place, 1),
        lambda: maze.dig(place),
        lambda: maze.fill((1, 1), place),
        lambda: maze.mark("S", place),
        lambda: maze.rooms_around(place),
        lambda: maze.blank_around(place),
        lambda: maze.walls_around(place),
        lambda: maze.beside(place),
        lambda: maze.dig_to(place),
        lambda: maze.lay(1, place),
        lambda: maze.fill_up(place),
        lambda: setattr(maze, "worker", place),
    ]
    if place is None:
        uses.pop()  # that takes back what was said of the worker
    for use in uses:
        with pytest.raises(
            MakerError,
            match=re.escape(repr(place)) + r" isn't inside .* from \(1, 1\) to \(5, 3\)",
        ):
            use()
    assert maze.floor().count(1) == 0


def test_a_maze_too_large_to_watch_names_the_command_that_makes_it():
    Maze(300, 2)
    with pytest.raises(MakerError, match="python3 lessons make dig --width 301 --height 5"):
        Maze(301, 5)
    assert field_to_watch(300, 5) == field_of(Maze(300, 5))
    with pytest.raises(MakerError, match="at least 1 each way"):
        field_to_watch(0, 5)
