"""What is said of a value of the wrong kind, in words that a class can read."""

from pathlib import Path

import pytest

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.script.words.exceptions import explained
from tests.learners import ALL_OPEN

PATH = Path("mine.py")
NAMES = {"view": ALL_OPEN, "Turn": Turn, "heading": Heading.UP, "ways": [Heading.UP]}

CALLS_HELP = """class A:
    def help({}): pass
    def turn(self): self.help()
A().turn()"""
#: A line, what is wrong in it, and what to do.
TOLD = {
    "view.left()": ("True or False is no function", "as in: view.left"),
    "bool(1)()": ("True or False is no function", "as in: view.right"),
    "Turn.RIGHT()": ("brackets cannot follow a turn", "Write: return Turn.RIGHT"),
    "ways > 1": ("> does not go between a list and a number", "as in: len(ways)"),
    "ways.pop - 1": ("- does not go between a function and a number", "Call the function"),
    "1 + 'a'": ("+ does not go between a number and a text", "Look at the values in this line"),
    "view['left']": ("square brackets cannot follow a view", "as in: view.left"),
    "view[0]": ("square brackets cannot follow a view", "as in: view.right"),
    "view('left')": ("brackets cannot follow a view", "as in: view.left"),
    "view > 3": ("the view has four sides, and > cannot compare", "Ask one of its sides, as in"),
    "[side for side in view]": ("a view has no parts", "Ask its sides one by one, as in"),
    "n = 1; n = +'a'": ("a + cannot stand before a text", "Look at the values"),
    "n =+ 'a'": ("n =+ 'a' does not add anything", "Write: n += 'a'"),
    "ways(0)": ("brackets cannot follow a list", "Write square brackets: ways[0]"),
    "None[0]": ("square brackets cannot follow None", "a function without return"),
    "steps = 1; 'a' + steps": ("a text and a number cannot be joined", "as in: str(steps)"),
    "n = 1; 'a' + n": ("a text and a number cannot be joined", "as in: str(n)"),
    "{}.pop()": ("between the brackets of pop something is missing", "cards.pop(place)"),
    "dict.fromkeys()": ("between the brackets of fromkeys", "what fromkeys is to work with"),
    "def pick(items, rng): pass\npick(ways)": ("is missing: rng", "Write: pick(ways, rng)"),
    "def show(rule, task=''): pass\nshow(1, 2, task='')": (
        "too much stands at the beginning of the brackets of show",
        "show([dig, fill], ...)",
    ),
    "def a(b, c): pass\na(1, b=2)": (
        "too much stands at the beginning of the brackets of a.",
        "before it, as in: b=...",
    ),
    "heading[0]": ("square brackets cannot follow a heading", "Only a list"),
    "for n in 5: pass": ("a number has no parts to go through", "as in: for n in range(5):"),
    "for n in None: pass": ("None has no parts to go through", "a function without return"),
    "'a' + 1": ("a text and a number cannot be joined with +", "as in: str(steps)"),
    "ways + 1": ("a list and a number cannot be joined with +", "write: ways.append(place)"),
    "a, b = 3": ("several names wait for a value, but a number is only one", "x, y = 3, 4"),
    "pair = (1, 2); pair[0] = 3": ("the parts of a tuple cannot be changed", "[1, 2]"),
    "{ways: 1}": ("a list cannot be a key", "round brackets"),
    "int(None)": ("int makes no number of None", "a function without return"),
    CALLS_HELP.format(""): ("help is called on an object, but takes no self", "def help(self):"),
    CALLS_HELP.format("self").replace("help()", "help(5)"): (
        "it takes 0, and gets 1",
        "the def of help",
    ),
    "ways[(1, 2)]": ("and not a tuple", "It begins as {}"),
}


@pytest.mark.parametrize("line", TOLD)
def test_a_wrong_kind_of_value_is_told_in_plain_words(line):
    what, advice = TOLD[line]
    with pytest.raises(TypeError) as caught:
        exec(compile(line, str(PATH), "exec"), dict(NAMES))
    told = explained(caught.value, PATH, line.split("\n"))
    assert what in told.what
    assert advice in told.advice
    assert "Error" not in told.what
