"""A worker: it is asked, it answers, and one that takes too long is ended and told."""

import time

import pytest

from mazelib.learner import limits
from mazelib.learner.script.given import WalkingRule
from mazelib.learner.worker.messages import ReadScript, Script, ScriptRead
from mazelib.learner.worker.printing import TerminalThread
from mazelib.learner.worker.worker import Worker
from mazelib.learner.worker.workers import Workers
from mazelib.walking.strategy import StrategyError
from tests.learner.worker.asking import ENDLESS, GOOD, PATIENCE, asked, error_of, tries
from tests.learner.worker.processes import wait_for_death, wait_until
from tests.learners import saved


def test_a_script_is_read_and_what_it_shows_comes_back(worker, tmp_path):
    answer = asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)
    assert isinstance(answer, ScriptRead)
    assert answer.call.given == WalkingRule("turn")


def test_requests_are_answered_in_their_order(worker, tmp_path):
    scripts = [
        saved(tmp_path, GOOD.replace("def turn", f"def {name}"), f"{name}.py")
        for name in ("turn", "my_turn")
    ]
    questions = [asked(worker, path) for path in scripts]
    last = questions[1].answer(PATIENCE)
    first = questions[0].answer(0)
    assert first.call.given == WalkingRule("turn")
    assert last.call.given == WalkingRule("my_turn")


def test_an_error_of_the_script_leaves_the_worker_at_work(worker, tmp_path):
    error = error_of(worker, tmp_path, "\n1 / 0\n")
    assert (error.name, error.first.line, error.first.quoted) == ("mine.py", 2, "1 / 0")
    assert asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)


def test_waiting_takes_as_long_as_one_says(worker, tmp_path):
    asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)
    there = tmp_path / "there"
    waits = (
        "import os; from threading import Event\n"
        f"while not os.path.exists({str(there)!r}): Event().wait(0.01)\n"
    )
    question = asked(worker, saved(tmp_path, waits + GOOD))
    began = time.monotonic()
    assert question.answer(0.0) is None
    assert question.answer(0.05) is None
    assert 0.05 <= time.monotonic() - began < 0.5
    there.touch()
    assert question.answer(PATIENCE)


@pytest.mark.parametrize("name", tries(ENDLESS, "a large number"))
def test_what_takes_too_long_is_said_to_be_thinking_then_ended_and_told(
    worker, tmp_path, monkeypatch, name
):
    monkeypatch.setattr(limits, "SLOW", 0.15)
    monkeypatch.setattr(limits, "LONGEST", 0.4)
    asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)
    began = time.monotonic()
    question = asked(worker, saved(tmp_path, ENDLESS[name], "slow.py"))
    assert question.answer(0.05) is None
    assert worker.slow_line is None or time.monotonic() - began > 0.15, "said too early"
    assert question.answer(0.15) is None
    assert worker.slow_line.number == 3
    with pytest.raises(StrategyError) as caught:
        question.answer(PATIENCE)
    assert 0.4 <= time.monotonic() - began < 2.0
    assert (caught.value.name, caught.value.first.line) == ("slow.py", 3)
    assert caught.value.first.quoted == ENDLESS[name].splitlines()[2]
    assert worker.ended
    assert worker.slow_line is None


@pytest.mark.thorough
@pytest.mark.parametrize("looks", ["before it ends", "after it has ended"])
def test_a_worker_that_has_ended_itself_is_told_as_too_slow_whenever_one_looks(
    tmp_path, monkeypatch, looks
):
    monkeypatch.setattr(limits, "LONGEST", 0.2)
    monkeypatch.setattr(limits, "LONGEST_ALONE", 0.4)
    with Workers() as workers:
        worker = workers.now()
        assert asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)
        question = asked(worker, saved(tmp_path, ENDLESS["a pattern"], "slow.py"))
        if looks == "after it has ended":
            wait_for_death(worker)
        with pytest.raises(StrategyError) as caught:
            question.answer(PATIENCE)
    assert caught.value.first.what == "this takes longer than 0.2 seconds, and was stopped."
    assert (caught.value.name, caught.value.first.line) == ("slow.py", 3)


@pytest.mark.parametrize(
    ("longest", "words"),
    [
        (None, "0.2 seconds"),
        pytest.param(1.0, "1 second,", marks=pytest.mark.thorough),
        pytest.param(0.3, "0.3 seconds", marks=pytest.mark.thorough),
    ],
)
def test_the_time_that_is_told_is_that_of_the_request(
    worker, tmp_path, monkeypatch, longest, words
):
    monkeypatch.setattr(limits, "LONGEST", 0.2)
    monkeypatch.setattr(limits, "SLOW", 2.0)
    assert asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)
    script = Script(saved(tmp_path, ENDLESS["sleeps"]))
    began = time.monotonic()
    with pytest.raises(StrategyError) as caught:
        worker.ask(ReadScript(script), script, longest).answer(PATIENCE)
    assert words in caught.value.first.what
    # It would be said to be slow only after 2 seconds: this comes first.
    assert time.monotonic() - began < limits.SLOW


def test_what_has_arrived_changes_nothing_before_it_is_taken(worker, tmp_path, monkeypatch):
    """A window that is paused takes it once a frame; to draw the frame only looks."""
    asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)
    question = asked(worker, saved(tmp_path, GOOD))
    monkeypatch.setattr(limits, "SLOW", 0.0)
    wait_until(lambda: not worker._process._arrivals.empty())
    for _frame in range(2):
        assert worker.slow_line is not None
        assert not question.is_answered
    worker.take_arrivals()
    assert worker.slow_line is None
    assert question.is_answered


@pytest.mark.thorough
def test_what_it_prints_comes_to_standard_error(tmp_path, capsys):
    terminal = TerminalThread()
    worker = Worker(terminal)
    text = (
        "import sys\n"
        "print('one', flush=True)\n"
        "sys.stdout.write('two\\n')\n"
        "print('three', file=sys.stderr)\n"
    )
    assert asked(worker, saved(tmp_path, text + GOOD)).answer(PATIENCE)
    worker.end()
    worker.join()
    terminal.end()
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "one\ntwo\nthree\n"


@pytest.mark.thorough
def test_each_time_that_a_script_is_read_it_may_print_as_much_again(tmp_path, capsys):
    path = saved(tmp_path, "print('%' * 100_001)\n" + GOOD)
    with Workers() as own_workers:
        for _time in range(2):
            assert asked(own_workers.now(), path).answer(PATIENCE)
    printed = capsys.readouterr().err
    assert printed == 2 * f"{'%' * 100_000}…\n(More was printed, and is left out.)\n"


def test_what_is_printed_before_a_long_wait_is_seen_at_once(tmp_path, capsys):
    terminal = TerminalThread()
    worker = Worker(terminal)
    text = "from threading import Event\nEvent().wait(0.1)\nprint('here')\nEvent().wait(9999)\n"
    question = asked(worker, saved(tmp_path, text))
    seen = ""
    until = time.monotonic() + PATIENCE
    while not seen and time.monotonic() < until:
        assert question.answer(0.02) is None
        seen += capsys.readouterr().err
    worker.end()
    worker.join()
    terminal.end()
    assert seen + capsys.readouterr().err == "here\n"
