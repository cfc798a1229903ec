"""What a rule will keep and print is read from its lines, whatever its names are."""

import pytest

from mazelib.learner.script.foreseen import calls, notes_ways
from mazelib.learner.script.source import Piece, Source
from tests.learners import script


def rule_of(text: str) -> Source:
    return Source((Piece("mine.py", 1, tuple(text.split("\n"))),))


def of_lesson(number: str, **renamed: str) -> Source:
    """The lines of a lesson, with other names."""
    text = script(number).read_text("utf-8")
    for old, new in renamed.items():
        assert old in text
        text = text.replace(old, new)
    return rule_of(text)


@pytest.mark.parametrize("name", ["cards", "branches", "seen"])
def test_a_rule_notes_ways_whatever_it_calls_them(name):
    assert notes_ways(of_lesson("05", cards=name))
    assert not notes_ways(of_lesson("06"))
    assert not notes_ways(of_lesson("04"))


@pytest.mark.parametrize(
    "line",
    [
        "self.visits[place] = 1",
        "self.visits[place] += 1",
        "self.visits[place] = self.visits.get(place, 0) + 1",
        "self.visits = {}",
        "self.newest = place",
    ],
)
def test_a_count_or_a_single_value_is_no_way(line):
    assert not notes_ways(rule_of(f"def turn(self, view, place, heading):\n    {line}"))


def test_a_call_is_found_and_a_name_in_a_text_or_a_comment_is_none():
    assert calls(of_lesson("06", chalk="lines"), "mark")
    assert not calls(of_lesson("05"), "mark")
    assert not calls(rule_of('x = "print(1)"  # print(2)'), "print")
    assert not calls(rule_of("def turn(view:\n    print(1"), "print"), "it cannot be read"
    assert calls(rule_of("    if view.left:\n        print(1)"), "print")
