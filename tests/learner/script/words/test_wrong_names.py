"""What is said of a wrong name: of a value, a field, a module."""

from pathlib import Path

import pytest

from mazelib.learner.script.words.exceptions import explained
from tests.learners import ALL_OPEN

PATH = Path("mine.py")


def told_of(program):
    """What is told of the wrong name in a program, in one text."""
    try:
        exec(compile(program, str(PATH), "exec"), {"view": ALL_OPEN})
    except Exception as error:
        told = explained(error, PATH, program.split("\n"))
        return f"{told.what} {told.advice}"
    raise AssertionError("it raised nothing")


LOCAL = "def a():\n    {}\na()"
METHOD = """class A:
    def __init__(self):
        self.cards = []
    def turn(self):
        {}
A().turn()"""
TOLD = {
    "steps = 1\nstep": "the name 'step' is not known. Did you mean steps?",
    "random.randint(0, 1)": "A rule tosses coins with rng, which it is given",
    "def walk_about():\n    walk_abuot\nwalk_about()": "Look for a typing mistake",
    "prnt": "Did you mean print?",
    "xyzzy": "Look for a typing mistake, or give the name a value first.",
    "Turn": "from mazelib import Turn",
    LOCAL.format("if 0: n = 1\n    n"): "'n' has no value yet in this function. Give n a value",
    "n = 0\n" + LOCAL.format("n += 1"): "write as the first line of the function: global n",
    "right": "the name 'right' is not known. Did you mean view.right?",
    LOCAL.format("bak = 1\n    back"): "'back' is not known. Did you mean bak, from line 2?",
    "RIGHT": "Did you mean Turn.RIGHT?",
    "rng.randint(0, 1)": "A rule gets rng if its def asks for it",
    "randint(0, 1)": "Did you mean rng.randint?",
    "copyrihgt": "Look for a typing mistake",
    METHOD.format("cards"): "the name 'cards' is not known. Did you mean self.cards?",
    METHOD.format("self.ways"): "A has no 'ways'. Give it its first value in __init__",
    METHOD.replace("__init__", "_init_").format("self.cards"): "two _ before init and two after it",
    METHOD.format("self.cards = self.cards.append(1)\n        self.cards.append(2)"): (
        "this is None, and None has no 'append'. append and sort change the list and answer nothing"
    ),
    "None.right": "this is None, and None has no 'right'. Look where it got its value",
    "view.rihgt": "View has no 'rihgt'. Did you mean right?",
    "view.xyzzy": "A view has front, right, left, back",
    "from mazelib import Turn\nTurn.UP_THERE": "The turns are Turn.AHEAD, Turn.RIGHT",
    "view.front = 1": "'front' cannot be changed here. A view only tells",
    "view.steps = 1": "'steps' cannot be changed here. Give your value a name of its own",
    "import mazlib": "Python finds no module 'mazlib'. Did you mean mazelib?",
    "import xyzzy": "has to lie in the same folder",
    "import mazelib.xyzzy": "has to lie in the same folder",
    "from mazelib import Trun": "mazelib has no 'Trun'. Did you mean Turn?",
    "from mazelib import xyzzy": "mazelib has no 'xyzzy'. It has EXPLORED",
    "from json import xyzzy": "json has no 'xyzzy'. Look at this line",
    "raise NameError('no name')": "NameError: no name. Look at this line",
    "raise AttributeError('no name')": "AttributeError: no name. Look at this line",
    "raise ModuleNotFoundError('no name')": "ModuleNotFoundError: no name. Look at this line",
    "raise ImportError('no name')": "ImportError: no name. Look at this line",
}


@pytest.mark.parametrize("program", TOLD)
def test_a_wrong_name_is_told_with_what_was_perhaps_meant(program):
    assert TOLD[program] in told_of(program)
