"""A walk in a worker tells the same as one in this very process."""

import random
import time
from statistics import median

import pytest

from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.limits import Patience
from mazelib.learner.worker.messages import GoOn, ReadScript, Script, WalkPlan
from mazelib.learner.worker.worker_walk import WorkerWalk
from mazelib.learner.worker.workers import Workers
from mazelib.walking.strategy import StrategyError
from mazelib.walking.walk import Walk
from tests.learner.worker.walks import FAILS, bare_walk_of, begun, walk_of
from tests.learners import be_impatient, saved, script
from tests.samples import heya

SLEEPS = "from threading import Event; Event().wait(9999)"


@pytest.mark.parametrize("name", ["03", "04", "05", "06", "07"])
@pytest.mark.parametrize(
    "map_name", ["loop", pytest.param("first", marks=pytest.mark.thorough)]
)
def test_a_walk_in_a_worker_tells_the_same(workers, name, map_name):
    here = Walk(heya(map_name), load_script(script(name)).strategy(random.Random(7)), 500)
    there = walk_of(workers, script(name), map_name, 7, 500)
    assert there.run() == here.run()
    assert there.tick == here.tick
    assert there.doubt == here.doubt
    assert there.recording.batch(-1) == here.recording.batch(-1)


def test_without_a_recording_only_the_verdict_comes(workers):
    walk = bare_walk_of(workers, script("04"), "loop")
    ending = walk.run()
    assert (ending.tick, ending.since) == (29, 13)
    assert walk.recording is None
    with pytest.raises(ValueError, match="this walk is not recorded"):
        _ = walk.timeline


def test_two_walks_by_turns(workers):
    walks = [walk_of(workers, script("05"), "loop") for _number in range(2)]
    while not all(walk.ending for walk in walks):
        for walk in walks:
            walk.advance(5)
    assert walks[0].recording.batch(-1) == walks[1].recording.batch(-1)


def test_a_turn_that_goes_wrong_is_told_after_what_went_before(workers, tmp_path):
    path = saved(tmp_path, FAILS.replace("BODY", "1 / 0"))
    here = Walk(heya("first"), load_script(path).strategy(random.Random(7)))
    there = walk_of(workers, path)
    with pytest.raises(StrategyError) as told_here:
        here.run()
    for _time in range(2):
        with pytest.raises(StrategyError) as told_there:
            there.run()
        assert str(told_there.value) == str(told_here.value)
    assert there.recording.batch(-1) == here.recording.batch(-1)


def test_a_script_that_goes_wrong_is_told_before_the_walk_begins(workers, tmp_path):
    walk = walk_of(workers, saved(tmp_path, "1 / 0"))
    with pytest.raises(StrategyError) as caught:
        walk.advance(1)
    assert not walk.begun
    assert caught.value.first.line == 1


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("body", "at_once"),
    [
        ("import os; os._exit(1)", 100),
        pytest.param(SLEEPS, 100, marks=pytest.mark.thorough),
        pytest.param("import os; os._exit(1)", 1, marks=pytest.mark.thorough),
        pytest.param(SLEEPS, 1, marks=pytest.mark.thorough),
    ],
)
def test_a_turn_that_ends_the_worker_comes_after_what_went_before(
    workers, tmp_path, monkeypatch, body, at_once
):
    be_impatient(monkeypatch)
    path = saved(tmp_path, FAILS.replace("BODY", body))
    walk = walk_of(workers, path)
    with pytest.raises(StrategyError) as caught:
        while True:
            walk.advance(at_once)
    assert (caught.value.name, caught.value.first.line) == ("mine.py", 9)
    assert walk.tick == walk.timeline.last == walk.timeline.stopped_after == 3
    thought = walk.timeline.moment(3, thinks=True)
    assert thought.lines_run.decided == (str(path), 9)
    assert walk.timeline.memory_at(3) == {"steps": 3}
    good = walk_of(workers, script("04"))
    assert good.run().tick == 143, "a fresh worker stands ready"


def test_a_slow_turn_keeps_nobody_waiting(tmp_path):
    mended = tmp_path / "mended"
    waits = (
        "import os; from threading import Event\n"
        f"            while not os.path.exists({str(mended)!r}): Event().wait(0.01)"
    )
    with Workers() as impatient:
        impatient.patience = Patience.OF_A_WINDOW
        walk = walk_of(impatient, saved(tmp_path, FAILS.replace("BODY", waits)))
        while not walk.begun:
            walk.advance(0)
        taken = []
        for _time in range(3):
            began = time.monotonic()
            walk.advance(10)
            taken.append(time.monotonic() - began)
        assert median(taken) < 0.1
        assert walk.tick < 10
        mended.touch()
        while walk.tick < 20:
            walk.advance(10)


def test_what_was_read_walks_even_if_the_file_is_gone(workers, tmp_path):
    path = tmp_path / "gone.py"
    text = "from mazelib import Turn\ndef turn(view): return Turn.LEFT\n"
    walk = begun(WorkerWalk(workers, Script(path, text), WalkPlan(heya("first"), 7, 3)))
    assert walk.run().tick == 3


@pytest.mark.thorough
def test_the_line_that_took_too_long_is_told_from_the_text_that_ran(tmp_path, monkeypatch):
    be_impatient(monkeypatch)
    text = FAILS.replace("BODY", SLEEPS)
    path = saved(tmp_path, "# Another line 9.\n" * 20)
    with Workers() as own_workers:
        walk = begun(WorkerWalk(own_workers, Script(path, text), WalkPlan(heya("first"), 7, 5000)))
        walk.advance(3)
        worker = own_workers.now()
        question = worker.ask(GoOn(walk._number, 1, 3), Script(path, text))
        worker.ask(ReadScript(Script(path)), Script(path, path.read_text()))
        with pytest.raises(StrategyError) as caught:
            question.answer(30.0)
    assert caught.value.first.quoted == text.splitlines()[8]
