"""The style of all that a learner is told about a mistake."""

import ast
import importlib
from pathlib import Path

import pytest

FOLDER = Path(importlib.import_module("mazelib.learner.script.words").__file__).parent
FILES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")
#: These are names, and keep their capitals.
CAPITAL = ("Python", "True")


def sentences_of(name):
    """What is wrong, as it is said in a file of the room: the texts that are called ``what``."""
    program = ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))
    told = []
    for node in ast.walk(program):
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "what":
            told.append(node.value)
        if _is_call_of(node, "Explanation", "Mistake"):
            told.append(node.args[0])
        if _is_call_of(node, "Row"):
            told.append(node.args[2])
        if isinstance(node, ast.Tuple) and len(node.elts) == 3:
            told.append(node.elts[1])  # A row of a table: pattern, what, advice.
    for each in told:
        for call in ast.walk(each):
            if _is_call_of(call, "_", "ngettext"):
                yield call.args[0].value


def _is_call_of(node, *names):
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") in names


def test_there_is_something_to_look_at():
    assert sum(1 for name in FILES for _sentence in sentences_of(name)) > 60


@pytest.mark.parametrize("name", FILES)
def test_what_is_wrong_follows_a_colon_and_begins_small(name):
    """It is read as "mine.py, line 5: the list is empty". A window writes it large."""
    for sentence in sentences_of(name):
        assert not sentence[0].isupper() or sentence.startswith(CAPITAL), sentence
        assert sentence.endswith((".", "].")), sentence
