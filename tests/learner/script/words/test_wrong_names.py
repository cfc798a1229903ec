"""What is said of a wrong name: of a value, a field, a module."""

from pathlib import Path

import pytest

from mazelib.learner.script.script_names import MAIN
from mazelib.learner.script.words.exceptions import explained
from tests.learners import ALL_OPEN

PATH = Path("mine.py")


def told_of(program):
    """What is told of the wrong name in a program, in one text."""
    try:
        name_of_view = "VIEW" if "VIEW" in program else "view"
        names = {"__name__": MAIN, name_of_view: ALL_OPEN}
        exec(compile(program, str(PATH), "exec"), names)
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
OF_A_VIEW = "def helper():\n    return 1 if view.left else 2\ndef a({}):\n    {}\na(VIEW)"
TOLD = {
    "steps = 1\nstep": "the name 'step' is not known. Did you mean steps?",
    "random.randint(0, 1)": (
        "Chance comes from rng, which a rule is given if it asks: def my_turn(view, rng):"
    ),
    "def walk_about():\n    walk_abuot\nwalk_about()": "Look for a typing mistake",
    "prnt": "Did you mean print?",
    "xyzzy": "Look for a typing mistake, or give the name a value first.",
    "Turn": "from mazelib import Turn",
    LOCAL.format("for n in (): n = 1\n    n"): "'n' has no value yet in this function. Give n a",
    LOCAL.format("if 0: n = 1\n    if 0: n = 2\n    n"): "'n' has no value yet in this function.",
    LOCAL.format("if 0: n = 1\n    n"): (
        "line 2 gives n a value only where this is true: 0. "
        "What is it otherwise? Give n a value above line 2, too."
    ),
    LOCAL.format("if len([]): n = max(1, 2)\n    n"): "Write above line 3: n = max(1, 2)",
    LOCAL.format("if 0:\n        if 0: n = 1\n    n"): "'n' has no value yet in this function.",
    "from no_such.py import right  # mine": "Leave out .py. Write: from no_such import right",
    "n = 0\n" + LOCAL.format("n += 1"): (
        "it does not use the n at the top of the file: it makes a new n, "
        "which has no value yet. "
        "To change the one at the top, "
        "write global n as the first line of the function. Or write a class"
    ),
    "right": "the name 'right' is not known. The view knows it. Write: view.right",
    LOCAL.format("bak = 1\n    back"): "'back' is not known. Did you mean bak, from line 2?",
    "RIGHT": "Did you mean Turn.RIGHT?",
    "rng.randint(0, 1)": "A rule is given rng if it asks for it: def my_turn(view, rng):",
    "randint(0, 1)": "Did you mean rng.randint?",
    "copyrihgt": "Look for a typing mistake",
    METHOD.format("cards"): "the name 'cards' is not known. Did you mean self.cards?",
    METHOD.format("self.ways"): "A has no 'ways'. Give it its first value in __init__",
    METHOD.replace("__init__", "_init_").format("self.cards"): (
        "Write two underscores on each side of init. In line 2: def __init__(self):"
    ),
    METHOD.format("self.cards = self.cards.append(1)\n        self.cards.append(2)"): (
        "self.cards is None, and None has no 'append'. append changes the list and answers "
        "nothing. In line 5, write: self.cards.append(1)"
    ),
    "None.right": "this is None, and None has no 'right'. Look where it got its value",
    "view.rihgt": "the view has no 'rihgt'. Did you mean view.right?",
    METHOD.replace("self.cards = []", "cards = []").format("self.cards"): (
        "In line 3, write self.cards: without self. the value is forgotten."
    ),
    METHOD.replace("__init__", "__int__").format("self.cards"): "In line 2: def __init__(self):",
    METHOD.format("cards = cards + 1"): "no value yet in this function. Did you mean self.cards?",
    METHOD.format("self.card"): "A has no 'card'. Did you mean self.cards?",
    METHOD.format("self.cards.add(1)"): "a list has no 'add'. Write: self.cards.append(...)",
    METHOD.format("self.cards.length"): "a list has no 'length'. Write: len(self.cards)",
    "place = (1, 2)\nplace.x": "a tuple has no 'x'. Write: place[0]",
    "def turn(): return turn.LEFT\nturn()": "Write Turn with a capital letter: Turn.LEFT",
    LOCAL.format("return turn.left"): "as one of the turns, with a capital T: Turn.LEFT",
    "from mazelib import Turn\n" + LOCAL.format("return Turn(RIGHT)"): (
        "Write Turn.RIGHT instead of Turn(RIGHT)"
    ),
    LOCAL.format("return Turn.RIGHT"): "at the top of the file: from mazelib import Turn",
    LOCAL.format("return view(right)"): "Write view.right instead of view(right)",
    LOCAL.format("return FORWARD"): "Did you mean Turn.AHEAD?",
    LOCAL.format("return place"): "def turn(self, view, place, heading): Lesson 5 has one",
    LOCAL.format("return rng.choice([1])"): "if it asks for it: def a(rng):",
    "from mazelib import Turn\nTurn.UP": "up is a heading on the map, and no turn. The turns are",
    "from mazelib import Turn\nTurn.Left": "Did you mean Turn.LEFT?",
    "from mazelib import Turn\nTurn.FRONT": "Did you mean Turn.AHEAD?",
    "from mazelib import Turn\nTurn.LFET": "Did you mean Turn.LEFT?",
    "view.Front": "the view has no 'Front'. Did you mean view.front?",
    "view.ahead": "the view has no 'ahead'. Did you mean view.front?",
    "def a(v): return v.forward\na(view)": "Did you mean v.front?",
    OF_A_VIEW.format("v", "view.right"): "This function calls the view v. Write: v.right",
    OF_A_VIEW.format("v", "right"): "This function calls the view v. Write: v.right",
    OF_A_VIEW.format("view", "helper()"): (
        "helper does not get the view. Write def helper(view): and give it the view: helper(view)"
    ),
    "my_turn,": "the name 'my_turn' is not known. Look for a typing mistake",
    "def mine(view): pass\nshow = print\nshow(\n    my_turn,\n)": (
        "The rule is called mine. Write mine in this line, instead of my_turn."
    ),
    "def mine(view): pass\nshow = print\nshow(my_turn, kind='look')": "Write mine in this line",
    "show = print\nshow(MyTurn, kind='look')\n# class MyTurn:\n#     def turn(self): pass": (
        'In line 3 it is still a comment. Take away the "# " before all of its lines.'
    ),
    "show = print\nshow(my_turn)\ndef my_turn(view): pass": (
        "It stands below, in line 3. Move this line to the end of the file."
    ),
    "def helper(n): pass\ndef mine(view): pass\nshow = print\nshow(my_turn)": "Write mine in",
    LOCAL.format("retrun(1)"): "Did you mean return?",
    LOCAL.format("returnTurn.LEFT"): "A space is missing. Write: return Turn",
    LOCAL.format("return turn_left"): "A dot is missing. Write: Turn.LEFT",
    LOCAL.format("return viewRight"): "A dot is missing. Write: view.right",
    LOCAL.format("return Left"): "Did you mean Turn.LEFT?",
    LOCAL.format("this.n = 1"): "Did you mean self?",
    LOCAL.format("self.n = 1"): "Only the functions of a class know self.",
    LOCAL.format("print(hello)"): 'If it is a text, write it in quotes: "hello"',
    LOCAL.format("if view.left is Open: pass"): "Ask it as it is: if view.left: or, for a wall,",
    LOCAL.format("if view.left == false: pass"): "Did you mean False?",
    "from mazelib import Turn\nview.up": "up is a heading on the map. The view turns with",
    "view.left.wall": "view.left is False where there is wall. Ask: if not view.left:",
    "view. rihgt": "Did you mean view.right?",
    "show = VIEW\ndef mine(view): pass\nshow(mine(view))": (
        "The lesson calls mine itself. Write: show(mine)"
    ),
    "show = dict\nshow(hand=left, view=VIEW)": 'If it is a text, write it in quotes: "left"',
    "view.xyzzy": "The view has view.front, view.right, view.left, view.back. Each is True where",
    "from mazelib import Turn\nTurn.UP_THERE": "The turns are Turn.AHEAD, Turn.RIGHT",
    "view.front = 1": "'front' cannot be changed here. A view only tells",
    "view.steps = 1": "'steps' cannot be changed here. Give your value a name of its own",
    "import mazlib": "Python finds no module 'mazlib'. Did you mean mazelib?",
    "import xyzzy": "has to lie in the same folder",
    "import mazelib.xyzzy": "has to lie in the same folder",
    "from mazelib import Trun": "mazelib has no 'Trun'. Did you mean Turn?",
    "from mazelib import Maze, Robot\nrobot = Robot(Maze('first'))": (
        "mazelib does not have Maze, Robot: this text was not written for these lessons. "
        "Your lesson is gone from the file: press Ctrl+Z until it is back,"
    ),
    "from mazelib import Maze, Robot, Cell\nMaze()\ndef my_turn(view): pass": (
        "this text was not written for these lessons. Take out all that came with it."
    ),
    "from mazelib import Maze, Robot\nMaze()\nshow(1)": "mazelib has no 'Maze'. It has EXPLORED",
    "from mazelib import Maze, Robot": "mazelib has no 'Maze'. It has EXPLORED",
    "from mazelib import Trun, Robot\nTrun()": "mazelib has no 'Trun'. Did you mean Turn?",
    "from mazelib import xyzzy": "mazelib has no 'xyzzy'. It has EXPLORED",
    "from json import xyzzy": "json has no 'xyzzy'. Look at the values in this line",
    "raise NameError('no name')": "NameError: no name. Look at the values in this line",
    "raise AttributeError('no name')": "AttributeError: no name. Look at the values in this line",
    "raise ModuleNotFoundError('no name')": (
        "ModuleNotFoundError: no name. Look at the values in this line"
    ),
    "raise ImportError('no name')": "ImportError: no name. Look at the values in this line",
}


@pytest.mark.parametrize("program", TOLD)
def test_a_wrong_name_is_told_with_what_was_perhaps_meant(program):
    assert TOLD[program] in told_of(program)
