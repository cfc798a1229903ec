"""Text to map and back."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mazelib.compass import Heading
from mazelib.heya import MOST_COLUMNS, MOST_PLACES, HeyaError, parse, write
from mazelib.map_warnings import warnings
from tests.maps import FOLDER, heya, maps

ALPHABET = st.one_of(
    st.sampled_from("+-|#■█ \n\r\t abcdGAS>V<＃　｜ａＧ\ufeff\x00"), st.characters(exclude_categories=())
)
DRAWINGS = st.text(st.sampled_from("+-|# \n ab>"), max_size=80)
#: The maps that came with the lessons, in their order for class; a learner's own may lie beside them.
OURS = [
    "corridor", "first", "loop", "many_ends", "open_square", "trap_corridor", "trap_room", "unreachable", "wide",
]  # fmt: skip


def lines_of(text):
    return re.split("\r\n|\r|\n", text.removeprefix("\ufeff"))


@given(st.one_of(st.text(ALPHABET, max_size=60), DRAWINGS))
@example("")
@example("\ufeff")
@example("c\n \nab")
@example("x" * 200 + "\n")
def test_any_text_is_a_map_that_writes_back_the_same_or_all_its_errors_have_a_place(text):
    try:
        read = parse(text)
    except HeyaError as error:
        assert error.diagnostics
        for diagnostic in error.diagnostics:
            lines = lines_of(text)
            assert 1 <= diagnostic.line <= len(lines)
            # An empty line has no column; there the first is meant.
            assert 1 <= diagnostic.column <= max(1, len(lines[diagnostic.line - 1]))
            assert f"map, line {diagnostic.line}, column {diagnostic.column}: {diagnostic.what}" in str(error)
    else:
        assert write(read) == text
        assert parse(write(read)) == read


@given(maps())
def test_a_map_that_was_read_is_the_same_map_when_it_is_read_again(read):
    assert parse(write(read)) == read


@pytest.mark.parametrize("name", OURS)
def test_a_map_of_the_folder_writes_back_its_file(name):
    assert write(heya(name)).encode() == (FOLDER / f"{name}.txt").read_bytes()


@pytest.mark.parametrize("name", OURS)
def test_a_map_of_the_folder_has_a_short_note_in_plain_letters(name):
    note = heya(name).note
    assert note.isascii()
    assert 2 <= len(note.splitlines()) <= 3
    assert all(len(line) <= 100 for line in note.splitlines())


def test_the_folder_begins_with_a_tiny_map_and_ends_with_a_big_one():
    names = sorted(path.stem for path in FOLDER.glob("*.txt"))
    assert [name for name in names if name in OURS] == OURS
    assert (heya("wide").width, heya("wide").height) == (61, 31)


def test_one_map_of_the_folder_has_a_control_point_that_cannot_be_reached():
    assert {name: len(warnings(heya(name))) for name in OURS if warnings(heya(name))} == {"unreachable": 1}


def test_walls_are_six_characters_and_floor_is_a_space():
    read = parse("+-|#■█ a")
    assert list(read.floor) == [0, 0, 0, 0, 0, 0, 1, 1]


@pytest.mark.parametrize(("letter", "heading"), [("A", 0), (">", 1), ("V", 2), ("<", 3), ("S", 0)])
def test_a_start_tells_where_the_walker_stands_and_faces(letter, heading):
    read = parse(f"###\n# {letter}")
    assert (read.start, read.heading) == ((2, 1), Heading(heading))
    assert read.is_open((2, 1))


def test_without_a_start_the_walker_is_on_the_first_floor_place_and_faces_up():
    read = parse("###\n##a\n # ")
    assert (read.start, read.heading) == ((2, 1), Heading.UP)


def test_control_points_are_visited_in_the_order_of_the_alphabet_and_g_last():
    read = parse("Gca\n  b\ngdefh")
    assert [letter for letter, _ in read.controls] == [*"abcdefgh", "G"]
    assert dict(read.controls)["b"] == (2, 1)


def test_a_capital_g_alone_is_a_control_point():
    assert parse("A G").controls == (("G", (2, 0)),)


def test_short_lines_are_filled_with_floor():
    read = parse("#a\n#\n####")
    assert read.rows == ("#a  ", "#   ", "####")


def test_spaces_at_the_end_of_a_line_are_floor_too():
    assert parse("#a  \n#   \n####") == parse("#a\n#\n####")


@pytest.mark.parametrize("blank", ["", " ", "     ", "\u3000"])
def test_a_blank_line_ends_the_map_and_a_note_follows(blank):
    read = parse(f"#a#\n# #\n{blank}\n\nA note with * and x.\n  Second line.\n")
    assert read.height == 2
    assert read.note == "A note with * and x.\n  Second line."


def test_what_cannot_be_shown_in_a_note_becomes_a_dot():
    assert parse("a \n\none\0two\tthree\u3000four").note == "one·two three\u3000four"


@pytest.mark.parametrize("text", ["#a\n#", "#a\n#\n", "#a\r\n#", "#a\r\n#\r\n", "#a\r#\r", "\ufeff#a\n#\n"])
def test_line_ends_and_byte_order_mark_make_no_other_map(text):
    assert parse(text) == parse("#a\n#")
    assert write(parse(text)) == text


def test_full_width_forms_are_read_as_their_plain_twins():
    assert parse("＋－｜＃\nＡ\u3000ａ＃\nーー−＃") == parse("+-|#\nA a#\n---#")
    assert parse("＞ａ") == parse(">a")
    assert parse("Ｖａ\nｂＧ") == parse("Va\nbG")


def test_the_name_and_the_exact_text_make_no_difference_between_maps():
    assert parse("#a\n", "one.txt") == parse("#a", "two.txt")


def test_outside_the_map_there_is_wall_only():
    read = parse("a ")
    assert [read.is_open(place) for place in ((-1, 0), (0, -1), (2, 0), (0, 1))] == [False] * 4
    assert list(read.exits) == [1 << Heading.RIGHT, 1 << Heading.LEFT]


@given(maps())
def test_exits_are_the_open_neighbours_and_never_lead_round_the_edge(read):
    for y in range(read.height):
        for x in range(read.width):
            neighbours = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
            bits = [read.exits[y * read.width + x] >> heading & 1 for heading in Heading]
            assert bits == [read.is_open(place) for place in neighbours]


def test_all_errors_are_told_at_once_in_reading_order():
    with pytest.raises(HeyaError) as caught:
        parse("A*d\n>a?\n\ta")
    assert [(c.line, c.column) for c in caught.value.diagnostics] == [
        (1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)
    ]  # fmt: skip


def test_after_a_hundred_errors_reading_ends():
    with pytest.raises(HeyaError) as caught:
        parse("\n".join(["?" * 2000] * 2000), "long.txt")
    assert len(caught.value.diagnostics) == 100
    assert str(caught.value).endswith("\nlong.txt: these are the first 100 errors; there are more.")


def test_a_hundred_errors_exactly_are_all_there_is():
    with pytest.raises(HeyaError) as caught:
        parse("?" * 100)
    assert len(caught.value.diagnostics) == 100
    assert "there are more" not in str(caught.value)


def test_the_widest_line_and_the_largest_map_that_are_allowed_are_read():
    assert parse("a".ljust(MOST_COLUMNS)).width == MOST_COLUMNS
    largest = parse("\n".join(["a" + "#" * 2047] + ["#" * 2048] * 2047))
    assert len(largest.floor) == MOST_PLACES


def test_a_line_is_too_wide_by_one_character():
    with pytest.raises(HeyaError) as caught:
        parse("#a\n" + "#" * (MOST_COLUMNS + 1))
    assert str(caught.value).splitlines()[0] == (
        "map, line 2, column 100001: the line is 100,001 characters wide; 100,000 is the most."
    )


def test_a_map_has_too_many_places_by_one_row():
    with pytest.raises(HeyaError) as caught:
        parse("\n".join(["#" * 2048] * 2049))
    assert str(caught.value).splitlines()[0] == (
        "map, line 1, column 2048: the map has 4,196,352 places (2,048 × 2,049); 4,194,304 is the most."
    )


def test_a_map_error_is_a_value_error_and_knows_its_file():
    with pytest.raises(ValueError, match=r"mine\.txt, line 1, column 1"):
        parse("?", "mine.txt")
