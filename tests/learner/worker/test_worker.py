"""A worker: whatever a learner's code does to it, it is told, and nothing of it stays behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from mazelib.learner import limits
from mazelib.learner.script.given import WalkingRule
from mazelib.learner.worker.child_process import Arrival
from mazelib.learner.worker.messages import Failed, ReadScript, Script, ScriptRead
from mazelib.learner.worker.printing import TerminalThread
from mazelib.learner.worker.worker import Question, Worker
from mazelib.learner.worker.workers import Workers
from mazelib.walking.strategy import StrategyError
from tests.learner.worker.processes import is_running, wait_for_death, wait_until
from tests.learners import saved

PATIENCE = 30.0
GOOD = "from mazelib import Turn\ndef turn(view):\n    return Turn.LEFT\n"


@pytest.fixture(scope="module")
def workers():
    """Workers for tests that leave them alive, and mostly so."""
    with Workers() as started:
        yield started


@pytest.fixture
def worker(workers):
    """A worker at work, perhaps one that has been at work for other tests."""
    return workers.now()


@pytest.fixture
def own_worker():
    """A worker that is ended after the test."""
    started = Worker(TerminalThread())
    started.start()
    yield started
    started.end()
    started.join()
    assert not is_running(started.process_id)


def tries(table, *quick):
    """The names of a table; all but some only in the thorough run."""
    return [
        pytest.param(name, marks=() if name in quick else pytest.mark.thorough) for name in table
    ]


def asked(worker: Worker, path: Path) -> Question:
    """The question what a script shows."""
    script = Script(path)
    return worker.ask(ReadScript(script), script)


def error_of(worker: Worker, folder: Path, text: str) -> StrategyError:
    """What is told of a script."""
    question = asked(worker, saved(folder, text))
    with pytest.raises(StrategyError) as caught:
        question.answer(PATIENCE)
    return caught.value


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
    waits = f"import os, time\nwhile not os.path.exists({str(there)!r}): time.sleep(0.01)\n"
    question = asked(worker, saved(tmp_path, waits + GOOD))
    began = time.monotonic()
    assert question.answer(0.0) is None
    assert question.answer(0.05) is None
    assert 0.05 <= time.monotonic() - began < 0.5
    there.touch()
    assert question.answer(PATIENCE)


#: Scripts that take for ever at line 3: asleep, in a loop that no lines count, in one large number,
#: in a pattern, in a thread that it waits for.
ENDLESS = {
    "sleeps": "import time\n\ntime.sleep(9999)\n",
    "one call": "import itertools\n\nsum(itertools.count())\n",
    "a large number": "n = 10\n\nn ** n ** 9\n",
    "a pattern": "import re\n\nre.match('(a*)*b', 'a' * 60)\n",
    "catches all": (
        "import time\n"
        "def wait():\n"
        "    time.sleep(9999)\n"
        "try:\n"
        "    wait()\n"
        "except BaseException:\n"
        "    wait()\n"
    ),
    "joins": (
        "import threading, time\n"
        "thread = threading.Thread(target=time.sleep, args=[9999]); thread.start()\n"
        "thread.join()\n"
    ),
}


@pytest.mark.parametrize("name", tries(ENDLESS, "sleeps", "a large number"))
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


#: Scripts that end Python at line 3.
DEADLY = {
    "leaves": "import os\n\nos._exit(3)\n",
    "leaves well": "import os\n\nos._exit(0)\n",
    "kills itself": "import os, signal\n\nos.kill(os.getpid(), signal.SIGKILL)\n",
    "crashes": "import ctypes\n\nctypes.string_at(0)\n",
    "aborts": "import os\n\nos.abort()\n",
    "closes all files": "import os\n\nos.closerange(0, 1000)\n",
}


@pytest.mark.parametrize("name", tries(DEADLY, "leaves", "crashes"))
def test_what_ends_python_is_told_with_its_line(worker, tmp_path, name):
    error = error_of(worker, tmp_path, DEADLY[name])
    assert (error.name, error.first.line) == ("mine.py", 3)
    assert worker.ended


def test_a_recursion_without_end_is_told(worker, tmp_path):
    text = (
        "import sys; sys.setrecursionlimit(10 ** 9)\n\ndef deep(n): return deep(n + 1)\ndeep(0)\n"
    )
    assert error_of(worker, tmp_path, text).first.line == 3


def test_what_is_asked_of_a_dead_worker_is_told_the_same(worker, tmp_path):
    error = error_of(worker, tmp_path, DEADLY["leaves"])
    assert str(error_of(worker, tmp_path, GOOD)) == str(error)


HARMLESS = {
    "closes what it prints to": "import os, sys\nos.close(1); os.close(2)\nsys.stdout.close()\n",
    "writes to files of the system": (
        "import os\n"
        "for number in (0, 1, 2):\n"
        "    try: os.write(number, b'x' * 100_000)\n"
        "    except OSError: pass\n"
    ),
    "prints megabytes": "for n in range(2000):\n    print('x' * 1000)\n",
    "starts threads": (
        "import threading, time\n"
        "for n in range(5): threading.Thread(target=time.sleep, args=[9999]).start()\n"
    ),
    "copies itself": "import os\nfor n in range(5): os.fork()\n",
    "starts programs": (
        "import subprocess, sys\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(9999)'])\n"
    ),
    "a thread that raises": (
        "import threading\ndef work(): 1 / 0\nthreading.Thread(target=work).start()\n"
    ),
    "another folder": "import os\nos.chdir('/')\n",
    "signals": "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n",
    "pickle": "import pickle\npickle.dumps = None\n",
    "the path": "import sys\nsys.path[:] = []\n",
}


@pytest.mark.parametrize("name", HARMLESS)
def test_harmless_output_does_not_break_the_channel(worker, tmp_path, name):
    answer = asked(worker, saved(tmp_path, HARMLESS[name] + GOOD)).answer(PATIENCE)
    assert answer.call.given == WalkingRule("turn")
    assert asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)


def test_no_more_memory_than_it_may_have(worker, tmp_path):
    error = error_of(worker, tmp_path, "n = 1\n\nrow = [0] * 10 ** 9\n")
    assert error.first.line == 3
    assert "more memory than it can have" in error.first.what
    assert asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)


@pytest.mark.parametrize(
    "call",
    [
        "input()",
        "exit()",
        "quit()",
        "raise SystemExit",
        "import sys; sys.exit()",
        "breakpoint()",
        "raise KeyboardInterrupt",
    ],
)
def test_waiting_for_typing_and_exiting_are_explained(worker, tmp_path, call):
    error = error_of(worker, tmp_path, f"\n\n{call}\n")
    assert error.first.line == 3
    assert asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)


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


def test_what_is_printed_before_a_long_wait_is_seen_at_once(tmp_path, capsys):
    terminal = TerminalThread()
    worker = Worker(terminal)
    text = "import time\ntime.sleep(0.1)\nprint('here')\ntime.sleep(9999)\n"
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


def test_between_requests_it_lives_as_long_as_the_lesson(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "LONGEST_ALONE", 0.2)
    with Workers() as workers:
        for _time in range(2):
            assert asked(workers.now(), saved(tmp_path, GOOD)).answer(PATIENCE)
            time.sleep(0.3)


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
        (1.0, "1 second,"),
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


def test_it_leaves_no_file_behind(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    worker = Worker(TerminalThread())
    assert asked(worker, saved(tmp_path, GOOD)).answer(PATIENCE)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.py"]
    worker.end()


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


@pytest.mark.parametrize("name", GARBAGE)
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
