"""Which files are plain: seen from the code alone, without running it."""

import random

import pytest

from mazelib.walk import Walk
from tests.learners import IMPORT, made, saved, strategy_of
from tests.maps import heya

FUNCTION = "def turn(view):\n    return Turn.LEFT if {} else Turn.RIGHT\n"
CLASS = "class Mine:\n    def __init__(self):\n        self.kept = []\n    def turn(self, view, place, heading):\n        {}\n        return Turn.LEFT\n"
PLAIN = [
    FUNCTION.format("view.right and not view.front"),
    FUNCTION.format("max([side for side in (view.left, view.right)], key=lambda side: not side)"),
    "LIMIT = 2 * 3\ndef helper(view):\n    return view.open_count < LIMIT\n" + FUNCTION.format("helper(view)"),
    FUNCTION.replace("view)", "view, rng)").format("rng.randint(0, 1)") + "from mazelib import show\nif __name__ == '__main__':\n    task = 'x'\n    show(turn, task, panels=['code'])\n",
    CLASS.format("self.kept.append(place)"),
    CLASS.format("self.last = {place: heading}; self.last[place] = heading; del self.last[place]"),
]
NOT_PLAIN = [
    "kept = []\n" + FUNCTION.format("kept.append(1)"),
    FUNCTION.replace("view)", "view, kept=[])").format("kept"),
    "import time\n" + FUNCTION.format("time.time() > 1"),
    FUNCTION.format("print()"),
    "def helper(view):\n    helper.n = 1\n" + FUNCTION.format("helper(view)"),
    FUNCTION.format("1") + "if __name__ == '__main__':\n    turn = [].append\n",
    "len = None\nlen = 1\n" + FUNCTION.format("len"),
    CLASS.format("Mine.n = 1"),
    CLASS.format("place.kept = 1"),
    CLASS.format("self = view; self.n = 1"),
    CLASS.format("list(map(lambda self: self.n, [view]))"),
    CLASS.format("self.__class__.n = 1"),
    CLASS.replace("class", "def same(kind):\n    return kind\n@same\nclass").format("pass"),
]


@pytest.mark.parametrize("text", PLAIN)
def test_what_only_reads_or_writes_to_itself_is_plain(tmp_path, text):
    assert strategy_of(tmp_path, IMPORT + text).guard.file.is_plain


@pytest.mark.parametrize("text", NOT_PLAIN)
def test_what_may_keep_something_elsewhere_is_not_plain(tmp_path, text):
    assert not strategy_of(tmp_path, IMPORT + text).guard.file.is_plain


def test_a_function_may_ask_for_dice(tmp_path):
    rule = FUNCTION.replace("view)", "view, rng)").format("rng.random() < 0.5")
    walk = Walk(heya("first"), made(saved(tmp_path, IMPORT + rule), seed=3), 20)
    assert walk.tosses
    rng = random.Random(3)
    walk.run()
    headings = [0]
    for _ in range(20):
        headings.append((headings[-1] + (3 if rng.random() < 0.5 else 1)) % 4)
    assert [walk.timeline.heading(tick) for tick in range(21)] == headings
