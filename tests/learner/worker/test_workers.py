"""The workers of a lesson: one at work, one ready; whoever waits for a slow rule hears of it."""

import os
import signal

import pytest

from mazelib.learner.learner_script import LearnerScript, read_script
from mazelib.learner.limits import Patience
from mazelib.learner.worker.messages import ReadScript, Script
from mazelib.learner.worker.worker import Worker
from mazelib.learner.worker.workers import Workers
from mazelib.values.pausing import finished
from tests.learner.worker.processes import wait_for_death
from tests.learners import saved
from tests.samples import heya

#: It thinks for long at line 7 in two of its turns, and then at line 9.
THINKS = """\
from threading import Event
from mazelib import Turn
ticks = []
def turn(view):
    ticks.append(1)
    if len(ticks) in (2, 3):
        Event().wait(0.3)
    if len(ticks) == 4:
        Event().wait(0.3)
    return Turn.RIGHT
"""


@pytest.fixture(scope="module")
def listening():
    """Workers, and the list of what they tell."""
    told = []
    with Workers(told.append) as started:
        yield started, told


@pytest.fixture
def workers(listening):
    """Those workers, as patient as at first."""
    listening[0].patience = Patience.UNTIL_ANSWERED
    return listening[0]


@pytest.fixture
def told(listening):
    """What the workers tell in this test."""
    listening[1].clear()
    return listening[1]


@pytest.fixture
def soon_slow(monkeypatch):
    """A rule is slow after a tenth of a second."""
    monkeypatch.setattr("mazelib.learner.limits.SLOW", 0.1)


def walk_five_ticks(script: LearnerScript) -> None:
    walk = script.walk(heya("first"), 0, 5)
    while walk.ending is None:
        walk.advance(1)


@pytest.mark.thorough
@pytest.mark.usefixtures("soon_slow")
def test_each_line_at_which_a_rule_thinks_for_long_is_told_once(tmp_path, workers, told):
    walk_five_ticks(finished(read_script(workers, saved(tmp_path, THINKS))))
    assert [line.number for line in told] == [7, 9]
    assert told[0].path == str(tmp_path / "mine.py")


@pytest.mark.thorough
@pytest.mark.usefixtures("soon_slow")
def test_so_it_is_where_a_caller_asks_again_and_again(tmp_path, workers, told):
    workers.patience = Patience.OF_A_SEARCH
    walk_five_ticks(finished(read_script(workers, saved(tmp_path, THINKS))))
    numbers = [line.number for line in told]
    # A line that comes just after the slow one may be seen, too.
    assert set(numbers) >= {7, 9}
    assert len(numbers) == len(set(numbers))


@pytest.mark.usefixtures("soon_slow")
def test_a_script_that_thinks_while_it_is_read_is_told_too(tmp_path, workers, told):
    text = f"from threading import Event\nEvent().wait(0.3)\n{THINKS}"
    finished(read_script(workers, saved(tmp_path, text)))
    assert [line.number for line in told] == [2]


@pytest.mark.usefixtures("soon_slow")
def test_a_window_says_it_itself(tmp_path, workers, told):
    script = finished(read_script(workers, saved(tmp_path, THINKS.replace("(2, 3)", "()"))))
    workers.patience = Patience.OF_A_WINDOW
    walk_five_ticks(script)
    assert told == []


def test_the_one_that_stands_ready_is_the_next_at_work():
    with Workers() as workers:
        first = workers.now()
        workers.keep_one_ready()
        ready = workers._ready
        workers.renew()
        assert workers.now() is ready
        assert first.is_replaced
        assert not first.ended, "its runs are still shown"
        workers.end_former()
        assert first.ended
        assert first.is_replaced
    assert ready.is_gone


def test_of_two_renewals_the_first_was_never_shown():
    with Workers() as workers:
        first = workers.now()
        workers.renew()
        second = workers.now()
        workers.renew()
        assert second.ended
        assert first.is_replaced
        assert not first.ended


def test_if_no_fresh_one_can_be_started_the_one_at_work_stays(tmp_path, monkeypatch):
    with Workers() as workers:
        script = finished(read_script(workers, saved(tmp_path, THINKS)))
        first = workers.now()
        with monkeypatch.context() as patch:
            patch.setattr("subprocess.Popen", no_more_files)
            for _time in range(2):
                with pytest.raises(OSError, match="Too many"):
                    workers.renew()
        assert workers.now() is first
        assert not first.is_replaced
        assert script.walk(heya("first"), 0, 1).run().tick == 1
        workers.renew()
        assert first.is_replaced
        assert workers.now() is not first


def no_more_files(*_arguments, **_options):
    raise OSError(24, "Too many open files")


@pytest.mark.thorough
def test_one_that_has_ended_is_followed_by_a_fresh_one(tmp_path):
    with Workers() as workers:
        first = workers.now()
        first.end()
        assert workers.now() is not first
        assert finished(read_script(workers, saved(tmp_path, THINKS))).call


def kill_from_outside(worker: Worker) -> None:
    """Kill the process of a worker, as the system does if it needs the memory; wait for its end."""
    os.kill(worker.process_id, signal.SIGKILL)
    wait_for_death(worker)


def test_one_that_dies_while_it_stands_ready_is_never_at_work(tmp_path):
    with Workers() as workers:
        workers.keep_one_ready()
        ready = workers._ready
        kill_from_outside(ready)
        workers.keep_one_ready()
        workers.renew()
        assert workers.now() is not ready
        assert finished(read_script(workers, saved(tmp_path, THINKS))).call


def test_one_that_dies_between_two_runs_is_replaced(tmp_path):
    with Workers() as workers:
        script = finished(read_script(workers, saved(tmp_path, THINKS)))
        first = workers.now()
        kill_from_outside(first)
        assert script.walk(heya("first"), 0, 1).run().tick == 1
        assert workers.now() is not first


def test_one_that_died_while_it_thought_does_not_think_any_more(tmp_path):
    with Workers() as workers:
        worker = workers.now()
        worker.start()
        script = Script(saved(tmp_path, "from threading import Event\nEvent().wait(9999)"))
        question = worker.ask(ReadScript(script), script)
        assert finished(workers.asking_whether_thinking())
        assert worker.newest_question is question
        kill_from_outside(worker)
        assert not finished(workers.asking_whether_thinking())
        assert not finished(workers.asking_whether_used())
        assert worker.newest_question is None
        assert not question.is_answered


def test_what_has_arrived_is_taken_from_the_one_at_work_and_from_the_one_still_shown():
    with Workers() as workers:
        former = workers.now()
        former.start()
        workers.renew()
        for worker in (former, workers.now()):
            kill_from_outside(worker)
            assert worker.ended is None
            workers.take_arrivals()
            assert worker.ended


def test_one_that_thinks_though_no_run_has_begun_is_used(tmp_path):
    with Workers() as workers:
        script = Script(saved(tmp_path, "from threading import Event\nEvent().wait(9999)"))
        assert not finished(workers.asking_whether_used())
        workers.now().ask(ReadScript(script), script)
        assert finished(workers.asking_whether_used())
        assert not workers.now().has_begun_runs
