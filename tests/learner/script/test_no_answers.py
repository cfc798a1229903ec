"""Questions and answers that are none are told; what may be right is not."""

import pytest

from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.slips import slips_in
from tests.conftest import PROJECT

RULE = """from mazelib import Turn

def end(view):
    print(not view.front)

def rule(view, rng):
    {}
    return Turn.BACK
"""
TOLD = {
    "if end(view):\n        return Turn.LEFT": "end has no return",
    "if rng == 0:\n        return Turn.LEFT": "Throw them. Write: if rng.randint(0, 1) == 0:",
    "right = 'view.right'\n    if right:\n        return Turn.LEFT": "Write: right = view.right",
    "if view.left:\n        return view.left": "and no turn: view.left. Write: return Turn.LEFT",
    "while view.left:\n        return Turn.LEFT": "Write: if view.left:",
    "if view.left or view.front == True:\n        return Turn.LEFT": "Write: if view.left:",
    "coin = rng.randint(0, 1)\n    if coin == '0':\n        return Turn.LEFT": "if coin == 0:",
    "end(view)": "",
    "right = view.right\n    if right:\n        return Turn.RIGHT": "",
    "if view.left or view.front:\n        return Turn.BACK": "",
}


@pytest.mark.parametrize("lines", TOLD)
def test_what_is_no_answer_is_told(lines):
    found = slips_in(read_learner_file(PROJECT / "mine.py", text=RULE.format(lines)))
    said = " ".join(f"{each.explanation.what} {each.explanation.advice}" for each in found)
    assert TOLD[lines] in said
    assert bool(found) == bool(TOLD[lines]), said
