"""Lessons for tests, made from a script and options as the command line makes them."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from mazelib.kinds.lesson import Lesson
from mazelib.kinds.registry import kind_of
from mazelib.walking.pausing import finished
from tests.learners import script, script_of


def lesson_of(name: str | Path = "04", **options: object) -> Lesson:
    """A lesson by its number or script. If its kind has a seed, the seed is 0 unless given."""
    path = name if isinstance(name, Path) else script(name)
    loaded = script_of(path)
    kind = kind_of(loaded)
    if "seed" in {field.name for field in fields(kind.options_class)}:
        options = {"seed": 0, **options}
    lesson = kind(loaded, kind.options_class(**options))
    finished(lesson.read_others(loaded))
    return lesson
