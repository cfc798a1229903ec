"""The rule of a file that does not call show: the one function or class that fits."""

import pytest

from mazelib.grid.compass import Turn
from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.script.given import MakingRule, WalkingRule
from tests.learners import IMPORT, error_in, first_turn, saved

RIGHT = "    return Turn.RIGHT\n"
LEFT = "    return Turn.LEFT\n"

#: Each answers Turn.RIGHT if the right one is taken.
RULES = {
    "a function of the view": f"def go_round(view):\n{RIGHT}",
    "its parameter may have any name": f"def go_round(what_i_see):\n{RIGHT}",
    "with dice": f"def go_round(view, rng):\n    rng.randint(0, 1)\n{RIGHT}",
    "a class": f"class GoRound:\n    def turn(self, view, place, heading):\n    {RIGHT}",
    "below a class without turn": f"class Card:\n    pass\ndef go_round(view):\n{RIGHT}",
    "called turn, beside another": f"def go_on(view):\n{LEFT}def turn(view):\n{RIGHT}",
    "helpers of other shapes": (
        "def nothing(): pass\ndef three(a, b, c): pass\ndef steps(view, count): pass\n"
        f"def go_round(view):\n{RIGHT}"
    ),
    "a helper that it calls": (
        f"def is_free(view):\n    return True\ndef go_round(view):\n    is_free(view)\n{RIGHT}"
    ),
    "a helper of its helper": (
        "def is_free(view):\n    return True\ndef ask(a, b, c):\n    return is_free(a)\n"
        f"def go_round(view):\n    ask(view, 1, 2)\n{RIGHT}"
    ),
    "a helper of a class": (
        "def is_free(view):\n    return True\n"
        "class GoRound:\n"
        "    def turn(self, view, place, heading):\n"
        "        is_free(view)\n"
        f"    {RIGHT}"
    ),
    "a class that it comes from": (
        "class Base:\n"
        "    def turn(self, view, place, heading):\n"
        f"    {RIGHT}class Mine(Base): pass\n"
    ),
    "a function called at the top": (
        f"def table(size):\n    return [size]\nTABLE = table(3)\ndef go_round(view):\n{RIGHT}"
    ),
    "tried out at the bottom": (
        "def is_free(view):\n    return True\ndef go_round(view):\n    is_free(view)\n"
        f"{RIGHT}print(go_round(None))\n"
    ),
    "it calls itself": (
        f"def go_round(view, depth=0):\n    if not depth: return go_round(view, 1)\n{RIGHT}"
    ),
    "defined twice": f"def go_round(view):\n{LEFT}def go_round(view):\n{RIGHT}",
    "imported as turn": "from mazelib import right_hand as turn\n",
    "what is imported does not count": (
        f"from mazelib import right_hand\ndef go_round(view):\n{RIGHT}"
    ),
}


@pytest.mark.parametrize("name", RULES)
def test_the_one_that_fits_is_the_rule(tmp_path, name):
    assert first_turn(saved(tmp_path, IMPORT + RULES[name])) is Turn.RIGHT


def test_what_is_found_is_described_by_its_own_name(tmp_path):
    path = saved(tmp_path, IMPORT + RULES["with dice"])
    assert load_script(path).call.given == WalkingRule("go_round", takes_dice=True)
    path = saved(tmp_path, "def carve(maze, rng):\n    yield 'why'\n")
    assert load_script(path).call.given == MakingRule("carve", takes_dice=True)


TWO = f"{IMPORT}def left_hand(view):\n{LEFT}\ndef right_one(view, rng):\n{RIGHT}"


def test_two_rules_that_fit_are_both_named_with_their_lines(tmp_path):
    error = error_in(tmp_path, TWO)
    assert error.first.line is None
    for words in ("left_hand in line 2", "right_one in line 5"):
        assert words in error.first.what


def test_a_function_and_a_class_are_two_as_well(tmp_path):
    text = TWO.replace(
        "def left_hand(view)", "class Lefty:\n  def turn(self, view, place, heading)"
    )
    what = error_in(tmp_path, text).first.what
    assert "Lefty in line 2" in what
    assert "right_one in line 6" in what


def test_a_single_rule_that_does_not_fit_is_told_what_is_wrong(tmp_path):
    error = error_in(tmp_path, f"{IMPORT}def go_round(view, place, heading):\n{RIGHT}")
    assert error.first.line == 2
    assert "the rule go_round asks for place, but is given only the view" in error.first.what
    assert "def go_round(view):" in error.first.advice
    error = error_in(tmp_path, f"{IMPORT}class Mine:\n    def step(self, view): pass\n")
    assert error.first.line == 2
    assert "Mine has no method turn" in error.first.what


HOSTILE = """class Meta(type):
    def __getattribute__(cls, name):
        while True:
            pass
class Walker(metaclass=Meta):
    pass
"""


def test_a_class_that_never_ends_when_it_is_looked_at_is_told(tmp_path):
    error = error_in(tmp_path, HOSTILE)
    assert error.first.line == 3
    assert "endless loop" in error.first.advice
