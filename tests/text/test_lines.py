"""The lines of a text."""

import pytest

from mazelib.text.lines import lines_of


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_all_line_ends_of_editors_make_the_same_lines(end):
    assert lines_of(f"one{end}two{end}{end}three") == ["one", "two", "", "three"]
    assert lines_of(f"one{end}") == ["one", ""]


def test_a_byte_order_mark_is_left_out_only_in_front():
    assert lines_of("\ufeffone\n\ufefftwo") == ["one", "\ufefftwo"]


@pytest.mark.parametrize("character", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_no_other_line_end_of_unicode_ends_a_line(character):
    assert lines_of(f"one{character}two") == [f"one{character}two"]


def test_a_text_without_a_line_end_is_one_line():
    assert lines_of("") == [""]
    assert lines_of("one") == ["one"]
