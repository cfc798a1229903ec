"""Maps that are made: drawn from what they are, they are read as what was meant."""

import pytest
from hypothesis import given

from mazelib.grid.compass import Heading
from mazelib.grid.places import Places
from mazelib.maps.drawing import drawn_heya, with_ruled_rim
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse, write
from tests.samples import maps

#: A room of 3 × 1 places in walls.
ROOM = b"\0\0\0\0\0\0\1\1\1\0\0\0\0\0\0"
PLACES = Places(5, 3)


@given(maps())
def test_any_map_drawn_anew_from_its_floor_and_its_marks_is_the_same_to_walk(read):
    drawn = drawn_heya(read.floor, read.places, read.start, read.heading, read.controls, read.note)
    assert (drawn.floor, drawn.start, drawn.heading) == (read.floor, read.start, read.heading)
    assert (drawn.controls, drawn.note) == (read.controls, read.note)
    if not any(row.isspace() for row in drawn.rows):  # Such a row would end the map.
        assert parse(write(drawn)) == drawn


def test_walls_are_squares_of_one_sign_and_marks_stand_on_the_floor():
    drawn = drawn_heya(ROOM, PLACES, (1, 1), Heading.LEFT, (("a", (3, 1)),))
    assert drawn.rows == ("#####", "#< a#", "#####")


@pytest.mark.parametrize("heading", Heading)
def test_the_start_of_a_drawn_map_tells_where_the_walker_faces(heading):
    drawn = drawn_heya(ROOM, PLACES, (2, 1), heading, ())
    assert parse(write(drawn)).heading is heading
    assert parse(write(drawn)).start == (2, 1)


def test_the_goal_may_stand_on_the_start_of_a_maze_of_one_room():
    drawn = drawn_heya(b"\0\0\0\0\1\0\0\0\0", Places(3, 3), (1, 1), Heading.UP, (("G", (1, 1)),))
    assert drawn.rows == ("###", "#G#", "###")
    assert parse(write(drawn)) == drawn


def test_a_note_is_drawn_in_characters_that_can_be_read_again():
    drawn = drawn_heya(ROOM, PLACES, (1, 1), Heading.UP, (), "\n one\0\n\ttwo \n")
    assert drawn.note == "one·\n        two"
    assert parse(write(drawn)) == drawn


@pytest.mark.parametrize(
    "text",
    [
        "A a\n# #\n  b",
        "#####\n#A a \n#####",
        " ###\n#Aa#\n####",
        "###\n#A#\n#a#",
        "#",
        "#\n#\n#",
        "###\n###",
    ],
)
def test_only_a_map_with_wall_all_round_gets_a_ruled_rim(text):
    bare = Heya(tuple(text.split("\n")), (1, 1), Heading.UP, (), name="mine.txt")
    with pytest.raises(ValueError, match=r"^mine\.txt has no wall all round it$"):
        with_ruled_rim(bare)


def test_a_rim_that_is_ruled_anew_is_written_anew():
    read = parse("####\n#Aa#\n####\n\nA note.\n")
    assert write(with_ruled_rim(read)) == "+--+\n|Aa|\n+--+\n\nA note.\n"


def test_a_ruled_rim_has_corners_and_lines_and_the_same_floor():
    drawn = drawn_heya(ROOM, PLACES, (1, 1), Heading.UP, (("a", (3, 1)),), "A note.")
    ruled = with_ruled_rim(drawn)
    assert ruled.rows == ("+---+", "|S a|", "+---+")
    assert (ruled.floor, ruled.note) == (drawn.floor, "A note.")
    assert parse(write(ruled)) == ruled
