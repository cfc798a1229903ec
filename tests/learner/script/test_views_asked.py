"""What no view fits, or every one, is told; what may be right is not."""

import pytest

from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.slips import slips_in
from tests.conftest import PROJECT

WRONG = {
    "if Turn.RIGHT:\n R\nA": (2, "the turn RIGHT is an answer. Asked with if, it's always"),
    "if view:\n R\nA": (2, "the view is all four sides. Asked with if, it's always a yes."),
    "if True:\n R\nA": (2, "always gets a yes, whatever the walker sees: True. Ask for one side"),
    "if view.left or not view.left:\n R\nA": (2, "always gets a yes"),
    "if view.left and not view.left:\n R\nA": (2, "never gets a yes, whatever the walker sees."),
    "if view.left > 1:\n R\nA": (2, "never gets a yes"),
    "if view.front:\n R\nA": (
        4,
        "there's always wall in front where this line runs. A side of the view is True where the "
        "way is open. Write in line 2: if not view.front:",
    ),
    "if not view.right:\n R\nA": (3, "always wall at the right where this line runs. A side of"),
    "if view.right:\n R\nelif not view.front:\n A\nL": (5, "Write in line 4: elif view.front:"),
    "if view.left:\n L\nif view.front:\n A\nL": (
        6, "wall at the left where this line runs. Turn to a side that may be open: return Turn.RIG"
    ),
    "if view.right:\n R\nelif view.right and view.left:\n L\nelse:\n B": (
        4,
        "never gets a yes: line 2 has said yes already, to view.right. Ask this one first: move "
        "it, with the lines under it, above line 2.",
    ),
    "if view.left:\n R\nif view.right:\n L\nA": (3, "line 2 asks for the left, but this answers"),
    "if not view.left and view.right and view.front:\n B\nR": (
        2, "not belongs to view.left alone. Write: if not view.left and not view.right and not vi"
    ),
    "R\n": None,
    "if view.front:\n A\nelif view.right:\n R\nelif view.left:\n L\nelif view.back:\n B": None,
    "if not view.front and not view.left and not view.right:\n L\nif view.front:\n A\nR": None,
    "if view.left:\n L\nif view.front:\n A\nif view.right:\n R\nL": None,
    "if view.front:\n A\nif not view.front:\n R\nB": None,
    "if view.right and tired(view):\n R\nif view.right:\n L\nA": None,
    "if tired(view) or True:\n A\nR": None,
    "for n in (1, 2):\n if view.front:\n  break\nA": None,
    "if view.front:\n view = other(view)\nelse:\n B\nif not view.front:\n A\nR": None,
    "while not view.front:\n R\nA": None,
    "if not view.right and view.front:\n A\nB": None,
}
TURNS = {"A": "AHEAD", "R": "RIGHT", "L": "LEFT", "B": "BACK"}


def rule(short: str) -> str:
    """The rule in whole words."""
    lines = ["def rule(view):"]
    for line in short.splitlines():
        words = line.strip()
        lines.append(line.replace(words, f"return Turn.{TURNS[words]}") if words in TURNS else line)
    return "\n    ".join(lines)


@pytest.mark.parametrize("short", WRONG)
def test_the_line_that_is_decided_beforehand_is_told(short):
    text = f"{rule(short)}\n\nfrom mazelib import Turn\ntired = other = len\n"
    found = slips_in(read_learner_file(PROJECT / "mine.py", text=text))
    if not WRONG[short]:
        assert found == []
        return
    line, words = WRONG[short]
    explanation = found[0].explanation
    assert found[0].line == line, found
    assert words in f"{explanation.what} {explanation.advice}"
