"""The learner's rooms: the table of contents of each names all of its files."""

import importlib
import re
from pathlib import Path

import pytest

from tests.house import imports_of, imports_of_the_house, sources_of_the_house

ROOMS = [
    "mazelib.learner",
    "mazelib.learner.worker",
    "mazelib.learner.guard",
    "mazelib.learner.script",
    "mazelib.learner.script.words",
]


@pytest.mark.parametrize("name", ROOMS)
def test_the_table_of_contents_names_each_file_once_and_no_other(name):
    room = importlib.import_module(name)
    folder = Path(room.__file__).parent
    files = [path.stem for path in folder.glob("*.py") if path.name != "__init__.py"]
    named = re.findall(r"^ {7}(\w+) +\S", room.__doc__, re.MULTILINE)
    assert sorted(named) == sorted(files)


def module_named(path):
    """The module of this path, as "script/given": in the learner's rooms, else in the house."""
    house = Path(importlib.import_module("mazelib").__file__).parent
    for room in ("learner/script/words", "learner", ""):
        file = house / room / path
        if file.with_suffix(".py").exists() or (file / "__init__.py").exists():
            parts = file.relative_to(house.parent).parts
            return importlib.import_module(".".join(parts))
    raise AssertionError(f"there is no file {path}")


TEXTS = ["mazelib.learner", "mazelib.learner.script.words", "mazelib.learner.limits"]


@pytest.mark.parametrize("text", TEXTS)
def test_each_file_and_each_name_that_a_table_names_is_there(text):
    """A file is written as guard/guard, a name in it as guard/guard.Guard.stop."""
    told = importlib.import_module(text).__doc__
    named = re.findall(r"(?<![\w./])([a-z_]+(?:/[a-z_]+)+)((?:\.\w+)*)", told)
    named += re.findall(r"(?<![\w./])([a-z_]+)((?:\.[_A-Z]\w+)+)", told)
    assert len(named) >= 6
    for path, inner in named:
        found = module_named(path)
        for name in inner.split(".")[1:]:
            found = getattr(found, name)


def test_the_list_of_limits_names_each_of_the_rooms():
    house = Path(importlib.import_module("mazelib").__file__).parent
    told = importlib.import_module("mazelib.learner.limits").__doc__
    for room in ("learner", "walking"):
        for path in (house / room).rglob("*.py"):
            text = path.read_text("utf-8")
            for name in re.findall(r"^_?(?:MOST|LONGEST)_\w+(?=.*=)", text, re.M):
                assert f"{path.stem}.{name}" in told or path.stem == "limits", name


def test_the_first_table_names_each_room():
    folder = Path(importlib.import_module("mazelib.learner").__file__).parent
    rooms = [f"mazelib.learner.{path.parent.name}" for path in folder.glob("*/__init__.py")]
    named = re.findall(
        r"^ {7}(\w+)/ +\S", importlib.import_module("mazelib.learner").__doc__, re.MULTILINE
    )
    assert sorted(rooms) == sorted(ROOMS[1:4])
    assert sorted(f"mazelib.learner.{room}" for room in named) == sorted(rooms)


@pytest.mark.thorough
def test_the_rooms_above_use_what_the_table_of_entrances_names_and_no_more():
    text = importlib.import_module("mazelib.learner").__doc__
    table = text.partition("otherwise use only these:")[2].partition("Where to add")[0]
    named = re.findall(r"^    ([\w/]+) +\S", table, re.MULTILINE)
    entrances = {"learner.learner_script", *(f"learner.{name.replace('/', '.')}" for name in named)}
    used = {
        other
        for module, others in imports_of_the_house().items()
        if not module.startswith("learner")
        for other in others
        if re.match(r"learner\.\w+\.\w+|learner\.(learner_script|limits)", other)
    }
    rooms = {room.removeprefix("mazelib.") for room in ROOMS}  # A folder comes with its file.
    assert used - rooms == entrances


#: From the top: the worker runs the guard, the guard reads what stands in a script.
FLOORS = ["worker", "guard", "script"]


def arrows_upwards(sources):
    """(module, other) for each import of a higher one of these rooms."""
    found = set()
    for module, others in imports_of(sources).items():
        for other in others:
            rooms = [name.split(".")[1] for name in (module, other) if name.count(".") > 1]
            floors = [FLOORS.index(room) for room in rooms if room in FLOORS]
            if len(floors) == 2 and floors[0] > floors[1]:
                found.add((module, other))
    return found


def test_the_arrows_between_the_rooms_point_downwards():
    lie = {
        "learner/guard/guard.py": "import mazelib.learner.worker.runs",
        "learner/worker/runs.py": "import mazelib.learner.guard.guard",
    }
    assert arrows_upwards(lie) == {("learner.guard.guard", "learner.worker.runs")}
    assert arrows_upwards(sources_of_the_house()) == set()
