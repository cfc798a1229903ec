"""A making: a lesson's rule recorded, and shown at any step."""

import random

import pytest

from mazelib.making.maze import FLOOR, WALL, Maze, between, is_room
from mazelib.making.recording import COLOURS, FIRST_COLOUR, Making, seen
from tests.making.making_examples import ALL, NAMES, RULES, shown


def small(steps, width=2, height=1):
    """A making of a rule written in a test."""
    maze = Maze(width, height)
    return Making(maze, steps(maze))


def all_at(making, step):
    """Value and palette index of every place after a step."""
    making.show(step)
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
    return values, bytes({WALL: 0, FLOOR: 1}.get(value, 2 + value % COLOURS) for value in values)


@pytest.mark.parametrize("name", NAMES)
def test_every_step_by_every_way_is_shown_as_it_was_made(name):
    for seed in range(3):
        making, rng = shown(name, 4, 3, seed), random.Random(seed)
        cells = making.cells
        steps = [*range(making.last + 1), *range(making.last, -1, -1), *rng.choices(range(making.last + 1), k=40)]
        for step in steps:
            assert all_at(making, step) == recomputed(name, step, seed)
        assert making.cells is cells


@pytest.mark.parametrize("name", NAMES)
def test_it_can_be_watched_while_it_is_made(name):
    whole, live = shown(name, 5, 4), shown(name, 5, 4, steps=0)
    while not live.done:
        live.advance(3)
        assert all_at(whole, live.last) == all_at(live, live.last)
    assert (live.last, live.ready_at) == (whole.last, whole.ready_at)


def test_numbers_have_colours_over_and_over():
    def steps(maze):
        maze[1, 1], maze[2, 1], maze[3, 1] = 0, COLOURS - 1, COLOURS + 10 * COLOURS
        yield "three"

    making = small(steps)
    making.advance(ALL)
    making.show(1)
    assert list(making.cells[6:9]) == [FIRST_COLOUR, FIRST_COLOUR + COLOURS - 1, FIRST_COLOUR]
    assert making.value((3, 1)) == 11 * COLOURS


def test_a_yield_that_is_no_text_has_no_caption_and_changes_after_the_last_one_are_a_step():
    def steps(maze):
        yield "one"
        yield 2
        maze.dig((1, 1))

    making = small(steps)
    making.advance(ALL)
    assert (making.done, making.last) == (True, 3)
    assert [making.captions[step] for step in range(4)] == ["", "one", "", ""]
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
    heya = making.heya("A note.")
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


def test_as_long_as_a_step_flashes_the_one_before_it_is_seen():
    assert [seen(5, phase) for phase in (0.0, 0.99, 1.0)] == [4, 4, 5]
    assert seen(0, 0.5) == 0


def test_a_step_is_about_what_it_changed_or_about_its_worker_and_not_about_a_whole_maze():
    def steps(maze):
        yield "nothing yet"
        maze.dig((1, 1), (2, 1), (3, 1), (1, 1))
        yield "three places, one of them twice"
        maze.worker = (3, 1)
        yield "only looked"
        maze.dig((1, 3), (1, 1), (3, 3), (3, 1))
        yield "four places"
        maze.worker = (3, 2)
        yield "a wall that stays"
        maze.fill(*maze.rooms, (2, 1))
        yield "many, the last of them a wall between two rooms"

    making = small(steps, 2, 2)
    making.advance(ALL)
    assert [making.focus(step) for step in range(7)] == [
        [], [], [(1, 1), (2, 1), (3, 1)], [(3, 1)], [], [(3, 1), (3, 2), (3, 3)], [(1, 1), (2, 1), (3, 1)]
    ]  # fmt: skip


def test_the_focus_of_every_merge_is_the_wall_and_its_two_rooms():
    making = shown("merge", 6, 5)
    assert making.focus(1) == []
    for step in range(2, making.last + 1):
        one, wall, other = making.focus(step)
        assert between(one, other) == wall == making.worker(step) and is_room(one) and is_room(other)
        making.show(step - 1)
        stays = making.value(one) == making.value(other)
        making.show(step)
        assert (making.value(wall) == WALL) == stays and making.value(one) == making.value(other)


def test_the_next_rooms_are_those_that_the_digger_chooses_from():
    making = shown("dig", 7, 5)
    words = ["Stuck", "One way", "Two ways", "Three ways", "Four ways"]
    for step in range(1, making.ready_at - 1):
        making.show(step)
        rooms = making.next_rooms()
        assert making.captions[step + 1].startswith(words[len(rooms)])
        assert not rooms or "Stuck" in making.captions[step + 1] or making.worker(step + 1) in rooms
    for step in range(making.ready_at, making.last + 1):
        making.show(step)
        assert making.next_rooms() == []


@pytest.mark.parametrize("name", ["merge", "road"])
def test_where_rooms_are_numbered_nothing_is_dug_next(name):
    making = shown(name, 5, 4)
    for step in range(making.last + 1):
        making.show(step)
        assert not making.next_rooms()


def test_marks_are_those_of_the_maze():
    making = shown("road", 5, 4)
    assert making.marks == {"S": (1, 1), "G": (9, 7)}
    assert shown("road", 1, 1).marks == {"S": (1, 1), "G": (1, 1)}
