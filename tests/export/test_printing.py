"""Printing from the command line and from lesson 11: where the file goes, what may go wrong,
and that no file is lost.
"""

import errno
import json
import os
import subprocess
import sys

import pytest

from mazelib.command_line.terminal import this_python
from mazelib.export import printing
from mazelib.export.formats import endings
from mazelib.export.page import Page
from mazelib.maps.heya_text import parse
from mazelib.started_in import remember_folder
from mazelib.text.sentences import one_of
from tests.conftest import PROJECT, Ended
from tests.examples import is_thorough
from tests.samples import SCRIPTS, heya

LESSON = str(SCRIPTS / "11_worksheet.py")
MAZELIB = ["-m", "mazelib"]
#: What the extras install, by their import names.
EXTRAS = ("fpdf", "openpyxl", "PIL", "platformdirs")
#: Python in which those are missing: runs some command lines, and prints how each has ended.
WITHOUT = f"""
import contextlib, io, json, os, runpy, sys
for name in {EXTRAS}:
    sys.modules[name] = None
sys.path.insert(0, {str(SCRIPTS)!r})

def ended(words, folder):
    os.chdir(folder)
    sys.argv = words
    out, err, status = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            if words[0] == "mazelib":
                runpy.run_module("mazelib.__main__", run_name="__main__")
            else:
                runpy.run_path(words[0], run_name="__main__")
        except SystemExit as end:
            status = end.code or 0
    return status, out.getvalue(), err.getvalue()

print(json.dumps([ended(*line) for line in json.load(sys.stdin)]))
"""
#: Other lessons than the worksheets and the game, which need no extra: one that walks, one that
#: makes, and in the thorough run more of both.
OTHERS = ("04_right_hand",)
if is_thorough():
    OTHERS += ("08_dig_and_fill", "03_random_walk", "05_branch_stack", "10_fill_with_road")
TO_AN_SVG = ("mazelib", "print", "first", "--to", "first.svg")
NEED_AN_EXTRA = {
    (LESSON, "--headless"): "fpdf2",
    (LESSON,): "fpdf2",
    ("mazelib", "print", "first", "--to", "x.xlsx"): "openpyxl",
    ("mazelib", "read", "old.xlsx"): "openpyxl",
}


@pytest.fixture
def run(run_here, monkeypatch):
    """Run a script, or ``-m mazelib`` and a command, in a folder."""

    def run_in(*words, cwd=PROJECT):
        monkeypatch.chdir(cwd)
        remember_folder()
        if list(words[:2]) == MAZELIB:
            return run_here(PROJECT / "mazelib" / "__main__.py", *words[2:])
        return run_here(*words)

    return run_in


def in_words(name):
    return (str(SCRIPTS / f"{name}.py"), "--headless", "--seed", "1")


@pytest.fixture(scope="module")
def without_extras(tmp_path_factory):
    """How each command line has ended where the extras are missing, and the folder it ran in.

    One process runs them all: most of the time of each would be its start.
    """
    folder = tmp_path_factory.mktemp("without")
    (folder / "old.xlsx").touch()
    lines = [*NEED_AN_EXTRA, *map(in_words, OTHERS), TO_AN_SVG]
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        input=json.dumps([(line, str(folder)) for line in lines]),
        env={**os.environ, "PYTHONPATH": str(PROJECT), "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""
    found = [Ended(*end) for end in json.loads(ran.stdout)]
    return dict(zip(lines, found, strict=True)), folder


def test_a_map_is_printed_in_each_form_and_read_back(tmp_path, run):
    for ending in ("xlsx", "svg", "txt"):
        done = run(*MAZELIB, "print", "first", "--to", tmp_path / f"first.{ending}")
        assert (done.returncode, done.stdout) == (0, "")
        assert f"first.{ending}" in done.stderr
    read = run(*MAZELIB, "read", tmp_path / "first.xlsx")
    assert parse(read.stdout) == heya("first")
    assert (
        run(*MAZELIB, "read", tmp_path / "first.xlsx", "--save", tmp_path / "mine.txt").returncode
        == 0
    )
    assert parse((tmp_path / "mine.txt").read_text()) == heya("first")
    assert parse((tmp_path / "first.txt").read_text()).floor == heya("first").floor


def test_without_a_word_it_is_a_maze_of_three_stars(tmp_path, run):
    to_text = ("--to", "maze.txt")
    assert run(*MAZELIB, "print", *to_text, cwd=tmp_path).returncode == 0
    text = (tmp_path / "maze.txt").read_text(encoding="utf-8")
    assert [len(line) for line in text.splitlines()] == [33] * 31
    assert set(text) == set("■ SG\n")
    made = parse(text)
    ((_letter, goal),) = made.controls
    assert (made.start[1], goal[1]) == (1, 29), "in at the top, out at the bottom"
    before = (tmp_path / "maze.txt").read_bytes()
    again = run(*MAZELIB, "print", *to_text, cwd=tmp_path)
    assert again.returncode == 2
    assert "exists already" in again.stderr
    assert (tmp_path / "maze.txt").read_bytes() == before
    assert run(*MAZELIB, "print", *to_text, "--force", cwd=tmp_path).returncode == 0
    assert (tmp_path / "maze.txt").read_bytes() != before


def test_without_a_word_it_goes_into_maze_pdf(tmp_path, run):
    pytest.importorskip("fpdf")
    assert run(*MAZELIB, "print", "first", cwd=tmp_path).returncode == 0
    (path,) = tmp_path.iterdir()
    assert path.name == "maze.pdf"
    assert path.read_bytes().startswith(b"%PDF-")


def test_the_lesson_writes_a_pdf_named_after_its_mazes_and_overwrites_none(tmp_path, run):
    pytest.importorskip("fpdf")
    words = (LESSON, "--headless", "--hard", 1, "--count", 2, "--seed", 5)
    for name in ("maze_1_stars_2.pdf", "maze_1_stars_2_2.pdf", "maze_1_stars_2_3.pdf"):
        before = set(tmp_path.iterdir())
        done = run(*words, cwd=tmp_path)
        (written,) = set(tmp_path.iterdir()) - before
        assert written.name == name
        assert (done.returncode, done.stdout, done.stderr) == (0, f"{written}\n", "")
    done = run(LESSON, "--headless", "--size", 3, "--mask", "", "--count", 1, cwd=tmp_path)
    assert done.stdout.endswith("maze_3x3.pdf\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((LESSON, "--headless", "--size", 1), "2 to 60"),
        ((LESSON, "--headless", "--size", 61), "2 to 60"),
        ((LESSON, "--headless", "--count", 0), "from 1 to 200"),
        ((LESSON, "--headless", "--to", "a.doc"), f"the name has to end in {one_of(endings())}."),
        (
            (LESSON, "--headless", "--to", "a.svg", "--count", 2),
            "a file like this has one page, but there are 2",
        ),
        ((LESSON, "--headless", "--to", "no/such/a.svg"), "there's no folder"),
        ((*MAZELIB, "print", "nowhere"), "no map with this name"),
        ((*MAZELIB, "print", "first", "--to", "x"), "the name has to end in"),
        ((*MAZELIB, "read", "none.xlsx"), "there's no such file"),
    ],
)
def test_what_is_wrong_is_told_in_a_line_before_anything_is_made(words, said, tmp_path, run):
    done = run(*words, cwd=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.thorough
@pytest.mark.parametrize(("words", "package"), NEED_AN_EXTRA.items())
def test_a_package_that_is_missing_is_told_with_the_line_that_installs_it(
    words, package, without_extras
):
    ends, _ = without_extras
    done = ends[words]
    assert done.returncode == 2
    assert f"{this_python()} -m pip install {package}\n" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", OTHERS)
def test_all_other_lessons_run_without_those_packages(name, without_extras):
    ends, _ = without_extras
    done = ends[in_words(name)]
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout


def test_an_svg_needs_no_package(without_extras):
    ends, folder = without_extras
    assert ends[TO_AN_SVG].returncode == 0
    assert sorted(path.name for path in folder.iterdir()) == ["first.svg", "old.xlsx"]


def test_a_disk_that_is_full_leaves_the_old_file_and_no_half_one(tmp_path, monkeypatch):
    path = tmp_path / "old.txt"
    path.write_text("old")

    def full(descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    page = Page(heya("first"), "first")
    with pytest.raises(OSError, match="No space"):
        printing.print_pages([page], path, print, force=True)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
