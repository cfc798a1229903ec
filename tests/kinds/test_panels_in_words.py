"""The panels that ``show`` can open are named in its docstring and in README.md: all, no others."""

import re

import pytest

from mazelib import show
from mazelib.kinds.exercises import ExercisesLesson
from mazelib.kinds.keys import KeysLesson
from mazelib.kinds.look import LookLesson
from mazelib.kinds.make import MakeLesson
from mazelib.kinds.shared.registry import KINDS
from mazelib.kinds.walk import WalkLesson
from tests.conftest import PROJECT


def quoted(text):
    """The words in quotes, in their order."""
    return re.findall(r'"(\w+)"', text)


def line_of_docstring(beginning):
    """The panels that one line of the docstring of show names."""
    (line,) = [line for line in show.__doc__.splitlines() if line.strip().startswith(beginning)]
    return quoted(line)


def advice(beginning, file):
    """What whoever adds a panel reads when it is not named yet."""
    return f'name every panel behind "{beginning}" in {file}'


@pytest.mark.parametrize(
    ("beginning", "panels"),
    [
        ("- for a walk:", WalkLesson.panels),
        ("- for a walk with exercises:", ("exercises", "lines")),
        ("- for the making of a maze:", MakeLesson.panels),
    ],
)
def test_the_docstring_of_show_names_the_panels_of_each_kind_in_their_order(beginning, panels):
    told = line_of_docstring(beginning)
    assert told == list(panels), advice(beginning, "the docstring of show, mazelib/lesson.py")


@pytest.mark.parametrize(
    ("beginning", "kind"), [("for a walk", ExercisesLesson), ("for a maze", MakeLesson)]
)
def test_the_readme_names_the_panels_of_each_kind(beginning, kind):
    text = " ".join((PROJECT / "README.md").read_text(encoding="utf-8").split())
    (told,) = re.findall(rf'{beginning} ("[^;)]*)[;)]', text)
    assert sorted(quoted(told)) == sorted(kind.panels), advice(beginning, "README.md")


def test_no_kind_of_ours_has_panels_that_are_not_named():
    told = {*quoted(show.__doc__.partition("``panels``")[2].partition("``map``")[0])}
    for kind in KINDS.values():
        assert told.issuperset(kind.panels)


@pytest.mark.parametrize("kind", [LookLesson, KeysLesson])
def test_on_every_map_the_panels_of_a_walk_can_be_opened(kind):
    assert kind.panels == WalkLesson.panels
