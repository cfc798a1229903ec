"""The maze that a lesson's rule works on: what a rule changes."""

import re

import pytest

from mazelib.making.field import FLOOR, WALL, MakerError
from mazelib.making.maze import Maze, begin_next_rule
from mazelib.making.maze_to_ask import step_so_far


def test_a_maze_is_wall_at_first_and_can_be_dug_filled_and_numbered():
    maze = Maze(3, 2)
    maze.dig((1, 1), (2, 1))
    maze[3, 1] = 0
    maze.fill((2, 1))
    assert [maze[x, 1] for x in range(1, 6)] == [FLOOR, WALL, 0, WALL, WALL]
    assert maze.floor().hex() == "00" * 7 + "00010001000000" + "00" * 21


def test_when_the_next_rule_begins_all_numbers_are_floor_and_no_worker_stands_anywhere():
    maze = Maze(2, 1)
    maze[1, 1] = 7
    maze[2, 1] = 0
    maze.walls_around((1, 1))
    begin_next_rule(maze)
    assert [maze[x, 1] for x in (1, 2, 3)] == [FLOOR, FLOOR, WALL]
    assert maze.worker is None
    assert list(maze.dug) == [(1, 1)]


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


def test_the_worker_stands_where_it_looked_around_last_and_stays_there_while_it_digs():
    maze = Maze(3, 1)
    maze.dig((1, 1))
    assert maze.worker is None
    maze.walls_around((1, 1))
    maze.dig_to((3, 1))
    assert maze.worker == (1, 1)
    step_so_far(maze).begin_next()
    assert maze.worker == (1, 1)
    maze.blank_around((3, 1))
    assert maze.worker == (3, 1)
    maze.fill_up((1, 1))
    assert maze.worker == (1, 1)


def test_to_dig_to_a_room_digs_the_place_between_too_and_the_first_room_alone():
    maze = Maze(3, 2)
    maze.dig_to((3, 1))
    assert maze.floor().count(1) == 1
    maze.dig_to((3, 3))
    maze.dig_to((5, 1))
    assert {place for place in maze.places if maze.floor()[maze.places.index(place)]} == {
        (3, 1), (3, 2), (3, 3), (4, 1), (5, 1),
    }  # fmt: skip
    assert list(maze.dug) == [(3, 1), (3, 3), (5, 1)]


@pytest.mark.parametrize("acts", [Maze.dig_to, lambda maze, room: maze.lay(1, room)])
def test_digging_and_laying_move_no_worker_but_looking_around_does(acts):
    maze = Maze(3, 2)
    acts(maze, (3, 1))
    assert maze.worker == (3, 1), "it begins there"
    acts(maze, (3, 3))
    assert maze.worker == (3, 1)
    maze.walls_around((3, 3))
    assert maze.worker == (3, 3)


def test_a_road_is_laid_at_a_room_and_at_the_place_between():
    maze = Maze(2, 1)
    maze.lay(1, (1, 1))
    maze.lay(2, (3, 1))
    maze.lay(3, (1, 1))
    assert [maze[x, 1] for x in (1, 2, 3)] == [3, 2, 2]


@pytest.mark.parametrize("room", [(5, 1), (3, 3), (5, 5)])
def test_no_room_but_a_neighbour_of_the_worker_can_be_dug_or_get_a_road(room):
    maze = Maze(3, 3)
    maze.walls_around((1, 1))
    words = (
        rf"\({room[0]}, {room[1]}\) isn't beside \(1, 1\), where the worker is\. "
        r"Look around first, so that the worker goes there\. Then take a room beside it\.$"
    )
    for use in (lambda: maze.dig_to(room), lambda: maze.lay(1, room)):
        with pytest.raises(MakerError, match=words):
            use()
    assert maze.floor().count(1) == 0


def test_a_worker_that_stands_in_no_room_has_no_neighbours():
    maze = Maze(3, 3)
    for place in [(2, 2), (2, 1), (4, 5)]:
        maze.worker = place
        for room in maze.rooms:
            with pytest.raises(MakerError, match="isn't beside"):
                maze.dig_to(room)
    assert maze.floor().count(1) == 0


def test_no_neighbour_lies_beyond_the_edge():
    maze = Maze(3, 3)
    maze.worker = (5, 1)
    for room in [(1, 3), (1, 1), (3, 3)]:
        with pytest.raises(MakerError, match="isn't beside"):
            maze.dig_to(room)
    assert maze.floor().count(1) == 0


def test_a_value_that_cannot_be_written_leaves_a_road_unlaid():
    maze = Maze(2, 1)
    maze.lay(1, (1, 1))
    with pytest.raises(MakerError, match="can't be written"):
        maze.lay(-5, (3, 1))
    assert [maze[x, 1] for x in (1, 2, 3)] == [1, WALL, WALL]


def test_the_rooms_that_are_dug_stand_in_the_order_of_digging():
    maze = Maze(3, 1)
    dug = maze.dug
    maze.dig((5, 1), (4, 1), (1, 1), (5, 1))
    maze[3, 1] = 7
    assert list(dug) == [(5, 1), (1, 1), (3, 1)]
    assert (len(dug), dug[-1], dug[1:], list(reversed(dug))) == (
        3, (3, 1), [(1, 1), (3, 1)], [(3, 1), (1, 1), (5, 1)],
    )  # fmt: skip
    maze.dig((3, 1))
    maze.fill((1, 1), (1, 1))
    assert list(dug) == [(5, 1), (3, 1)]
    maze.dig((1, 1))
    assert list(dug) == [(5, 1), (3, 1), (1, 1)]


def test_a_rule_can_fill_what_it_goes_through():
    maze = Maze(3, 1)
    for backwards in (True, False):
        maze.dig(*maze.rooms)
        for room in reversed(maze.dug) if backwards else maze.dug:
            maze.fill_up(room)
        assert not maze.dug


def test_to_fill_up_a_room_fills_the_place_through_which_it_was_dug_and_no_other():
    maze = Maze(3, 1)
    maze.dig_to((1, 1))
    maze.dig_to((3, 1))
    maze.walls_around((3, 1))
    maze.dig_to((5, 1))
    maze.fill_up((3, 1))
    assert [maze[x, 1] for x in range(1, 6)] == [FLOOR, WALL, WALL, FLOOR, FLOOR]
    maze.fill_up((5, 1))
    maze.fill_up((1, 1))
    assert maze.floor().count(1) == 0


def test_what_was_filled_and_dug_from_elsewhere_is_filled_with_the_new_place_between():
    maze = Maze(3, 1)
    maze.dig(*maze.rooms)
    for worker in ((1, 1), (5, 1)):
        maze.worker = worker
        maze.dig_to((3, 1))
        maze.fill_up((3, 1))
        assert [maze[x, 1] for x in (2, 3, 4)] == [WALL] * 3


def test_what_was_dug_place_by_place_is_filled_with_the_place_between_too():
    maze = Maze(3, 1)
    maze.dig((1, 1), (2, 1), (3, 1), (5, 1), (4, 1))
    maze.fill_up((5, 1))
    assert [maze[x, 1] for x in range(1, 6)] == [FLOOR, FLOOR, FLOOR, WALL, WALL]
    maze.fill_up((3, 1))
    assert [maze[x, 1] for x in range(1, 6)] == [FLOOR, WALL, WALL, WALL, WALL]


def test_a_road_is_filled_with_the_place_between_also_once_it_is_floor():
    maze = Maze(3, 1)
    maze.lay(1, (1, 1))
    for room in [(3, 1), (5, 1)]:
        maze.lay(1, room)
        maze.worker = room
    maze.fill_up((5, 1))
    begin_next_rule(maze)
    maze.fill_up((3, 1))
    assert [maze[x, 1] for x in range(1, 6)] == [FLOOR, WALL, WALL, WALL, WALL]


def test_start_and_goal_are_the_places_marked_s_and_g():
    maze = Maze(2, 1)
    with pytest.raises(MakerError, match=r'no place is marked S\. .*maze\.mark\("S", place\)'):
        _ = maze.start
    maze.mark("S", (1, 1))
    with pytest.raises(MakerError, match=r"no place is marked G\."):
        _ = maze.goal
    maze.mark("G", (3, 1))
    assert (maze.start, maze.goal) == ((1, 1), (3, 1))


def test_every_change_is_noted_in_its_order():
    maze = Maze(2, 1)
    maze.dig((1, 1))
    maze[1, 1] = 4
    maze.fill((1, 1))
    at = maze.index_of((1, 1))
    assert step_so_far(maze).changes == [(at, FLOOR), (at, 4), (at, WALL)]


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
        MakerError, match=re.escape(repr(letter)) + " can't mark a place. Write one letter"
    ):
        Maze(1, 1).mark(letter, (1, 1))
