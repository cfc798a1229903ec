"""What is left of a worker when it ends, or when the lesson does: no process and no file."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mazelib.learner import limits
from mazelib.learner.worker.printing import TerminalThread
from mazelib.learner.worker.worker import Worker
from mazelib.learner.worker.workers import Workers
from tests.learner.worker.asking import ENDLESS, GOOD, PATIENCE, asked, tries
from tests.learner.worker.processes import is_running, wait_until
from tests.learners import saved


def descendants(folder: Path) -> list[int]:
    """The processes whose command line names a folder."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if str(folder) in (entry / "cmdline").read_text() and is_running(int(entry.name)):
                    found.append(int(entry.name))
            except OSError:
                pass
    return found


def test_the_programs_that_it_started_end_with_it(tmp_path):
    worker = Worker(TerminalThread())
    text = (
        "import subprocess, sys\n"
        "lasting = [sys.executable, '-c', 'import time; time.sleep(9999)']\n"
        f"subprocess.Popen([*lasting, {str(tmp_path)!r}])\n"
    )
    assert asked(worker, saved(tmp_path, text + GOOD)).answer(PATIENCE)
    # On a busy machine the program has its own command line only after a moment.
    until = time.monotonic() + PATIENCE
    while not descendants(tmp_path):
        assert time.monotonic() < until
    worker.end()
    worker.join()
    wait_until(lambda: not descendants(tmp_path), seconds=5.0)


LEAVES_THE_GROUP = """
import subprocess, sys
from pathlib import Path
lasting = [sys.executable, "-c", "import time; time.sleep(60)"]
program = subprocess.Popen(lasting, start_new_session=True)
Path("NUMBER").write_text(str(program.pid))
"""


@pytest.mark.thorough
def test_a_program_in_a_session_of_its_own_goes_on_and_keeps_nobody_waiting(tmp_path):
    worker = Worker(TerminalThread())
    text = LEAVES_THE_GROUP.replace("NUMBER", str(tmp_path / "number"))
    assert asked(worker, saved(tmp_path, text + GOOD)).answer(PATIENCE)
    program = int((tmp_path / "number").read_text())
    try:
        worker.end()
        worker.join()
        assert worker.is_gone
        assert is_running(program)
    finally:
        os.kill(program, signal.SIGKILL)


LESSON = """
import sys, time
from pathlib import Path
from mazelib.learner import limits
from mazelib.learner.worker.messages import ReadScript, Script
from mazelib.learner.worker.printing import TerminalThread
from mazelib.learner.worker.worker import Worker
limits.LONGEST_ALONE = float(sys.argv[2])
worker = Worker(TerminalThread())
script = Script(Path(sys.argv[1]))
question = worker.ask(ReadScript(script), script)
while not (question.answer(0.01) or worker._process.last_line):
    pass
print(worker.process_id, flush=True)
time.sleep(9999)
"""


def lesson_that_asks(
    path: Path, longest_alone: float = limits.LONGEST_ALONE
) -> tuple[subprocess.Popen, int]:
    """A lesson in a process of its own, and its worker, at work on a script."""
    arguments = [sys.executable, "-c", LESSON, str(path), str(longest_alone)]
    lesson = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
    process = int(lesson.stdout.readline())
    lesson.stdout.close()
    return lesson, process


@pytest.mark.parametrize("name", tries(["good", "sleeps", "catches all", "joins"], "sleeps"))
def test_it_ends_at_once_when_the_lesson_is_killed(tmp_path, name):
    lesson, process = lesson_that_asks(saved(tmp_path, ENDLESS.get(name, GOOD)))
    assert is_running(process)
    lesson.kill()
    lesson.wait()
    wait_until(lambda: not is_running(process), seconds=5.0)


#: What is at work in one call of Python's when the lesson is killed: no thread of Python's goes on.
ENDLESS_CALLS = ["a pattern", "a large number"]


@pytest.mark.thorough
@pytest.mark.parametrize("name", tries(ENDLESS_CALLS, "a pattern"))
def test_an_endless_call_ends_by_itself_when_the_lesson_is_killed(tmp_path, name):
    lesson, process = lesson_that_asks(saved(tmp_path, ENDLESS[name]), longest_alone=0.3)
    lesson.kill()
    lesson.wait()
    assert is_running(process)
    wait_until(lambda: not is_running(process), seconds=3.0)


@pytest.mark.thorough
def test_between_requests_it_lives_as_long_as_the_lesson(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "LONGEST_ALONE", 0.2)
    with Workers() as workers:
        for _time in range(2):
            assert asked(workers.now(), saved(tmp_path, GOOD)).answer(PATIENCE)
            time.sleep(0.3)


@pytest.mark.thorough
def test_it_leaves_no_file_behind(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    worker = Worker(TerminalThread())
    assert asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.py"]
    worker.end()
