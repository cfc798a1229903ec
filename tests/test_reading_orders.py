"""The rooms that say in which order to read them name each of their files, and no other."""

import importlib
import re
from pathlib import Path

import pytest

ROOMS = [
    "mazelib.export",
    "mazelib.grid",
    "mazelib.kinds.shared",
    "mazelib.making",
    "mazelib.maps",
    "mazelib.walking",
    "mazelib.window",
    "mazelib.window.scenes.shared",
]


def in_order(words: str) -> list[str]:
    """The files and folders that a docstring names: "walk, verdict   the walk itself, and how"."""
    rows = re.findall(r"^    (\w[\w/, ]*?) {2,}\S", words, re.MULTILINE)
    return [name for row in rows for name in row.split(", ")]


def test_the_names_at_the_beginning_of_a_row_are_read():
    words = "Read in this order:\n\n    a, b   words, and more\n    folder/  words\nNo row.\n"
    assert in_order(words) == ["a", "b", "folder/"]


@pytest.mark.parametrize("name", ROOMS)
def test_the_reading_order_of_a_room_names_each_of_its_files_once(name):
    room = importlib.import_module(name)
    folder = Path(room.__file__).parent
    files = [path.stem for path in folder.glob("*.py") if path.name != "__init__.py"]
    files += [f"{path.parent.name}/" for path in folder.glob("*/__init__.py")]
    assert sorted(in_order(room.__doc__)) == sorted(files)
