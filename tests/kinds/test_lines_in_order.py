"""The lines that a class puts in order, and what they make."""

from dataclasses import FrozenInstanceError

import pytest

import mazelib
from mazelib.challenges.exercises import EXERCISES
from mazelib.kinds.exercises import Practice
from mazelib.kinds.shared.lines_in_order import (
    GIVEN_NAMES,
    LINES_FOLDER,
    TAIL,
    LinesInOrder,
    read_lines,
    rule_of_lines,
)
from mazelib.learner.script.given import WalkingRule
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.values.pausing import finished
from tests.learners import workers

NAMES = [exercise.name for exercise in EXERCISES]
RULE = ["def my_turn(view):", "    return Turn.LEFT"]


def lines_of_the_rule(name):
    text = (LINES_FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    return text.split("\n\n")[0].split("\n")


@pytest.mark.parametrize("name", NAMES)
def test_lines_are_mixed_always_the_same_way_and_some_do_not_belong(name):
    given = read_lines(name)
    of_the_rule = lines_of_the_rule(name)
    assert given == read_lines(name)
    assert given.wanted == len(of_the_rule) < len(given.mixed)
    assert set(of_the_rule) < set(given.mixed)
    assert "" not in given.mixed
    order = [given.mixed.index(line) for line in of_the_rule]
    assert order != sorted(order)
    with pytest.raises(FrozenInstanceError):
        given.wanted = 1


def test_what_the_lines_may_use_is_offered_by_mazelib():
    assert set(GIVEN_NAMES) <= set(mazelib.__all__)
    assert TAIL.startswith("\n\n\nfrom mazelib import Turn, open_ways, ")


@pytest.mark.parametrize("name", NAMES)
def test_the_lines_of_the_rule_in_their_order_make_it_with_the_last_one(name):
    lines = LinesInOrder.of_exercise(name)
    of_the_rule = lines_of_the_rule(name)
    for text in of_the_rule:
        assert not lines.can_be_read
        lines.choose(lines.given.mixed.index(text))
    assert lines.can_be_read
    assert lines.rule is None
    finished(lines.read_rule(workers()))
    assert not lines.can_be_read
    assert lines.rule.file.text == "\n".join(of_the_rule) + TAIL
    assert lines.wrong is None


def test_a_file_of_lines_has_a_rule_then_a_heading_then_others(tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    path = tmp_path / "mine.txt"
    path.write_text("\n".join(RULE) + "\n\nThese do not belong:\nother\none more\n")
    given = read_lines("mine")
    assert sorted(given.mixed) == sorted([*RULE, "other", "one more"])
    assert given.wanted == 2
    path.write_text("\n".join(RULE) + "\n")
    assert (sorted(read_lines("mine").mixed), read_lines("mine").wanted) == (sorted(RULE), 2)


def test_a_rule_is_made_of_lines_in_the_order_that_they_come_in():
    assert finished(rule_of_lines(workers(), RULE)).call.given == WalkingRule("my_turn")
    with pytest.raises(LocatedError, match="line 1"):
        finished(rule_of_lines(workers(), RULE[::-1]))


@pytest.mark.parametrize(
    ("content", "fault"),
    [(None, "there's no such file"), (b"\xe4", "isn't UTF-8")],
)
def test_broken_lines_are_told_and_make_no_rule(content, fault, tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    if content is not None:
        (tmp_path / f"{NAMES[0]}.txt").write_bytes(content)
    with pytest.raises(LocatedError, match=fault):
        read_lines(NAMES[0])
    lines = Practice.begin().lines
    assert fault in lines.wrong
    assert lines.rule is None
    assert (lines.given.wanted, lines.given.mixed) == (0, ())
    assert not lines.can_be_read


def test_a_class_puts_lines_in_order_and_takes_them_back():
    practice = Practice.begin()
    lines = practice.lines
    for number in (3, 1, 3):
        lines.choose(number)
    assert lines.order == [None, 1], "what stands below keeps its place"
    lines.choose(0)
    assert lines.order == [0, 1], "the free place is filled first"
    assert lines.rule is None
    assert lines.wrong is None
    practice.number = 2
    assert practice.lines.order == []
    for number in (2, 3, 4, 5, 6):
        lines.choose(number)
    finished(lines.read_rule(workers()))
    assert lines.order == [0, 1, 2, 3, 4, 5]
    assert lines.wrong.startswith("Line ")
    assert not lines.can_be_read
    lines.choose(0)
    assert lines.order == [None, 1, 2, 3, 4, 5]
    assert len(lines.chosen) == 5
    assert not lines.can_be_read
    assert lines.wrong is None
    lines.take_out_last()
    assert lines.order == [None, 1, 2, 3, 4]
    for number in (4, 3, 2, 1):
        lines.choose(number)
    assert lines.order == []
    lines.take_out_last()
    assert lines.order == []


def test_lines_that_make_no_rule_are_read_once_even_if_nothing_says_what_is_wrong(monkeypatch):
    def fails(workers, lines):
        yield
        raise LocatedError("lines", [Diagnostic("", "")])

    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.rule_of_lines", fails)
    lines = LinesInOrder.of_exercise("left_hand")
    for number in range(lines.given.wanted):
        lines.choose(number)
    finished(lines.read_rule(workers()))
    assert not lines.can_be_read


def test_an_error_in_lines_is_told_with_the_number_that_the_class_sees():
    lines = LinesInOrder.of_exercise("left_hand")
    mixed = lines.given.mixed
    for text in ("def my_turn(view):", "    return Turn.LEFT", "    if view.front:"):
        lines.choose(next(number for number, line in enumerate(mixed) if line.startswith(text)))
    for number in range(len(mixed)):
        if len(lines.order) < lines.given.wanted and number not in lines.order:
            lines.choose(number)
    finished(lines.read_rule(workers()))
    assert lines.wrong.startswith("Line 4: "), "there should be more to the right after line 3"
