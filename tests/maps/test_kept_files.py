"""Small files kept from run to run: whole, in the user's folder, and set aside if damaged."""

import json
from pathlib import Path

import pytest

from mazelib.maps.kept_files import DamagedError, read_kept, write_kept

NAME = "numbers.json"


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """The user's folder for data, which is not there yet."""
    path = tmp_path / "of the user" / "lessons"
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: path)
    return path


def are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, int) for each in value)


def test_what_was_written_is_read_and_the_last_one_holds(folder):
    assert read_kept(NAME, are_numbers) is None
    assert not folder.exists(), "to read makes nothing"
    for value in ([1, 2], [3]):
        write_kept(NAME, value)
        assert read_kept(NAME, are_numbers) == value
    assert [path.name for path in folder.iterdir()] == [NAME]
    assert read_kept("other.json", are_numbers) is None


@pytest.mark.parametrize("text", ["", "[1, 2", '["a"]', "null", "[" * 100_000, "é"])
def test_what_is_damaged_is_set_aside_as_it_was_and_told_once(folder, text):
    folder.mkdir(parents=True)
    (folder / NAME).write_text(text, encoding="latin-1")
    with pytest.raises(DamagedError):
        read_kept(NAME, are_numbers)
    assert read_kept(NAME, are_numbers) is None, "a new one begins"
    (aside,) = folder.glob(f"damaged-*/{NAME}")
    assert aside.read_text(encoding="latin-1") == text


def test_it_is_plain_json_that_another_program_can_read(folder):
    write_kept(NAME, ["Å", {"best": 2.5}])
    assert json.loads((folder / NAME).read_text(encoding="utf-8")) == ["Å", {"best": 2.5}]
