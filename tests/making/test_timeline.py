"""The timeline of a making: a frame is a value for ever."""

import random
from itertools import islice, pairwise

import pytest

from mazelib.making.field import WALL, Field
from mazelib.making.making import Making
from mazelib.making.maze import Maze, begin_next_rule
from mazelib.making.recording import MakingRecording
from mazelib.making.step import StepSoFar
from mazelib.making.timeline import MakingTimeline
from tests.making.chance_rules import CHANCE_RULES
from tests.making.making_examples import (
    SHOWN_BY_SCRIPTS,
    begun,
    making_of,
    recorded,
    rules_of,
    timeline_of,
    told,
    values,
)


def all_steps(name, maze, seed):
    """The steps of a lesson's rules; between two of them, the maze becomes ready."""
    rng = random.Random(seed)
    for part, rule in enumerate(rules_of(name)):
        if part == 1:
            yield begin_next_rule(maze)
        yield from rule(maze, rng)


def values_after(name, steps, seed):
    """All places after just these steps of a rule, read from its maze."""
    maze = Maze(4, 3)
    for _ in islice(all_steps(name, maze, seed), steps + 1):
        pass
    found = []
    for x, y in maze.places:
        is_border = x in (0, 8) or y in (0, 6)
        found.append(WALL if is_border else maze[x, y])
    return found


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_every_frame_in_any_order_is_as_it_was_made(name):
    for seed in range(3):
        timeline = recorded(name, 4, 3, seed)
        rng = random.Random(seed)
        steps = list(range(timeline.last + 1))
        expected = [values_after(name, step, seed) for step in steps]
        assert any(one != other for one, other in pairwise(expected))
        for step in [*steps, *reversed(steps), *rng.choices(steps, k=40)]:
            assert values(timeline.frame(step)) == expected[step]


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_frames_asked_for_in_any_order_are_those_asked_for_in_order(name):
    timeline = recorded(name, 4, 3)
    in_order = [timeline.frame(step) for step in range(timeline.last + 1)]
    shuffled = list(range(timeline.last + 1))
    random.Random(1).shuffle(shuffled)
    for step in shuffled:
        frame = timeline.frame(step)
        assert frame == in_order[step]
        assert told(frame) == told(in_order[step])


@pytest.mark.parametrize("name", [*SHOWN_BY_SCRIPTS, "never ready"])
def test_a_frame_stays_as_it_is_while_the_making_goes_on_and_ends(name):
    def never_ready(maze):
        maze.mark("G", (3, 1))
        maze.dig((1, 1))
        yield "zero"
        yield "one"
        maze.mark("A", (1, 1))
        yield "two"

    making = making_of(never_ready) if name == "never ready" else begun(name, 4, 3)
    timeline = making.timeline
    frames = [timeline.frame(0)]
    before = [told(frames[0])]
    while not timeline.done:
        last = timeline.last
        making.advance(1)
        if timeline.last > last:
            frames.append(timeline.frame(timeline.last))
            before.append(told(frames[-1]))
    assert timeline.last >= 2
    for step, frame in enumerate(frames):
        assert frame == timeline.frame(step)
        assert told(frame) == before[step]


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_changes_lead_from_any_step_to_any_other(name):
    timeline = recorded(name, 4, 3)
    rng = random.Random(2)
    step = -1  # before all
    all_wall = [WALL] * timeline.field.places.count
    followed = all_wall.copy()
    for goal in [0, *rng.choices(range(-1, timeline.last + 1), k=60), -1]:
        for index, value in timeline.changes(step, goal):
            followed[index] = value
        step = goal
        assert followed == (all_wall if step < 0 else values(timeline.frame(step)))
    assert values(timeline.frame(0)) != all_wall


@pytest.mark.parametrize("step", [-1, 4])
def test_a_step_that_is_not_made_has_no_frame(step):
    with pytest.raises(IndexError, match=f"no step {step}: the steps are 0 to 3"):
        recorded("dig", 4, 3, steps=3).frame(step)


def test_the_class_looks_at_the_worker_or_else_at_the_last_change():
    def steps(maze):
        yield "nothing yet"
        maze.dig((1, 1), (2, 1))
        yield "dug"
        maze.worker = (3, 1)
        maze.dig((1, 1))
        yield "looked elsewhere"
        yield "nothing changed"
        maze.fill((2, 1))
        yield "filled"

    timeline = timeline_of(steps)
    frames = [timeline.frame(step) for step in range(5)]
    assert [frame.looks_at for frame in frames] == [None, (2, 1), (3, 1), (3, 1), (2, 1)]
    assert [frame.worker for frame in frames] == [None, None, (3, 1), (3, 1), None], "rooms alone"
    nowhere = {"x": None, "y": None, "heading": None, "target": None}
    assert timeline.traced(0) == {"tick": 0, **nowhere}
    assert timeline.traced(3) == {"tick": 3, **nowhere, "x": 3, "y": 1}


def test_the_worker_stands_in_a_step_where_it_looked_last():
    def steps(maze):
        maze.dig((1, 1))
        yield "dug"
        maze.worker = (3, 3)
        maze.walls_around((1, 1))
        maze.dig_to((3, 1))
        yield "looked, and dug elsewhere"
        maze.walls_around((3, 1))
        maze.blank_around((1, 1))
        yield "looked twice"
        maze.dig((3, 3))
        yield "only dug"
        assert maze[1, 1] != WALL
        yield "only read"
        maze.beside((2, 1))
        yield "looked at a wall"
        maze.fill_up((3, 3))
        yield "filled"

    timeline = timeline_of(steps, 2, 2)
    workers = [timeline.frame(step).worker for step in range(7)]
    assert workers == [(1, 1), (1, 1), (1, 1), (3, 3), (3, 3), None, (3, 3)]


def test_marks_are_those_that_were_drawn_by_the_step():
    def steps(maze):
        yield "nothing yet"
        maze.mark("A", (1, 1))
        maze.mark("B", (3, 1))
        yield "marked"
        maze.mark("A", (2, 1))
        yield "moved"

    timeline = timeline_of(steps)
    assert [dict(timeline.frame(step).marks) for step in range(3)] == [
        {},
        {"A": (1, 1), "B": (3, 1)},
        {"A": (2, 1), "B": (3, 1)},
    ]


def test_the_goal_is_where_g_is_marked():
    timeline = recorded("road", 5, 4)
    assert dict(timeline.frame(0).marks) == {"S": (1, 1), "G": (9, 7)}
    assert timeline.frame(0).goal == (9, 7)
    assert timeline.has_goal
    solving = [step for step in range(timeline.last + 1) if timeline.frame(step).is_solving]
    assert solving == [*range(timeline.ready_at, timeline.last + 1)]
    dug = recorded("dig", 5, 4)
    assert dug.frame(dug.last).goal is None
    assert not dug.frame(dug.last).is_solving


def test_a_goal_that_is_marked_later_is_no_goal_from_the_start():
    def steps(maze):
        yield "one"
        maze.mark("G", (1, 1))
        yield "two"

    assert not timeline_of(steps).has_goal


@pytest.mark.parametrize("step", [-2, 12, 10**9])
@pytest.mark.parametrize("name", ["frame", "traced"])
def test_a_step_that_is_not_recorded_is_an_error_whatever_is_asked(name, step):
    timeline = recorded("dig", 4, 3, steps=11)
    assert timeline.last == 11
    error = rf"there is no step {step}: the steps are 0 to 11\."
    with pytest.raises(IndexError, match=error):
        getattr(timeline, name)(step)
    with pytest.raises(IndexError, match=error):
        timeline.changes(0, step)
    with pytest.raises(IndexError, match=error):
        timeline.changes(step, 0)


@pytest.mark.parametrize("rule", CHANCE_RULES)
def test_whatever_a_rule_does_its_frames_tell_the_same_later_and_in_any_order(rule):
    maze = Maze(4, 3)
    making = Making(maze, rule(maze, random.Random(4)))
    timeline = making.timeline
    as_made = [told(timeline.frame(0))]
    while not timeline.done:
        making.advance(1)
        if timeline.last == len(as_made):
            as_made.append(told(timeline.frame(timeline.last)))
    assert len(as_made) > 50
    for step in random.Random(5).choices(range(len(as_made)), k=200):
        assert told(timeline.frame(step)) == as_made[step]


def numbered_by(numbers):
    """A maze of four rooms in which these rooms, by their place in reading order, get numbers."""

    def make(maze):
        for at, number in numbers.items():
            maze[maze.rooms[at]] = number
        yield "numbered"

    return timeline_of(make, 2, 2)


@pytest.mark.parametrize(
    ("numbers", "has_groups"),
    [
        ({0: 0, 1: 1, 2: 2, 3: 3}, True),
        ({0: 0, 1: 0, 2: 0, 3: 1}, True),
        ({3: 1}, False),
        ({0: 0, 3: 1}, False),
        ({1: 1, 2: 2, 3: 3}, False),
        ({0: 1, 1: 1, 2: 1, 3: 1}, False),
        ({}, False),
    ],
)
def test_a_making_has_groups_if_all_rooms_begin_with_numbers_of_more_than_one(numbers, has_groups):
    assert numbered_by(numbers).has_groups == has_groups


def test_a_road_that_begins_in_the_last_room_makes_no_groups():
    timeline = recorded("road", 10, 5, seed=153)
    assert timeline.frame(0).value(timeline.rooms[-1]) == 1
    assert not timeline.has_groups


def test_there_are_no_groups_before_step_0_and_there_are_once_it_is_recorded():
    recording = MakingRecording(Field(4, 3))
    timeline = MakingTimeline(recording)
    assert not timeline.has_groups
    recording.append(begun("merge", 4, 3).recording.batch(-1))
    assert timeline.has_groups


def test_the_newest_frame_is_told_anew_when_more_is_known_of_its_step():
    recording = MakingRecording(Field(2, 2))
    timeline = MakingTimeline(recording)
    assert timeline.frame(0).caption == "", "nothing is recorded yet"
    recording.note_step("begun", StepSoFar())
    assert timeline.frame(0).caption == "begun"
    assert not timeline.frame(0).is_ready
    recording.note_ready(b"")
    assert timeline.frame(0).is_ready
