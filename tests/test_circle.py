"""Circling is told only with proof, and told of whoever keeps it plain.

Strategies in ``hidden_memory`` walk the four places of a square for forty ticks, by a count that
they keep where it is hard to see, and then go to the control point: whoever looks too briefly
calls them circling. Those in ``plain_circles`` keep what learners keep, and circle.
"""

import random
from pathlib import Path

import pytest

from mazelib import circle
from mazelib.heya import parse
from mazelib.learner.loading import load_strategy
from mazelib.snapshot.shown import said
from mazelib.verdict import Verdict
from mazelib.walk import Walk
from tests.maps import TESTS

HIDING = sorted((TESTS / "hidden_memory").glob("*.py"))
SQUARE = parse("A   a\n  ###\n")


def walk(path: Path, recorded: bool, limit: int = 20_000) -> Walk:
    strategy = load_strategy(path).make(random.Random(0))
    return Walk(SQUARE, strategy, limit, recorded=recorded)


@pytest.mark.parametrize("path", HIDING, ids=lambda path: path.stem)
def test_who_hides_what_it_remembers_is_not_called_circling(path, monkeypatch):
    recorded = walk(path, recorded=True).run()
    monkeypatch.setattr(circle, "MOST_BYTES", 500)
    marked = walk(path, recorded=False).run()
    assert recorded.verdict is marked.verdict is Verdict.ARRIVED
    assert recorded.tick == marked.tick > 41


PLAIN = sorted((TESTS / "plain_circles").glob("*.py"))
#: The control point stands in a block of wall: whoever keeps a hand on it goes round for ever.
RING = parse("#######\n#A    #\n# ### #\n# #a# #\n# ### #\n#     #\n#######\n")


@pytest.mark.parametrize("most_bytes", [circle.MOST_BYTES, 500], ids=["", "marked"])
@pytest.mark.parametrize("path", PLAIN, ids=lambda path: path.stem)
def test_who_keeps_plain_things_is_found_circling_and_really_does(path, most_bytes, monkeypatch):
    monkeypatch.setattr(circle, "MOST_BYTES", most_bytes)
    bare, recorded = (
        Walk(RING, load_strategy(path).make(random.Random(0)), recorded=is_recorded)
        for is_recorded in (False, True)
    )
    ending = bare.run()
    assert (ending.verdict, bare.doubt) == (Verdict.CIRCLING, "")
    assert ending.tick < 500
    assert recorded.run() == ending
    # Walked on, with nobody who looks for circles, it does the same again and again.
    on = Walk(RING, load_strategy(path).make(random.Random(0)), 600, may_circle=False)
    on.run()
    states, period = on.timeline.states, ending.tick - ending.since
    assert all(states[tick] == states[tick + period] for tick in range(ending.since, 600 - period))
    then, now = (on.timeline.memory_at(tick) for tick in (ending.since, ending.tick))
    assert {name: said(value) for name, value in then.items()} == {name: said(value) for name, value in now.items()}
