"""The proof: which code is plain, and which is not."""

import ast
import time

import pytest

from mazelib.learner.guard.proof import proof_of
from mazelib.walking.view import SENSES
from tests.learners import ALL_OPEN

TURN = "def turn(view):\n    return 1\n"
#: Code at the top of a file, and what is told of it.
NOT_PLAIN_AT_THE_TOP = {
    "import itertools": "line 1: import itertools",
    "import here as there": "line 1: import here as there",
    "from mazelib.learner.guard.guard import Guard": (
        "line 1: from mazelib.learner.guard.guard import Guard"
    ),
    "from math import pi": "line 1: from math import pi",
    "from . import helper": "line 1: from . import helper",
    "from mazelib import Turn as T": "line 1: from mazelib import Turn as T",
    "from mazelib import *": "line 1: from mazelib import *",
    "try:\n    seen = []\nfinally:\n    pass": "line 1: try:",
    "seen = set()": "line 1: seen = set()",
    "def print(text):\n    pass": "line 1: def print(text):",
    "def show(text):\n    pass": "line 1: def show(text):",
    "id = 3": "line 1: id = 3",
    "def helper(self):\n    return self.append\nclass Own:\n    def kept(self):\n        pass": (
        "line 1: def helper(self):"
    ),
    "show(open('x').read())": "line 1: show(open('x').read())",
    "turn.seen = []": "line 1: turn.seen = []",
    "from mazelib.learner.guard.guard import Guard as Turn": (
        "line 1: from mazelib.learner.guard.guard import Guard as T"
    ),
    "def kept(*self):\n    pass": "line 1: def kept(*self):",
    "shown = [turn]; shown[0](Own)\nclass Own:\n    pass": "line 1: shown[0](Own)",
    "class Own(list):\n    pass": "line 1: class Own(list):",
    "class Own(metaclass=type):\n    pass": "line 1: class Own(metaclass=type):",
    "@property\nclass Own:\n    pass": "line 2: @property",
    "class Own:\n    __slots__ = ('n',)": "line 2: __slots__ = ('n',)",
    "class Own:\n    class Inner:\n        pass": "line 2: class Inner:",
    "class Own:\n    def __len__(self):\n        return 1": "line 2: def __len__(self):",
    "@property\ndef kept(view):\n    pass": "line 2: @property",
    "def kept(view=[]):\n    pass": "line 1: def kept(view=[]):",
    "def kept(*, view=[]):\n    pass": "line 1: def kept(*, view=[]):",
    "async def kept(view):\n    pass": "line 1: async def kept(view):",
}


@pytest.mark.parametrize("code", NOT_PLAIN_AT_THE_TOP)
def test_what_is_not_plain_at_the_top_is_told_with_its_line(code):
    assert proof_of(ast.parse(f"{code}\n{TURN}"), "turn").missing == NOT_PLAIN_AT_THE_TOP[code]


#: Code at the top of a file that only makes plain data, or names for plain functions.
PLAIN_AT_THE_TOP = [
    "seen = []\nseen = []",
    "a = b = []",
    "help_me = turn",
    "print(1)",
    "if 1:\n    seen = []",
    "for number in range(3):\n    print(number)",
    "class Own:\n    kept = turn",
    "def kept(view: turn(1)):\n    pass",
    "show([turn, turn])",
    "show(turn())",
]


@pytest.mark.parametrize("code", PLAIN_AT_THE_TOP)
def test_what_runs_once_at_the_top_may_be_any_plain_code(code):
    assert proof_of(ast.parse(f"{code}\n{TURN}"), "turn").missing is None


#: Code in a method, each alone.
NOT_PLAIN = [
    "global seen",
    "import math",
    "try: pass\nfinally: pass",
    "with self.file: pass",
    "yield 1",
    "def inner(): pass",
    "class Inner: pass",
    "del self.kept",
    "x = lambda: 1",
    "x = {1, 2}",
    "x = set()",
    "x = {way for way in self.kept}",
    "x = (way for way in self.kept)",
    "x = self",
    "x = [self].copy()",
    "print([MyTurn])",
    "helper(self)",
    "self.turn = 1",
    "x = self.turn",
    "x = self.__dict__",
    "self.__kept = 1",
    "view.front = 1",
    "MyTurn.kept = 1",
    "x = MyTurn()",
    "x = unknown",
    "x = [].append",
    "x = print.__self__",
    "x = getattr(self, 'kept')",
    "x = id(place)",
    "x = hash(place)",
    "x = iter(self.kept)",
    "x = next(self.kept)",
    "x = vars()",
    "exec('x = 1')",
    "x = open('notes')",
    "x = type(place)",
    "x = object()",
    "x = super()",
    "x = place is heading",
    "x = place is None is view",
    "x = '{}'.format(place)",
    "x = zip(place)",
    "x = str(zip(place))",
    "x = {}.keys()",
    "x = {}.keys() & {}.keys()",
    "x = max({}.keys(), {}.keys())",
    "x = sum([], {}.keys())",
    "len = self.kept.append; len(1)",
    "x = view.__class__",
    "x = view.front.real",
    "print(*place)",
    "x = str(dict(key=[1].index))",
    "x = helper(key=self.kept.get)",
    "x = self.turn(view, place, key=self.kept.get)",
    "self.kept.setdefault(place, key=self.kept.get)",
    "x = min([dict(key=self.kept.get)])",
    "x = min([1], key=self.kept)",
    "x = min([1], default=self.kept.get)",
    "id = place",
    "x = enumerate; print(str(x(place)))",
    "x = [MyTurn]",
    "x = lambda self: self",
    "print([self for self in place])",
    "x = self.unknown()",
    "match place:\n    case (0, 0): pass",
    "assert place",
    "raise ValueError",
]
CLASS = """
def helper(view):
    return 1
class MyTurn:
    def turn(self, view, place, heading):
        {}
        return 1
"""


def in_a_method(code):
    return ast.parse(
        CLASS.replace("{}", code.replace("\n", "\n        ").replace("; ", "\n        "))
    )


@pytest.mark.parametrize("code", NOT_PLAIN)
def test_what_may_keep_or_decide_something_unseen_is_not_plain(code):
    assert proof_of(in_a_method(code), "MyTurn").missing


PLAIN = [
    "self.kept = []",
    "self.kept[place] = heading",
    "kept = self.kept; kept += [1]; kept.append(place)",
    "for self.kept in range(3): pass",
    "while self.kept and self.kept[-1] != place: self.kept.pop()",
    "x = self.kept if view.front else None",
    "if self.kept is None: self.kept = 1",
    "for way, marks in self.kept.items(): pass",
    "x = sorted(self.kept.keys())",
    "x = place in self.kept.values()",
    "x = [way for way in self.kept if way != place]",
    "for number, way in enumerate(reversed(self.kept)): print(number, way)",
    "x = helper(view)",
    "x = helper; print(x(view))",
    "x = sorted(self.kept, key=len)",
    "x = min(self.kept, key=self.kept.get)",
    "x = max(place, key=helper)",
    "x = [helper for helper in place]",
    "print(**place)",
    "x = str(place) + f'{heading}: {view.front}'",
    "self.turn(view, place, heading)",
    "print('here', place, end='')",
    "x, y = place; x += 1",
]


@pytest.mark.parametrize("code", PLAIN)
def test_what_a_month_of_python_writes_is_plain(code):
    assert proof_of(in_a_method(code), "MyTurn").missing is None


VIEW_HAS = [*SENSES, "open_count", "is_junction", "in_words"]


@pytest.mark.parametrize("name", VIEW_HAS)
def test_all_that_a_view_has_is_plain(name):
    assert hasattr(ALL_OPEN, name)
    assert proof_of(in_a_method(f"x = view.{name}"), "MyTurn").missing is None


WHOLE = """'''A lesson.'''
from __future__ import annotations
import here
from mazelib import EXPLORED, Heading, Turn, show, turned
LIMIT = -3
ORDER = [Turn.LEFT, (Turn.RIGHT, LIMIT)]
def helper(view: View, most=3) -> Turn:
    '''It helps.'''
    return turned(Heading.UP, ORDER[0])
class Mine:
    '''It walks.'''
    steps = 0
    def __init__(self, rng):
        self.rng = rng
    def turn(self, view, place, heading):
        return helper(view, most=LIMIT)
if __name__ == '__main__':
    show(Mine, task='Walk!', maps=['first'], ask={'': 'Why?'}, sizes=[(1, 2)])
"""


def test_a_whole_plain_file():
    for rule in ("Mine", "helper"):
        assert proof_of(ast.parse(WHOLE), rule).missing is None
    assert proof_of(ast.parse(WHOLE), "LIMIT").missing


def test_what_is_nested_too_deeply_is_not_proven():
    text = "def turn(view):\n    return " + "-" * 400 + "set()\n"
    assert proof_of(ast.parse(text), "turn").missing == "it is nested too deeply"


def test_the_proof_of_a_long_file_is_soon_at_hand():
    names = "\n".join(f"name_{number} = 0" for number in range(4_000))
    began = time.process_time()
    assert proof_of(ast.parse(f"{names}\n{TURN}"), "turn").missing is None
    assert time.process_time() - began < 1.5, "each name is looked up once"
