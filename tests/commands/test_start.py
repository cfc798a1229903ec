"""python -m mazelib start."""

import re
import subprocess
import sys

import pytest

from mazelib.commands import start
from mazelib.commands.start import copy_course
from mazelib.maps.course import OURS
from tests.commands.test_command_line import said


def files_in(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_lessons_and_maps_are_copied_and_nothing_that_python_left(tmp_path):
    copied = copy_course(OURS, tmp_path / "new" / "mine")
    files = files_in(tmp_path / "new" / "mine")
    assert copied == len(files)
    assert {"lessons/04_right_hand.py", "lessons/here.py", "lessons/lines/fast.txt"} <= files
    assert {"heya/first.txt", "heya/shapes/heart.txt", "lessons/README.md"} <= files
    assert not [name for name in files if "__pycache__" in name or "checks" in name]


def test_every_link_of_a_page_that_is_copied_leads_to_a_file_that_is_copied_too(tmp_path):
    copy_course(OURS, tmp_path)
    pages = sorted(tmp_path.rglob("*.md"))
    assert len(pages) == 3
    for page in pages:
        links = re.findall(r"\]\(([^)#:]+)", page.read_text(encoding="utf-8"))
        assert [link for link in links if not (page.parent / link).exists()] == [], page


def test_no_file_that_is_there_is_touched_and_one_that_is_missing_comes_back(tmp_path):
    copy_course(OURS, tmp_path)
    mine = tmp_path / "heya" / "first.txt"
    mine.write_text("mine")
    (tmp_path / "heya" / "own.txt").write_text("own")
    (tmp_path / "lessons" / "01_heya.py").unlink()
    assert copy_course(OURS, tmp_path) == 1
    assert mine.read_text() == "mine"
    assert (tmp_path / "lessons" / "01_heya.py").exists()
    assert copy_course(OURS, tmp_path) == 0


@pytest.mark.parametrize("name", ["", "heya", "lessons"])
def test_a_file_where_a_folder_is_to_be_is_told_and_kept(tmp_path, capfd, name):
    folder = tmp_path / "mine"
    if name:
        folder.mkdir()
    (folder / name).write_text("a file")
    status, out, err = said(capfd, "start", folder, "--headless")
    assert (status, out) == (2, "")
    assert str(folder / name) in err
    assert "is a file, not a folder" in err
    assert (folder / name).read_text() == "a file"


def test_a_folder_is_told_as_it_was_typed_and_nobody_goes_where_one_is(
    tmp_path, capfd, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    err = said(capfd, "start", "my-class", "--headless")[2]
    assert err == (
        "Your lessons and maps are in my-class.\n"
        "From now on, open them with:\n  cd my-class\n  python3 lessons\n"
    )
    monkeypatch.chdir(tmp_path / "my-class")
    err = said(capfd, "start", ".", "--headless")[2]
    assert err.endswith("open them with:\n  python3 lessons\n")


def test_it_says_where_the_lessons_are_and_opens_the_door_there(tmp_path, capfd, monkeypatch):
    opened = []

    def call(words, cwd):
        opened.append((words, cwd))
        return 0

    monkeypatch.setattr(start.subprocess, "call", call)
    folder = tmp_path / "with space"
    status, _out, err = said(capfd, "start", folder)
    assert status == 0
    assert f'  cd "{folder}"\n  python3 lessons\n' in err
    assert sys.executable not in err, "nobody types that"
    assert "Existing files" not in err, "nothing was there"
    assert opened == [([sys.executable, str(folder / "lessons")], folder)]
    (folder / "heya" / "first.txt").unlink()
    assert "Existing files were left alone." in said(capfd, "start", folder, "--headless")[2]
    assert len(opened) == 1


@pytest.mark.thorough
def test_a_lesson_in_the_copy_takes_the_maps_of_the_copy(tmp_path):
    copy_course(OURS, tmp_path)
    (tmp_path / "heya" / "mine.txt").write_text("+---+\n|> a|\n+---+\n")
    script = str(tmp_path / "lessons" / "04_right_hand.py")
    command = [sys.executable, script, "--headless", "--map", "mine"]
    search_path = {"PYTHONPATH": str(OURS / ".package")}
    done = subprocess.run(
        command, cwd=tmp_path.parent, capture_output=True, text=True, env=search_path, check=False
    )
    assert (done.stdout, done.stderr) == ("mine.txt: arrived after 2 ticks\n", "")


def test_without_mazelib_anywhere_a_lesson_says_so_in_one_line(tmp_path):
    copy_course(OURS, tmp_path)
    command = [sys.executable, "-I", "-c"]
    folder = str(tmp_path / "lessons")
    code = f"import sys; sys.path = [{folder!r}, *sys.path[:2]]; import here"
    done = subprocess.run([*command, code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("The maze lessons are not installed for this Python: ")
    assert len(done.stderr.splitlines()) == 1


def test_any_python_hands_over_to_the_one_for_which_the_folder_was_made(tmp_path):
    copy_course(OURS, tmp_path)
    lessons = tmp_path / "lessons"
    made_for = tmp_path / "python_of_the_lessons"
    made_for.write_text('#!/bin/sh\necho "It got: $*"\nexit 3\n')
    made_for.chmod(0o755)
    (lessons / ".python").write_text(str(made_for))
    code = f"import sys; sys.path = [{str(lessons)!r}, *sys.path[:3]]; sys.argv = ['lessons', '4']"
    command = [sys.executable, "-I", "-c", f"{code}; import here"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (3, "It got: lessons 4\n")


def test_the_folder_says_for_which_python_it_was_made(tmp_path, capfd):
    said(capfd, "start", tmp_path / "mine", "--headless")
    assert (tmp_path / "mine" / "lessons" / ".python").read_text() == sys.executable
