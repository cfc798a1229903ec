"""A sign that comes new is floor everywhere, and is sensed, though there is none such today."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT

GRASS = """
FLOORS += "%"
ON_MAPS += "%"
SENSED["grass"] = "%"
"""
SIDES = "    back: bool\n"
SIDES_AND_GRASS = SIDES + "    grass: bool = False\n"
SOLVE = """
import sys
from mazelib.commands import run_command

run_command(["solve", sys.argv[1]])
"""
MAKE_SMALLER = """
from mazelib.challenges.small_maps import framed
from mazelib.challenges.smaller import smaller
from mazelib.values.pausing import finished

def shows(heya):
    yield
    return heya.floor.count(1) >= 3

least, _ = finished(smaller(framed(["A%", "%a"]), True, shows))
print(least.floor.count(1))
"""
SENSE = """
from mazelib.grid.compass import Heading
from mazelib.maps.heya_text import parse
from mazelib.maps.signs import SENSED
from mazelib.walking.view import view_at

heya = parse("S%a")
for heading in Heading:
    print([view_at(heya, place, heading).grass for place in heya.places])
bit = len(Heading) + list(SENSED).index("grass")
print([senses >> bit for senses in heya.senses])
print([senses & 0b1111 for senses in heya.senses] == list(heya.exits))
"""
#: Between what two pieces of code print.
NEXT = "print('next')"


@pytest.fixture(scope="module")
def with_grass(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of mazelib in which % is a sign of floor, too, that is sensed."""
    folder = tmp_path_factory.mktemp("with_grass")
    shutil.copytree(PROJECT / "mazelib", folder / "mazelib")
    signs = folder / "mazelib" / "maps" / "signs.py"
    signs.write_text(signs.read_text(encoding="utf-8") + GRASS, encoding="utf-8")
    view = folder / "mazelib" / "walking" / "view.py"
    text = view.read_text(encoding="utf-8").replace(SIDES, SIDES_AND_GRASS)
    view.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def printed(with_grass: Path) -> list[list[str]]:
    """The lines that each piece of code prints there, all run by one process: to start is slow."""
    (with_grass / "meadow.txt").write_text("######\n#S% a#\n######\n")
    ran = subprocess.run(
        [sys.executable, "-c", NEXT.join([SOLVE, MAKE_SMALLER, SENSE]), "meadow.txt"],
        capture_output=True, text=True, cwd=with_grass, check=False,
        env={**os.environ, "PYTHONPATH": str(with_grass)},
    )  # fmt: skip
    assert ran.stderr == ""
    return [lines.splitlines() for lines in ran.stdout.split("next\n")]


def test_solve_puts_its_dots_on_every_floor(printed: list[list[str]]):
    assert "#S..a#" in printed[0]


def test_every_floor_is_filled_where_a_map_is_made_smaller(printed: list[list[str]]):
    assert printed[1] == ["3"]


def test_a_sign_with_its_row_and_its_field_is_sensed_where_the_walker_stands(
    printed: list[list[str]],
):
    lines = printed[2]
    assert lines[:4] == ["[False, True, False]"] * 4
    assert lines[4:] == ["[0, 1, 0]", "True"], "its own bit is set, and the exits stay"
