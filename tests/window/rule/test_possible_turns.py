"""Which line answers if no coin does: the one that stands there."""

import pytest

from mazelib.grid.compass import Turn
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.source import source_of
from mazelib.walking.view import View
from mazelib.window.rule.possible_turns import possible_turns
from tests.learners import saved

OPEN = View(front=True, right=True, left=True, back=True)
HEAD = """import random

from mazelib import Turn, show

rng = random.Random(0)


def turn(view):
    coin = rng.randint(0, 1)
"""
FOOT = '\n\nif __name__ == "__main__":\n    show(turn, maps=["first"])\n'


@pytest.mark.parametrize(
    ("lines", "turns", "last"),
    [
        (["if coin == 0:", "    return Turn.RIGHT", "return Turn.LEFT"], "RIGHT LEFT", 2),
        (
            ["if coin == 0:", "    return Turn.RIGHT", "else:", "    return Turn.LEFT"],
            "RIGHT LEFT",
            3,
        ),
        (["if view.left:", "    return Turn.LEFT", "return Turn.BACK"], "LEFT", 1),
        (["if view.left:", "    coin = 1", "return Turn.BACK"], "BACK", 2),
    ],
)
def test_the_line_that_answers_if_no_coin_says_yes_is_the_last_one_reached(
    lines, turns, last, tmp_path
):
    text = HEAD + "".join(f"    {line}\n" for line in lines) + FOOT
    path = saved(tmp_path, text)
    file = read_learner_file(path, text)
    source = source_of([file])
    possible = possible_turns(source, OPEN)
    assert possible.turns == tuple(Turn[name] for name in turns.split())
    assert file.lines[possible.last_line - 1].strip() == lines[last].strip()
