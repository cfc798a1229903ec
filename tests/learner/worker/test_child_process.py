"""The process of a worker: it takes requests, sends messages, and nothing is left of it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mazelib.learner import limits
from mazelib.learner.worker import child_process
from mazelib.learner.worker.child_process import ChildProcess
from mazelib.learner.worker.messages import Broken, ReadScript, Ready, Script, ScriptRead
from mazelib.learner.worker.printing import TerminalThread
from tests.conftest import PROJECT
from tests.learner.worker.processes import is_running, wait_until
from tests.learners import saved

PATIENCE = 30.0
GOOD = "from mazelib import Turn\ndef turn(view):\n    return Turn.LEFT\n"


@pytest.fixture
def process(tmp_path, monkeypatch):
    """A process that is not started yet; all its files are in ``tmp_path``."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    made = ChildProcess(TerminalThread())
    yield made
    made.kill()
    made.join()


def own_files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name != "mine.py"]


@pytest.mark.thorough
def test_it_takes_requests_before_it_is_started_and_answers_them_in_their_order(process, tmp_path):
    path = saved(tmp_path, GOOD)
    for text in (None, "1 / 0\n", GOOD):
        process.send(ReadScript(Script(path, text)))
    assert process.next_message(0.0) is None
    process.start()
    process.start()
    arrivals = [process.next_message(PATIENCE) for _message in range(4)]
    assert [type(arrival.message).__name__ for arrival in arrivals] == [
        "Ready",
        "ScriptRead",
        "Failed",
        "ScriptRead",
    ]
    times = [arrival.at for arrival in arrivals]
    assert times == sorted(times)
    assert times[-1] <= time.monotonic()


def test_killed_it_sends_no_more_and_leaves_nothing(process, tmp_path):
    process.start()
    assert process.next_message(PATIENCE).message == Ready()
    number = process.process_id
    assert is_running(number)
    assert not process.is_gone
    process.kill()
    assert process.next_message(PATIENCE).message is None
    process.join()
    assert process.is_gone
    assert not is_running(number)
    assert process.last_line is None
    assert own_files(tmp_path) == []


def test_once_it_has_ended_its_number_is_never_killed_again(process, monkeypatch):
    """By then the number may belong to somebody else's program."""
    process.start()
    process.kill()
    process.join()
    killed = []
    monkeypatch.setattr(child_process, "_kill", killed.append)
    process.kill()
    assert killed == []


def test_killed_before_it_is_ready_it_leaves_nothing_either(process, tmp_path):
    process.start()
    process.kill()
    process.join()
    assert process.is_gone
    assert own_files(tmp_path) == []


#: A lesson that says which process its worker has, and is then killed by force.
KILLED = """
import os, signal, sys
from mazelib.learner.worker.child_process import ChildProcess
from mazelib.learner.worker.printing import TerminalThread

process = ChildProcess(TerminalThread())
process.start()
if sys.argv[1] == "ready":
    assert process.next_message(30.0).message is not None
print(process.process_id, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.parametrize("when", ["at once", "ready"])
def test_if_the_lesson_is_killed_by_force_neither_files_nor_processes_are_left(tmp_path, when):
    # Without standard input, what a lesson opens gets number 0: it must not be lost on the way.
    without_input = ["sh", "-c", 'exec "$0" "$@" <&-']
    done = subprocess.run(
        [*without_input, sys.executable, "-c", KILLED, when],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
        cwd=PROJECT,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    )
    assert done.returncode == -signal.SIGKILL
    wait_until(lambda: not is_running(int(done.stdout)))
    assert own_files(tmp_path) == []


def test_what_was_never_started_can_be_killed_and_joined(process):
    process.kill()
    process.join()
    with pytest.raises(ValueError, match="not started"):
        assert process.process_id


def test_if_it_cannot_be_started_nothing_is_left_and_it_can_be_tried_again(
    process, tmp_path, monkeypatch
):
    with monkeypatch.context() as patch:
        patch.setattr("subprocess.Popen", no_more_files)
        with pytest.raises(OSError, match="Too many"):
            process.start()
    assert own_files(tmp_path) == []
    assert process.last_line is None
    process.start()
    assert process.next_message(PATIENCE).message == Ready()


def no_more_files(*_arguments, **_options):
    raise OSError(24, "Too many open files")


def test_the_line_that_began_last_is_known_while_it_runs_and_after_it_was_killed(process, tmp_path):
    path = saved(tmp_path, "from threading import Event\n\nEvent().wait(9999)\n")
    process.send(ReadScript(Script(path)))
    process.start()
    wait_until(lambda: process.last_line is not None and process.last_line.number == 3)
    process.kill()
    assert process.last_line.path == str(path)


@pytest.mark.thorough
def test_where_our_own_code_goes_wrong_python_tells_it(process):
    process.send(ReadScript(None))
    process.start()
    process.next_message(PATIENCE)
    message = process.next_message(PATIENCE).message
    assert isinstance(message, Broken)
    assert "Traceback" in message.traceback
    process.send(ReadScript(Script(Path("good.py"), GOOD)))
    assert isinstance(process.next_message(PATIENCE).message, ScriptRead)


@pytest.mark.thorough
def test_it_is_told_how_long_it_may_live_alone(process, tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "LONGEST_ALONE", 0.1)
    sleeps = "from threading import Event\nEvent().wait(9999)\n"
    process.send(ReadScript(Script(saved(tmp_path, sleeps))))
    process.start()
    assert process.next_message(PATIENCE).message == Ready()
    assert process.next_message(PATIENCE).message is None
