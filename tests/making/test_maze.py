"""The maze that a lesson's rule works on."""

import re

import pytest

from mazelib.making.field import FLOOR, WALL, MakerError, between, field_to_watch
from mazelib.making.maze import Maze, field_of, step_so_far


def test_a_maze_is_wall_at_first_and_can_be_dug_filled_and_numbered():
    maze = Maze(3, 2)
    maze.dig((1, 1), (2, 1))
    maze[3, 1] = 0
    maze.fill((2, 1))
    assert [maze[x, 1] for x in range(1, 6)] == [FLOOR, WALL, 0, WALL, WALL]
    assert maze.floor().hex() == "00" * 7 + "00010001000000" + "00" * 21


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
    assert Maze(1, 1).rooms_around((1, 1)) == Maze(1, 1).blank_around((1, 1), WALL) == []


def test_a_room_is_blank_only_with_the_place_between():
    maze = Maze(3, 3)
    maze.dig((3, 1), (4, 3), (3, 4), (3, 5))
    assert maze.blank_around((3, 3), WALL) == [(1, 3)]
    assert maze.blank_around((3, 3), FLOOR) == [(3, 5)]
    assert maze.blank_around((1, 1), FLOOR) == []


def test_ready_leaves_floor_and_wall_and_remembers_what_was_open():
    maze = Maze(2, 1)
    maze[1, 1] = 7
    maze[2, 1] = 0
    maze.ready()
    assert [maze[x, 1] for x in (1, 2, 3)] == [FLOOR, FLOOR, WALL]
    maze.fill((1, 1))
    assert step_so_far(maze).ready_floor[5:10] == bytes([0, 1, 1, 0, 0])


def test_the_worker_is_where_the_rule_says_until_it_takes_that_back():
    maze = Maze(2, 1)
    assert maze.worker is None
    maze.worker = (3, 1)
    assert maze.worker == (3, 1)
    maze.worker = [1, 1]
    assert maze.worker == (1, 1)
    assert not step_so_far(maze).changes
    maze.worker = None
    assert maze.worker is None


def test_every_change_is_noted_in_its_order():
    maze = Maze(2, 1)
    maze.dig((1, 1))
    maze[1, 1] = 4
    maze.fill((1, 1))
    at = maze.index_of((1, 1))
    assert step_so_far(maze).changes == [(at, FLOOR), (at, 4), (at, WALL)]


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
        lambda: maze.blank_around(place, WALL),
        lambda: setattr(maze, "worker", place),
    ]
    if place is None:
        uses.pop()  # that takes back what was said of the worker
    for use in uses:
        with pytest.raises(
            MakerError,
            match=re.escape(repr(place)) + r" is not a place .* from \(1, 1\) to \(5, 3\)",
        ):
            use()
    assert maze.floor().count(1) == 0


@pytest.mark.parametrize("number", [-3, -10, 1.5, "3", None, True, 1_000_000, 10**100])
def test_only_numbers_are_taken_as_numbers(number):
    maze = Maze(1, 1)
    with pytest.raises(MakerError, match=r"WALL, FLOOR, or a whole number from 0 to 999,999\."):
        maze[1, 1] = number
    assert maze[1, 1] == WALL


def test_a_letter_or_two_mark_a_place_and_change_nothing():
    maze = Maze(2, 1)
    maze.mark("S", (1, 1))
    maze.mark("G2", [3, 1])
    maze.mark("S", (2, 1))
    assert maze.marks == {"S": (2, 1), "G2": (3, 1)}
    noted = [(letter, maze.places.place(index)) for letter, index in step_so_far(maze).marks]
    assert noted == [("S", (1, 1)), ("G2", (3, 1)), ("S", (2, 1))]
    assert not step_so_far(maze).changes


@pytest.mark.parametrize("letter", ["", "abc", 5, None])
def test_a_wrong_letter_is_quoted(letter):
    with pytest.raises(
        MakerError, match=re.escape(repr(letter)) + " cannot mark a place. Write one letter"
    ):
        Maze(1, 1).mark(letter, (1, 1))


def test_a_maze_too_large_to_watch_names_the_command_that_makes_it():
    Maze(300, 2)
    with pytest.raises(MakerError, match="python -m mazelib make dig --width 301 --height 5"):
        Maze(301, 5)
    assert field_to_watch(300, 5) == field_of(Maze(300, 5))
    with pytest.raises(MakerError, match="1 or more each way"):
        field_to_watch(0, 5)
