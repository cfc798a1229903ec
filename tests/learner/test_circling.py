"""Circling is claimed only with proof, and is proven for every rule that keeps plain data.

Strategies in ``hidden_memory`` walk round a square of four places for forty ticks, by a count that
they keep where it is hard to see, and then go to the control point. A search that ends too early
calls them circling. There is one for each kind of place that a search could overlook: a closure, a
slot, a file, a module of Python's. That is another question than how it is written, of which
``learner_rules/hiding.txt`` has many examples.

Those in ``plain_circles`` keep what learners keep, and circle. Each file holds only what is
particular to it; the turn that they all share is added here if a file has none. A folder of the
same name holds the files that lie beside it.
"""

import random
from pathlib import Path

import pytest

from mazelib.learner.guard.guarded_script import GuardedScript, load_script
from mazelib.maps.heya_text import parse
from mazelib.walking import circle as circle_module
from mazelib.walking.short_form import in_short
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk
from tests.learners import IMPORT, saved
from tests.samples import TESTS, Unwatched

HIDING = sorted((TESTS / "hidden_memory").glob("*.py"))
PLAIN = sorted((TESTS / "plain_circles").glob("*.py"))
SQUARE = parse("A   a\n  ###\n")
#: The control point stands in a block of wall: a walker with a hand on it goes round for ever.
RING = parse("#######\n#A    #\n# ### #\n# #a# #\n# ### #\n#     #\n#######\n")

COUNTS = "return Turn.RIGHT if {} <= 41 else Turn.AHEAD"
KEEPS = "{}; return Turn.RIGHT if view.right else Turn.AHEAD if view.front else Turn.LEFT"


def rule_of(path: Path, folder: Path) -> GuardedScript:
    """The strategy of a file, with the turn that all files of its folder share."""
    for beside in path.with_suffix("").glob("*.py"):
        saved(folder, beside.read_text(), beside.name)
    own = path.read_text()
    counts = "count()"
    keeps = "remember(view)"
    form = "def turn(view):\n    {}\n"
    if "class MyTurn" in own:
        counts = "self.count(heading)"
        keeps = "self.remember(view, place, heading)"
        form = "\n    def turn(self, view, place, heading):\n        {}\n"
    if "def turn(" in own or "show(" in own:
        return load_script(saved(folder, IMPORT + own))
    turn = COUNTS.format(counts) if path in HIDING else KEEPS.format(keeps)
    return load_script(saved(folder, f"{IMPORT}{own}{form.format(turn)}"))


@pytest.mark.parametrize("path", HIDING, ids=lambda path: path.stem)
@pytest.mark.sweep(8)
def test_a_rule_with_hidden_memory_is_not_called_circling(path, tmp_path, monkeypatch):
    rule = rule_of(path, tmp_path)
    recorded = Walk(SQUARE, rule.strategy(random.Random(0)), 20_000).run()
    monkeypatch.setattr(circle_module, "ONE_BY_ONE", 5)
    marked = Walk(SQUARE, rule.strategy(random.Random(0)), 20_000, recorded=False).run()
    assert recorded.verdict is marked.verdict is Verdict.ARRIVED
    assert recorded.tick == marked.tick > 41


@pytest.mark.parametrize("path", PLAIN, ids=lambda path: path.stem)
@pytest.mark.sweep(4)
def test_a_rule_that_keeps_plain_data_is_found_circling_and_really_circles(
    path, tmp_path, monkeypatch
):
    rule = rule_of(path, tmp_path)

    def around(limit: int | None = None, *, recorded: bool, is_watched: bool = True) -> Walk:
        strategy = rule.strategy(random.Random(0))
        walk = Walk(RING, strategy if is_watched else Unwatched(strategy), limit, recorded=recorded)
        walk.run()
        return walk

    bare = around(recorded=False)
    ending = bare.ending
    assert (ending.verdict, bare.doubt) == (Verdict.CIRCLING, None)
    assert ending.tick < 500
    assert around(recorded=True).ending == ending
    # If nobody looks for circles, the walk goes on and does the same again and again.
    period = ending.tick - ending.since
    on = around(ending.tick + 2 * period, recorded=True, is_watched=False).timeline
    assert all(
        on.states[tick] == on.states[tick + period]
        for tick in range(ending.since, on.last - period)
    )
    then, now = (on.memory_at(tick) for tick in (ending.since, ending.tick))
    assert {name: in_short(value) for name, value in then.items()} == {
        name: in_short(value) for name, value in now.items()
    }
    # If only every 64th tick is written down, the circle is found too, perhaps later.
    monkeypatch.setattr(circle_module, "ONE_BY_ONE", 5)
    marked = around(recorded=False).ending
    assert marked.verdict is Verdict.CIRCLING
    assert ending.tick <= marked.tick < 13_000
    assert (marked.tick - marked.since) % period == 0
