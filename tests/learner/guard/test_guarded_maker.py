"""A learner's maker: what is told when it goes wrong."""

import random

import pytest

from mazelib.learner.guard.guarded_script import load_script
from mazelib.making.maze import Maze
from mazelib.walking.strategy import StrategyError
from tests.learners import saved

#: Line 7 asks for one room more than there is.
TAKES_ONE_MORE = """\
from mazelib import show


def make(maze, rng):
    rooms = iter(maze.rooms)
    while True:
        room = <taken>
        maze.dig(room)
        yield "Dig a room."


show(make)
"""


def error_of_maker(folder, text):
    """What is told of a maker, made ready and then asked for all its steps."""
    with pytest.raises(StrategyError) as caught:
        list(load_script(saved(folder, text)).maker(Maze(3, 2), random.Random(7)).steps)
    return caught.value


@pytest.mark.parametrize("taken", ["next(rooms)", "next(each for each in rooms)"])
def test_a_maker_that_takes_one_more_than_there_is_is_told_at_its_line(tmp_path, taken):
    error = error_of_maker(tmp_path, TAKES_ONE_MORE.replace("<taken>", taken))
    assert (error.first.line, error.first.quoted.strip()) == (7, f"room = {taken}")
    assert error.first.what == "StopIteration: one more was asked for, and nothing is left."
    assert "for" in error.first.advice


def test_a_runtime_error_of_the_learners_own_keeps_its_words(tmp_path):
    text = TAKES_ONE_MORE.replace("room = <taken>", 'raise RuntimeError("no more rooms")')
    assert error_of_maker(tmp_path, text).first.what == "RuntimeError: no more rooms."
