"""Values that nobody keeps, and what begins anew at every step, are told; the rest is not."""

import pytest

from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.slips import slips_in
from tests.conftest import PROJECT

RULE = """from mazelib import Turn, pick, stepped, turn_between

def go(view):
    return Turn.LEFT

def rule(view, place, rng):
    {}
    return Turn.RIGHT
"""
TOLD = {
    "Turn.AHEAD": (7, "Turn.AHEAD alone answers nothing: the word return is missing. Write: "),
    "go(view)": (7, "what go answers is lost in this line. Write: return go(view)"),
    "pick([1, 2], rng)": (7, "what pick answers is lost in this line. Write: way = pick([1, 2]"),
    "ways = []\n    ways = ways.append(1)": (
        8, "append changes the list and gives nothing back, so ways is None from here on. Write: w"
    ),
    "turned = False\n    if view.left and not turned:\n        turned = True\n"
    "        return Turn.LEFT": (9, "turned is forgotten at once: at the next step, line 7 starts"),
    "n = 0\n    n += 1\n    if n == 3:\n        return Turn.LEFT": (
        8,
        "n never grows: at every step, line 7 starts it again. To remember it, write a class, and "
        "keep it as self.n: the end of lesson 7 has a class.",
    ),
    "n = 0\n    n = n + 1\n    print(n)": (8, "n never grows: at every step, line 7 starts"),
    "seen = []\n    seen.append(place)\n    if stepped(place, rng) not in seen:\n"
    "        return Turn.LEFT": (7, "this line empties seen at every step, so it never holds more"),
    # What may be right.
    "n = 0\n    if view.left:\n        n += 1\n    if n:\n        return Turn.LEFT": None,
    "n = 0\n    for way in (1, 2):\n        n += 1\n    print(n)": None,
    "global n\n    n = 0\n    n += 1": None,
    "ways = []\n    ways.append(place)\n    print(ways)": None,
    "ways = []\n    ways.append(1)\n    print(2 in ways)": None,
    "turned = False\n    if view.left:\n        turned = True\n        return turned": None,
    "way = pick([1, 2], rng)\n    print(way)": None,
    "rng.shuffle([1])\n    print(go(view))": None,
    "ways = place.insert(1)\n    print(ways)": None,
}


@pytest.mark.parametrize("lines", TOLD)
def test_a_value_that_is_lost_is_told(lines):
    found = slips_in(read_learner_file(PROJECT / "mine.py", text=RULE.format(lines)))
    if not TOLD[lines]:
        assert found == []
        return
    line, words = TOLD[lines]
    explanation = found[0].explanation
    assert found[0].line == line, found
    assert f"{explanation.what} {explanation.advice}".startswith(words)
