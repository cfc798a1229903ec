"""A map's file that the window and an editor write."""

import os
from pathlib import Path

import pytest

from mazelib.maps import course
from mazelib.maps.shared_file import ORIGINALS, SharedFile
from mazelib.text.diagnostics import LocatedError


@pytest.fixture
def shared(tmp_path: Path) -> SharedFile:
    path = tmp_path / "map.txt"
    path.write_text("#a#")
    return SharedFile(path)


def empty(path: Path) -> None:
    path.write_text("")


@pytest.mark.parametrize(
    ("lose", "told"), [(Path.unlink, r"the file is gone\."), (empty, r"the file is empty\.")]
)
def test_it_is_lost_once_it_had_a_text_and_the_error_says_how_to_get_it_back(shared, lose, told):
    lose(shared.path)
    assert not shared.is_lost, "nobody has read anything yet"
    shared.last_text = "#a#"
    assert shared.is_lost
    with pytest.raises(LocatedError, match=rf"{told}\s+Press Z to save"):
        shared.read()


def test_a_file_that_cannot_be_read_is_not_lost(shared):
    shared.last_text = "#a#"
    shared.path.write_bytes(b"\xff")
    assert not shared.is_lost


def test_what_was_written_is_there_and_was_the_last_text(shared):
    shared.write("■ a")
    assert shared.path.read_bytes() == "■ a".encode()
    assert shared.last_text == shared.read() == "■ a"


@pytest.mark.skipif(os.name == "nt", reason="rights work in another way there")
def test_a_file_that_nobody_may_write_stays_and_so_does_the_last_text(shared):
    shared.path.chmod(0o444)
    with pytest.raises(PermissionError):
        shared.write("other")
    assert (shared.read(), shared.last_text) == ("#a#", None)


def test_the_copy_lies_in_a_folder_beside_it_if_the_map_came_with_the_lessons(shared):
    assert not shared.has_original
    assert shared.original() is None
    copy = shared.path.parent / ORIGINALS / "map.txt"
    copy.parent.mkdir()
    copy.write_text("#b#")
    assert shared.has_original
    assert shared.original() == "#b#"


def test_a_map_that_is_only_installed_is_drawn_on_but_never_written(shared, monkeypatch):
    assert not shared.is_installed
    monkeypatch.setattr(course, "IS_INSTALLED", True)
    assert not shared.is_installed, "it lies in some other folder"
    monkeypatch.setattr(course, "COURSE", shared.path.parent)
    assert shared.is_installed
    shared.write("#b#")
    shared.write("#c#")
    assert (shared.read(), shared.last_text) == ("#c#", "#c#")
    assert shared.path.read_text() == "#a#"
