"""The while that goes round forever, and what never changes in it."""

import ast

import pytest

from mazelib.learner.script.endless_loops import endless_loop

MAKER = """\
def dig(maze, rng):
    way = [maze.rooms[0]]
    while way:
        walls = maze.walls_around(way[-1])
        if walls:
            way.append(walls[0])
            yield "Dig there."
        else:
            room = way[-1]
"""


def found(program, ran):
    """The loop in which these lines ran, one after the other, and last."""
    return endless_loop(ast.parse(program), [("mine.py", line, True, False) for line in ran])


def test_only_the_lines_that_ran_change_what_a_loop_asks_for():
    assert found(MAKER, [3, 4, 5, 9]) == (3, "way", ("way",), False)
    assert found(MAKER, [3, 4, 5, 6, 7]) == (3, "way", (), False)


def test_lines_outside_of_all_loops_go_round_in_none():
    assert found(MAKER, [2, 3, 4]) is None
    assert found(MAKER, []) is None


#: A question and what the loop does; what never changes in it.
LOOPS = {
    ("count < 5", "maze.fill_up(1)"): ("count",),
    ("count < 5", "count += 1"): (),
    ("len(way) > 0", "print(way)"): ("way",),
    ("len(way) > 0", "way.pop()"): (),
    ("way[0]", "way[0] = 1"): (),
    ("way", "shorten(way)"): (),
    ("way", "del way[0]"): (),
    ("self.steps < 3", "self.steps += 1"): (),
    ("self.steps < 3", "steps = 1"): ("self.steps",),
    ("self.steps < 3", "self.count()"): (),
    ("maze.dug", "room = maze.dug[-1]"): ("maze.dug",),
    ("maze.dug", "maze.fill_up(room)"): (),
    ("room", "maze, room = 1, 2"): (),
    ("True", "pass"): (),
}


@pytest.mark.parametrize(("question", "line"), LOOPS)
def test_what_no_line_of_a_loop_changes_is_named(question, line):
    loop = found(f"while {question}:\n    {line}", [1, 2])
    assert loop.unchanged == LOOPS[question, line]
    assert loop.asks_nothing == (question == "True")


def test_the_innermost_loop_around_all_lines_that_ran_goes_round():
    program = "while a:\n    while b:\n        b = 0\n    c = 1"
    assert found(program, [1, 2, 3, 4]).line == 1
    assert found(program, [2, 3]).line == 2


@pytest.mark.parametrize(
    ("loop", "waits"),
    [
        ("while view.front: x = 1", True),
        ("while not view.front and view.left: x = 1", True),
        ("while True: x = view.front", True),
        ("while True: x = 1", False),
        ("while n or view.front: x = 1", False),
    ],
)
def test_a_loop_that_asks_nothing_but_the_view_waits_for_it(loop, waits):
    assert found(loop, [1]).waits_for_view == waits
