"""maze-lessons: the door, a lesson by its number, or a command."""

from mazelib import program
from mazelib.maps.course import OURS
from mazelib.version import VERSION


def said(capfd, *words):
    """The exit status, what went to stdout and what to stderr."""
    try:
        status = program.run_program(words)
    except SystemExit as leaving:
        status = leaving.code
    return status, *capfd.readouterr()


def test_a_number_runs_the_lesson_of_this_number_with_its_options(capfd):
    assert said(capfd, "4", "--headless") == (0, "first.txt: arrived after 143 ticks\n", "")
    status, out, err = said(capfd, "13")
    assert (status, out) == (2, "")
    assert "no lesson 13" in err


def test_without_a_command_the_door_opens(monkeypatch):
    opened = []
    monkeypatch.setattr(program, "open_door", opened.append)
    program.run_program([])
    assert opened == [OURS / "lessons"]


def test_the_version_is_told(capfd):
    assert said(capfd, "--version") == (0, f"{VERSION}\n", "")
