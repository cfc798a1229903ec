"""How a diagnostic reads."""

import pytest

from mazelib.text.diagnostics import (
    MOST_LISTED,
    QUOTE_WIDTH,
    CallLine,
    Diagnostic,
    LocatedError,
    quoted_with_caret,
)


def chain_of(count):
    """This many calls, each two lines below the one before."""
    calls = []
    for number in range(1, count + 1):
        calls.append(CallLine(2 * number, f"step{number}", f"    return step{number + 1}(view)"))
    return tuple(calls)


def test_a_diagnostic_tells_file_line_column_what_and_what_to_do():
    message = Diagnostic("this is wrong.", "Do that.", 3, 7, "| # x #|").message("first.txt")
    assert message.splitlines() == [
        "first.txt, line 3, column 7: this is wrong.",
        "    | # x #|",
        "          ^",
        "  Do that.",
    ]


def test_without_a_column_the_whole_line_is_quoted_without_its_indentation():
    message = Diagnostic("this is wrong.", "Do that.", 3, quoted="    return x\t").message(
        "mine.py"
    )
    assert message.splitlines() == ["mine.py, line 3: this is wrong.", "    return x", "  Do that."]


def test_without_a_line_nothing_is_quoted():
    message = Diagnostic("it is gone.", "Look.").message("a.txt")
    assert message.splitlines() == ["a.txt: it is gone.", "  Look."]
    message = Diagnostic("it is empty.", "Draw.", 1, 1).message("b.txt")
    assert message.splitlines() == ["b.txt, line 1, column 1: it is empty.", "  Draw."]


@pytest.mark.parametrize(
    ("name", "shown"), [("a\x00\udcffb.txt", "a··b.txt"), ("Ümläut and space.txt",) * 2]
)
def test_a_file_name_is_told_whatever_it_is(name, shown):
    assert Diagnostic("it is gone.", "Look.").message(name).startswith(f"{shown}: it is gone.")


def test_calls_that_led_there_are_quoted_one_below_the_other():
    calls = (
        CallLine(9, "<module>", "show(turn)"),
        CallLine(3, "turn", "  return share(view)"),
    )
    diagnostic = Diagnostic("ZeroDivisionError.", "Look.", 3, quoted=calls[-1].text, calls=calls)
    assert diagnostic.message("mine.py").splitlines() == [
        "mine.py, line 3, in turn: ZeroDivisionError.",
        "    line 9:          show(turn)",
        "    line 3 in turn:    return share(view)",
        "  Look.",
    ]


@pytest.mark.parametrize(("count", "quoted"), [(6, 6), (7, 6)])
def test_a_chain_of_more_than_six_calls_is_told_without_its_middle(count, quoted):
    calls = chain_of(count)
    diagnostic = Diagnostic("KeyError.", "Look.", calls[-1].line, quoted="x", calls=calls)
    lines = diagnostic.message("mine.py").splitlines()[1:-1]
    assert len(lines) == quoted
    assert ("    ..." in lines) == (count > 6)
    assert lines[0].split() == ["line", "2", "in", "step1:", "return", "step2(view)"]
    assert lines[-1].split()[:4] == ["line", str(2 * count), "in", f"step{count}:"]


def test_an_error_lists_all_that_is_wrong_but_no_more_than_a_learner_reads():
    numbers = range(1, MOST_LISTED + 2)
    wrong = [Diagnostic(f"wrong {number}.", "Look.", number) for number in numbers]
    assert LocatedError("a.txt", wrong[:-1]).diagnostics == tuple(wrong[:-1])
    assert "there are more" not in str(LocatedError("a.txt", wrong[:-1]))
    error = LocatedError("a.txt", wrong, "text")
    assert error.first is wrong[0]
    assert (error.name, error.text) == ("a.txt", "text")
    assert len(error.diagnostics) == MOST_LISTED
    assert f"first {MOST_LISTED} errors; there are more" in str(error).splitlines()[-1]


@pytest.mark.parametrize(
    ("line", "column", "quote", "caret"),
    [
        ("abcdefgh", 1, "abcdefgh", "^"),
        ("abcdefgh", 8, "abcdefgh", "       ^"),
        ("abc", 4, "abc", "   ^"),
        ("｜Ａ\u3000?", 4, "｜Ａ\u3000?", "      ^"),
        ("\t\t?", 3, "→→?", "  ^"),
    ],
)
def test_the_caret_stands_under_the_character_however_wide_those_before_it_are(
    line, column, quote, caret
):
    assert quoted_with_caret(line, column) == [quote, caret]


def test_a_long_line_is_clipped_around_the_character():
    line = "".join(chr(ord("a") + number % 26) for number in range(500))
    for column in (1, 30, 31, 32, 33, 250, 469, 470, 471, 500):
        quote, caret = quoted_with_caret(line, column)
        assert len(quote) <= QUOTE_WIDTH + 2
        assert quote[len(caret) - 1] == line[column - 1]
        assert quote.startswith("…") == (column > 31)
        assert quote.strip("…") in line


def test_diagnostics_are_put_in_reading_order_by_their_positions():
    in_order = [
        Diagnostic("the file", ""),
        Diagnostic("the line", "", 2),
        Diagnostic("its first character", "", 2, 1),
        Diagnostic("its tenth", "", 2, 10),
        Diagnostic("a later line", "", 10, 1),
    ]
    mixed = in_order[3:] + in_order[:3]
    assert sorted(mixed, key=lambda each: each.position) == in_order
