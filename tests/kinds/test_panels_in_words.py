"""The panels that ``show`` can open are named in its docstring and in README.md: all, and no others."""

import re

import pytest

from mazelib import show
from mazelib.kinds.exercises import ExercisesLesson
from mazelib.kinds.lesson import Lesson
from mazelib.kinds.make import MakeLesson
from mazelib.kinds.walk import WalkLesson
from tests.conftest import PROJECT


def quoted(text):
    return re.findall(r'"(\w+)"', text)


def line_of_docstring(beginning):
    (line,) = [line for line in show.__doc__.splitlines() if line.strip().startswith(beginning)]
    return quoted(line)


def test_the_docstring_of_show_names_the_panels_of_each_kind_in_their_order():
    walk = line_of_docstring("- for a walk:")
    exercises = line_of_docstring("- for a walk with exercises:")
    assert tuple(walk) == WalkLesson.panels
    assert exercises == [name for name in ExercisesLesson.panels if name not in walk]
    assert tuple(line_of_docstring("- for the making of a maze:")) == MakeLesson.panels


@pytest.mark.parametrize(("beginning", "kind"), [("for a walk", ExercisesLesson), ("for a maze", MakeLesson)])
def test_the_readme_names_the_panels_of_each_kind(beginning, kind):
    text = " ".join((PROJECT / "README.md").read_text(encoding="utf-8").split())
    (told,) = re.findall(rf'{beginning} ("[^;)]*)[;)]', text)
    assert sorted(quoted(told)) == sorted(kind.panels)


def test_no_kind_of_ours_has_panels_that_are_not_named():
    told = {*quoted(show.__doc__.partition("``panels``")[2].partition("``map``")[0])}
    for kind in Lesson.kinds:
        if kind.name not in ("look", "keys"):  # They have the panels of a walk.
            assert told.issuperset(kind.panels)
            continue
        assert kind.panels == WalkLesson.panels
