"""Whatever a script does to its worker, the line is told, or the worker goes on."""

import pytest

from mazelib.learner.script.given import WalkingRule
from tests.learner.worker.asking import GOOD, PATIENCE, asked, error_of, tries
from tests.learners import saved

#: Scripts that end Python at line 3.
DEADLY = {
    "leaves": "import os\n\nos._exit(3)\n",
    "leaves well": "import os\n\nos._exit(0)\n",
    "kills itself": "import os, signal\n\nos.kill(os.getpid(), signal.SIGKILL)\n",
    "crashes": "import ctypes\n\nctypes.string_at(0)\n",
    "aborts": "import os\n\nos.abort()\n",
    "closes all files": "import os\n\nos.closerange(0, 1000)\n",
}


@pytest.mark.parametrize("name", tries(DEADLY, "crashes"))
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
        "for n in range(5): threading.Thread(target=threading.Event().wait, args=[9999]).start()\n"
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
