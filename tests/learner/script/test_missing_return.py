"""The last line of a function that came to its end without a return."""

import ast

import pytest

from mazelib.learner.script.missing_return import end_without_return, lacks_return

PROGRAM = """\
def turn(view):
    def helper():
        return None
    if view.right: return 1
    helper()

def other(view): return None

def at_once(view): view
"""


@pytest.mark.parametrize(
    ("first", "ran", "last"),
    [
        (1, "2 4 5 3", 5),  # What ran in the helper is not its own.
        (1, "2 4", 4),
        (1, "", None),
        (2, "3", None),  # It did return.
        (7, "7", None),
        (9, "9", 9),
        (4, "4", None),  # There is no def.
    ],
)
def test_the_last_own_statement_that_ran_is_found(first, ran, last):
    notes = [("mine.py", int(line), line not in "24", False) for line in ran.split()]
    ended = end_without_return(ast.parse(PROGRAM), first, notes)
    assert (ended.statement.lineno if ended else None) == last


ANSWERS = ["Turn.LEFT", "right_hand(view)", "ways[0]", "1 if view.right else 2"]
NO_ANSWERS = ["self.way.append(1)", "print(view)", "x = 1", "pass", "if view.right: pass"]


@pytest.mark.parametrize("code", [*ANSWERS, *NO_ANSWERS])
def test_only_a_value_that_nobody_takes_looks_like_an_answer(code):
    assert lacks_return(ast.parse(code).body[0]) == (code in ANSWERS)
