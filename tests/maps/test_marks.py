"""The marks of a map: its start, its control points, and what does not belong."""

from mazelib.maps.marks import Marks, read_marks
from mazelib.text.diagnostics import MOST_LISTED


def marks_of(text: str, *, is_whole: bool = True) -> Marks:
    """The marks of a map that was typed as it is."""
    rows = text.split("\n")
    return read_marks(rows, rows, is_whole=is_whole)


def told(marks: Marks) -> list[tuple[tuple[int, int], str]]:
    """Where each error is, and what it says."""
    return [(error.position, error.what) for error in marks.errors]


def test_start_and_letters_have_their_places_and_g_needs_no_other_letter():
    marks = marks_of("#b #\n#S a\n G #")
    assert marks.start == (1, 1)
    assert marks.controls == {"b": (1, 0), "a": (3, 1), "G": (1, 2)}
    assert marks.errors == []
    assert marks_of("S G").errors == []


def test_what_stands_twice_is_told_at_the_second_place_and_names_the_first():
    marks = marks_of("S a\n  >\naa ")
    assert (marks.start, marks.controls) == ((0, 0), {"a": (2, 0)})
    assert told(marks) == [
        ((2, 3), "there's a second start. The first one is in line 1, column 1."),
        ((3, 1), "there's a second 'a'. The first one is in line 1, column 3."),
        ((3, 2), "there's a second 'a'. The first one is in line 1, column 3."),
    ]


def test_up_to_two_missing_letters_are_a_gap_and_more_make_the_letter_a_slip():
    gap = marks_of("S adef")
    assert told(gap) == [((1, 4), "there's 'd' but no 'b'.")], "after it none is missing"
    assert "d" in gap.controls
    slip = marks_of("S ae\ne  e")
    assert slip.controls == {"a": (2, 0)}
    assert sorted(slip.wrong) == [(0, 1), (3, 0), (3, 1)], "it is none wherever it stands"
    assert [position for position, _what in told(slip)] == [(1, 4)], "one error tells of all"


def test_in_a_map_that_is_cut_in_two_no_letter_is_missing():
    assert told(marks_of("S b", is_whole=False)) == [
        ((2, 1), "this blank line ends the map, but the lines below look like more of it.")
    ]


def test_errors_come_in_reading_order_whatever_was_found_first():
    marks = marks_of("a ?\nS S\n  a")
    assert [error.position for error in marks.errors] == [(1, 3), (2, 3), (3, 3)]
    assert marks.mistake_count == 5


def test_reading_stops_once_there_is_more_than_a_message_lists():
    marks = marks_of("\n".join(["??"] * 500))
    assert MOST_LISTED < len(marks.wrong) <= MOST_LISTED + 2
