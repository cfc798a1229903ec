"""A making: a lesson's rule at work, step by step."""

import pytest

from mazelib.making.field import FLOOR, WALL
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from tests.making.making_examples import ALL, SHOWN_BY_SCRIPTS, begun, making_of, recorded, values


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_it_can_be_watched_while_it_is_made(name):
    whole = recorded(name, 5, 4)
    live = begun(name, 5, 4)
    while not live.timeline.done:
        live.advance(3)
        newest = live.timeline.last
        assert values(live.timeline.frame(newest)) == values(whole.frame(newest))
    assert (live.timeline.last, live.timeline.ready_at) == (whole.last, whole.ready_at)


def test_a_yield_that_is_no_text_has_no_caption_and_changes_after_the_last_one_are_a_step():
    def steps(maze):
        yield "one"
        yield 2
        maze.dig((1, 1))

    making = making_of(steps)
    making.advance(ALL)
    timeline = making.timeline
    assert (timeline.done, timeline.last) == (True, 2)
    assert [timeline.frame(step).caption for step in range(3)] == ["one", "", ""]
    assert timeline.frame(1).value((1, 1)) == WALL
    assert timeline.frame(2).value((1, 1)) == FLOOR


def test_step_0_is_what_a_rule_does_before_its_first_yield():
    def steps(maze):
        maze.dig((1, 1))
        yield "begun"
        maze.dig((3, 1))
        yield "gone on"

    timeline = making_of(steps).timeline
    assert (timeline.last, timeline.done) == (0, False)
    frame = timeline.frame(0)
    assert (frame.caption, frame.worker, frame.changed) == ("begun", (1, 1), ((1, 1),))
    assert [frame.value((1, 1)), frame.value((3, 1))] == [FLOOR, WALL]


def test_a_rule_that_yields_nothing_has_step_0_alone():
    def steps(maze):
        maze.dig((1, 1))
        yield from ()

    timeline = making_of(steps).timeline
    assert (timeline.done, timeline.last, timeline.ready_at) == (True, 0, 0)
    assert timeline.frame(0).value((1, 1)) == FLOOR


@pytest.mark.parametrize("answer", [None, 0, ()])
def test_whatever_a_rule_yields_is_a_step_and_not_its_end(answer):
    making = making_of(lambda maze: iter([answer, answer, answer]))
    making.advance(2)
    assert (making.timeline.done, making.timeline.last) == (False, 2)


def test_one_rule_alone_has_made_its_maze_with_its_last_step():
    def steps(maze):
        yield "zero"
        maze.dig((1, 1), (2, 1))
        yield "one"
        maze[3, 1] = 7
        yield "two"

    making = making_of(steps)
    making.advance(2)
    timeline = making.timeline
    assert (timeline.ready_at, timeline.done) == (None, False)
    making.advance(1)
    assert (timeline.ready_at, timeline.done) == (2, True)
    assert not any(timeline.frame(step).is_ready for step in range(3))
    heya = timeline.heya("A note.")
    assert (heya.rows, heya.note) == (("+---+", "|S G|", "+---+"), "A note.")


def test_a_rule_that_fails_keeps_the_steps_before_and_has_not_ended_however_often_it_is_asked():
    def steps(maze):
        yield "zero"
        yield "one"
        raise ZeroDivisionError

    making = making_of(steps)
    for _asked in range(3):
        with pytest.raises(ZeroDivisionError):
            making.advance(ALL)
    assert (making.timeline.last, making.timeline.done) == (1, False)


def test_each_step_has_the_lines_that_ran_in_it():
    lines = iter(["before", "first", "second", "third"])
    making = Making(Maze(2, 1), iter(["a step"] * 4), lines_run=lambda: next(lines))
    making.advance(2)
    making.advance(1)
    lines_run = [making.timeline.frame(step).lines_run for step in range(4)]
    assert lines_run == ["before", "first", "second", "third"]


def test_a_making_whose_answer_is_due_does_one_step_and_no_more():
    making = begun("dig", 3, 3)
    making.advance(100, lambda: True)
    assert (making.timeline.last, making.timeline.done) == (1, False)


def two_rules(maze):
    """A rule that makes a maze of two rooms with numbers, and one that goes on with it."""

    def make():
        maze[1, 1] = 7
        yield "numbered"
        maze.walls_around((1, 1))
        maze.lay(7, (3, 1))
        yield "laid"

    def solve():
        maze.lay(1, maze.first)
        yield "begun"
        maze.blank_around((1, 1))
        maze.lay(1, (3, 1))
        yield "done"
        maze.fill((2, 1))

    return make(), solve()


def test_the_second_of_two_rules_begins_where_the_first_one_ends_and_there_the_maze_is_ready():
    maze = Maze(2, 1)
    lines = iter(range(9))
    making = Making(maze, *two_rules(maze), lines_run=lambda: next(lines))
    making.advance(2)
    timeline = making.timeline
    assert (timeline.last, timeline.ready_at, timeline.done) == (2, 2, False)
    making.advance(ALL)
    frames = [timeline.frame(step) for step in range(timeline.last + 1)]
    assert [frame.caption for frame in frames] == ["numbered", "laid", "", "begun", "done", ""]
    assert [frame.part for frame in frames] == [0, 0, 0, 1, 1, 1]
    assert [frame.is_ready for frame in frames] == [False, False, True, True, True, True]
    assert [frame.lines_run for frame in frames] == [0, 1, 2, 3, 4, 5]
    assert [values(frame)[6:9] for frame in frames] == [
        [7, WALL, WALL],
        [7, 7, 7],
        [FLOOR, FLOOR, FLOOR],
        [1, FLOOR, FLOOR],
        [1, 1, 1],
        [1, WALL, 1],
    ]
    assert timeline.ready_at == 2
    assert timeline.heya().rows[1] == "|S G|"


def test_the_maze_is_ready_even_if_the_first_rule_does_nothing():
    making = Making(Maze(2, 1), iter(()), iter(["one", "two"]))
    assert (making.timeline.last, making.timeline.ready_at) == (0, 0)
    making.advance(ALL)
    timeline = making.timeline
    assert [timeline.frame(step).part for step in range(timeline.last + 1)] == [0, 1, 1]
    assert (timeline.last, timeline.ready_at) == (2, 0)
