"""Ctrl-C ends a lesson without a traceback, whenever it comes. (The signal is a real one.)"""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")

INTERRUPT = '''
import os, signal

def interrupt():
    """Do what the terminal does on Ctrl-C."""
    os.kill(os.getpid(), signal.SIGINT)
'''
#: While a module of ours is looked for.
AT_AN_IMPORT = '''
import sys

class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == "mazelib.lesson":
            interrupt()

sys.meta_path.insert(0, Interrupts())
import mazelib
'''
#: What becomes of it in a lesson: Python throws it away, or somebody makes another error of it.
IN_A_LESSON = {
    "in a finalizer": """
class Run:
    def __del__(self): interrupt()

def work():
    Run()
    while True: time.sleep(1)
""",
    "lost": """
def work():
    try: interrupt()
    except KeyboardInterrupt: pass
    while True: time.sleep(1)
""",
    "lost, and the work goes well": """
def work():
    try: interrupt()
    except KeyboardInterrupt: pass
    return 0
""",
    "another error": """
def work():
    try: interrupt()
    except KeyboardInterrupt: raise RuntimeError("Error calling __set_name__")
""",
    "twice": """
def work():
    try: interrupt()
    except KeyboardInterrupt: interrupt()
""",
}
IN_A_FINALIZER_ANOTHER_ERROR = '''
import mazelib
from mazelib.command_line.terminal import answered

class Run:
    def __del__(self):
        raise ValueError("not our business")

answered(lambda: Run() and 0)
'''
IN_A_LOOP_OF_THE_SCRIPT = '''
import mazelib

interrupt()
'''
AFTER_THE_LESSON = '''
import atexit, sys
from mazelib import show

atexit.register(interrupt)
sys.argv += ["--headless"]
show({})
'''


def run(tmp_path: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Run a program that imports mazelib in a process of its own."""
    path = tmp_path / "mine.py"
    path.write_text(INTERRUPT + text)
    return subprocess.run(
        [sys.executable, str(path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=30.0,
        env={"PYTHONPATH": str(PROJECT), "PATH": ""},
    )


def test_while_mazelib_is_imported_nothing_is_told(tmp_path):
    done = run(tmp_path, AT_AN_IMPORT)
    assert done.returncode == -signal.SIGINT
    assert (done.stdout, done.stderr) == ("", "")


@pytest.mark.thorough
@pytest.mark.parametrize("name", IN_A_LESSON)
def test_a_lesson_ends_silently_whatever_becomes_of_the_exception(tmp_path, name):
    text = f"""
import sys, time
from mazelib.command_line.terminal import answered
{IN_A_LESSON[name]}
sys.exit(answered(work))
"""
    done = run(tmp_path, text)
    assert done.returncode == 1
    assert (done.stdout, done.stderr) == ("", "")


@pytest.mark.thorough
def test_other_errors_in_a_finalizer_are_told_as_usual(tmp_path):
    assert "not our business" in run(tmp_path, IN_A_FINALIZER_ANOTHER_ERROR).stderr


def test_python_tells_where_it_was_interrupted_in_the_lines_of_the_script(tmp_path):
    told = run(tmp_path, IN_A_LOOP_OF_THE_SCRIPT).stderr
    assert "line 10" in told
    assert told.endswith("KeyboardInterrupt\n")


def test_while_python_ends_nothing_is_told(tmp_path):
    done = run(tmp_path, AFTER_THE_LESSON)
    assert done.returncode == -signal.SIGINT
    assert "Traceback" not in done.stderr
