"""The rules of lessons 8, 9 and 10, step by step, on a Maze alone: nothing is recorded."""

import random
import re
from collections import Counter
from itertools import pairwise
from math import dist

import pytest

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR, WALL, between
from mazelib.making.maze import Maze
from tests.examples import is_thorough, number_of_examples
from tests.making.making_examples import SIZES, rules_of
from tests.making.told_steps import (
    Told,
    around,
    beside,
    blank_around,
    rooms_in,
    told_steps,
    ways_at,
)


def told(name: str, width: int, height: int, seed: int = 1) -> list[Told]:
    """All steps of the rules of a lesson that shows a maker of the library."""
    return told_steps(rules_of(name), width, height, seed)


# --- 8: dig, and fill ------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.sweep(3)
def test_each_room_is_dug_once_and_left_once_and_filled_once(width, height):
    steps = told("dig", width, height)
    rooms = width * height
    captions = Counter(step.caption for step in steps)
    assert captions == Counter(
        {
            "Begin in any room.": 1,
            "Still wall: dig there.": rooms - 1,
            "Stuck: go back.": rooms - 1,
            "Fill the newest room.": rooms,
        }
    )
    assert set(steps[-1].after.values()) == {WALL}


def test_the_worker_looks_where_the_way_ends_digs_a_wall_beside_it_or_goes_back_one_room():
    steps = [step for step in told("dig", 9, 9) if step.part == 0]
    way = steps[0].new_rooms
    assert len(way) == 1
    counts = set()
    for step in steps[1:]:
        assert step.stood == way[-1]
        walls = blank_around(step.before, way[-1], WALL)
        counts.add(len(walls))
        if step.caption == "Still wall: dig there.":
            (room,) = step.new_rooms
            assert room in walls
            assert {*step.new} == {room, between(way[-1], room)}
            way.append(room)
        else:
            assert (step.caption, walls, step.new) == ("Stuck: go back.", [], [])
            way.pop()
    assert len(way) == 1, "it is home again"
    assert counts >= {0, 1, 2, 3}


def test_it_fills_in_the_opposite_order_and_each_room_is_a_dead_end_by_then():
    steps = told("dig", 6, 5)
    dug = [room for step in steps if step.part == 0 for room in step.new_rooms]
    assert sorted(dug) == sorted(rooms_in(steps[0].after))
    filling = [step for step in steps if step.part == 1]
    for step in filling:
        (room,) = step.new_rooms
        ways = ways_at(step.before, room)
        assert ways == (1 if step is not filling[-1] else 0)
        assert len(step.new) == 1 + ways, "the room, and what lies between"
    assert [step.new_rooms[0] for step in filling] == dug[::-1]


# --- 9: merge rooms --------------------------------------------------------------------------


def test_before_the_first_wall_each_room_has_its_own_number_in_reading_order():
    first = told("merge", 6, 5, 2)[0]
    assert [first.after[room] for room in rooms_in(first.after)] == [*range(30)]
    assert len(first.new) == 30


def test_every_room_has_the_smallest_number_that_it_is_joined_with_and_so_have_broken_walls():
    for step in told("merge", 6, 5, 2):
        rooms = rooms_in(step.after)
        smallest = list(range(len(rooms)))
        for _ in rooms:  # as often as a number can have to be passed on
            for number, room in enumerate(rooms):
                ways = around(step.after, room).items()
                joined = [smallest[rooms.index(other)] for other, way in ways if way != WALL]
                smallest[number] = min([smallest[number], *joined])
        assert [step.after[room] for room in rooms] == smallest
        for room in rooms:
            assert set(around(step.after, room).values()) <= {WALL, step.after[room]}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.sweep(3)
def test_a_wall_falls_only_between_different_numbers_and_it_ends_when_all_are_zero(width, height):
    first, *steps = told("merge", width, height, 3)
    groups = width * height
    broken = 0
    for step in steps:
        one, other = beside(step.wall)
        is_broken = step.before[one] != step.before[other]
        assert (step.after[step.wall] != WALL) == is_broken
        assert step.caption.startswith("Different: break" if is_broken else "Same: the wall stays")
        broken += is_broken
        assert len({step.after[room] for room in rooms_in(step.after)}) == groups - broken
    assert broken == groups - 1
    walls = [step.wall for step in steps]
    assert len(walls) == len({*walls}), "each wall once"
    last = [first, *steps][-1]
    assert {last.after[room] for room in rooms_in(last.after)} == {0}
    assert last is first or last.caption.startswith("Different"), "the last wall is one that falls"


# --- 10: fill with road ----------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_roads_fill_every_room_and_then_find_the_goal(width, height):
    steps = told("road", width, height)
    making = [room for step in steps if step.part == 0 for room in step.new_rooms]
    solving = [room for step in steps if step.part == 1 for room in step.new_rooms]
    rooms = rooms_in(steps[0].after)
    assert sorted(making) == sorted(rooms)
    assert len(making) == len(rooms), "a step a room"
    assert solving[0] == rooms[0]
    assert solving[-1] == rooms[-1], "it ends when G is reached"
    assert solving.count(rooms[-1]) == 1


def plain_roads(ways, start, choose):
    """The numbers of rooms, in the order in which a plain recursive program gives them.

    ``ways(numbers, room)`` are the rooms to which a road can grow from a room. Where a road is
    stuck, the room and its number stand once more, and after them "stuck".
    """
    numbers = {start: 1}
    told = [(start, 1)]

    def grow(room, depth):
        road = [room]
        while ways(numbers, road[-1]):
            room = choose(ways(numbers, road[-1]))
            numbers[room] = depth
            road.append(room)
            told.append((room, depth))
        if len(road) > 1:
            told.append((road[-1], depth, "stuck"))
        for place in road[::-1]:
            if ways(numbers, place):
                grow(place, depth + 1)

    grow(start, 1)
    return told


def by_the_lesson(steps, part):
    """The same, of a lesson's steps."""
    told = []
    for step in steps:
        if step.part == part and step.new_rooms:
            (room,) = step.new_rooms
            told.append((room, step.after[room]))
        elif step.part == part:
            number = int(re.fullmatch(r"Road (\d+) is stuck\.", step.caption).group(1))
            told.append((step.stood, number, "stuck"))
    return told


@pytest.mark.parametrize("seed", range(number_of_examples(30, thorough=is_thorough())))
@pytest.mark.sweep(3)
def test_the_number_of_a_road_is_how_deep_the_calls_of_a_plain_recursive_program_lie(seed):
    width = 12
    height = 9
    steps = told("road", width, height, seed)
    rng = random.Random(seed)
    rooms = rooms_in(steps[0].after)

    def over_wall(numbers, room):
        return [other for other in around(steps[0].after, room) if other not in numbers]

    def by_chance(rooms):
        return rooms[int(rng.random() * len(rooms))]

    made = plain_roads(over_wall, by_chance(rooms), by_chance)
    assert by_the_lesson(steps, 0) == made
    assert max(number for _room, number, *_stuck in made) > 2
    assert sum(len(each) == 3 for each in made) > 3

    floor = next(step for step in steps if step.part == 1).before
    goal = rooms[-1]

    def over_floor(numbers, room):
        ways = around(floor, room).items()
        return [other for other, way in ways if way == FLOOR and other not in numbers]

    def nearest(rooms):
        return min(rooms, key=lambda room: dist(room, goal))

    solved = plain_roads(over_floor, rooms[0], nearest)
    until_goal = [room for room, *_more in solved].index(goal) + 1
    assert by_the_lesson(steps, 1) == solved[:until_goal]


@pytest.mark.parametrize("part", [0, 1])
def test_a_road_is_one_line_and_the_next_begins_where_the_newest_way_is_left(part):
    steps = [step for step in told("road", 12, 9, 5) if step.part == part]
    blank = [WALL, FLOOR][part]
    goal = rooms_in(steps[0].after)[-1]
    grown = steps[0].new_rooms
    begun = 0
    stuck = 0
    for step in steps[1:]:
        if not step.new:
            stuck += 1
            assert step.stood == grown[-1]
            assert blank_around(step.before, step.stood, blank) == []
            assert step.caption == f"Road {step.before[step.stood]} is stuck."
            continue
        (room,) = step.new_rooms
        newest = next(one for one in reversed(grown) if blank_around(step.before, one, blank))
        ways = blank_around(step.before, newest, blank)
        assert step.stood == newest
        assert room in ways
        road = step.after[room]
        assert {*step.new} == {room, between(newest, room)}
        assert step.after[between(newest, room)] == road
        assert step.caption == f"Lay road {road}."
        if part == 1:
            assert dist(room, goal) == min(dist(other, goal) for other in ways)
        if newest == grown[-1]:
            assert road == step.before[newest], "it goes on"
        else:
            begun += 1
            assert road > step.before[newest], "a road with a higher number begins"
        grown.append(room)
    assert begun > 1
    assert stuck - begun == 1 - part, "in the end all of them are stuck, unless one has come to G"


def test_of_two_ways_that_are_left_where_a_road_branches_off_the_second_belongs_to_its_call():
    """The road that branches off begins at that place: so the place is the first one of its own."""
    found = 0
    for seed in range(number_of_examples(60, thorough=is_thorough())):
        steps = [step for step in told("road", 8, 8, seed) if step.part == 0 and step.new]
        branches: dict[Place, list[int]] = {}
        for before, step in pairwise(steps):
            if step.stood != before.new_rooms[0]:
                branches.setdefault(step.stood, []).append(step.after[step.new_rooms[0]])
        for place, roads in branches.items():
            number = steps[-1].after[place]
            assert roads == [*range(number + 1, number + 1 + len(roads))]
            found += len(roads) > 1
    assert found


def test_a_maze_of_20_by_10_rooms_has_some_8_numbers():
    highest = []
    for seed in range(30):
        maze = Maze(20, 10)
        for _caption in rules_of("road")[0](maze, random.Random(seed)):
            pass
        numbers = {maze[room] for room in maze.rooms}
        assert numbers == {*range(1, max(numbers) + 1)}
        highest.append(max(numbers))
    assert 7 <= sorted(highest)[15] <= 8
    assert 7 < sum(highest) / 30 < 9
