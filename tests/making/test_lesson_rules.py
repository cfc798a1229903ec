"""The rules of lessons 8, 9 and 10, step by step, on a Maze alone: nothing is recorded."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import dist

import pytest

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR, WALL, between
from mazelib.making.makers import MAKERS
from mazelib.making.maze import Maze, field_of, make_ready, value_at
from tests.examples import is_thorough, number_of_examples
from tests.making.making_examples import SIZES, rules_of

Values = dict[Place, int]


@dataclass(frozen=True)
class Told:
    """A step: the part at work, its caption, where the worker stood, and the maze before and after.

    ``before`` is the maze as it was when the rule looked at it: after the step before.
    """

    part: int
    caption: str
    stood: Place | None
    before: Values
    after: Values

    @property
    def new(self) -> list[Place]:
        """The places that the step changed."""
        return [place for place, value in self.after.items() if value != self.before[place]]

    @property
    def new_rooms(self) -> list[Place]:
        return [(x, y) for x, y in self.new if x % 2 == y % 2 == 1]


def values_of(maze: Maze) -> Values:
    inside = field_of(maze).is_inside
    return {place: value_at(maze, place) for place in maze.places if inside(place)}


def told(name: str, width: int, height: int, seed: int = 1) -> list[Told]:
    """All steps of a lesson's rules; the first is what was done before the first yield."""
    maze = Maze(width, height)
    rng = random.Random(seed)
    steps = []
    before = values_of(maze)
    for part, rule in enumerate(rules_of(name)):
        if part == 1:
            make_ready(maze)
            before = values_of(maze)
        for caption in rule(maze, rng):
            after = values_of(maze)
            steps.append(Told(part, caption, maze.worker, before, after))
            before = after
    return steps


def around(values: Values, room: Place) -> dict[Place, int]:
    """The rooms two places away, and the value of the place between."""
    x, y = room
    rooms = [(x, y - 2), (x + 2, y), (x, y + 2), (x - 2, y)]
    return {other: values[between(room, other)] for other in rooms if other in values}


def blank_around(values: Values, room: Place, blank: int) -> list[Place]:
    """The rooms around that are blank, and so is what lies between."""
    ways = around(values, room).items()
    return [other for other, way in ways if values[other] == blank == way]


def rooms_in(values: Values) -> list[Place]:
    """All rooms in reading order."""
    rooms = [(x, y) for x, y in values if x % 2 == y % 2 == 1]
    return sorted(rooms, key=lambda room: (room[1], room[0]))


# --- 8: dig, and fill ------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), SIZES)
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
        ways = [way for way in around(step.before, room).values() if way != WALL]
        assert len(ways) == (1 if step is not filling[-1] else 0)
        assert len(step.new) == 1 + len(ways), "the room, and what lies between"
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


class AskedWalls(Maze):
    """A maze that logs which walls a rule asks about."""

    walls_asked: list[Place] = []

    def beside(self, wall):
        self.walls_asked.append(wall)
        return super().beside(wall)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_wall_falls_only_between_different_numbers_and_it_ends_when_all_are_zero(
    width, height, monkeypatch
):
    asked: list[Place] = []
    monkeypatch.setattr(AskedWalls, "walls_asked", asked)
    maze = AskedWalls(width, height)
    (rule,) = rules_of("merge")
    steps = rule(maze, random.Random(3))
    next(steps)
    rooms = maze.rooms
    groups = len(rooms)
    for caption in steps:
        x, y = asked[-1]
        sides = [(x - 1, y), (x + 1, y)] if x % 2 == 0 else [(x, y - 1), (x, y + 1)]
        is_broken = value_at(maze, (x, y)) != WALL
        assert caption == ("Different: break the wall." if is_broken else "Same: the wall stays.")
        assert value_at(maze, sides[0]) == value_at(maze, sides[1])
        groups -= is_broken
        assert groups == len({value_at(maze, room) for room in rooms})
    assert groups == 1
    assert {value_at(maze, room) for room in rooms} == {0}
    assert len(asked) == len({*asked}), "each wall once"
    if asked:
        assert value_at(maze, asked[-1]) == 0, "the last wall is one that falls"


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


class Arrived(Exception):
    """The goal is reached."""


def plain_roads(ways, start, choose, goal=None):
    """The numbers of rooms, in the order in which a plain recursive program gives them.

    ``ways(numbers, room)`` are the rooms to which a road can grow from a room.
    """
    numbers = {start: 1}

    def grow(room, depth):
        road = [room]
        while ways(numbers, road[-1]):
            if goal in numbers:
                raise Arrived
            room = choose(ways(numbers, road[-1]))
            numbers[room] = depth
            road.append(room)
        for place in road[::-1]:
            if ways(numbers, place):
                grow(place, depth + 1)

    try:
        grow(start, 1)
    except Arrived:
        pass
    return [*numbers.items()]


def by_the_lesson(steps, part):
    """The same, of a lesson's steps."""
    new = [(room, step) for step in steps if step.part == part for room in step.new_rooms]
    return [(room, step.after[room]) for room, step in new]


@pytest.mark.parametrize("seed", range(number_of_examples(30, thorough=is_thorough())))
def test_the_number_of_a_road_is_how_deep_the_calls_of_a_plain_recursive_program_lie(seed):
    width, height = 12, 9
    steps = told("road", width, height, seed)
    rng = random.Random(seed)
    rooms = rooms_in(steps[0].after)

    def over_wall(numbers, room):
        return [other for other in around(steps[0].after, room) if other not in numbers]

    def by_chance(rooms):
        return rooms[int(rng.random() * len(rooms))]

    made = plain_roads(over_wall, by_chance(rooms), by_chance)
    assert by_the_lesson(steps, 0) == made
    assert max(number for _room, number in made) > 2

    floor = next(step for step in steps if step.part == 1).before
    goal = rooms[-1]

    def over_floor(numbers, room):
        ways = around(floor, room).items()
        return [other for other, way in ways if way == FLOOR and other not in numbers]

    def nearest(rooms):
        return min(rooms, key=lambda room: dist(room, goal))

    assert by_the_lesson(steps, 1) == plain_roads(over_floor, rooms[0], nearest, goal)


@pytest.mark.parametrize("part", [0, 1])
def test_a_road_is_one_line_and_the_next_begins_where_the_newest_way_is_left(part):
    steps = [step for step in told("road", 12, 9, 5) if step.part == part]
    blank = [WALL, FLOOR][part]
    goal = rooms_in(steps[0].after)[-1]
    grown = steps[0].new_rooms
    stuck = 0
    for before, step in pairwise(steps):
        (room,) = step.new_rooms
        newest = next(one for one in reversed(grown) if blank_around(step.before, one, blank))
        ways = blank_around(step.before, newest, blank)
        assert step.stood == newest
        assert room in ways
        road = step.after[room]
        assert {*step.new} == {room, between(newest, room)}
        assert step.after[between(newest, room)] == road
        assert step.caption == f"Road {road} grows."
        if part == 1:
            assert dist(room, goal) == min(dist(other, goal) for other in ways)
        if newest == grown[-1]:
            assert road == before.after[newest], "it goes on"
        else:
            stuck += 1
            assert road > step.before[newest], "a road with a higher number begins"
        grown.append(room)
    assert stuck > 1


def test_of_two_ways_that_are_left_where_a_road_branches_off_the_second_belongs_to_its_call():
    """The road that branches off begins at that place: so the place is the first one of its own."""
    found = 0
    for seed in range(60):
        steps = [step for step in told("road", 8, 8, seed) if step.part == 0]
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
    numbers = []
    for seed in range(30):
        steps = told_quickly(20, 10, seed)
        numbers.append(max(steps))
    assert 7 <= sorted(numbers)[15] <= 8
    assert 7 < sum(numbers) / 30 < 9


def told_quickly(width: int, height: int, seed: int) -> list[int]:
    """The numbers of all roads of a maze, without its steps."""
    maze = Maze(width, height)
    for _caption in rules_of("road")[0](maze, random.Random(seed)):
        pass
    return [value_at(maze, room) for room in maze.rooms]


# --- the library -----------------------------------------------------------------------------


def test_the_roads_of_the_library_are_dug_as_those_of_the_lesson():
    for seed in range(20):
        maze = Maze(9, 7)
        for _caption in rules_of("road")[0](maze, random.Random(seed)):
            pass
        assert maze.floor() == MAKERS["road"](field_of(maze), random.Random(seed))
