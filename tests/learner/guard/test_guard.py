"""The guard: whatever is endless ends, after the same number of lines everywhere."""

from pathlib import Path

import pytest

from mazelib.grid.compass import Turn
from mazelib.learner.limits import Budget
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import View
from tests.learners import IMPORT, asked, strategy_of


def answer(folder: Path, body: str, most_lines: int = Budget().lines) -> Turn:
    """What a function turn with this body answers, guarded."""
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    text = f"{IMPORT}import itertools\ndef turn(view):\n{lines}"
    return asked(strategy_of(folder, text, most_lines))


ENDLESS = {
    "while on one line": "while True: pass",
    "while with all in its condition": "while (lambda: True)(): pass",
    "for": "for _ in itertools.count(): pass",
    "else of a while": "while False: pass\nelse:\n    while True: pass",
    "swallowed": "try:\n    while True: pass\nexcept: pass\nreturn Turn.LEFT",
    "swallowed as any": (
        "while True:\n    try:\n        while True: pass\n    except BaseException: continue"
    ),
    "swallowed by finally": (
        "while True:\n    try:\n        while True: pass\n    finally: continue"
    ),
    "swallowed by a with at the end": (
        "import contextlib\nwith contextlib.suppress(BaseException):\n    while True: pass"
    ),
    "generator expression": "sum(1 for _ in itertools.count())",
    "comprehension": "[n for n in itertools.count()]",
    "comprehension in a comprehension": "[0 for a in range(1000) for b in range(1000)]",
    "map over a lambda": "sum(map(lambda n: n, itertools.count()))",
    "generator": "def ever():\n    while True: yield 1\nsum(ever())",
    "match": "while True:\n    match view.front:\n        case True: pass",
    "recursion that swallows": (
        "def again():\n    try: again()\n    except RecursionError: again()\nagain()"
    ),
    "sorting": (
        "class Thing:\n"
        "    def __lt__(self, other):\n"
        "        while True: pass\n"
        "sorted([Thing(), Thing()])"
    ),
}


@pytest.mark.parametrize("name", ENDLESS)
def test_whatever_is_endless_ends(tmp_path, name):
    with pytest.raises(StrategyError, match=r"ran 2,000 lines in one turn and gave no answer\."):
        answer(tmp_path, ENDLESS[name], 2000)


def test_an_endless_recursion_is_no_endless_loop(tmp_path):
    with pytest.raises(
        StrategyError, match=r"line 4, in again: a function calls itself"
    ):
        answer(tmp_path, "def again(): return again()\nagain()")


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("return Turn.LEFT", 1),
        ("if view.front:\n    return Turn.LEFT", 2),
        ("for _ in range(50): pass\nreturn Turn.LEFT", 52),
        ("n = sum(1 for _ in range(50))\nreturn Turn.LEFT", 52),
        ("n = [a + b for a in range(5) for b in range(5)]\nreturn Turn.LEFT", 32),
        (
            "try:\n    x = 1\nexcept ValueError:\n    x = 2\n"
            "else:\n    x = 3\nfinally:\n    x = 4\nreturn Turn.LEFT",
            5,
        ),
    ],
)
def test_lines_are_counted_the_same_in_every_version(tmp_path, body, lines):
    assert answer(tmp_path, body, lines) is Turn.LEFT
    with pytest.raises(StrategyError, match=f"the rule ran {lines - 1:,} lines"):
        answer(tmp_path, body, lines - 1)


def test_after_an_error_the_strategy_can_be_asked_again(tmp_path):
    text = """
from mazelib.grid.compass import Turn
class MyTurn:
    def __init__(self):
        self.asked = 0
    def turn(self, view, place, heading):
        self.asked += 1
        while self.asked == 1: pass
        return 1 / (self.asked - 2) > 0
"""
    made = strategy_of(tmp_path, text)
    told = []
    for _ in range(3):
        with pytest.raises(StrategyError) as caught:
            asked(made)
        told.append(caught.value.first.what.split(":")[0])
    assert told == [
        "this loop never ends",
        "no number can be divided by 0.",
        "the rule answered True, which is not a turn.",
    ]


def test_a_turn_without_an_answer_is_not_blamed_on_the_answer_before_it(tmp_path):
    text = """
from mazelib.grid.compass import Turn
def turn(view):
    if view.right:
        return Turn.LEFT
"""
    made = strategy_of(tmp_path, text)
    assert asked(made) is Turn.LEFT
    with pytest.raises(StrategyError, match="line 4: here turn ended, and gave no answer"):
        asked(made, View(front=True, right=False, left=True, back=True))


def test_a_turn_without_an_answer_is_not_blamed_on_its_helper(tmp_path):
    body = "def helper():\n    return None\nhelper()"
    with pytest.raises(StrategyError, match="line 6: here turn ended, and gave no answer"):
        answer(tmp_path, body)


@pytest.mark.parametrize("body", ["raise SystemExit", "while True: pass"])
def test_memory_hidden_behind_code_is_read_under_guard(tmp_path, body):
    hides = f"class MyTurn:\n    @property\n    def __dict__(self):\n        {body}\n"
    made = strategy_of(
        tmp_path,
        f"{IMPORT}{hides}    def turn(self, view, place, heading):\n        return Turn.LEFT\n",
    )
    assert made.memory().doubt
    assert asked(made) is Turn.LEFT


@pytest.mark.parametrize("name", ["__eq__", "__hash__", "__name__"])
def test_a_class_that_is_answered_is_not_asked_for_its_words(tmp_path, name):
    kind = f"class Kind(type):\n    @property\n    def {name}(self):\n        while True: pass\n"
    rule = f"{kind}class Thing(metaclass=Kind): pass\ndef turn(view):\n    return Thing()\n"
    with pytest.raises(
        StrategyError, match="the rule answered an object of type object, which is not a turn"
    ):
        asked(strategy_of(tmp_path, f"{IMPORT}{rule}"))
