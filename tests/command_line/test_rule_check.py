"""What --check prints: a line for each exercise, the map that shows a fault, and how to repeat."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from mazelib.challenges.exercise import Fault, NotChecked, NotYet, Passed
from mazelib.challenges.exercises import EXERCISES
from mazelib.command_line import rule_check
from mazelib.command_line.terminal import FINE, NOT_ARRIVED
from mazelib.maps.heya_text import parse

LEFT, BY_CHANCE, *_ = EXERCISES[2:]
FAULTY = NotYet(BY_CHANCE, parse("A a"), Fault("It turns back.", 1), "5 0")


@pytest.fixture
def checking(monkeypatch):
    """What checking a rule gives, as a test fills it in; no map is kept."""
    found = []
    monkeypatch.setattr(rule_check, "checking", lambda begin_walk, seed: iter(found))
    monkeypatch.setattr(rule_check, "keep_map", lambda result: None)
    return found


def test_each_result_has_its_line_a_map_if_it_shows_a_fault_and_the_seed_comes_last(
    checking, capsys
):
    checking += [None, Passed(LEFT, 9), None, FAULTY]
    assert rule_check.tell_check(SimpleNamespace(), 5) == FINE
    first, second, row, last = capsys.readouterr().out.splitlines()
    assert first == f"[x] {LEFT.title}: Passed, on 9 maps."
    assert second.startswith(f"[ ] {BY_CHANCE.title}: Not yet. ")
    assert row.strip() in FAULTY.heya.rows
    assert last == "To repeat this, add --seed 5."


def test_a_rule_that_passes_nothing_has_no_tick_and_another_status(checking, capsys):
    checking += [FAULTY, NotChecked(LEFT, "No.")]
    assert rule_check.tell_check(SimpleNamespace(), 5) == NOT_ARRIVED
    out = capsys.readouterr().out
    assert out.count("[ ]") == 2
    assert "[x]" not in out


def test_what_stopped_a_rule_is_told_once(checking, capsys):
    stopped = replace(FAULTY, fault=Fault("It stopped.", 1, advice="Write return."))
    again = replace(stopped, exercise=LEFT)
    checking += [stopped, again, FAULTY, FAULTY]
    rule_check.tell_check(SimpleNamespace(), 5)
    first, row, second, *others, _last = capsys.readouterr().out.splitlines()
    assert first.endswith("Not yet. It stopped. Write return.")
    assert row.strip() in FAULTY.heya.rows
    assert second == f"[ ] {LEFT.title}: Not yet. It stopped at a mistake that is told above."
    assert others == [f"[ ] {BY_CHANCE.title}: Not yet. It turns back.", row] * 2


def test_why_nothing_is_checked_is_told_once(checking, capsys):
    checking += [NotChecked(LEFT, "No."), NotChecked(BY_CHANCE, "No.")]
    rule_check.tell_check(SimpleNamespace(), 5)
    first, second, _last = capsys.readouterr().out.splitlines()
    assert first == f"[ ] {LEFT.title}: Not checked. No."
    assert second == f"[ ] {BY_CHANCE.title}: Not checked, for the same reason."


def test_a_map_that_was_kept_is_named_as_the_option_takes_it(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(rule_check, "keep_map", lambda result: tmp_path / "kept" / "one_1.txt")
    rule_check.tell_result(FAULTY, set())
    assert capsys.readouterr().out.endswith("\n    Look at it: --map kept/one_1\n")


def test_what_was_used_before_the_check_is_taken_from_its_time(checking, monkeypatch):
    monkeypatch.setattr(rule_check, "monotonic", iter([100.0, 129.0, 131.0]).__next__)
    checking += [None, None]
    limit = rule_check.TimeLimit.from_now(30.0)
    going_on, over, *others = rule_check.results_of_check(SimpleNamespace(), 5, limit)
    assert (going_on, over) == (None, None)
    assert len(others) == len(EXERCISES)


def test_once_the_time_is_over_all_that_is_left_is_not_checked(checking, monkeypatch):
    clock = iter([100.0, 159.0, 161.0])
    monkeypatch.setattr(rule_check, "monotonic", lambda: next(clock))
    checking += [None, Passed(LEFT, 9), None, FAULTY]
    still_going, passed, over, *others = rule_check.results_of_check(SimpleNamespace(), 5)
    assert (still_going, passed, over) == (None, Passed(LEFT, 9), None)
    assert [each.exercise for each in others] == [*EXERCISES[1:]]
    assert {each.words for each in others} == {
        "Not checked. 60 seconds are over. The rule is slow, or the computer is busy."
    }
