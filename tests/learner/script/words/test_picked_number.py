"""What is told of a number that pick took out of a place."""

from pathlib import Path
from random import Random

import pytest

from mazelib.learner.script.words.picked_number import about_a_picked_number
from mazelib.learner.script.words.raised import raised_in
from mazelib.making.chance import pick

PATH = Path("mine.py")
MAKER = "def make(maze, rng):\n    walls = {}\n    room = {}\n    maze.dig_to({})\nmake(Maze(), 0)"


class Maze:
    """One that digs nowhere."""

    def dig_to(self, room):
        raise ValueError(room)


def told(walls, value, room="room"):
    program = MAKER.format(walls, value, room)
    names = {"Maze": Maze, "pick": lambda values, _rng: pick(values, Random(0))}
    with pytest.raises(ValueError) as caught:
        exec(compile(program, str(PATH), "exec"), names)
    return about_a_picked_number(raised_in(PATH, program.split("\n"), caught.value))


def test_the_line_that_picked_it_is_told_with_the_place():
    line, explanation = told("[(1, 1), (3, 1)]", "pick(walls[0], rng)")
    assert line == 3
    assert explanation.advice == "Write: room = walls[0]"


@pytest.mark.parametrize(
    "written",
    [
        ("[(1, 1)]", "pick(walls, rng)"),
        ("[(1, 1)]", "walls[0][0]"),
        ("[1, 3]", "pick(walls, rng)"),
        ("[[1, 3], [3, 5]]", "pick(walls[0], rng)"),
        ("[(1, 1)]", "pick(walls[0], rng)", "3"),
    ],
)
def test_nothing_is_told_of_what_is_no_number_out_of_a_place(written):
    assert told(*written) is None
