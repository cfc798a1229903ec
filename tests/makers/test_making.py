"""A making: a lesson's rule recorded, and shown at any step."""

import random

import pytest

from mazelib.makers.making import COLOURS, FIRST_COLOUR, Making
from mazelib.makers.maze import FLOOR, WALL, Maze
from tests.makers.making_examples import ALL, NAMES, RULES, shown


def small(steps, width=2, height=1):
    """A making of a rule written in a test."""
    maze = Maze(width, height)
    return Making(maze, steps(maze))


def seen(making):
    """Value and palette index of every place, as shown."""
    field = making.maze.field
    places = [(x, y) for y in range(field.lines) for x in range(field.columns)]
    return [making.value(place) for place in places], bytes(making.cells)


def recomputed(name, steps, seed):
    """The same of a rule that has run for just so many steps, read from its maze."""
    maze = Maze(4, 3)
    rule = RULES[name](maze, random.Random(seed))
    for _ in range(steps):
        next(rule)
    inside = [[maze[x, y] for x in range(1, 8)] for y in range(1, 6)]
    values = [WALL] * 9 + [value for row in inside for value in (WALL, *row, WALL)] + [WALL] * 9
    return values, bytes({WALL: 0, FLOOR: 1}.get(value, 2 + value % 240) for value in values)


@pytest.mark.parametrize("name", NAMES)
def test_every_step_by_every_way_is_shown_as_it_was_made(name):
    for seed in range(3):
        making, rng = shown(name, 4, 3, seed), random.Random(seed)
        cells = making.cells
        steps = [*range(making.last + 1), *range(making.last, -1, -1), *rng.choices(range(making.last + 1), k=40)]
        for step in steps:
            making.show(step)
            assert seen(making) == recomputed(name, step, seed)
        assert making.cells is cells


@pytest.mark.parametrize("name", NAMES)
def test_it_can_be_watched_while_it_is_made(name):
    whole, live = shown(name, 5, 4), shown(name, 5, 4, steps=0)
    while not live.done:
        live.advance(3)
        live.show(live.last)
        whole.show(live.last)
        assert seen(live) == seen(whole)
    assert (live.last, live.ready_at) == (whole.last, whole.ready_at)


def test_numbers_have_colours_over_and_over():
    def steps(maze):
        maze[1, 1], maze[2, 1], maze[3, 1] = 0, COLOURS - 1, COLOURS + 10 * COLOURS
        yield "three"

    making = small(steps)
    making.advance(ALL)
    making.show(1)
    assert list(making.cells[6:9]) == [FIRST_COLOUR, 241, FIRST_COLOUR]
    assert making.value((3, 1)) == 11 * COLOURS


def test_a_yield_that_is_no_text_has_no_caption_and_changes_after_the_last_one_are_a_step():
    def steps(maze):
        yield "one"
        yield 2
        maze.dig((1, 1))

    making = small(steps)
    making.advance(ALL)
    assert (making.done, making.last) == (True, 3)
    assert [making.caption(step) for step in range(4)] == ["", "one", "", ""]
    making.show(3)
    assert making.value((1, 1)) == FLOOR


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

    making = small(steps)
    making.advance(ALL)
    assert [making.worker(step) for step in range(6)] == [None, None, (2, 1), (3, 1), (3, 1), (2, 1)]
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

    making = small(steps)
    making.advance(1)
    assert making.ready_at is None
    making.advance(ALL)
    assert making.ready_at == (3 if called == "behind the yield" else 2)
    heya = making.heya("corner", "A note.")
    assert (heya.rows, heya.note) == (("+---+", "|S G|", "+---+"), "A note.")


def test_a_rule_that_fails_keeps_the_steps_before():
    def steps(maze):
        yield "one"
        raise ZeroDivisionError

    making = small(steps)
    with pytest.raises(ZeroDivisionError):
        making.advance(ALL)
    making.advance(ALL)
    assert (making.last, making.done) == (1, True)


@pytest.mark.parametrize("step", [999, -1])
def test_a_step_that_is_not_made_cannot_be_shown(step):
    with pytest.raises(IndexError, match=f"step {step} is not made"):
        shown("dig", 3, 3).show(step)
