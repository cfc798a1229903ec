"""Finding a map by its path or its name."""

import pytest

from mazelib.diagnostics import FileError
from mazelib.find import HEYA_FOLDER, find_map


def test_a_path_that_exists_is_taken_as_it_is(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("#a#")
    assert find_map(str(path)) == path


@pytest.mark.parametrize("name", ["first", "first.txt"])
def test_a_name_is_looked_for_among_the_maps_of_the_lessons_wherever_one_stands(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert find_map(name) == HEYA_FOLDER / "first.txt"


def test_a_file_in_the_folder_one_stands_in_comes_first(tmp_path, monkeypatch):
    (tmp_path / "first.txt").write_text("#a#")
    monkeypatch.chdir(tmp_path)
    assert find_map("first.txt").resolve() == tmp_path / "first.txt"


def test_a_name_that_there_is_not_is_answered_with_those_there_are():
    with pytest.raises(FileError, match="there is no such map") as caught:
        find_map("frist")
    assert "frist" in str(caught.value)
    assert "first, loop" in str(caught.value)
