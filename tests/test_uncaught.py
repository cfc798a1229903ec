"""A mistake in a script that Python has just started is explained in words, with its line."""

import subprocess
import sys
from pathlib import Path

import pytest

from mazelib import show, uncaught
from tests.conftest import PROJECT

BEGINNING = "from mazelib import Game, Heading, Turn, Worksheet, show\n"
#: Lines of a script, and the message about the last one.
MISTAKES = {
    "Game(easy=0)": "easy=0 is wrong.",
    "keys = {'up': Heading.UPP}": "Heading has no 'UPP'.",
    "Worksheet(5)": "made_by=5 is wrong.",
    "show(None, mapp='loop')": "there is no word mapp in show.",
}
#: A call, a name of ours, and, when asked for, two more calls: each takes a process of its own.
MOST_MISTAKES = [
    pytest.param(mistake, marks=pytest.mark.thorough if number > 1 else ())
    for number, mistake in enumerate(MISTAKES)
]


def run(tmp_path: Path, text: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a process of its own:
    what is told of uncaught errors belongs to a process.
    """
    path = tmp_path / "mine.py"
    path.write_text(text)
    return subprocess.run(
        [sys.executable, str(path), *words],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(PROJECT), "SDL_VIDEODRIVER": "dummy", "PATH": ""},
    )


@pytest.mark.parametrize("mistake", MOST_MISTAKES)
@pytest.mark.sweep(1)
def test_a_mistake_before_the_lesson_is_told_with_its_line_and_without_a_traceback(
    mistake, tmp_path
):
    done = run(tmp_path, f"{BEGINNING}{mistake}\n", "--headless")
    first, quoted, *_advice = done.stderr.splitlines()
    assert first.startswith(f"mine.py, line 2: {MISTAKES[mistake]}")
    assert quoted == f"    {mistake}"
    assert (done.returncode, done.stdout) == (1, "")
    assert "Traceback" not in done.stderr


def test_a_number_that_is_wrong_is_told_at_its_own_line(tmp_path):
    call = "SHEET = Worksheet(\n    hard=2,\n    how_many=0,  # none\n)\n"
    done = run(tmp_path, f"{BEGINNING}{call}")
    told = done.stderr.splitlines()
    assert told[0] == "mine.py, line 4: how_many=0 is wrong."
    assert told[1] == "    how_many=0,  # none"


def test_a_misspelt_word_of_show_is_guessed(tmp_path, run_here):
    path = tmp_path / "mine.py"
    path.write_text(f"{BEGINNING}show(mapp='loop')\n")
    assert 'Write: maps=["loop"]' in run_here(path).stderr
    path.write_text(f"{BEGINNING}show(xyz='loop')\n")
    told = run_here(path).stderr
    assert "Its words are rule, task, panels, sizes, maps, hand, question, ask, kind." in told


#: Names that mazelib does not have, and the message about the line that imports them.
NOT_OFFERED = {
    "Turn, Show": ("mazelib has no 'Show'.", "Did you mean show?"),
    "xyz, show": ("mazelib has no 'xyz'.", "It has EXPLORED, FLOOR, "),
}


@pytest.mark.parametrize(
    "names", ["Turn, Show", pytest.param("xyz, show", marks=pytest.mark.thorough)]
)
def test_a_name_that_mazelib_does_not_have_is_told_and_guessed(names, tmp_path):
    what, advice = NOT_OFFERED[names]
    done = run(tmp_path, f"\nfrom mazelib import {names}\n")
    first, quoted, last = done.stderr.splitlines()
    assert first == f"mine.py, line 2: {what}"
    assert quoted == f"    from mazelib import {names}"
    assert last.strip().startswith(advice)
    assert done.returncode == 1


@pytest.mark.thorough
def test_a_name_that_another_module_does_not_have_is_told_as_usual(tmp_path):
    assert run(tmp_path, "from math import show\n").stderr.startswith("Traceback")
    told = run(tmp_path, f"{BEGINNING}from math import sinn\n").stderr
    assert told.startswith("mine.py, line 2: math has no 'sinn'.")
    assert "Did you mean sin?" in told


def test_show_without_its_brackets_is_told_at_the_end_of_the_script(tmp_path):
    begins = f"{BEGINNING}def rule(view):\n    return Turn.LEFT\n"
    for last_lines in ("show\n", "if __name__ == '__main__':\n    show\n"):
        done = run(tmp_path, begins + last_lines)
        first, quoted, advice = done.stderr.splitlines()
        line = len((begins + last_lines).splitlines())
        assert first == f"mine.py, line {line}: show is written here without its brackets."
        assert quoted.strip() == "show"
        assert "show(my_rule)" in advice


@pytest.mark.thorough
def test_nothing_is_told_at_the_end_of_a_script_that_fails_or_shows_nothing(tmp_path):
    assert run(tmp_path, f"{BEGINNING}x = show\n").stderr == ""
    assert len(run(tmp_path, f"{BEGINNING}1 / 0\nshow\n").stderr.splitlines()) == 3
    shown = run(tmp_path, f"{BEGINNING}show\nshow(kind='look')\n", "--headless").stderr
    assert "without its brackets" not in shown


@pytest.mark.thorough
def test_python_explains_a_program_without_show_as_usual(tmp_path):
    done = run(tmp_path, "import mazelib\nmazelib.Game(easy=0)\n")
    assert done.stderr.startswith("Traceback")


def test_an_error_of_our_own_keeps_pythons_traceback(tmp_path):
    ours = "import mazelib.lesson\nmazelib.lesson.run_lesson = None\n"
    done = run(tmp_path, f"{BEGINNING}{ours}show()\n")
    assert done.stderr.startswith("Traceback")
    assert "lesson.py" in done.stderr


def test_the_former_hook_is_back_when_a_lesson_opens(monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    uncaught.tell_mistakes_in_words(print)
    uncaught.leave_mistakes_to_python()
    assert sys.excepthook is uncaught._hook_before
    monkeypatch.setattr(sys, "excepthook", print)
    uncaught.leave_mistakes_to_python()
    assert sys.excepthook is print, "an editor's own is left as it is"
    assert show.__module__ == "mazelib.lesson"


def test_a_wrong_number_of_a_call_of_several_lines_is_told_at_its_own_line(tmp_path):
    ran = run(tmp_path, f"{BEGINNING}Game(\n    hard=1.5,\n    easy=0,\n)\nshow()\n")
    assert ran.stderr.splitlines() == [
        "mine.py, line 4: easy=0 is wrong.",
        "    easy=0,",
        "  Write a number from 1 to 1000.",
    ]
    assert ran.returncode != 0
