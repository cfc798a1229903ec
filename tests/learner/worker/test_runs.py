"""What a worker does for a request, looked at without a process."""

import pytest

from mazelib.learner import limits
from mazelib.learner.guard.last_line import LastLine
from mazelib.learner.worker import runs as runs_module
from mazelib.learner.worker.messages import (
    Begin,
    GoOn,
    MakingPlan,
    ReadScript,
    Script,
    WalkPlan,
)
from mazelib.learner.worker.runs import Runs
from mazelib.text.diagnostics import LocatedError
from tests.learners import saved, script
from tests.samples import heya

ALL = 1 << 40
WALK = Begin(1, Script(script("05")), WalkPlan(heya("first"), 7, 5000))
MAKING = Begin(2, Script(script("08")), MakingPlan(4, 3, 7))


@pytest.fixture
def runs():
    return Runs(LastLine(), str)


@pytest.fixture
def in_no_hurry(monkeypatch):
    """An answer is never due before all is done that was asked for."""
    monkeypatch.setattr(limits, "BATCH", 9999)


@pytest.fixture
def in_a_hurry(monkeypatch):
    """An answer is always due."""
    monkeypatch.setattr(limits, "BATCH", -1)


@pytest.mark.usefixtures("in_no_hurry")
def test_a_walk_goes_on_for_as_many_ticks_as_are_asked_for(runs):
    begun = runs.answer(WALK)
    assert (begun.progress.tick, begun.batch.after, len(begun.batch.states)) == (0, -1, 8)
    went_on = runs.answer(GoOn(1, 10, 0))
    assert (went_on.progress.tick, went_on.batch.after, len(went_on.batch.states)) == (10, 0, 80)
    assert runs.answer(GoOn(1, ALL, 10)).progress.ending.tick == 143


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize("begin", [WALK, MAKING])
def test_whatever_the_hurry_it_goes_on_for_one(runs, begin):
    runs.answer(begin)
    for number in range(3):
        answer = runs.answer(GoOn(begin.number, ALL, number))
        assert (answer.batch.after, answer.failure) == (number, None)
    assert runs_module._last(runs._runs[begin.number]) == 3


BECOMES_SLOW = """from threading import Event
from mazelib import Turn
count = []
def turn(view):
    count.append(1)
    if len(count) > 60:
        Event().wait(0.3)
    return Turn.LEFT
"""


@pytest.mark.thorough
def test_a_rule_that_becomes_slow_makes_the_answer_late_by_one_tick_at_most(
    runs, tmp_path, monkeypatch
):
    monkeypatch.setattr(limits, "BATCH", 0.2)
    path = saved(tmp_path, BECOMES_SLOW)
    runs.answer(Begin(1, Script(path), WalkPlan(heya("first"), 7, 5000)))
    tick = 0
    while tick < 60:
        tick = runs.answer(GoOn(1, ALL, tick)).progress.tick
    assert tick <= 61
    assert runs.answer(GoOn(1, ALL, tick)).progress.tick == tick + 1


@pytest.mark.usefixtures("in_no_hurry")
@pytest.mark.parametrize("begin", [WALK, MAKING])
def test_what_is_known_already_is_not_sent(runs, begin):
    runs.answer(begin)
    all_of_it = runs.answer(GoOn(begin.number, 9, 0)).batch
    runs.answer(begin)
    caught_up = [runs.answer(GoOn(begin.number, 3, 7)).batch for _time in range(3)]
    assert [batch.after for batch in caught_up] == [3, 6, 7]
    if begin is WALK:
        assert [len(batch.states) for batch in caught_up] == [0, 0, 16]
        assert caught_up[-1].states == all_of_it.states[7 * 8 :]
    else:
        assert [len(batch.steps) for batch in caught_up] == [0, 0, 2]
        assert caught_up[-1].steps == all_of_it.steps[7:]


@pytest.mark.usefixtures("in_no_hurry")
def test_without_a_recording_nothing_is_sent_but_how_far_it_has_come(runs):
    runs.answer(Begin(1, WALK.script, WalkPlan(heya("first"), 7, 5000, recorded=False)))
    answer = runs.answer(GoOn(1, 10, 0))
    assert answer.progress.tick == 10
    assert answer.batch is None


@pytest.mark.usefixtures("in_no_hurry")
def test_what_goes_wrong_comes_with_what_went_before(runs, tmp_path):
    text = """from mazelib import Turn
count = []
def turn(view):
    count.append(1)
    return [Turn.LEFT, Turn.LEFT, Turn.LEFT][len(count)]
"""
    path = saved(tmp_path, text)
    runs.answer(Begin(1, Script(path), WALK.plan))
    answer = runs.answer(GoOn(1, 10, 0))
    assert answer.progress.tick == 2
    assert answer.failure.error().first.line == 5
    with pytest.raises(LocatedError):
        runs.answer(ReadScript(Script(saved(tmp_path, "1 / 0\n", "wrong.py"))))


def test_a_forgotten_run_is_gone_and_may_be_forgotten_again(runs):
    runs.answer(WALK)
    for _time in range(2):
        runs.forget(1)
    with pytest.raises(KeyError):
        runs.answer(GoOn(1, 1, 0))


TOSSES_AT_FIRST = """from mazelib import Turn
class MyTurn:
    def __init__(self, rng):
        self.number = rng.randint(0, 10 ** 9)
    def turn(self, view, place, heading):
        return Turn.LEFT
"""


@pytest.mark.usefixtures("in_no_hurry")
def test_dice_that_were_tossed_while_the_script_was_read_are_not_those_of_a_walk(runs, tmp_path):
    plan = WalkPlan(heya("first"), 7, 3)
    path = saved(tmp_path, TOSSES_AT_FIRST)
    runs.answer(ReadScript(Script(path)))
    script = Script(path, TOSSES_AT_FIRST)
    kept = [runs.answer(Begin(number, script, plan)).batch.memory for number in (1, 2)]
    assert kept[0] == kept[1]
    other = WalkPlan(heya("first"), 8, 3)
    assert runs.answer(Begin(3, script, other)).batch.memory != kept[0]
