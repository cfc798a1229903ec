"""How a diagnostic is told."""

import pytest

from mazelib.text.characters import spoken, visible
from mazelib.text.diagnostics import QUOTE_WIDTH, Diagnostic, quoted_with_caret


def test_a_diagnostic_tells_file_line_column_what_and_what_to_do():
    told = Diagnostic("this is wrong.", "Do that.", 3, 7, "| # x #|").told("first.txt")
    assert told == "first.txt, line 3, column 7: this is wrong.\n    | # x #|\n          ^\n  Do that."


def test_without_a_line_nothing_is_quoted_and_a_file_name_that_cannot_be_shown_breaks_nothing():
    assert Diagnostic("it is gone.", "Look.").told("a\x00\udcffb.txt") == "a··b.txt: it is gone.\n  Look."
    assert Diagnostic("it is empty.", "Draw.", 1, 1).told("b") == "b, line 1, column 1: it is empty.\n  Draw."


@pytest.mark.parametrize(
    ("line", "column", "quote", "caret"),
    [
        ("abcdefgh", 1, "abcdefgh", "^"),
        ("abcdefgh", 8, "abcdefgh", "       ^"),
        ("abc", 4, "abc", "   ^"),
        ("｜Ａ\u3000?", 4, "｜Ａ\u3000?", "      ^"),
        ("\t\t?", 3, "··?", "  ^"),
    ],
)
def test_the_caret_stands_under_the_character_however_wide_those_before_it_are(line, column, quote, caret):
    assert quoted_with_caret(line, column) == [quote, caret]


def test_a_long_line_is_clipped_around_the_character():
    line = "".join(chr(ord("a") + number % 26) for number in range(500))
    for column in (1, 30, 31, 32, 33, 250, 469, 470, 471, 500):
        quote, caret = quoted_with_caret(line, column)
        assert len(quote) <= QUOTE_WIDTH + 2
        assert quote[len(caret) - 1] == line[column - 1]
        assert quote.startswith("…") == (column > 31)
        assert quote.strip("…") in line


def test_what_cannot_be_seen_is_shown_as_a_dot_but_the_wide_space_as_it_is():
    assert visible("a\tb\x00c\u00a0d\ufeffａ\u3000") == "a·b·c·d·ａ\u3000"


def test_a_character_is_named_so_that_it_can_be_found():
    named = {
        "?": "'?'", "é": "'é' (U+00E9)", "！": "'！' (U+FF01)", "\t": "a tab (U+0009)",
        "\x07": "the invisible character U+0007", "\ud800": "the invisible character U+D800",
    }  # fmt: skip
    assert {character: spoken(character) for character in named} == named
