"""Text to map and back."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mazelib.grid.compass import Heading
from mazelib.maps.heya import MOST_COLUMNS, MOST_PLACES, Heya
from mazelib.maps.heya_text import HeyaError, parse, write
from mazelib.maps.signs import HOW_TO_DRAW
from mazelib.maps.warnings import warnings
from tests.samples import HEYA_FOLDER, OURS, heya

ALPHABET = st.one_of(
    st.sampled_from("+-|#■█ \n\r\t abcdGAS>V<＃　｜ａＧ\ufeff\x00"),
    st.characters(exclude_categories=()),
)
DRAWINGS = st.text(st.sampled_from("+-|# \n ab>"), max_size=80)


def error_of(text, name="map"):
    with pytest.raises(HeyaError) as caught:
        parse(text, name, is_typed=True)
    return caught.value


@given(st.one_of(st.text(ALPHABET, max_size=60), DRAWINGS))
@example("")
@example("\ufeff")
@example("c\n \nab")
@example("x" * 200 + "\n")
def test_any_text_is_a_map_that_writes_back_the_same_or_all_its_errors_have_a_place(text):
    try:
        read = parse(text)
    except HeyaError as error:
        lines = re.split("\r\n|\r|\n", text.removeprefix("\ufeff"))
        assert error.diagnostics
        for diagnostic in error.diagnostics:
            assert 1 <= diagnostic.line <= len(lines)
            # An empty line has no columns: the message names the first.
            assert 1 <= diagnostic.column <= max(1, len(lines[diagnostic.line - 1]))
            place = f"line {diagnostic.line}, column {diagnostic.column}"
            assert f"map, {place}: {diagnostic.what}" in str(error)
    else:
        assert write(read) == text
        assert parse(write(read)) == read


@pytest.mark.parametrize("name", OURS)
@pytest.mark.sweep(5)
def test_a_map_of_the_folder_writes_back_its_file_and_has_a_short_note_in_plain_letters(name):
    assert write(heya(name)).encode() == (HEYA_FOLDER / f"{name}.txt").read_bytes()
    lines = heya(name).note.splitlines()
    assert 1 <= len(lines) <= 2
    assert all(line.isascii() and len(line) <= 100 for line in lines)
    assert len(warnings(heya(name))) == (1 if name == "unreachable" else 0)


@pytest.mark.parametrize(
    ("letter", "heading"), [("A", 0), (">", 1), ("V", 2), ("<", 3), ("S", 0), ("", 0)]
)
def test_a_start_tells_where_the_walker_stands_and_faces_and_is_else_the_first_floor_place(
    letter, heading
):
    read = parse(f"###\n##{letter}\n # ")
    assert (read.start, read.heading) == ((2, 1), Heading(heading))
    assert read.is_open((2, 1))


def test_control_points_are_visited_in_the_order_of_the_alphabet_and_g_last():
    read = parse("Gca\n  b\ngdefh")
    assert [letter for letter, _ in read.controls] == [*"abcdefgh", "G"]
    assert dict(read.controls)["b"] == (2, 1)
    assert parse("A G").controls == (("G", (2, 0)),)


def test_short_lines_are_filled_with_floor_and_spaces_at_their_end_are_floor_too():
    assert parse("#a\n#\n####").rows == ("#a  ", "#   ", "####")
    assert parse("#a  \n#   \n####") == parse("#a\n#\n####")


@pytest.mark.parametrize("blank", ["", " ", "     ", "\u3000"])
def test_a_blank_line_ends_the_map_and_a_note_follows(blank):
    read = parse(f"#a#\n# #\n{blank}\n\nA note with * and x.\n  Second\0\tline.\n")
    assert read.height == 2
    assert read.note == "A note with * and x.\n  Second·       line."


def test_a_very_long_note_is_kept_as_far_as_anybody_reads():
    read = parse("#a\n\n" + "word " * 200_000 + "\n" * 100_000)
    assert len(read.note) == 2_000
    assert read.note.startswith("word word")
    assert read.note.endswith("…")


@pytest.mark.parametrize(
    "text", ["#a\n#", "#a\n#\n", "#a\r\n#", "#a\r\n#\r\n", "#a\r#\r", "\ufeff#a\n#\n"]
)
def test_line_ends_byte_order_mark_and_name_make_no_other_map(text):
    assert parse(text, "other.txt") == parse("#a\n#")
    assert write(parse(text)) == text


def test_full_width_forms_are_read_as_their_plain_twins():
    assert parse("＋－｜＃\nＡ\u3000ａ＃\nーー−＃") == parse("+-|#\nA a#\n---#")
    assert parse("Ｖａ\nｂＧ") == parse("Va\nbG")


def test_all_errors_are_told_at_once_in_reading_order():
    errors = error_of("A*d\n>a?\n\ta").diagnostics
    assert [each.position for each in errors] == [(1, 2), (1, 3), (2, 1), (3, 1), (3, 2)]
    assert [each.also for each in errors] == [((2, 3),), (), (), (), ()]


def test_characters_that_do_not_belong_are_one_error_that_names_their_places():
    (error,) = error_of("#x#\n#ax?\n*#x#").diagnostics
    assert error.what == "5 characters don't belong on this map: 'x', '?', '*'."
    assert (error.position, error.quoted) == ((1, 2), "#x#")
    assert error.also == ((2, 3), (2, 4), (3, 1), (3, 3))
    assert error.message("mine.txt").splitlines()[-2:] == [
        "  Also in line 2, column 3; line 2, column 4; line 3, column 1; line 3, column 3.",
        f"  {HOW_TO_DRAW}",
    ]
    (error,) = error_of("#a#\n*").diagnostics
    assert error.what == "'*' doesn't mean anything on a map."


def test_a_letter_far_behind_the_others_is_a_slip_and_its_advice_is_how_to_draw():
    error = error_of("#abc x#").first
    assert error.what == "'x' doesn't belong on this map."
    assert error.advice == HOW_TO_DRAW
    assert error_of("#a v#").first.advice == f"Did you mean the capital V? {HOW_TO_DRAW}"


@pytest.mark.parametrize(("missed", "by"), [(0, "b"), (1, "c"), (2, "d"), (3, "e"), (22, "x")])
def test_a_letter_that_is_not_the_next_leaves_a_gap_or_is_a_slip(missed, by):
    if missed > 2:
        assert error_of(f"#a{by}#").first.what == f"'{by}' doesn't belong on this map."
    elif missed:
        assert f"'{by}' but no 'b'" in error_of(f"#a{by}#").first.what
    else:
        assert parse(f"#a{by}#").controls


@pytest.mark.parametrize("blank", ["", "    ", "\u3000"])
@pytest.mark.parametrize("below", ["#  #\n####", "\n#  #", "＃　＃", "| a", "+--+", "b #"])
def test_a_blank_line_in_a_map_is_an_error_with_its_line_and_what_to_do(blank, below):
    error = error_of(f"#a #\n#  #\n{blank}\n{below}\n", "mine.txt")
    assert str(error).startswith(
        "mine.txt, line 3, column 1: this blank line ends the map, but the lines below look like"
    )
    assert error.first.advice.startswith("Are they part of the map? Draw a wall in this line.")


def test_letters_below_a_blank_line_are_not_said_to_be_missing():
    (error,) = error_of("#b #\n\n#a #\n").diagnostics
    assert error.line == 2


@pytest.mark.parametrize(
    "note",
    ["", "A note.", "Where is b?", "-", "G", "abc", "- one\n- two", "The map:\n####", "3 # 4"],
)
def test_a_note_is_not_taken_for_more_of_the_map(note):
    assert parse(f"#a #\n#  #\n\n{note}\n", is_typed=True).height == 2


def test_a_map_that_was_written_may_have_a_note_that_looks_like_a_row():
    made = parse("#a #\n").changed(note="A-")
    assert parse(write(made)) == made
    assert error_of(write(made)).first.line == 2


def test_a_note_without_its_blank_line_is_one_complaint_however_long_it_is():
    prose = "these are words, and no row - of a map\n" * 10_000
    assert len(error_of(f"#a#\n{prose}").diagnostics) == 1
    assert parse(f"#a#\n\n{prose}").note


def test_after_a_hundred_errors_reading_ends():
    error = error_of("\n".join(["?" * 1000] * 500), "long.txt").first
    assert error.what.startswith("more than 100 characters don't belong on this map: '?'.")
    assert len(error.also) == 999, "the first line was read, and no other"
    assert error_of("?" * 100).first.what.startswith("100 characters don't belong")
    many = error_of("a#" * 500, "long.txt")
    assert len(many.diagnostics) == 100
    assert "first 100 errors; there are more" in str(many).splitlines()[-1]


def test_the_widest_line_and_the_largest_map_that_are_allowed_are_read_and_no_larger_ones():
    assert parse("a".ljust(MOST_COLUMNS)).width == MOST_COLUMNS
    rows = ["a" + "#" * 2047] + ["#" * 2048] * 2047
    assert parse("\n".join(rows)).places.count == MOST_PLACES
    too_wide = error_of("#a\n" + "#" * (MOST_COLUMNS + 1)).first
    assert (too_wide.line, too_wide.column) == (2, MOST_COLUMNS + 1)
    assert "too large" in too_wide.what
    too_large = error_of("\n".join([*rows, "#"])).first
    assert "2,048 × 2,049 places" in too_large.what


def test_a_map_that_was_made_and_not_read_is_written_from_its_rows():
    read = parse("###\n#a#\n###\n\nA note.\n")
    made = Heya(read.rows, read.start, read.heading, read.controls, read.note)
    assert write(made) == "###\n#a#\n###\n\nA note.\n"
    assert parse(write(made)) == read


def test_a_map_that_was_made_keeps_the_floor_at_the_end_of_its_last_row():
    read = parse("#a\n# ")
    made = Heya(read.rows, read.start, read.heading, read.controls)
    assert write(made) == "#a\n# \n"
