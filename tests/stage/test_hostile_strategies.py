"""Clumsy and hostile strategies: after each the window draws, answers its keys and walks the next good file."""

import io
import sys

import pygame
import pytest

from mazelib.lesson import Lesson
from mazelib.strategies import RULES
from tests.learners import IMPORT
from tests.stage.on_stage import paused_stage, press
from tests.stage.test_broken_strategies import GOOD
from tests.stage.test_stage import look

ENDLESS, RAISES = "while True: pass", "1 / 0"

#: Every way to write a rule, each with a body that goes wrong.
FORMS = {
    "function": "def turn(view):\n    BODY",
    "class": "class Mine:\n    def turn(self, view, place, heading):\n        BODY",
    "static method": "class Mine:\n    @staticmethod\n    def turn(view, place, heading):\n        BODY",
    "class method": "class Mine:\n    @classmethod\n    def turn(cls, view, place, heading):\n        BODY",
    "cached": "import functools\n@functools.cache\ndef turn(view):\n    BODY",
    "cached method": (
        "import functools\nclass Mine:\n    @functools.cache\n    def turn(self, view, place, heading):\n        BODY"
    ),
    "wrapped": (
        "import functools\ndef told(function):\n    @functools.wraps(function)\n    def wrapper(*a):\n"
        "        return function(*a)\n    return wrapper\n@told\ndef turn(view):\n    BODY"
    ),
    "wrapped as one of ours": (
        "import functools\nfrom mazelib.strategies.right_hand import right_hand\n"
        "@functools.wraps(right_hand)\ndef turn(view):\n    BODY"
    ),
    "partial": "import functools\ndef _turn(n, view):\n    BODY\nturn = functools.partial(_turn, 1)",
    "partial method": (
        "import functools\nclass Mine:\n    def _turn(self, n, view, place, heading):\n        BODY\n"
        "    turn = functools.partialmethod(_turn, 1)"
    ),
    "callable object": "class _Rule:\n    def __call__(self, view):\n        BODY\nturn = _Rule()",
    "bound method": "class _Rule:\n    def go(self, view):\n        BODY\nturn = _Rule().go",
    "lambda": "def _go(view):\n    BODY\nturn = lambda view: _go(view)",
    "own descriptor": (
        "class _Own:\n    def __get__(self, one, kind):\n        return lambda v, p, h: self.go()\n"
        "    def go(self):\n        BODY\nclass Mine:\n    turn = _Own()"
    ),
    "property": (
        "class Mine:\n    @property\n    def turn(self):\n        return lambda view, place, heading: self.go()\n"
        "    def go(self):\n        BODY"
    ),
    "attribute of the object": (
        "class Mine:\n    def turn(self, view, place, heading): pass\n    def __init__(self):\n"
        "        self.turn = self.go\n    def go(self, view, place, heading):\n        BODY"
    ),
    "changed while it walks": (
        "class Mine:\n    def turn(self, view, place, heading):\n        self.turn = self.go\n"
        "        return Turn.RIGHT\n    def go(self, view, place, heading):\n        BODY"
    ),
    "inherited": (
        "class _Base:\n    def turn(self, view, place, heading):\n        BODY\nclass Mine(_Base):\n    pass"
    ),
    "with slots": "class Mine:\n    __slots__ = ()\n    def turn(self, view, place, heading):\n        BODY",
    "metaclass": (
        "class _Meta(type):\n    def __call__(cls):\n        return super().__call__()\n"
        "class Mine(metaclass=_Meta):\n    def turn(self, view, place, heading):\n        BODY"
    ),
    "helper's default": "def _wait():\n    BODY\ndef turn(view, helper=_wait):\n    return helper()",
    "generator that is drained": "def _g():\n    BODY\n    yield 1\ndef turn(view):\n    return list(_g())[0]",
}

#: Special methods that looking, comparing, showing or telling might run.
SPECIAL = [
    "__eq__", "__ne__", "__hash__", "__repr__", "__str__", "__format__", "__getattr__", "__getattribute__",
    "__len__", "__iter__", "__bool__", "__contains__", "__getitem__", "__reduce__", "__reduce_ex__",
    "__getstate__", "__dir__", "__sizeof__", "__index__", "__int__", "__float__", "__lt__", "__copy__",
    "__deepcopy__", "__call__", "__del__", "__class__", "__dict__", "__name__", "__init_subclass__",
]  # fmt: skip
#: Those that might be asked of an answer, or of an exception.
ASKED_OF_ANSWERS = ("__eq__", "__repr__", "__str__", "__getattribute__", "__class__", "__del__", "__dict__")
AS_PROPERTY = ("__class__", "__dict__", "__name__")

#: Things that are awkward to look at or to show.
AWKWARD = {
    "number of 5,000 digits": "self.kept = 10 ** 5000",
    "list that holds itself a dozen times": "self.kept = []\n        for _ in range(12): self.kept.append(self.kept)",
    "two lists that hold each other": "self.kept, self.more = [], []\n        self.kept += [self.more] * 9; self.more += [self.kept] * 9",
    "a chain of 5,000 lists": "self.kept = []\n        for _ in range(5000): self.kept = [self.kept]",
    "a chain of 5,000 tuples": "self.kept = ()\n        for _ in range(5000): self.kept = (self.kept,)",
    "a million numbers": "self.kept = list(range(1_000_000))",
    "a text of a million letters": "self.kept = 'x' * 1_000_000",
    "a letter that is none": "self.kept = '\\ud800'",
    "names that are no texts": "self.__dict__[1] = 2",
    "an object as a key": "self.kept = {Own(): 1, (Own(), 2): 3}",
    "an open file": "self.kept = open(__file__)",
    "itself": "self.kept = self",
    "its own attributes": "self.kept = vars(self)",
    "its own module": "import sys; self.kept = sys.modules",
    "an empty slot": "self.kept = Slotted()",
    "a frame": "import sys; self.kept = sys._getframe()",
    "an exception with its traceback": "\n        try: 1 / 0\n        except Exception as error: self.kept = error",
    "not a number": "self.kept = {float('nan'): float('inf')}",
    "a generator that runs": "self.kept = (n for n in [1]); next(self.kept)",
}
KINDS = "class Own:\n    pass\nclass Slotted:\n    __slots__ = ('x',)\n"


def keeping(kept: str, kinds: str) -> str:
    return (
        f"{IMPORT}{kinds}\nclass Mine:\n    def __init__(self):\n        self.n = 0\n        {kept}\n"
        "    def turn(self, view, place, heading):\n        self.n = (self.n + 1) % 5\n"
        "        return Turn.RIGHT if view.right else Turn.LEFT\n"
    )


def special(name: str, body: str) -> str:
    """A kind of object of which one special method goes wrong."""
    head = f"    @property\n    def {name}(self):" if name in AS_PROPERTY else f"    def {name}(self, *a, **k):"
    return f"class _Own:\n    x = 1\n{head}\n        {body}\n"


TEXTS = {}
for form, text in FORMS.items():
    TEXTS[f"{form}, endless"] = IMPORT + text.replace("BODY", ENDLESS) + "\n"
    TEXTS[f"{form}, raises"] = IMPORT + text.replace("BODY", RAISES) + "\n"
for name in SPECIAL:
    for how, body in (("endless", ENDLESS), ("raises", RAISES)):
        kind = special(name, body)
        if how == "endless":
            TEXTS[f"keeps an object, {name}"] = keeping("self.kept = [_Own(), {'k': _Own()}, _Own]", kind)
        if name in ASKED_OF_ANSWERS:
            TEXTS[f"answers an object, {name} {how}"] = f"{IMPORT}{kind}def turn(view):\n    return _Own()\n"
            error = kind.replace("class _Own:", "class _Own(Exception):")
            TEXTS[f"raises an object, {name} {how}"] = f"{IMPORT}{error}def turn(view):\n    raise _Own\n"
for name, kept in AWKWARD.items():
    TEXTS[f"keeps {name}"] = keeping(kept, KINDS)
TEXTS["reloads the sandbox"] = (
    "import importlib, mazelib.compass\nimportlib.reload(mazelib.compass)\n"
    f"{IMPORT}def turn(view):\n    return Turn.RIGHT\n"
)
TEXTS["sets the recursion limit low"] = f"{IMPORT}import sys\nsys.setrecursionlimit(70)\ndef turn(view): return Turn.LEFT\n"
TEXTS["sets the recursion limit high"] = (
    f"{IMPORT}import sys\nsys.setrecursionlimit(10**6)\ndef go(n): return sorted([1, 2], key=lambda x: go(n + 1))\n"
    "def turn(view): return go(0)\n"
)
TEXTS["weird names in the file"] = f"{IMPORT}globals()[1] = 2\ndef turn(view): return Turn.LEFT\n"
TEXTS["changes the table of turns"] = "import mazelib.compass as c\nc.TURNS = ()\nc.TURNED = 5\ndef turn(view): return c.Turn.LEFT\n"


def test_there_are_many_of_them():
    assert len(TEXTS) >= 120


@pytest.mark.parametrize("name", TEXTS)
def test_after_it_the_window_draws_answers_and_walks_the_next_good_file(name, tmp_path, monkeypatch):
    path = tmp_path / "mine.py"
    path.write_text(TEXTS[name], encoding="utf-8")
    errors = io.StringIO()
    monkeypatch.setattr(sys, "stderr", errors)
    stage = paused_stage(strategy_path=path, map_path="loop")
    press(stage, pygame.K_c, *[pygame.K_n] * 3)
    if name.split(",")[0] in FORMS:
        assert stage.problem is not None and stage.problem[1].startswith("mine.py, line ")
        assert ("endless loop" in stage.problem[1]) == name.endswith("endless")
    elif name.startswith("keeps"):
        assert stage.problem is None
    press(stage, pygame.K_b, pygame.K_f, pygame.K_SPACE)
    stage.frame(0.05)
    stage.draw()
    before = stage.switched_on.copy()
    press(stage, pygame.K_t)
    assert stage.switched_on != before and stage.is_open
    path.write_text(GOOD)
    look(stage)
    assert stage.problem is None
    stage.player.seek(0)
    press(stage, pygame.K_n, pygame.K_n)
    assert stage.player.tick == 2 and stage.is_open
    assert "Traceback" not in errors.getvalue()


@pytest.mark.parametrize("name", [name for name in TEXTS if not name.startswith(("keeps", "answers", "raises"))])
def test_headless_it_is_told_with_file_and_line_and_no_traceback(name, tmp_path, capsys):
    path = tmp_path / "mine.py"
    path.write_text(TEXTS[name], encoding="utf-8")
    lesson = Lesson(script="04_right_hand.py", text="Lesson", task="", rule=RULES["right_hand"])
    status = lesson.run(["--headless", "--map", "loop", "--strategy", str(path), "--limit", "200"])
    said = capsys.readouterr().err
    assert status == 1
    assert "Traceback" not in said
    if name.split(",")[0] in FORMS:
        assert said.startswith("mine.py, line ")
        assert ("endless loop" if name.endswith("endless") else "ZeroDivisionError") in said
