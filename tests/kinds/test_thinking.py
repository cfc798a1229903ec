"""Without a window, the terminal says once that a rule takes long, and at which line."""

import pytest

from mazelib.commands import run_command
from mazelib.learner.worker.workers import Workers
from mazelib.run_lesson import run_lesson
from tests.learners import saved, script

WALKS = """\
from threading import Event
from mazelib import Turn

def turn(view):
    Event().wait(0.3)
    return Turn.RIGHT
"""
THINKS_AT_FIRST = """\
from threading import Event
from mazelib import Turn
asked = []
def turn(view):
    asked.append(1)
    if len(asked) == 1:
        Event().wait(0.3)
    return Turn.RIGHT
"""
MAKES = """\
from threading import Event
from mazelib import show

def make(maze, rng):
    Event().wait(0.3)
    yield "all of it"
    for place in maze.rooms:
        maze.dig(place)

show(make)
"""


@pytest.fixture(autouse=True)
def own_workers(monkeypatch):
    """A lesson has workers of its own, as a user's has;
    a rule is slow after a tenth of a second.
    """
    monkeypatch.setattr("mazelib.run_lesson.Workers", Workers)
    monkeypatch.setattr("mazelib.commands.stump.Workers", Workers)
    monkeypatch.setattr("mazelib.learner.limits.SLOW", 0.1)


@pytest.mark.thorough
def test_a_walk_that_is_traced_tells_that_its_rule_thinks(tmp_path, capfd):
    path = saved(tmp_path, WALKS)
    options = ["--strategy", str(path), "--headless", "--limit", "1", "--trace", "-"]
    run_lesson(script("04"), options)
    assert capfd.readouterr().err.startswith("mine.py is still thinking, at line 5.\n")


@pytest.mark.thorough
def test_it_is_told_once_and_the_verdict_is_as_usual(tmp_path, capfd):
    path = saved(tmp_path, WALKS)
    run_lesson(script("04"), ["--strategy", str(path), "--headless", "--limit", "3"])
    said = capfd.readouterr()
    assert said.err == "mine.py is still thinking, at line 5.\n"
    assert said.out.startswith("first.txt: out of ticks after 3 ticks")


@pytest.mark.thorough
def test_the_making_of_a_maze_tells_it(tmp_path, capfd):
    run_lesson(saved(tmp_path, MAKES), ["--headless", "--width", "2", "--height", "2"])
    assert capfd.readouterr().err.startswith("mine.py is still thinking, at line 5.\n")


@pytest.mark.thorough
def test_a_search_for_a_map_that_beats_a_rule_tells_it(tmp_path, capfd):
    run_command(["stump", str(saved(tmp_path, THINKS_AT_FIRST)), "--seconds", "1"])
    assert capfd.readouterr().err.startswith("mine.py is still thinking, at line 7.\n")
