"""What a walk has printed, by its ticks."""

import pytest

from mazelib.learner.worker.prints import LONGEST_LINE, MOST_LINES, Prints


def prints_of(*texts: str) -> Prints:
    """What was printed in the turns that lead to the ticks 1, 2, 3 ..."""
    prints = Prints()
    for tick, text in enumerate(texts, 1):
        prints.note(tick, text)
    return prints


def test_the_lines_at_a_tick_are_those_printed_up_to_it():
    prints = prints_of("one\n", "", "three\nand more\n")
    lines = [prints.lines_at(tick) for tick in range(5)]
    both = ("one", "three", "and more")
    assert lines == [(), ("one",), ("one",), both, both]


def test_a_line_without_an_end_goes_on_in_the_next_turn():
    assert prints_of("a", "b\n", "c").lines_at(3) == ("ab", "c")


def test_only_the_newest_ten_lines_are_shown_and_a_long_line_ends_with_dots():
    prints = prints_of(*(f"line {number}\n" for number in range(30)))
    assert prints.lines_at(30) == tuple(f"line {number}" for number in range(20, 30))
    flood = prints_of("x" * 100_000 + "\n", "y\n" * 50_000)
    assert flood.lines_at(1) == (f"{'x' * (LONGEST_LINE - 1)}…",)
    assert flood.lines_at(2) == ("y",) * MOST_LINES
    assert sum(len(text) for _tick, text in flood.after(0)) < 1000


def test_what_is_noted_in_one_process_is_told_in_another():
    prints = prints_of("one\n", "two\n", "three\n")
    other = Prints()
    other.append(prints.after(0)[:1])
    other.append(prints.after(1))
    assert other.lines_at(3) == ("one", "two", "three")


@pytest.mark.parametrize("wrong", [(1, "late"), (3, b"bytes"), (True, "no"), "ab", (3,)])
def test_what_cannot_be_is_refused(wrong):
    with pytest.raises(ValueError):
        prints_of("one\n").append([wrong])


def test_what_cannot_be_printed_is_one_dot_and_a_tabulator_has_columns():
    assert prints_of("a\tb\x1b[31m\n").lines_at(1) == ("a   b·[31m",)
