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
    assert (timeline.done, timeline.last) == (True, 3)
    assert [timeline.frame(step).caption for step in range(4)] == ["", "one", "", ""]
    assert timeline.frame(2).value((1, 1)) == WALL
    assert timeline.frame(3).value((1, 1)) == FLOOR


def test_a_rule_that_yields_nothing_has_no_steps():
    making = making_of(lambda maze: iter(()))
    making.advance(ALL)
    timeline = making.timeline
    assert (timeline.done, timeline.last, timeline.ready_at) == (True, 0, 0)


@pytest.mark.parametrize("answer", [None, 0, ()])
def test_whatever_a_rule_yields_is_a_step_and_not_its_end(answer):
    making = making_of(lambda maze: iter([answer, answer]))
    making.advance(2)
    assert (making.timeline.done, making.timeline.last) == (False, 2)


@pytest.mark.parametrize("called", ["before the yield", "behind the yield", "not at all"])
def test_the_step_that_made_the_maze_is_remembered_and_its_map_too(called):
    def steps(maze):
        yield "one"
        maze.dig((1, 1), (2, 1), (3, 1))
        if called == "before the yield":
            maze.ready()
        yield "two"
        if called == "behind the yield":
            maze.ready()
        if called != "not at all":
            maze.fill((1, 1))
            yield "three"

    making = making_of(steps)
    timeline = making.timeline
    making.advance(1)
    assert timeline.ready_at is None
    making.advance(ALL)
    assert timeline.ready_at == (3 if called == "behind the yield" else 2)
    ready_frames = [step for step in range(timeline.last + 1) if timeline.frame(step).is_ready]
    expected = range(timeline.ready_at, timeline.last + 1) if called != "not at all" else []
    assert ready_frames == [*expected]
    heya = timeline.heya("A note.")
    assert (heya.rows, heya.note) == (("+---+", "|S G|", "+---+"), "A note.")


def test_a_maze_is_ready_when_the_rule_first_says_so():
    def steps(maze):
        maze.dig((1, 1), (2, 1), (3, 1))
        maze.ready()
        yield "one"
        maze.fill((2, 1))
        maze.ready()
        yield "two"

    making = making_of(steps)
    making.advance(ALL)
    assert making.timeline.ready_at == 1
    assert making.timeline.heya().rows[1] == "|S G|"


def test_what_is_said_last_in_a_step_holds_for_all_of_it():
    def steps(maze):
        maze.ready()
        maze.dig((1, 1), (2, 1), (3, 1))
        maze.ready()
        yield "one"

    making = making_of(steps)
    making.advance(ALL)
    assert making.timeline.heya().rows[1] == "|S G|"


def test_a_rule_that_fails_keeps_the_steps_before():
    def steps(maze):
        yield "one"
        raise ZeroDivisionError

    making = making_of(steps)
    with pytest.raises(ZeroDivisionError):
        making.advance(ALL)
    making.advance(ALL)
    assert (making.timeline.last, making.timeline.done) == (1, True)


def test_each_step_has_the_lines_that_ran_in_it():
    lines = iter(["before", "first", "second", "third"])
    making = Making(Maze(2, 1), iter(["a step"] * 3), lines_run=lambda: next(lines))
    making.advance(2)
    making.advance(1)
    lines_run = [making.timeline.frame(step).lines_run for step in range(4)]
    assert lines_run == ["before", "first", "second", "third"]


def test_a_making_whose_answer_is_due_does_one_step_and_no_more():
    making = begun("dig", 3, 3)
    making.advance(100, lambda: True)
    assert (making.timeline.last, making.timeline.done) == (1, False)
