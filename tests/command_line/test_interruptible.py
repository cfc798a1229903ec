"""Ctrl-C, here as a signal to ourselves: work ends by KeyboardInterrupt, whatever becomes of it.

So nothing is asserted inside of what is interrupted: an AssertionError would become one, too.
"""

import signal
import sys
import threading
from types import SimpleNamespace

import pytest

from mazelib.command_line import interruptible
from mazelib.command_line.interruptible import INTERRUPTED, Interruptible


@pytest.fixture
def timers(monkeypatch):
    """The timers that were started: their seconds, and what they would do."""
    started = []

    def timer(seconds, work):
        return SimpleNamespace(daemon=False, start=lambda: started.append((seconds, work)))

    monkeypatch.setattr(interruptible.threading, "Timer", timer)
    return started


@pytest.fixture
def exits(monkeypatch):
    """The statuses with which this process would have ended at once."""
    statuses = []
    monkeypatch.setattr(interruptible.os, "_exit", statuses.append)
    return statuses


def interrupt_that_gets_lost():
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_an_interrupt_that_got_lost_still_ends_what_runs(timers):
    with pytest.raises(KeyboardInterrupt), Interruptible():
        interrupt_that_gets_lost()


def test_an_interrupt_that_became_another_error_is_one_again(timers):
    with pytest.raises(KeyboardInterrupt) as ended, Interruptible():
        interrupt_that_gets_lost()
        raise ValueError("the picture is broken")
    assert ended.value.__suppress_context__, "no traceback tells of the other error"


def test_without_an_interrupt_an_error_stays_what_it_is():
    with pytest.raises(ValueError, match="broken"), Interruptible():
        raise ValueError("broken")


def test_what_is_still_at_work_after_a_while_ends_and_what_is_over_does_not(timers, exits):
    with pytest.raises(KeyboardInterrupt), Interruptible():
        interrupt_that_gets_lost()
        ((seconds, end_if_not_over),) = timers
        end_if_not_over()
        while_at_work = [*exits]
    end_if_not_over()
    assert while_at_work == [INTERRUPTED]
    assert exits == [INTERRUPTED], "it was over: nothing more is ended"
    assert 0.1 < seconds < 2.0


def test_a_second_interrupt_ends_the_process_at_once(timers, exits):
    with pytest.raises(KeyboardInterrupt), Interruptible():
        interrupt_that_gets_lost()
        after_the_first = [*exits]
        interrupt_that_gets_lost()
    assert after_the_first == []
    assert exits == [INTERRUPTED]


def test_afterwards_signals_and_lost_errors_go_where_they_went(monkeypatch):
    told = []
    monkeypatch.setattr(sys, "unraisablehook", told.append)
    before = signal.getsignal(signal.SIGINT)
    other = SimpleNamespace(exc_type=ValueError)
    with Interruptible():
        assert signal.getsignal(signal.SIGINT) != before
        sys.unraisablehook(SimpleNamespace(exc_type=KeyboardInterrupt))
        sys.unraisablehook(other)
    assert told == [other], "of our interrupt nothing is told, and of all else as before"
    assert signal.getsignal(signal.SIGINT) == before
    assert sys.unraisablehook == told.append


def test_in_another_thread_no_handler_is_exchanged():
    before = signal.getsignal(signal.SIGINT)
    seen = []

    def work():
        with Interruptible():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [before]
