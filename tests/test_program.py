"""maze-lessons: the door, a lesson by its number, or a command."""

import subprocess
import sys

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


def test_an_installed_lesson_says_how_to_get_one_that_can_be_changed(capfd, monkeypatch):
    monkeypatch.setattr(program, "IS_INSTALLED", True)
    assert "make your own folder: maze-lessons start" in said(capfd, "4", "--headless")[2]


def test_a_command_that_is_misspelt_is_guessed_and_help_names_each_once(capfd):
    status, out, err = said(capfd, "strat")
    assert (status, out) == (2, "")
    assert "there's no command strat. Did you mean start?" in err
    _status, out, _err = said(capfd, "--help")
    assert out.count("stump") == 1


def test_python_with_the_folder_and_a_number_tells_in_words_what_python_cannot_read(tmp_path):
    """Started by its own name, Python would speak first, in a compiler's words."""
    for name in ("mazelib", "heya"):
        (tmp_path / name).symlink_to(OURS / name)
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    for name in ("__main__.py", "here.py", "07_your_turn.py"):
        text = (OURS / "lessons" / name).read_text(encoding="utf-8")
        (lessons / name).write_text(text.replace("def my_turn(view):", "def my_turn(view)"))
    command = [sys.executable, str(lessons), "7", "--headless"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 1
    assert told.stderr.startswith("07_your_turn.py, line ")
    assert "Write: def my_turn(view):" in told.stderr


def test_without_a_command_the_door_opens(monkeypatch):
    opened = []
    monkeypatch.setattr(program, "open_door", opened.append)
    program.run_program([])
    assert opened == [OURS / "lessons"]


def test_the_version_is_told(capfd):
    assert said(capfd, "--version") == (0, f"{VERSION}\n", "")
