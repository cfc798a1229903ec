"""Lessons for tests, made from a script and options as the command line makes them."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.registry import kind_of
from tests.learners import script, script_of

#: A script with a rule that walks, on a map and with panels that a test fills in.
WALKS = """from mazelib import Turn, show
def mine(view):
    return Turn.LEFT
if __name__ == "__main__":
    show(mine, task="Mine.", maps={maps}, panels={panels})
"""
#: A script with a rule that makes two mazes.
MAKES = """from mazelib import show
def make(maze, rng):
    maze.dig(*maze.rooms)
    yield "All at once."
if __name__ == "__main__":
    show(make, sizes=[(3, 2), (4, 4)])
"""


def lesson_of(name: str | Path = "04", **options: object) -> Lesson:
    """A lesson by its number or script. If its kind has a seed, the seed is 0 unless given."""
    path = name if isinstance(name, Path) else script(name)
    loaded = script_of(path)
    kind = kind_of(loaded)
    if "seed" in {field.name for field in fields(kind.options_class)}:
        options = {"seed": 0, **options}
    return kind(loaded, kind.options_class(**options))
