"""A walk whose worker has ended: a second one repeats it, unless none is to begin it."""

import time

import pytest

from mazelib.learner.worker.messages import Script, WalkPlan
from mazelib.learner.worker.worker_walk import WorkerWalk
from mazelib.learner.worker.workers import Workers
from mazelib.maps.heya_text import parse
from mazelib.values.pausing import finished
from mazelib.walking.strategy import StrategyError
from tests.learner.worker.walks import FAILS, begun, walk_of
from tests.learners import be_impatient, saved, script


@pytest.mark.thorough
def test_a_rule_that_thinks_in_a_former_worker_begins_nowhere_else(tmp_path, monkeypatch):
    be_impatient(monkeypatch)
    path = saved(tmp_path, FAILS.replace("BODY", "from threading import Event; Event().wait(9999)"))
    with Workers() as own_workers:
        walk = walk_of(own_workers, path)
        walk.advance(3)
        own_workers.renew()
        fresh = own_workers.now()
        with pytest.raises(StrategyError) as caught:
            walk.advance(1)
        assert caught.value.first.line == 9
        assert walk.tick == 3
        assert own_workers.now() is fresh
        assert not finished(own_workers.asking_whether_thinking())


@pytest.mark.thorough
def test_nor_does_one_whose_former_worker_was_ended(tmp_path):
    path = saved(tmp_path, FAILS.replace("BODY", "pass"))
    with Workers() as own_workers:
        walk = walk_of(own_workers, path)
        walk.advance(3)
        own_workers.renew()
        own_workers.end_former()
        with pytest.raises(StrategyError):
            walk.advance(1)
        assert walk.tick == 3
        assert not own_workers.now().has_begun_runs


@pytest.mark.thorough
def test_nor_does_one_whose_worker_was_replaced_before_it_was_shown(tmp_path):
    path = saved(tmp_path, FAILS.replace("BODY", "pass"))
    with Workers() as own_workers:
        own_workers.renew()
        walk = walk_of(own_workers, path)
        walk.advance(3)
        own_workers.renew()
        with pytest.raises(StrategyError):
            walk.advance(1)
        assert walk.tick == 3
        assert not own_workers.now().has_begun_runs


@pytest.mark.thorough
def test_a_rule_that_is_slow_again_is_told_with_the_time_that_it_was_given_at_first(
    tmp_path, monkeypatch
):
    be_impatient(monkeypatch, longest=1.0)
    path = saved(tmp_path, FAILS.replace("BODY", "from threading import Event; Event().wait(9999)"))
    with Workers() as own_workers:
        walk = walk_of(own_workers, path)
        with pytest.raises(StrategyError) as caught:
            walk.advance(10)
    assert caught.value.first.what == "this takes longer than 1 second, and was stopped."
    assert (caught.value.first.line, walk.timeline.stopped_after) == (9, 3)
    assert walk.timeline.moment(3, thinks=True).lines_run.decided == (str(path), 9)


LONG_WALK = """
import os; from threading import Event
from pathlib import Path
from mazelib import Turn
class MyTurn:
    def __init__(self):
        self.steps = 0
    def turn(self, view, place, heading):
        self.steps += 1
        Event().wait(0.03)
        if self.steps > 12 BODY:
            os._exit(1)
        return Turn.RIGHT
"""


@pytest.mark.thorough
def test_a_walk_that_took_longer_than_one_request_may_is_caught_up_with_in_several(
    workers, tmp_path, monkeypatch
):
    monkeypatch.setattr("mazelib.learner.limits.LONGEST", 0.3)
    path = saved(tmp_path, LONG_WALK.replace("BODY", ""))
    walk = walk_of(workers, path)
    with pytest.raises(StrategyError) as caught:
        walk.advance(100)
    assert (caught.value.first.what, caught.value.first.line) == ("Python itself stopped here.", 12)
    assert walk.tick == walk.timeline.last == walk.timeline.stopped_after == 12
    assert [walk.timeline.memory_at(tick) for tick in (0, 11, 12)] == [
        {"steps": 0},
        {"steps": 11},
        {"steps": 12},
    ]


@pytest.mark.thorough
def test_the_second_time_a_turn_may_take_less_time_than_the_first(workers, tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.learner.limits.LONGEST_NEXT_TIME", 0.4)
    seen = tmp_path / "seen"
    body = f"""
            import os; from threading import Event
            from pathlib import Path
            if os.path.exists({str(seen)!r}): Event().wait(9999)
            Path({str(seen)!r}).touch()
            os._exit(1)
"""
    walk = walk_of(workers, saved(tmp_path, FAILS.replace("            BODY\n", body)))
    began = time.monotonic()
    with pytest.raises(StrategyError, match="Python itself stopped here"):
        walk.run()
    assert time.monotonic() - began < 5.0
    assert walk.tick == 3


@pytest.mark.thorough
def test_a_walk_that_goes_well_the_second_time_goes_on(workers, tmp_path):
    text = LONG_WALK.replace("BODY", f"and not os.path.exists({str(tmp_path / 'seen')!r})")
    text = text.replace("os._exit(1)", f"Path({str(tmp_path / 'seen')!r}).touch(); os._exit(1)")
    walk = walk_of(workers, saved(tmp_path, text.replace("> 12", "> 4")), limit=8)
    walk.run()
    assert walk.tick == walk.timeline.last == 8
    assert [walk.timeline.memory_at(tick)["steps"] for tick in range(9)] == list(range(9))


ARRIVES_THE_SECOND_TIME = """
import os; from threading import Event
from pathlib import Path
from mazelib import Turn
seen = Path("SEEN")
class MyTurn:
    def __init__(self):
        self.steps = 0
        self.is_second = seen.exists()
    def turn(self, view, place, heading):
        self.steps += 1
        if self.is_second:
            return Turn.AHEAD
        Event().wait(0.03)
        if self.steps > 12:
            seen.touch()
            os._exit(1)
        return Turn.BACK
"""


@pytest.mark.thorough
def test_a_walk_that_is_over_sooner_the_second_time_is_told_as_the_first(workers, tmp_path):
    path = saved(tmp_path, ARRIVES_THE_SECOND_TIME.replace("SEEN", str(tmp_path / "seen")))
    near = parse("#######\n#>   a#\n#######\n", "near")
    walk = begun(WorkerWalk(workers, Script(path), WalkPlan(near, 7, 5000)))
    with pytest.raises(StrategyError) as caught:
        walk.run()
    assert (caught.value.first.what, caught.value.first.line) == ("Python itself stopped here.", 17)
    assert walk.tick == walk.timeline.last == 12
    assert walk_of(workers, script("04")).run().tick == 143, "its worker still answers"
