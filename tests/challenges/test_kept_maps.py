"""Maps on which a rule went wrong are kept: each once, and none is overwritten."""

import pytest

from mazelib.challenges import kept_maps
from mazelib.challenges.exercise import Fault, NotChecked, NotYet, Passed
from mazelib.challenges.exercises import EXERCISES
from mazelib.challenges.kept_maps import keep_map
from mazelib.challenges.small_maps import framed
from mazelib.maps.folder import read_heya


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where maps are kept, in a folder that is not there yet."""
    folder = tmp_path / "Ümläut and space"
    monkeypatch.setattr(kept_maps, "KEPT_FOLDER", folder)
    return folder


def not_yet(*rows: str) -> NotYet:
    fault = Fault("At (1, 1) it turns back.", 1, (1, 1))
    return NotYet(EXERCISES[0], framed(rows), fault, "1 0")


def test_a_map_is_kept_once_under_the_name_of_its_exercise(folder):
    first = keep_map(not_yet("A a"))
    assert first == folder / f"{EXERCISES[0].name}_1.txt"
    assert keep_map(not_yet("A a")) == first
    assert read_heya(first) == framed(["A a"])


def test_another_map_gets_the_next_number_and_no_file_is_overwritten(folder):
    folder.mkdir()
    (folder / f"{EXERCISES[0].name}_1.txt").write_text("mine")
    second = keep_map(not_yet("A a"))
    third = keep_map(not_yet("A  a"))
    assert [second.name[-5], third.name[-5]] == ["2", "3"]
    assert (folder / f"{EXERCISES[0].name}_1.txt").read_text() == "mine"


def test_where_nothing_can_be_saved_there_is_no_file(folder):
    folder.write_text("a file, and no folder")
    assert keep_map(not_yet("A a")) is None


def test_a_result_is_said_in_one_line():
    assert not_yet("A a").words == "Not yet. At (1, 1) it turns back."
    assert Passed(EXERCISES[0], 1).words == "Passed, on 1 map."
    assert Passed(EXERCISES[0], 5).words == "Passed, on 5 maps."
    assert NotChecked(EXERCISES[0], "It is too slow.").words == "Not checked. It is too slow."
