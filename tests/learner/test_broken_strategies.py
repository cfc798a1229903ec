"""Broken strategies: each kind has a file, and beside it the exact message."""

import re

import pytest

from tests.learners import BROKEN, error_in, error_of


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
        "  Look at this line, and at the values that it had: a print before it shows them."
    )


def test_an_error_in_a_library_is_told_at_the_learners_line(tmp_path):
    error = error_in(tmp_path, "import json\ndef turn(view):\n    return json.loads('{')\n")
    assert (error.first.line, error.first.quoted.strip()) == (3, "return json.loads('{')")
    assert error.first.what.startswith("JSONDecodeError: ")


def test_a_name_that_cannot_be_imported_is_told_at_its_line(tmp_path):
    error = error_in(tmp_path, "from mazelib.grid.compass import Trun\n")
    assert error.first.line == 1 and error.first.what.startswith("ImportError: cannot import name 'Trun' from")


def test_what_a_name_stood_for_before_it_had_a_value_is_told_in_pythons_words(tmp_path):
    error = error_in(tmp_path, "count = 0\ndef turn(view):\n    count = count + 1\n    return count\n")
    assert error.first.line == 3 and re.match("UnboundLocalError: .*'count'", error.first.what)


LOOK = "Look at this line, and at the values that it had: a print before it shows them."
SIDES = "The view has front, right, left and back; a turn is Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT."
CARET = "Look at the caret, and just before it."
#: The last line is the wrong one.
HINTS = {
    "def turn(view):\n    return true": "Did you mean True?",
    "def turn(view):\n    return xyzzy": "Look for a typing mistake, or give the name a value first.",
    "def turn(view):\n    return Turn.LEFT": "Put this line at the top of the file: from mazelib import Turn",
    "def turn(view):\n    return view.rigth": "Did you mean right?",
    "def turn(view):\n    return view.forward": SIDES,
    "from mazelib import Turn\ndef turn(view):\n    return Turn.Right": "Did you mean RIGHT?",
    "from mazelib import Turn\ndef turn(view):\n    return Turn.FORWARD": SIDES,
    "def turn(view):\n    return [].add": LOOK,
    "def turn(view):\n    return None.x": LOOK,
    "def turn(view):\n    return view['right']": LOOK,
    "def turn(view):\n    return turn(1, 2)": LOOK,
    "import numpie": LOOK,
    "raise KeyboardInterrupt": LOOK,
    "def turn(view):\n    return turn": "Call it, with brackets behind its name.",
    "def turn(view):\n    return 'left'": "Write it without quotes, as in: return Turn.LEFT",
    "def turn(view):\n    return view.front": "A side of the view is True or False; a turn is Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT.",
    "from mazelib import Heading\ndef turn(view):\n    return Heading.UP": "A heading is of the map, a turn of the walker: turn_between(heading, wanted) makes the turn.",
    "def turn(view):\n    return 10 ** 5000": "Return Turn.AHEAD, Turn.RIGHT, Turn.BACK or Turn.LEFT on every way through it.",
    "def turn(view): return 1\nx = [1, 2\n": CARET,
    "x = 1\n    y = 2": CARET,
    "x = y\u3000+ 2": CARET,
    "class MyTurn:\n    def turn(self, view): return 1": "Write it as: def turn(self, view, place, heading):",
    "class MyTurn:\n    def turn(self, view, place, heading): return 1\n    def __init__(self, n): pass": "Write it as: def __init__(self):",
}


@pytest.mark.parametrize("text", HINTS, ids=lambda text: text.splitlines()[-1].strip())
def test_the_mistakes_of_beginners_get_a_hint_at_their_line(tmp_path, text):
    error = error_in(tmp_path, text + "\n")
    assert (error.first.advice, error.first.line) == (HINTS[text], text.count("\n", 0, len(text) - 1) + 1)


TAKE = "Write def my_turn(view, rng): or, in a class, def __init__(self, rng): and toss rng.randint(0, 1), or pick(ways, rng)."


@pytest.mark.parametrize("line", ["import random", "from random import randint", "import random as dice"])
@pytest.mark.parametrize("form", ["{}\ndef turn(view): pass", "def turn(view):\n    {}"], ids=["top", "turn"])
def test_chance_that_is_imported_is_refused_and_how_to_take_it_is_said(tmp_path, form, line):
    error = error_in(tmp_path, form.format(line) + "\n")
    assert (error.first.quoted.strip(), error.first.advice) == (line, TAKE)
    assert "a rule is given its dice" in error.first.what
