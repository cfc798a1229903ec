"""The doubts about a program: which code raises one, and which does not."""

import ast

import pytest

from mazelib.learner.changes import may_change
from mazelib.learner.doubts import doubt_in

DOUBTFUL = {
    "while True:\n    try:\n        pass\n    finally:\n        pass": "the word try",
    "with open('x') as file:\n    pass": "the word with",
    "def turn(view):\n    yield 1": "the word yield",
    "import itertools": "an import of itertools",
    "from mazelib.learner.guard import Guard": "an import of mazelib.learner.guard",
    "from math import pi as number": "an import of math",
    "from . import helper": "an import of helper",
    "def print(text):\n    pass": "the name print",
    "class set:\n    pass": "the name set",
    "@property\ndef turn(view):\n    pass": "a decorator",
    "def turn(list):\n    pass": "the name list",
    "len = 1": "the name len",
    "turned = 1": "the name turned",
    "x = __builtins__": "the name __builtins__",
    "x = getattr": "the name getattr",
    "del x": "the word del",
    "kinds = [set]": "the order of a set",
    "x = [1].__class__": "the name __class__",
    "x = text.upper": "the name upper",
    "x = cards.items": "the name items",
    "x = cards.keys()": "the name keys",
    "print(1, file=log)": "print to a file",
    "print(**how)": "print to a file",
    "x = f'{cards}'": "an f-string",
    "x = '%s' % cards": "a text with %",
    "x = a is b": "the word is",
    "x = a is None is b": "the word is",
    "for x in {1, 2}:\n    pass": "the order of a set",
    "seen[1] = set()": "the order of a set",
    "seen = set()\nfor x in seen:\n    pass": "the order of a set",
    "self.seen = set()\nx = self.seen.pop()": "the order of a set",
    "seen = set()\nx = seen == other": "the order of a set",
}


@pytest.mark.parametrize("program", DOUBTFUL)
def test_what_may_keep_something_where_nobody_looks_is_a_doubt(program):
    assert doubt_in(ast.parse(program)) == DOUBTFUL[program]


PLAIN = [
    "from mazelib import Turn, show\nfrom collections import Counter, deque\nimport math\nimport here",
    "class MyTurn:\n    '''It keeps 100 % of its ways.'''\n    def __init__(self, rng):\n        self.rng = rng",
    "seen = set()\nseen.add(1)\nx = 1 in seen\ny = len(seen)",
    "print(f'{cards}')",
    "for place, heading in cards.items():\n    pass",
    "ways = sorted(cards.keys())",
    "x = way is None\ny = way is not Turn.LEFT",
    "if __name__ == '__main__':\n    show(turn)",
]


@pytest.mark.parametrize("program", PLAIN)
def test_what_a_month_of_python_writes_is_no_doubt(program):
    assert doubt_in(ast.parse(program)) == ""


@pytest.mark.parametrize(
    "line",
    [
        "if view.right: x.append(1)",
        "return turned(heading, Turn.LEFT)",
        "side = view.left and not view.right",
    ],
)
def test_a_line_that_only_asks_changes_nothing(line):
    assert not may_change(ast.parse(line).body[0])


@pytest.mark.parametrize(
    "line",
    [
        "self.steps = 1",
        "cards[place] = heading",
        "x = cards.pop()",
        "seen.add(1)",
        "steps += 1",
        "if cards.pop(): pass",
    ],
)
def test_a_line_that_may_change_something_is_known(line):
    assert may_change(ast.parse(line).body[0])
