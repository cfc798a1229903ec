"""Which course is at work: that of the script, of the current folder, or mazelib's own."""

import sys
from types import SimpleNamespace

import pytest

from mazelib.maps.course import OURS, course_at_work


@pytest.fixture
def course(tmp_path, monkeypatch):
    """A course in a folder; nothing is run in it."""
    for name in ("lessons", "heya"):
        (tmp_path / "course" / name).mkdir(parents=True)
    (tmp_path / "other").mkdir()
    monkeypatch.chdir(tmp_path / "other")
    monkeypatch.setitem(sys.modules, "__main__", SimpleNamespace())
    return tmp_path / "course"


def test_without_any_other_it_is_the_one_that_mazelib_came_with(course):
    assert course_at_work() == OURS


def test_it_is_the_one_of_the_script(course, monkeypatch):
    script = SimpleNamespace(__file__=str(course / "lessons" / "04.py"))
    monkeypatch.setitem(sys.modules, "__main__", script)
    assert course_at_work() == course
    (course / "heya").rmdir()
    assert course_at_work() == OURS


def test_it_is_the_one_of_the_current_folder(course, monkeypatch):
    monkeypatch.chdir(course)
    assert course_at_work() == course
