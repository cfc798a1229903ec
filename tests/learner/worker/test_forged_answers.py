"""What a worker sends that cannot be: it is told in our own words, and does nothing."""

import time
from types import SimpleNamespace

import pytest

from mazelib.learner.worker.child_process import Arrival
from mazelib.learner.worker.messages import Failed
from mazelib.learner.worker.printing import TerminalThread
from mazelib.learner.worker.worker import Worker
from tests.learner.worker.asking import GOOD, error_of, tries


@pytest.mark.thorough
def test_what_it_sends_cannot_make_the_lesson_do_anything(own_worker, tmp_path):
    text = f"""
import os, struct, pickle, sys, threading, gc
class Harm:
    def __reduce__(self): return (os.mkdir, ({str(tmp_path / "harm")!r},))
content = pickle.dumps(Harm())
for number in range(3, 50):
    try: os.write(number, len(content).to_bytes(8, "big") + content)
    except OSError: pass
"""
    error = error_of(own_worker, tmp_path, text + GOOD)
    assert own_worker.ended
    assert "changed our own notes" in error.first.what
    assert not (tmp_path / "harm").exists()


#: What comes instead of an answer, as if we had forgotten a class or a field, and what is told.
FORGOTTEN = {
    "a class that may not come": ("Odd", "Odd may not come through here"),
    "no answer": ("lambda *_parts: ours.Broken('Our traceback')", "Our traceback"),
    "a field of another kind": ("lambda call, files: read(call, 5)", "in a ScriptRead, files"),
}


@pytest.mark.thorough
@pytest.mark.parametrize("name", FORGOTTEN)
def test_if_our_own_code_is_wrong_the_terminal_tells_whoever_works_on_it_where(
    tmp_path, capsys, monkeypatch, name
):
    """Started with ``python -X dev``: to us, this may look like the doing of a learner's code."""
    monkeypatch.setattr("sys.flags", SimpleNamespace(dev_mode=True))
    instead, words = FORGOTTEN[name]
    text = f"""
import mazelib.learner.worker.runs as ours, mazelib.learner.worker.messages as messages
read = ours.ScriptRead
vars(ours)["Broken"] = messages.Broken
from pathlib import Path
class Odd:
    def __init__(self, *parts): pass
Odd.__module__ = "mazelib.learner.worker.messages"
vars(messages)["Odd"] = Odd
vars(ours)["ScriptRead"] = {instead}
"""
    terminal = TerminalThread()
    worker = Worker(terminal)
    error = error_of(worker, tmp_path, text + GOOD)
    worker.end()
    worker.join()
    terminal.end()
    is_ours = name == "no answer"
    assert ("mazelib itself went wrong" in error.first.what) is is_ours
    assert ("changed our own notes" in error.first.what) is not is_ours
    assert words in capsys.readouterr().err


#: What a rule writes to all files that are open.
GARBAGE = {
    "into the channel": "bytes(range(100))",
    "that looks like the beginning of a long message": "b'\\0' * 7 + b'\\x40' + b'garbage ' * 20",
}


@pytest.mark.parametrize("name", tries(GARBAGE, "that looks like the beginning of a long message"))
def test_garbage_from_a_worker_is_told_in_words_alone(tmp_path, capsys, name):
    text = f"""
import os
for number in range(3, 50):
    try: os.write(number, {GARBAGE[name]})
    except OSError: pass
while True: pass
"""
    terminal = TerminalThread()
    worker = Worker(terminal)
    error = error_of(worker, tmp_path, text + GOOD)
    assert worker.ended
    assert error.name == "mine.py", "and no path made of garbage"
    assert "changed our own notes" in error.first.what
    worker.join()
    terminal.end()
    assert capsys.readouterr().err == ""


@pytest.mark.thorough
def test_if_our_own_code_goes_wrong_while_a_message_is_taken_that_is_told_as_ours(
    own_worker, tmp_path, monkeypatch
):
    def mistaken(_message):
        raise TypeError("a mistake of ours")

    monkeypatch.setattr("mazelib.learner.worker.child_process.demand_sound", mistaken)
    error = error_of(own_worker, tmp_path, GOOD)
    assert error.first.what == "mazelib itself went wrong here."


def test_an_answer_to_no_request_is_none_that_our_own_code_gives():
    worker = Worker(TerminalThread())
    worker._note_arrival(Arrival(time.monotonic(), Failed("mine.py", (), "")))
    assert "changed our own notes" in worker.ended.error.first.what
