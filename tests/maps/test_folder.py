"""Maps in folders. Each file in broken_maps/ has its whole message beside it."""

import pytest

from mazelib.maps import folder
from mazelib.maps.folder import (
    find_map,
    find_shape,
    maps_in,
    read_heya,
    save_heya,
    saved_in_words,
)
from mazelib.maps.heya_text import parse, write
from mazelib.text.diagnostics import LocatedError
from tests.samples import TESTS

BROKEN = TESTS / "broken_maps"
MAPS = sorted(path.name for path in BROKEN.iterdir() if not path.name.endswith(".message.txt"))
NAMES = ["map.txt", "Ümläut and space.txt"]


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    """A test's own folder of maps, used instead of heya/."""
    path = tmp_path / "Ümläut and space"
    path.mkdir()
    monkeypatch.setattr(folder, "HEYA_FOLDER", path)
    return path


def stems_in(path):
    return [each.stem for each in maps_in(path)]


@pytest.mark.parametrize("name", MAPS)
def test_a_broken_map_gets_exactly_its_message(name):
    path = BROKEN / name
    expected = path.with_suffix(".message.txt").read_bytes().decode()
    with pytest.raises(LocatedError) as caught:
        read_heya(path)
    assert f"{caught.value}\n" == expected


def test_every_message_belongs_to_a_broken_map():
    assert len(MAPS) == len(list(BROKEN.glob("*.message.txt"))) > 30


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "content", [b"#a#\r\n# #\r\n", b"\xef\xbb\xbf#a#\n", "＃ａ　＃".encode(), b"#a"]
)
def test_a_map_read_and_saved_is_the_same_file_byte_for_byte(tmp_path, content, name):
    (tmp_path / name).write_bytes(content)
    read = read_heya(tmp_path / name)
    assert read.name == name
    save_heya(read, tmp_path / f"copy of {name}", force=False)
    assert (tmp_path / f"copy of {name}").read_bytes() == content


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_map_is_not_overwritten_without_force(tmp_path, name):
    path = tmp_path / name
    save_heya(parse("#a\n\nMade by hand."), path, force=False)
    with pytest.raises(FileExistsError):
        save_heya(parse("#a"), path, force=False)
    assert read_heya(path).note == "Made by hand."
    save_heya(parse("#a"), path, force=True)
    assert path.read_text(encoding="utf-8") == write(parse("#a"))


def test_it_is_said_where_a_map_was_saved_and_what_it_is(tmp_path):
    line = saved_in_words(parse("#a\n\nMade by hand."), tmp_path / "my map.txt")
    assert line == f"Saved: {tmp_path / 'my map.txt'}. Made by hand."


def test_a_map_is_found_by_its_path_or_by_its_name(own_folder, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (own_folder / "my map.txt").write_text("#a")
    (own_folder / "ätsch").write_text("#a")
    (tmp_path / "here.txt").write_text("#a")
    assert find_map("my map") == find_map("my map.txt") == own_folder / "my map.txt"
    assert find_map("ätsch") == own_folder / "ätsch"
    assert find_map("here.txt").resolve() == tmp_path / "here.txt"
    assert find_map(str(own_folder / "my map.txt")) == own_folder / "my map.txt"


def test_a_path_goes_before_a_name(own_folder, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (own_folder / "first.txt").write_text("#a")
    (tmp_path / "first.txt").write_text("#a")
    assert find_map("first.txt").resolve() == tmp_path / "first.txt"


def test_a_map_that_is_nearly_there_is_told_alone(own_folder):
    (own_folder / "first.txt").write_text("#a")
    (own_folder / "my map.txt").write_text("#a")
    with pytest.raises(LocatedError) as caught:
        find_map("frist")
    assert caught.value.first.advice == "Did you mean first?"


@pytest.mark.parametrize("name", ["xyz", "nul\0", "x" * 5000])
def test_a_missing_map_is_told_with_the_names_of_all_maps(own_folder, name):
    (own_folder / "first.txt").write_text("#a")
    (own_folder / "my map.txt").write_text("#a")
    with pytest.raises(LocatedError, match="no map with this name") as caught:
        find_map(name)
    assert "first, my map" in caught.value.first.advice


def test_an_empty_name_is_told_with_the_names_of_all_maps(own_folder):
    (own_folder / "first.txt").write_text("#a")
    with pytest.raises(LocatedError) as caught:
        find_map("")
    assert str(caught.value).startswith("map: there's no name between the quotes.")
    assert caught.value.first.advice.endswith("the name of a map in heya/: first.")


def test_the_maps_of_a_folder_are_listed_by_name(own_folder):
    for name in ("b", "ä", "a c", "a"):
        (own_folder / f"{name}.txt").write_text("#a")
    (own_folder / "notes.md").write_text("no map")
    assert stems_in(own_folder) == ["a", "a c", "b", "ä"]


def test_a_shape_is_found_in_its_own_folder_and_not_among_the_maps(own_folder, monkeypatch):
    shapes = own_folder / "shapes"
    shapes.mkdir()
    monkeypatch.setattr(folder, "SHAPES_FOLDER", shapes)
    (own_folder / "ring.txt").write_text("#a")
    (shapes / "ring.txt").write_text("# #")
    assert find_shape("ring") == shapes / "ring.txt"
    assert find_map("ring") == own_folder / "ring.txt"
    assert stems_in(own_folder) == ["ring"], "a shape is no map to walk"
    with pytest.raises(LocatedError, match="or the name of a shape in heya/shapes/: ring"):
        find_shape("heart")
