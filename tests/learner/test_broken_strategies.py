"""Broken strategies: each kind has a file, and beside it the exact message."""

import pytest

from tests.learners import BROKEN, IMPORT, error_in, error_of


@pytest.mark.parametrize("path", sorted(BROKEN.glob("*.py")), ids=lambda path: path.stem)
def test_each_kind_of_broken_strategy_has_its_exact_message(path):
    assert f"{error_of(path)}\n" == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_an_error_carries_its_parts_for_the_window():
    error = error_of(BROKEN / "three_calls_deep.py")
    assert (error.name, error.first.line, error.first.column) == ("three_calls_deep.py", 11, None)
    assert [(step.line, step.function) for step in error.first.steps] == [(3, "turn"), (8, "share"), (11, "part")]
    assert error.first.quoted == "    return side / (view.open_count - view.open_count)"


def test_a_long_chain_of_calls_is_told_without_its_middle(tmp_path):
    calls = "".join(f"def step{n}(view):\n    return step{n + 1}(view)\n" for n in range(1, 9))
    text = f"def turn(view):\n    return step1(view)\n{calls}def step9(view):\n    return {{}}[view.front]\n"
    assert str(error_in(tmp_path, text)) == (
        "mine.py, line 20, in step9: KeyError: True.\n"
        "    line 2 in turn:    return step1(view)\n"
        "    line 4 in step1:   return step2(view)\n"
        "    ...\n"
        "    line 16 in step7:  return step8(view)\n"
        "    line 18 in step8:  return step9(view)\n"
        "    line 20 in step9:  return {}[view.front]\n"
        "  There is no such key: ask with 'in' first, or use .get(key)."
    )


def test_an_error_in_a_library_is_told_at_the_learners_line(tmp_path):
    error = error_in(tmp_path, "import json\ndef turn(view):\n    return json.loads('{')\n")
    assert (error.first.line, error.first.quoted.strip()) == (3, "return json.loads('{')")
    assert error.first.what.startswith("JSONDecodeError: ")


HINTS = {
    "def turn(view):\n    return turn.LEFT": "Write Turn.LEFT",
    "def turn(view):\n    return LEFT": "Write Turn.LEFT",
    "def turn(view):\n    return true": "Did you mean True?",
    "def turn(view):\n    return view.rigth": "Did you mean right?",
    "def turn(view):\n    return None.x": "None is no value: a function without return made it, or nothing was found.",
    "def turn(view):\n    return None + 1": "None is no value: a function without return made it, or nothing was found.",
    "def turn(view):\n    return [][0]": "A list counts from 0 to its len(...) - 1: ask for the length first.",
    "def turn(view):\n    return turn": "Call it, with brackets: return turn(...)",
    "from mazelib.compass import Heading\ndef turn(view):\n    return Heading.UP": "A heading is of the map, a turn of the walker: turn_between(heading, wanted) makes the turn.",
    "class M:\n  def turn(self, view):\n    return 1": "Write it as: def turn(self, view, place, heading):",
    "def turn(view):\n    return view['right']": "Read the view by its sides: view.front, view.right, view.left or view.back.",
    "from mazelib import Turn\ndef turn(view):\n    return Turn.Right": "Did you mean RIGHT?",
    "class M:\n  def __init__(self):\n    self.cards = {}\n  def turn(self, v, p, h):\n    return cards": "The object knows it: write self.cards",
    "def turn(view):\n    if view:\n        return 1\n    else if view: return 2": "Write elif instead of else if.",
    "import numpie": "Look for a typing mistake. A strategy needs no more than: from mazelib import Turn",
    "raise KeyboardInterrupt": "Take that away: a strategy only answers.",
    "x = [1, 2\ny = 3": "Close it where it ends.",
    "x = 1\n    y = 2": "Begin it below the line before it.",
    "x = y\u3000+ 2": "Type it again with the input method off (half-width).",
}

@pytest.mark.parametrize("call", ["turn()", "turn(1, 2)", "len()"])
def test_whatever_is_wrong_in_the_brackets_of_a_call_is_told_so(tmp_path, call):
    error = error_in(tmp_path, f"{IMPORT}def turn(view):\n    return {call}\n")
    assert error.first.advice == "Count what stands in the brackets of the call, and in those of the def."


@pytest.mark.parametrize("text", HINTS, ids=lambda text: text.splitlines()[-1].strip())
def test_the_mistakes_of_beginners_get_a_hint(tmp_path, text):
    assert error_in(tmp_path, text + "\n").first.advice == HINTS[text]
