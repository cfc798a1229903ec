"""Clumsy and hostile strategies: after each the window draws,
answers its keys and walks the next good file.
"""

import io
import sys

import pygame
import pytest

from mazelib.run_lesson import run_lesson
from tests.learners import IMPORT, script
from tests.window.on_stage import check_files, paused_stage, press
from tests.window.stage.test_broken_strategies import GOOD

# What goes wrong in a __del__ has nobody who could catch it: Python writes it to the terminal.
pytestmark = [
    pytest.mark.thorough,
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
ENDLESS = "while True: pass"
RAISES = "raise ArithmeticError"

#: Every way to write a rule, each with a body that goes wrong.
FORMS = {
    "function": "def turn(view):\n    BODY",
    "class": "class MyTurn:\n    def turn(self, view, place, heading):\n        BODY",
    "class method": (
        "class MyTurn:\n    @classmethod\n    def turn(cls, view, place, heading):\n        BODY"
    ),
    "cached": "import functools\n@functools.cache\ndef turn(view):\n    BODY",
    "wrapped as one of ours": (
        "import functools\nfrom mazelib.walking.strategies.right_hand import right_hand\n"
        "@functools.wraps(right_hand)\ndef turn(view):\n    BODY"
    ),
    "partial": (
        "import functools\ndef _turn(n, view):\n    BODY\nturn = functools.partial(_turn, 1)"
    ),
    "bound method": "class _Rule:\n    def go(self, view):\n        BODY\nturn = _Rule().go",
    "own descriptor": (
        "class _Own:\n    def __get__(self, one, kind):\n        return lambda v, p, h: self.go()\n"
        "    def go(self):\n        BODY\nclass MyTurn:\n    turn = _Own()"
    ),
    "attribute of the object": (
        "class MyTurn:\n    def turn(self, view, place, heading): pass\n    def __init__(self):\n"
        "        self.turn = self.go\n    def go(self, view, place, heading):\n        BODY"
    ),
    "changed while it walks": (
        "class MyTurn:\n    def turn(self, view, place, heading):\n        self.turn = self.go\n"
        "        return Turn.RIGHT\n    def go(self, view, place, heading):\n        BODY"
    ),
    "metaclass": (
        "class _Meta(type):\n    def __call__(cls):\n        return super().__call__()\n"
        "class MyTurn(metaclass=_Meta):\n    def turn(self, view, place, heading):\n        BODY"
    ),
    "generator that is drained": (
        "def _g():\n    BODY\n    yield 1\ndef turn(view):\n    return list(_g())[0]"
    ),
}

#: Special methods that looking, comparing, showing or telling might run.
SPECIAL = [
    "__eq__", "__hash__", "__repr__", "__format__", "__getattr__", "__getattribute__", "__len__",
    "__iter__", "__bool__",
    "__reduce_ex__", "__getstate__", "__dir__", "__index__", "__call__", "__del__", "__class__",
    "__dict__",
]  # fmt: skip
#: Those that might be asked of an answer, or of an exception.
ASKED_OF_ANSWERS = ("__eq__", "__repr__", "__getattribute__", "__class__", "__del__")
AS_PROPERTY = ("__class__", "__dict__")

#: Things that are awkward to look at or to show.
AWKWARD = {
    "number of 5,000 digits": "self.kept = 10 ** 5000",
    "list that holds itself a dozen times": (
        "self.kept = []\n        for _ in range(12): self.kept.append(self.kept)"
    ),
    "a chain of 5,000 lists": (
        "self.kept = []\n        for _ in range(5000): self.kept = [self.kept]"
    ),
    "a million numbers": "self.kept = list(range(1_000_000))",
    "a letter that is none": "self.kept = '\\ud800'",
    "names that are no texts": "self.__dict__[1] = 2",
    "an open file": "self.kept = open(__file__)",
    "itself": "self.kept = self",
    "its own module": "import sys; self.kept = sys.modules",
    "a frame": "import sys; self.kept = sys._getframe()",
    "a generator that runs": "self.kept = (n for n in [1]); next(self.kept)",
}


def keeping(kept: str, kinds: str = "") -> str:
    return (
        f"{IMPORT}{kinds}\n"
        "class MyTurn:\n"
        "    def __init__(self):\n"
        "        self.n = 0\n"
        f"        {kept}\n"
        "    def turn(self, view, place, heading):\n        self.n = (self.n + 1) % 5\n"
        "        return Turn.RIGHT if view.right else Turn.LEFT\n"
    )


def special(name: str, body: str) -> str:
    head = (
        f"    @property\n    def {name}(self):"
        if name in AS_PROPERTY
        else f"    def {name}(self, *a, **k):"
    )
    return f"class _Own:\n    x = 1\n{head}\n        {body}\n"


TEXTS = {}
for form, text in FORMS.items():
    TEXTS[f"{form}, endless"] = IMPORT + text.replace("BODY", ENDLESS) + "\n"
    TEXTS[f"{form}, raises"] = IMPORT + text.replace("BODY", RAISES) + "\n"
for name in SPECIAL:
    for how, body in (("endless", ENDLESS), ("raises", RAISES)):
        kind = special(name, body)
        if how == "endless":
            TEXTS[f"keeps an object, {name}"] = keeping(
                "self.kept = [_Own(), {'k': _Own()}, _Own]", kind
            )
        if name in ASKED_OF_ANSWERS:
            TEXTS[f"answers an object, {name} {how}"] = (
                f"{IMPORT}{kind}def turn(view):\n    return _Own()\n"
            )
            error = kind.replace("class _Own:", "class _Own(Exception):")
            TEXTS[f"raises an object, {name} {how}"] = (
                f"{IMPORT}{error}def turn(view):\n    raise _Own\n"
            )
for name, kept in AWKWARD.items():
    TEXTS[f"keeps {name}"] = keeping(kept)
TEXTS["sets the recursion limit high"] = (
    f"{IMPORT}import sys\n"
    "sys.setrecursionlimit(10**6)\n"
    "def go(n): return sorted([1, 2], key=lambda x: go(n + 1))\n"
    "def turn(view): return go(0)\n"
)
TEXTS["weird names in the file"] = f"{IMPORT}globals()[1] = 2\ndef turn(view): return Turn.LEFT\n"
TEXTS["changes the table of turns"] = (
    "import mazelib.grid.compass as c\nc.TURNED = 5\ndef turn(view): return c.Turn.LEFT\n"
)


@pytest.mark.parametrize("name", TEXTS)
def test_after_a_hostile_strategy_the_window_draws_answers_and_walks_the_next_good_file(
    name, tmp_path, monkeypatch
):
    path = tmp_path / "mine.py"
    path.write_text(TEXTS[name], encoding="utf-8")
    errors = io.StringIO()
    monkeypatch.setattr(sys, "stderr", errors)
    stage = paused_stage(strategy=path, map="loop")
    press(stage, pygame.K_c, *[pygame.K_n] * 6)
    if name.split(",")[0] in FORMS:
        assert stage.problem is not None
        assert stage.problem.message.startswith("mine.py, line ")
        assert ("endless loop" in stage.problem.message) == name.endswith("endless")
    elif name.startswith("keeps"):
        assert stage.problem is None
    press(stage, pygame.K_b, pygame.K_f, pygame.K_SPACE)
    stage.frame(0.05)
    stage.draw()
    press(stage, pygame.K_h)
    assert stage.overlay is not None
    assert stage.is_open
    path.write_text(GOOD)
    check_files(stage)
    assert stage.problem is None
    stage.player.seek(0)
    for _half in range(4):
        press(stage, pygame.K_n)
        while stage.player.phase < 1:  # In the middle of a move, N would only end it.
            stage.frame(0.1)
    assert stage.player.tick == 2
    assert stage.is_open
    assert "Traceback" not in errors.getvalue()


@pytest.mark.usefixtures("only_our_garbage")  # What an earlier one says in its __del__ is not said.
@pytest.mark.parametrize(
    "name", [name for name in TEXTS if not name.startswith(("keeps", "answers", "raises"))]
)
def test_without_a_window_a_hostile_strategy_is_told_with_file_and_line_and_no_traceback(
    name, tmp_path, capsys
):
    path = tmp_path / "mine.py"
    path.write_text(TEXTS[name], encoding="utf-8")
    options = ["--headless", "--map", "loop", "--strategy", str(path), "--limit", "200"]
    capsys.readouterr()
    status = run_lesson(script("04"), options)
    output = capsys.readouterr().err
    assert status == 1
    assert "Traceback" not in output
    if name.split(",")[0] in FORMS:
        assert output.startswith("mine.py, line ")
        assert ("endless loop" if name.endswith("endless") else "ArithmeticError") in output
