"""The short form of what a strategy keeps."""

from collections import deque

import pytest

from mazelib.grid.compass import EXPLORED, Heading, Turn
from mazelib.walking.freezer import Kept
from mazelib.walking.short_form import in_short

IN_SHORT = {
    "down": Heading.DOWN,
    "back": Turn.BACK,
    "explored": EXPLORED,
    "(Dice)": Kept("(Dice)"),
    "None": None,
    "'text'": "text",
    "b'bytes'": b"bytes",
    "(1, 1)": (1, 1),
    "(1,)": (1,),
    "[]": [],
    "{}": {},
    "set()": set(),
    "{9, 10, (3, 1)}": {10, (3, 1), 9},
    "{(1, 1): up, (2, 1): left}": {(1, 1): Heading.UP, (2, 1): Heading.LEFT},
    "[1, 2]": deque([1, 2]),
    "{7}": {7},
    "[…, 3, 4, 5, 6, 7]": [[*range(8)]],
}


@pytest.mark.parametrize("words", IN_SHORT)
def test_values_are_told_in_short(words):
    told = in_short(IN_SHORT[words])
    assert told == (f"[{words}]" if words.startswith("[…") else words)


def test_what_lies_deep_or_is_long_or_holds_itself_is_cut():
    endless = []
    endless.append(endless)
    assert in_short(endless) == "[[[[…]]]]"
    assert in_short(list(range(31))) == f"[…, {', '.join(map(str, range(1, 31)))}]"
    assert in_short(list(range(30))) == f"[{', '.join(map(str, range(30)))}]"
    assert in_short("a" * 500) == "'" + "a" * 199 + "…"
    assert in_short("a" * 198) == repr("a" * 198)
    assert in_short(10**5000) == "(int)"
