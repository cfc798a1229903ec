"""read in a terminal: the map of the sheet that was asked for."""

import pytest

from mazelib.commands import run_command
from mazelib.export.page import Page
from mazelib.making.makers import make
from mazelib.maps.heya_text import parse
from tests.export.excel.books import workbook

MADE = [make("merge", 3, 2, seed) for seed in (1, 2, 3)]


@pytest.fixture
def path(tmp_path):
    """A workbook with a few mazes."""
    path = tmp_path / "mazes.xlsx"
    path.write_bytes(workbook([Page(each, "A maze") for each in MADE]))
    return path


def read(capsys, *arguments):
    """What is printed by the command with these arguments."""
    assert run_command(["read", *map(str, arguments)]) == 0
    return parse(capsys.readouterr().out)


def test_without_a_sheet_it_is_the_first_maze(path, capsys):
    assert read(capsys, path) == MADE[0]


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.sweep(2)
def test_a_sheet_is_asked_for_by_its_name(path, capsys, number):
    found = read(capsys, path, "--sheet", f"Maze {number}")
    assert len({each.floor for each in MADE}) == len(MADE)
    assert found.floor == MADE[number - 1].floor


def test_what_was_read_is_saved_as_a_map_too(path, capsys, tmp_path):
    saved = tmp_path / "read.txt"
    assert run_command(["read", str(path), "--sheet", "Text 2", "--save", str(saved)]) == 0
    assert capsys.readouterr().out.startswith(f"Saved: {saved}.")
    assert parse(saved.read_text(encoding="utf-8")) == MADE[1]
