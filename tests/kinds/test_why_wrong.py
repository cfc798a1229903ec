"""Why a line cannot stand where a class has put it, told by the lines above it."""

import ast
from itertools import permutations

import pytest

from mazelib.challenges.exercises import EXERCISES
from mazelib.kinds.shared.lines_in_order import read_lines
from mazelib.kinds.shared.why_wrong import why_wrong

DEFINE = "def my_turn(view):"
LEFT = "    if view.left:"
TURN_LEFT = "        return Turn.LEFT  # Left is open."
AHEAD = "    return Turn.AHEAD"
RULE = (DEFINE, LEFT, TURN_LEFT, AHEAD)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([LEFT], "A rule starts with the line that's furthest to the left."),
        ([DEFINE, DEFINE], "Line 2 starts a rule, so it goes at the very top."),
        (
            [DEFINE, LEFT, AHEAD],
            "Line 2 ends with a colon, so line 3 has to be further to the right.",
        ),
        (
            [DEFINE, AHEAD, TURN_LEFT],
            "Line 3 is too far to the right: line 2 doesn't end with a colon.",
        ),
        (
            [DEFINE, LEFT, TURN_LEFT, TURN_LEFT],
            "Line 3 has already answered, so line 4 never runs.",
        ),
        ([DEFINE, AHEAD, LEFT], "Line 2 has already answered, so line 3 never runs."),
        ([DEFINE, "        ways = []", LEFT], "Line 3 doesn't belong to any line above it."),
        ([DEFINE, "    else:"], "An `else` needs an `if` above it."),
        ([DEFINE, AHEAD, "    elif view.left:"], "An `elif` needs an `if` above it."),
    ],
)
def test_the_lines_above_tell_why_a_line_cannot_stand_there(lines, why):
    assert why_wrong(lines, RULE) == why


@pytest.mark.parametrize(
    "lines",
    [
        [DEFINE],
        [DEFINE, LEFT, TURN_LEFT, AHEAD],
        [DEFINE, LEFT, TURN_LEFT, "    else:"],
        [DEFINE, "    for way in ways:", "        if way:", "            pass", AHEAD],
    ],
)
def test_where_the_lines_above_do_not_tell_nothing_is_said(lines):
    assert why_wrong(lines, RULE) is None


def test_a_name_that_another_line_makes_is_needed_above():
    rule = [DEFINE, "    ways = []", "    self.closed = ways", "    return pick(ways)"]
    assert why_wrong([DEFINE, rule[3]], rule) == (
        "Line 2 uses `ways`, but no line above it makes it."
    )
    assert why_wrong(rule[:3], rule) is None
    appends = "    self.closed.append(ways)"
    assert why_wrong([DEFINE, rule[1], appends], rule) == (
        "Line 3 uses `self.closed`, but no line above it makes it."
    )
    assert why_wrong([*rule[:3], appends], rule) is None
    assert why_wrong([DEFINE, "    if view.left:"], rule) is None, "the rule is given its view"


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.name)
def test_of_the_rule_in_its_order_no_line_is_told_to_be_wrong(exercise):
    rule = read_lines(exercise.name).of_rule
    for count in range(1, len(rule) + 1):
        assert why_wrong(rule[:count], rule) is None


def begins_a_program(lines) -> bool:
    """Whether Python can read these lines, with a block where one is open at their end."""
    last = lines[-1]
    more = []
    if last.split("  #")[0].endswith(":"):
        more = [" " * (len(last) - len(last.lstrip()) + 4) + "pass"]
    try:
        ast.parse("\n".join([*lines, *more]))
    except SyntaxError:
        return False
    return True


def test_whatever_python_cannot_read_is_told_at_the_line_where_it_stops():
    given = read_lines("not_into_walls")
    unreadable = 0
    for order in permutations(given.mixed, 4):
        for count in range(1, 5):
            lines = order[:count]
            if not begins_a_program(lines):
                unreadable += 1
                assert why_wrong(lines, given.of_rule) is not None, lines
                break
    assert unreadable > 100
