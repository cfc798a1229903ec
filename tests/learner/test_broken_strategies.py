"""Broken strategies: each kind has a file, and beside it the exact message.

The folder ``mistakes`` has beginners' mistakes that get a hint of their own. Python's own words may
change with its version, so only their facts are tested here.
"""

import re

import pytest

from mazelib.grid.compass import Heading, Turn
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import SENSES, VIEWS
from tests.learners import (
    BROKEN,
    IMPORT,
    asked,
    error_in,
    error_of,
    first_turn,
    made,
    message_about,
    saved,
)

FILES = sorted([*BROKEN.glob("*.py"), *(BROKEN / "mistakes").glob("*.py")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_kind_of_broken_strategy_has_its_exact_message(path):
    assert str(error_of(path)) == message_about(path)


def test_an_error_carries_its_parts_for_the_window():
    error = error_of(BROKEN / "three_calls_deep.py")
    assert (error.name, error.first.line, error.first.column) == ("three_calls_deep.py", 11, None)
    assert [(call.line, call.function) for call in error.first.calls] == [
        (3, "turn"),
        (8, "share"),
        (11, "part"),
    ]
    assert error.first.quoted == "    return side / (view.open_count - view.open_count)"


def test_a_long_chain_of_calls_is_told_without_its_middle():
    error = error_of(BROKEN / "mistakes" / "ten_calls_deep.py")
    assert len(error.first.calls) == 10
    told = [
        number
        for number in range(1, 21)
        if re.search(rf"^ +line {number} in", str(error), re.MULTILINE)
    ]
    assert told == [2, 4, 16, 18, 20]


def test_an_error_in_a_library_is_told_at_the_learners_line(tmp_path):
    error = error_in(tmp_path, "import json\ndef turn(view):\n    return json.loads('{')\n")
    assert (error.first.line, error.first.quoted.strip()) == (3, "return json.loads('{')")
    assert error.first.what.startswith("JSONDecodeError: ")


def test_a_name_that_cannot_be_imported_is_told_at_its_line(tmp_path):
    error = error_in(tmp_path, "from mazelib.grid.compass import Trun\n")
    assert error.first.line == 1
    assert error.first.what == "mazelib.grid.compass has no 'Trun'."
    assert error.first.advice == "Did you mean Turn?"


def test_a_name_used_before_it_has_a_value_is_told_at_its_line(tmp_path):
    error = error_in(
        tmp_path, "count = 0\ndef turn(view):\n    count = count + 1\n    return count\n"
    )
    assert error.first.line == 3
    assert "it does not use the count at the top of the file" in error.first.what


#: By the name of the exception: its first words, and the number of the line.
IN_PYTHONS_WORDS = {
    "ArithmeticError": ("def turn(view):\n    raise ArithmeticError\n", 2),
    "TypeError: round()": ("def turn(view):\n    return round(view)\n", 2),
    "OSError": ("x = 1\nraise OSError(x)\n", 2),
}


@pytest.mark.parametrize("words", IN_PYTHONS_WORDS)
def test_other_mistakes_are_told_in_pythons_words_at_their_line(tmp_path, words):
    text, line = IN_PYTHONS_WORDS[words]
    error = error_in(tmp_path, text)
    assert error.first.line == line
    assert words.partition(":")[0] in error.first.what
    assert "print" in error.first.advice


@pytest.mark.parametrize(
    "kind", ["NameError", "UnboundLocalError", "ImportError", "StopIteration", "AssertionError"]
)
def test_what_a_learner_raises_keeps_the_words_that_it_was_given(tmp_path, kind):
    error = error_in(tmp_path, f"raise {kind}('nothing of mine')\n")
    assert (error.first.line, error.first.what) == (1, f"{kind}: nothing of mine.")


#: Lines that Python cannot read; each is the last line of its file.
UNREADABLE = ["def turn(view): return 1\nx = [1, 2", "x = 1\n    y = 2", "x = y\u3000+ 2"]


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_python_cannot_read_is_pointed_at(tmp_path, text):
    error = error_in(tmp_path, f"{text}\n")
    last_line = text.split("\n")[-1]
    assert error.first.line == text.count("\n") + 1
    assert error.first.quoted == last_line
    assert 1 <= error.first.column <= len(last_line) + 1
    assert error.first.what != "Python does not understand this line."


#: Blocks that begin in no clear way, and what to do about it.
MIXED_INDENTS = {
    "def turn(view):\n    if view.right:\n\treturn 1": "and type 8 spaces",
    "def f():\n    if f:\n        return 1\n  x = 2": (
        "Put 2 more spaces before it, so that it begins exactly under line 2."
    ),
}


@pytest.mark.parametrize("text", MIXED_INDENTS)
def test_a_line_that_is_in_no_block_is_told_with_what_to_put_before_it(tmp_path, text):
    error = error_in(tmp_path, f"{text}\n")
    assert error.first.line == text.count("\n") + 1
    assert MIXED_INDENTS[text] in error.first.advice


def test_a_module_of_ours_that_is_not_there_is_not_guessed_to_be_mazelib_itself(tmp_path):
    error = error_in(tmp_path, "import mazelib.walls\n")
    assert error.first.what == "Python finds no module 'mazelib.walls'."
    assert error.first.advice.startswith("Look for a typing mistake.")


@pytest.mark.parametrize(
    "line", ["import random", "from random import randint", "import random as dice"]
)
@pytest.mark.parametrize(
    "form", ["{}\ndef turn(view): pass", "def turn(view):\n    {}"], ids=["top", "turn"]
)
def test_chance_that_is_imported_is_refused_and_how_to_take_it_is_said(tmp_path, form, line):
    error = error_in(tmp_path, form.format(line) + "\n")
    assert error.first.quoted.strip() == line
    assert "dice" in error.first.what
    assert "def my_turn(view, rng)" in error.first.advice


HELPED = """\
from mazelib import Turn, show
def choose(view):
    if view.left:
        return Turn.LEFT
    if view.front and view.right:
        {}
def my_rule(view):
    if not view.back:
        return Turn.BACK
    return choose(view)
show(my_rule)
"""


def a_view(**sides):
    """The view whose sides are open or not, as it is said."""
    for view in VIEWS[Heading.UP]:
        if all(getattr(view, side) is sides[side] for side in SENSES):
            return view
    raise AssertionError("there is no such view")


def test_a_helper_that_ends_without_a_return_is_told_itself_with_what_it_asked(tmp_path):
    path = saved(tmp_path, HELPED.format("return None"))
    view = a_view(front=False, right=True, left=False, back=True)
    with pytest.raises(StrategyError) as caught:
        asked(made(path), view)
    told = caught.value.first
    assert told.line == 5
    assert told.what == (
        "here choose ended, and gave no answer (left: wall, front: wall, right: open)."
    )


def test_a_helper_that_returns_none_is_told_where_its_answer_is_passed_on(tmp_path):
    path = saved(tmp_path, HELPED.format("return None"))
    view = a_view(front=True, right=True, left=False, back=True)
    with pytest.raises(StrategyError) as caught:
        asked(made(path), view)
    assert caught.value.first.line == 10
    assert caught.value.first.what == "the rule answered None, which is not a turn."


@pytest.mark.parametrize("name", ["print(Turn.LEFT)", "Turn.LEFT"])
def test_what_is_printed_or_only_named_is_told_with_the_return_that_is_meant(tmp_path, name):
    error = error_in(tmp_path, f"{IMPORT}def turn(view):\n    {name}\n")
    assert error.first.advice.endswith("return Turn.LEFT")
    assert ("print only shows it" in error.first.advice) == name.startswith("print")


#: Loops that never end, and whether they wait for a view that stays as it is.
WHILES = {
    "while view.front: x = 1": True,
    "while True:\n        if not view.front: break": True,
    "while True: x = 1": False,
    "n = 1\n    while n or view.front: x = 1": False,
    "n = view.front\n    while n: x = 1": False,
}


@pytest.mark.parametrize("loop", WHILES)
def test_a_while_that_waits_for_another_view_is_told_to_be_an_if(tmp_path, loop):
    error = error_in(tmp_path, f"{IMPORT}def turn(view):\n    {loop}\n")
    assert "100,000 lines" in error.first.what or "this loop never ends" in error.first.what
    waits = "its view stays as it is" in error.first.advice
    assert waits == WHILES[loop]
    asks = "if view.front:" in error.first.advice
    assert asks == loop.startswith("while view")


def test_show_in_a_rule_is_told_at_its_line_and_at_the_end_of_a_file_is_none(tmp_path):
    text = "from mazelib import Turn, show\ndef my_rule(view):\n    {}\nshow(my_rule)\n"
    error = error_in(tmp_path, text.format("show(Turn.LEFT)"))
    assert error.first.line == 3
    assert error.first.what.startswith("a rule cannot call show:")
    assert first_turn(saved(tmp_path, text.format("return Turn.LEFT"))) is Turn.LEFT


#: An argument of show that is wrong, and the line that is told.
ARGUMENTS = {
    "hand='both'": 5,
    "panels=5": 6,
    "maps=[\n        'first',\n        5,\n    ]": 7,
    "question=[]": 8,
}


@pytest.mark.parametrize("argument", ARGUMENTS)
def test_a_wrong_argument_of_show_is_told_at_its_own_line(tmp_path, argument):
    written = ["hand='right'", "panels=['code']", "maps=['first']", "question='Where?'"]
    name = argument.partition("=")[0]
    lines = [argument if each.startswith(f"{name}=") else each for each in written]
    call = ",\n    ".join(["my_rule", *lines])
    head = "from mazelib import show\ndef my_rule(view): pass\n"
    error = error_in(tmp_path, f"{head}show(\n    {call})\n")
    assert error.first.line == ARGUMENTS[argument]
    assert error.first.quoted.strip().startswith(f"{name}=")


#: The brackets of a def that are wrong, and what is said of them.
BRACKETS = {
    "": "the brackets of my_rule are empty, but the view has to stand in them.",
    "self, view": "the rule my_rule is a function, and self is only for the functions of a class.",
    "rng, view": "the rule my_rule is given the view first, and rng after it.",
    "view, dice": "the rule my_rule asks for dice, but is given only the view, and rng.",
}


@pytest.mark.parametrize("between", BRACKETS)
def test_wrong_brackets_of_a_rule_are_told_by_what_stands_in_them(tmp_path, between):
    error = error_in(tmp_path, f"def my_rule({between}):\n    return 1\n")
    assert (error.first.line, error.first.what) == (1, BRACKETS[between])
    assert "Write: def my_rule(view" in error.first.advice or "dice" in between
