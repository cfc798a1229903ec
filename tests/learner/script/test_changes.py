"""Which lines may change what a strategy keeps."""

import ast

import pytest

from mazelib.learner.script.changes import may_change


@pytest.mark.parametrize(
    "line",
    [
        "if view.right: x.append(1)",
        "return turned(heading, Turn.LEFT)",
        "side = view.left and not view.right",
    ],
)
def test_a_line_that_only_asks_changes_nothing(line):
    assert not may_change(ast.parse(line).body[0])


@pytest.mark.parametrize(
    "line",
    [
        "self.steps = 1",
        "cards[place] = heading",
        "x = cards.pop()",
        "seen.add(1)",
        "steps += 1",
        "if cards.pop(): pass",
    ],
)
def test_a_line_that_may_change_something_is_known(line):
    assert may_change(ast.parse(line).body[0])
