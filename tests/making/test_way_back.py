"""The way back: at any step, however it was come to, the way that the rule itself would go back."""

import itertools
import random

import pytest

from mazelib.making.batch import MakingBatch
from mazelib.making.chance import pick
from mazelib.making.field import FLOOR, WALL, Field, between, is_room
from mazelib.making.making import Making
from mazelib.making.maze import Maze, begin_next_rule
from mazelib.making.recording import MakingRecording
from mazelib.making.timeline import MakingTimeline
from mazelib.making.way_back import WayBack
from tests.making.chance_rules import CHANCE_RULES
from tests.making.making_examples import ALL, timeline_of


def dig(maze, rng, note):
    """The digging of lesson 8; ``note`` is called with its list of the way back at each look."""
    room = pick(maze.rooms, rng)
    maze.dig_to(room)
    way = [room]
    yield "begun"
    while way:
        note(way)
        walls = maze.walls_around(way[-1])
        if walls:
            room = pick(walls, rng)
            maze.dig_to(room)
            way.append(room)
            yield "dug"
        else:
            way.pop()
            if way:
                yield "stuck"


def fill(maze):
    """The filling of lesson 8."""
    for room in reversed(maze.dug):
        maze.fill_up(room)
        yield "filled"


def dug_and_filled(width, height, seed):
    """A maze that is dug and filled again, and the ways back of its rule."""
    ways = []
    maze = Maze(width, height)
    rule = dig(maze, random.Random(seed), lambda way: ways.append(way.copy()))
    making = Making(maze, rule, fill(maze))
    making.advance(ALL)
    return making.timeline, ways


@pytest.mark.parametrize(
    ("width", "height", "seed"), [(1, 1, 0), (1, 6, 1), (3, 3, 2), (8, 5, 3), (20, 12, 4)]
)
def test_the_thread_is_the_stack_of_the_rule(width, height, seed):
    timeline, ways = dug_and_filled(width, height, seed)
    way_back = WayBack(timeline)
    assert way_back.at(0) == ways[0][:1]
    assert len(ways) == timeline.ready_at
    for step in range(1, timeline.ready_at + 1):
        assert way_back.at(step) == ways[step - 1]


def test_while_rooms_are_filled_the_way_leads_back_from_the_newest_room():
    timeline, ways = dug_and_filled(6, 4, 1)
    ways_to = {}
    for way in ways:
        ways_to.setdefault(way[-1], way)
    way_back = WayBack(timeline)
    for step in range(timeline.ready_at + 1, timeline.last + 1):
        assert way_back.at(step) == ways_to[timeline.frame(step).worker]
    assert way_back.at(timeline.last) == ways[0]


def found_from_values(timeline):
    """The way back at each step, found by going through all changes: slow, and plain."""
    values = [WALL] * timeline.field.places.count
    dug_from = {}
    found = []
    for step in range(timeline.last + 1):
        worker = timeline.frame(step).worker
        way_before = way_from(worker, dug_from)
        for index, new in timeline.changes(step - 1, step):
            place = timeline.field.places.place(index)
            if new == WALL:
                dug_from.pop(place, None)
            elif is_room(place) and values[index] == WALL:
                dug_from[place] = dug_neighbour(timeline.field.places, values, place, dug_from)
            values[index] = new
        found.append(way_before or way_from(worker, dug_from))
    return found


def dug_neighbour(places, values, room, dug_from):
    """The one dug neighbour to which the way is open; None if there is none."""
    x, y = room
    neighbours = []
    for dx, dy in [(0, -1), (1, 0), (0, 1), (-1, 0)]:
        neighbour = (x + 2 * dx, y + 2 * dy)
        if neighbour in dug_from and values[places.index((x + dx, y + dy))] == FLOOR:
            neighbours.append(neighbour)
    assert len(neighbours) <= 1
    return neighbours[0] if neighbours else None


def way_from(worker, dug_from):
    """The rooms from the first one to the worker's."""
    way = []
    while worker in dug_from:
        way.insert(0, worker)
        worker = dug_from[worker]
    return way


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.sweep(2)
def test_where_rooms_are_dug_and_filled_in_any_order_the_way_is_found_all_the_same(seed):
    rule = CHANCE_RULES[1]
    timeline = timeline_of(lambda maze: rule(maze, random.Random(seed)), 5, 4)
    expected = found_from_values(timeline)
    assert len({tuple(way) for way in expected}) > 10
    way_back = WayBack(timeline)
    rng = random.Random(seed)
    steps = list(range(timeline.last + 1))
    for step in [*steps, *reversed(steps), *rng.choices(steps, k=200)]:
        assert way_back.at(step) == expected[step]


@pytest.mark.parametrize("seed", range(3))
def test_frames_asked_for_in_any_order_have_the_same_way(seed):
    timeline = timeline_of(lambda maze: CHANCE_RULES[0](maze, random.Random(seed)), 4, 3)
    steps = list(range(timeline.last + 1))
    expected = [WayBack(timeline).at(step) for step in steps]
    assert any(expected)
    way_back = WayBack(timeline)
    for step in random.Random(seed).choices(steps, k=200):
        assert way_back.at(step) == expected[step]


def test_there_is_no_way_where_nothing_is_dug_or_where_roads_are_laid():
    def steps(maze):
        yield "nothing yet"
        maze.lay(1, (1, 1))
        maze.walls_around((1, 1))
        yield "a road begins"
        maze.lay(1, (3, 1))
        yield "it grows"
        maze.beside((2, 1))
        yield "a wall is looked at"
        begin_next_rule(maze)
        maze.walls_around((3, 1))
        yield "all is floor, and nobody has dug it"

    timeline = timeline_of(steps)
    way_back = WayBack(timeline)
    assert [way_back.at(step) for step in range(5)] == [[]] * 5


def test_a_room_may_be_dug_before_the_place_between_and_cut_off_again():
    def steps(maze):
        maze.dig((1, 1), (3, 1), (5, 1))
        maze.worker = (5, 1)
        yield "three rooms alone"
        maze.dig((4, 1))
        maze.worker = (5, 1)
        yield "joined with the second"
        maze.dig((2, 1))
        maze.worker = (5, 1)
        yield "which is joined with the first"
        maze.fill((4, 1))
        maze.worker = (5, 1)
        yield "cut off"
        maze.worker = (5, 1)
        yield "only looked"
        maze.fill((5, 1))
        maze.dig((4, 1), (5, 1))
        maze.worker = (5, 1)
        yield "filled, and dug again"
        maze.fill((1, 1))
        yield "the first room filled"
        maze.worker = (5, 1)
        yield "only looked"

    timeline = timeline_of(steps, 3, 1)
    first = (1, 1)
    second = (3, 1)
    third = (5, 1)
    expected = [
        [third],
        [third],
        [second, third],
        [first, second, third],
        [third],
        [third],
        [first],
        [second, third],
    ]
    way_back = WayBack(timeline)
    for step in [*range(8), *reversed(range(8)), 3, 0, 7, 2, 6]:
        assert way_back.at(step) == expected[step]


@pytest.mark.parametrize("rooms", [[(1, 1), (5, 1)], [(5, 1), (1, 1)]])
def test_of_several_open_neighbours_a_room_is_dug_from_the_one_dug_last(rooms):
    def steps(maze):
        maze.dig(*rooms, (4, 1), (2, 1), (3, 1))
        yield "dug"
        maze.worker = (3, 1)
        yield "looked"

    assert WayBack(timeline_of(steps, 3, 1)).at(1) == [rooms[1], (3, 1)]


@pytest.mark.parametrize("stands", [(1, 1), (5, 1)])
def test_where_a_worker_digs_to_a_room_it_is_dug_from_where_the_worker_stands(stands):
    def steps(maze):
        maze.dig((1, 1), (5, 1), (2, 1), (4, 1))
        maze.worker = stands
        maze.dig_to((3, 1))
        yield "dug"
        maze.worker = (3, 1)
        yield "looked"

    assert WayBack(timeline_of(steps, 3, 1)).at(1) == [stands, (3, 1)]


def test_what_is_filled_and_dug_again_is_dug_from_the_rooms_that_stayed():
    def steps(maze):
        maze.dig_to((1, 1))
        maze.dig_to((3, 1))
        maze.walls_around((3, 1))
        yield "dug"
        maze.fill((1, 1))
        maze.worker = (3, 1)
        yield "the first room is wall, the place between is not"
        maze.dig((1, 1))
        maze.worker = (3, 1)
        yield "dug again, from the other room"
        maze.worker = (1, 1)
        yield "and looked at"

    way_back = WayBack(timeline_of(steps, 3, 1))
    expected = [[(1, 1), (3, 1)], [(1, 1), (3, 1)], [(3, 1)], [(3, 1), (1, 1)]]
    for step in [0, 1, 2, 3, 2, 1, 3, 0]:
        assert way_back.at(step) == expected[step]


def test_a_room_dug_from_a_worker_in_a_wall_is_dug_from_nowhere():
    def steps(maze):
        maze.walls_around((1, 1))
        maze.dig_to((3, 1))
        maze.walls_around((3, 1))
        yield "dug"
        maze.dig_to((1, 1))
        maze.worker = (1, 1)
        yield "and back to where it stood"

    way_back = WayBack(timeline_of(steps, 3, 1))
    assert [way_back.at(step) for step in (0, 1)] == [[(3, 1)], [(3, 1), (1, 1)]]


def digs_anywhere(maze, rng):
    """Digs and fills rooms and the places between in any order; the worker may be in any room."""
    for _ in range(400):
        place = rng.choice([*maze.rooms, *maze.walls])
        rng.choice([maze.dig, maze.dig, maze.dig, maze.dig, maze.fill])(place)
        if maze.dug:
            maze.worker = pick(maze.dug, rng)
        yield "changed"


@pytest.mark.parametrize("seed", range(3))
def test_a_way_leads_through_what_is_open_and_into_no_room_twice(seed):
    timeline = timeline_of(lambda maze: digs_anywhere(maze, random.Random(seed)), 4, 3)
    way_back = WayBack(timeline)
    lengths = set()
    for step in range(1, timeline.last + 1):
        way = way_back.at(step)
        lengths.add(len(way))
        places = [*way, *itertools.starmap(between, itertools.pairwise(way))]
        frames = [timeline.frame(step - 1), timeline.frame(step)]
        are_open = []
        for frame in frames:
            are_open.append(all(frame.value(place) == FLOOR for place in places))
        assert any(are_open)
        assert len(set(places)) == len(places) == max(0, 2 * len(way) - 1)
        assert way[-1:] == ([frames[1].worker] if frames[1].worker else [])
    assert max(lengths) > 2


def test_what_a_learners_process_says_of_a_ring_is_no_way_without_end():
    step = ("dug", 8, 0, 0, 0, 0, 0, 2, None)
    recording = MakingRecording(Field(2, 1))
    recording.append(MakingBatch(-1, (step,), (None,), digs=((6, 8), (8, 6))))
    assert WayBack(MakingTimeline(recording)).at(0) == [(1, 1), (3, 1)]


def test_after_a_leap_over_very_many_changes_nothing_is_left_of_the_way_before():
    row = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)]

    def dig_along(maze, places):
        maze.dig(places[0])
        for door, room in zip(places[1::2], places[2::2], strict=True):
            maze.dig(door, room)

    def steps(maze):
        dig_along(maze, row)
        yield "dug to the right"
        maze.worker = (5, 1)
        yield "looked"
        for _ in range(3000):
            maze.fill((2, 1))
            maze.dig((2, 1))
        maze.fill(*row)
        dig_along(maze, row[::-1])
        yield "dug to the left"
        maze.worker = (3, 1)
        yield "looked"

    way_back = WayBack(timeline_of(steps, 3, 1))
    assert way_back.at(1) == [(1, 1), (3, 1), (5, 1)]
    assert way_back.at(3) == [(5, 1), (3, 1)]
    assert way_back.at(1) == [(1, 1), (3, 1), (5, 1)]


def test_the_way_follows_a_making_that_goes_on():
    ways = []
    maze = Maze(5, 5)
    making = Making(maze, dig(maze, random.Random(2), lambda way: ways.append(way.copy())))
    way_back = WayBack(making.timeline)
    while not making.timeline.done:
        last = making.timeline.last
        assert way_back.at(last) == (ways[last - 1] if last else ways[:1] or [maze.dug[0]])
        making.advance(1)


@pytest.mark.thorough
def test_in_the_largest_maze_any_step_is_found():
    rng = random.Random(1)
    wanted = {1, *rng.choices(range(1, 170_000), k=20)}
    ways = {}
    looks = itertools.count(1)

    def note(way):
        look = next(looks)
        if look in wanted:
            ways[look] = way.copy()

    maze = Maze(300, 300)
    making = Making(maze, dig(maze, rng, note), fill(maze))
    making.advance(ALL)
    way_back = WayBack(making.timeline)
    assert way_back.at(making.timeline.ready_at) == [making.timeline.frame(0).worker]
    assert len(ways) > 15
    for step in rng.sample(list(ways), len(ways)):
        assert way_back.at(step) == ways[step]
