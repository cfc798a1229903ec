"""A making: the steps of a lesson's rule, recorded while they are made."""

import random
from itertools import pairwise

import pytest

from mazelib.making.maze import FLOOR, WALL, Maze
from mazelib.making.recording import Making
from tests.making.making_examples import ALL, RULES, SHOWN_BY_SCRIPTS, making_of, recorded, values


def values_after(name, steps, seed):
    """All places after just these steps of a rule, read from its maze."""
    maze = Maze(4, 3)
    rule = RULES[name](maze, random.Random(seed))
    for _ in range(steps):
        next(rule)
    found = []
    for x, y in maze.places:
        is_border = x in (0, 8) or y in (0, 6)
        found.append(WALL if is_border else maze[x, y])
    return found


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_every_frame_in_any_order_is_as_it_was_made(name):
    for seed in range(3):
        making, rng = recorded(name, 4, 3, seed), random.Random(seed)
        steps = list(range(making.last + 1))
        expected = [values_after(name, step, seed) for step in steps]
        assert any(one != other for one, other in pairwise(expected))
        for step in [*steps, *reversed(steps), *rng.choices(steps, k=40)]:
            assert values(making.frame(step)) == expected[step]


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_frames_asked_for_in_any_order_are_those_asked_for_in_order(name):
    making = recorded(name, 4, 3)
    in_order = [making.frame(step) for step in range(making.last + 1)]
    shuffled = list(range(making.last + 1))
    random.Random(1).shuffle(shuffled)
    for step in shuffled:
        frame = making.frame(step)
        assert frame == in_order[step]
        assert (frame.focus, frame.next_rooms) == (in_order[step].focus, in_order[step].next_rooms)


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_a_frame_stays_as_it_is_when_the_making_goes_on(name):
    making = recorded(name, 4, 3, steps=9)
    frame = making.frame(7)
    before = (values(frame), frame.caption, frame.worker, frame.focus, frame.next_rooms)
    making.advance(ALL)
    assert making.last > 9
    assert (values(frame), frame.caption, frame.worker, frame.focus, frame.next_rooms) == before
    assert frame == making.frame(7)


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_changes_lead_from_any_step_to_any_other(name):
    making, rng = recorded(name, 4, 3), random.Random(2)
    step, followed = 0, values(making.frame(0))
    for _ in range(60):
        goal = rng.randint(0, making.last)
        for index, value in making.changes(step, goal):
            followed[index] = value
        step = goal
        assert followed == values(making.frame(step))


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
def test_it_can_be_watched_while_it_is_made(name):
    whole, live = recorded(name, 5, 4), recorded(name, 5, 4, steps=0)
    while not live.done:
        live.advance(3)
        assert values(live.frame(live.last)) == values(whole.frame(live.last))
    assert (live.last, live.ready_at) == (whole.last, whole.ready_at)


@pytest.mark.parametrize("step", [-1, 4])
def test_a_step_that_is_not_made_has_no_frame(step):
    with pytest.raises(IndexError, match=f"no step {step}: the steps are 0 to 3"):
        recorded("dig", 4, 3, steps=3).frame(step)


def test_a_yield_that_is_no_text_has_no_caption_and_changes_after_the_last_one_are_a_step():
    def steps(maze):
        yield "one"
        yield 2
        maze.dig((1, 1))

    making = making_of(steps)
    making.advance(ALL)
    assert (making.done, making.last) == (True, 3)
    assert [making.frame(step).caption for step in range(4)] == ["", "one", "", ""]
    assert making.frame(2).value((1, 1)) == WALL
    assert making.frame(3).value((1, 1)) == FLOOR


def test_a_rule_that_yields_nothing_has_no_steps():
    making = making_of(lambda maze: iter(()))
    making.advance(ALL)
    assert (making.done, making.last, making.ready_at) == (True, 0, 0)


@pytest.mark.parametrize("answer", [None, 0, ()])
def test_whatever_a_rule_yields_is_a_step_and_not_its_end(answer):
    making = making_of(lambda maze: iter([answer, answer]))
    making.advance(2)
    assert (making.done, making.last) == (False, 2)


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

    making = making_of(steps)
    making.advance(ALL)
    workers = [making.frame(step).worker for step in range(6)]
    assert workers == [None, None, (2, 1), (3, 1), (3, 1), (2, 1)]
    assert making.traced(0) == {"tick": 0, "x": None, "y": None, "heading": None, "target": None}
    assert making.traced(3) == {"tick": 3, "x": 3, "y": 1, "heading": None, "target": None}


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
    making.advance(1)
    assert making.ready_at is None
    making.advance(ALL)
    assert making.ready_at == (3 if called == "behind the yield" else 2)
    for step in range(making.last + 1):
        assert making.frame(step).is_made == (step >= making.ready_at)
    heya = making.heya("A note.")
    assert (heya.rows, heya.note) == (("+---+", "|S G|", "+---+"), "A note.")


def test_a_rule_that_fails_keeps_the_steps_before():
    def steps(maze):
        yield "one"
        raise ZeroDivisionError

    making = making_of(steps)
    with pytest.raises(ZeroDivisionError):
        making.advance(ALL)
    making.advance(ALL)
    assert (making.last, making.done) == (1, True)


def test_each_step_has_the_lines_that_ran_in_it_and_runs_within_its_context():
    within = []

    class Surroundings:
        def __enter__(self):
            within.append("begins")

        def __exit__(self, *error):
            within.append("ends")

    def steps():
        for number in range(3):
            within.append(number)
            yield "a step"

    lines = iter(["before", "first", "second", "third"])
    making = Making(Maze(2, 1), steps(), lines_run=lambda: next(lines), batch_context=Surroundings)
    making.advance(2)
    making.advance(1)
    assert within == ["begins", 0, 1, "ends", "begins", 2, "ends"]
    lines_run = [making.frame(step).lines_run for step in range(4)]
    assert lines_run == ["before", "first", "second", "third"]


def test_marks_are_those_of_the_maze():
    making = recorded("road", 5, 4)
    assert making.marks == {"S": (1, 1), "G": (9, 7)}
    assert recorded("road", 1, 1).marks == {"S": (1, 1), "G": (1, 1)}
