"""A sign of floor that comes new is floor everywhere, though the map has only one today."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT

ROW = "FLOORS = PLAIN_FLOOR\n"
ROW_WITH_GRASS = 'FLOORS = PLAIN_FLOOR + "~"\n'
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

least, _ = finished(smaller(framed(["A~", "~a"]), True, shows))
print(least.floor.count(1))
"""


@pytest.fixture(scope="module")
def with_grass(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of mazelib in which ~ is a sign of floor, too."""
    folder = tmp_path_factory.mktemp("with_grass")
    shutil.copytree(PROJECT / "mazelib", folder / "mazelib")
    signs = folder / "mazelib" / "maps" / "signs.py"
    text = signs.read_text(encoding="utf-8")
    assert ROW in text
    signs.write_text(text.replace(ROW, ROW_WITH_GRASS), encoding="utf-8")
    return folder


def printed(folder: Path, code: str, *words: str) -> str:
    """What the code prints in a process of its own, with the mazelib of this folder."""
    ran = subprocess.run(
        [sys.executable, "-c", code, *words],
        capture_output=True, text=True, cwd=folder, check=False,
        env={**os.environ, "PYTHONPATH": str(folder)},
    )  # fmt: skip
    assert ran.stderr == ""
    return ran.stdout


def test_solve_puts_its_dots_on_every_floor(with_grass: Path):
    (with_grass / "meadow.txt").write_text("######\n#S~ a#\n######\n")
    assert "#S..a#" in printed(with_grass, SOLVE, "meadow.txt")


def test_every_floor_is_filled_where_a_map_is_made_smaller(with_grass: Path):
    assert printed(with_grass, MAKE_SMALLER) == "3\n"
