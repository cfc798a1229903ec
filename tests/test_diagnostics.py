"""How a diagnostic is told."""

from mazelib.diagnostics import QUOTE_WIDTH, Diagnostic, columns_wide, quoted_with_caret, spoken, visible


def test_a_diagnostic_tells_file_line_column_what_and_what_to_do():
    told = Diagnostic("this is wrong.", "Do that.", 3, 7, "| # x #|").told("first.txt")
    assert told == "first.txt, line 3, column 7: this is wrong.\n    | # x #|\n          ^\n  Do that."


def test_a_diagnostic_about_a_whole_file_quotes_nothing():
    told = Diagnostic("it is gone.", "Look for it.").told("first.txt")
    assert told == "first.txt: it is gone.\n  Look for it."


def test_an_empty_line_is_not_quoted():
    told = Diagnostic("it is empty.", "Draw.", 1, 1).told("first.txt")
    assert told == "first.txt, line 1, column 1: it is empty.\n  Draw."


def test_a_file_name_that_cannot_be_shown_does_not_break_the_message():
    assert Diagnostic("it is gone.", "Look.").told("a\x00\udcffb.txt") == "a··b.txt: it is gone.\n  Look."


def test_diagnostics_are_put_in_reading_order_with_the_whole_file_first():
    whole, late, early = Diagnostic("", ""), Diagnostic("", "", 2, 1), Diagnostic("", "", 1, 9)
    assert sorted([late, early, whole], key=Diagnostic.where) == [whole, early, late]


def test_the_caret_stands_under_the_character():
    for column in range(1, 9):
        quote, caret = quoted_with_caret("abcdefgh", column)
        assert quote == "abcdefgh"
        assert caret == " " * (column - 1) + "^"


def test_the_caret_stands_one_past_the_end_if_the_line_is_too_short():
    assert quoted_with_caret("abc", 4) == ("abc", "   ^")


def test_the_caret_moves_two_columns_for_a_full_width_character():
    assert quoted_with_caret("｜Ａ\u3000?", 4) == ("｜Ａ\u3000?", "      ^")


def test_the_caret_does_not_move_for_an_accent():
    assert quoted_with_caret("e\u0301?", 3) == ("e\u0301?", " ^")


def test_a_long_line_is_clipped_around_the_character():
    line = "".join(chr(ord("a") + number % 26) for number in range(500))
    for column in (1, 30, 31, 32, 33, 250, 469, 470, 471, 500):
        quote, caret = quoted_with_caret(line, column)
        assert len(quote) <= QUOTE_WIDTH + 2
        assert quote[len(caret) - 1] == line[column - 1]
        assert quote.startswith("…") == (column > 31)
        assert quote.strip("…") in line


def test_what_cannot_be_seen_is_shown_as_a_dot_and_keeps_its_column():
    assert visible("a\tb\x00c\u00a0d\ufeff") == "a·b·c·d·"
    assert quoted_with_caret("\t\t?", 3) == ("··?", "  ^")


def test_the_wide_space_is_shown_as_it_is():
    assert visible("ａ\u3000") == "ａ\u3000"
    assert columns_wide("ａ\u3000b") == 5


def test_a_character_is_named_so_that_it_can_be_found():
    assert spoken("?") == "'?'"
    assert spoken("é") == "'é' (U+00E9)"
    assert spoken("！") == "'！' (U+FF01)"
    assert spoken("\t") == "a tab (U+0009)"
    assert spoken("\x07") == "the invisible character U+0007"
    assert spoken("\ud800") == "the invisible character U+D800"
    assert spoken("\u0301") == "the accent U+0301 on the character before it"
