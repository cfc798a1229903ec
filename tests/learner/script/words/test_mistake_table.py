"""The table of mistakes: each row is run, and told in its own words."""

import re

import pytest

from mazelib.learner.script.words.line_mistake import Unreadable
from mazelib.learner.script.words.mistake_table import ROWS
from mazelib.learner.script.words.unreadable import unreadable_line

#: A mistake for each row, in their order.
MISTAKES = (
    "view->right",
    "x = Turn:RIGHT",
    "if view.left not:\n    pass",
    "if view.not right:\n    pass",
    "if open right:\n    pass",
    "if right open:\n    pass",
    "if front is a wall:\n    pass",
    "if view.left, view.right:\n    pass",
    "if x or else y:\n    pass",
    "if if x:\n    pass",
    "if view.left not True:\n    pass",
    "if x not self.y:\n    pass",
    "self y = 1",
    "def f(view):\n    return view.right ? 1 : 2",
    "if x:\n    pass\nelse y:\n    pass",
    "if x:\n    pass\notherwise:\n    pass",
    "x = Turn.LEFT Turn.BACK",
    "for (let i = 0; i < 3; i++) {\n    y = 1\n}",
    "show f",
    'print "a"',
    "x = “a”",
    "print('Which way?)",
    "x = toss(0, 1))",
    "my-coin = 0",
    "x = 1 // Right is open.",
    "x = {1: 2",
    'x = ["a",\n)',
    'x = ["a", "b")',
    "x = 1]",
    'x = {"a": 1, "b" = 2}',
    'x = "a',
    "\u200bx = 1",
    "print x",
    "x = 007",
    "1coin = 0",
    "return 1",
    "break",
    "f(a=1, 2)",
    "f(a=1, a=2)",
    "x = \\ 1",
)
#: More rows than these are too many for one table.
MOST_ROWS = 40


def test_the_table_stays_short_enough_to_be_read():
    assert len(ROWS) <= MOST_ROWS


@pytest.mark.parametrize(("row", "text"), list(zip(ROWS, MISTAKES, strict=True)))
def test_each_row_is_told_where_its_mistake_is_made(row, text):
    with pytest.raises(SyntaxError) as caught:
        compile(text, "mine.py", "exec")
    told = unreadable_line(caught.value, text.split("\n"))
    gaps = re.sub(r"\\\{\w+\\\}", ".+", re.escape(row.what))
    assert re.fullmatch(gaps, told.what)
    if row.instead is None:
        assert re.search(row.looks, caught.value.msg)
        assert told.advice
    else:
        assert re.search(row.looks, Unreadable(told.quoted, "").code)
        assert "rite: " in told.advice
