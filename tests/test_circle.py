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


def around(path: Path, limit: int | None = None, **how: bool) -> Walk:
    """A walk round the block, to its end."""
    walk = Walk(RING, load_strategy(path).make(random.Random(0)), limit, **how)
    walk.run()
    return walk


@pytest.mark.parametrize("path", PLAIN, ids=lambda path: path.stem)
def test_who_keeps_plain_things_is_found_circling_and_really_does(path, monkeypatch):
    bare = around(path, recorded=False)
    ending = bare.ending
    assert (ending.verdict, bare.doubt) == (Verdict.CIRCLING, "")
    assert ending.tick < 500
    assert around(path).ending == ending
    # Walked on, with nobody who looks for circles, it does the same again and again.
    period = ending.tick - ending.since
    on = around(path, ending.tick + 2 * period, may_circle=False).timeline
    assert all(on.states[tick] == on.states[tick + period] for tick in range(ending.since, on.last - period))
    then, now = (on.memory_at(tick) for tick in (ending.since, ending.tick))
    assert {name: said(value) for name, value in then.items()} == {name: said(value) for name, value in now.items()}
    # By the mark alone it is found too, perhaps later.
    monkeypatch.setattr(circle, "MOST_BYTES", 500)
    marked = around(path, recorded=False).ending
    assert marked.verdict is Verdict.CIRCLING and ending.tick <= marked.tick < 600
    assert (marked.tick - marked.since) % period == 0
