"""Ctrl-C ends a lesson without a traceback, whenever it comes."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT

#: The interrupt comes while a module of ours is imported, the second one while it is looked for.
AT_AN_IMPORT = '''
import sys

class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == "mazelib.lesson":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupts())
import mazelib
'''
#: Python would say that it ignores the interrupt, and wait for ever.
IN_A_FINALIZER = '''
import mazelib, threading, weakref

class Run:
    """An object that is thrown away."""

def forget():
    raise KeyboardInterrupt

run = Run()
weakref.finalize(run, forget)
try:
    del run
    for _second in range(60):
        threading.Event().wait(1)
    print("went on")
except KeyboardInterrupt:
    print("interrupted")
'''
IN_ANOTHER_FINALIZER = '''
import mazelib

class Run:
    def __del__(self):
        raise ValueError("not our business")

Run()
'''
IN_A_LOOP_OF_THE_SCRIPT = '''
import mazelib

raise KeyboardInterrupt
'''


def run(tmp_path: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Run a program that imports mazelib in a process of its own."""
    path = tmp_path / "mine.py"
    path.write_text(text)
    return subprocess.run(
        [sys.executable, str(path)],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(PROJECT), "PATH": ""},
    )


def test_while_mazelib_is_imported_nothing_is_told(tmp_path):
    done = run(tmp_path, AT_AN_IMPORT)
    assert done.returncode != 0
    assert (done.stdout, done.stderr) == ("", "")


def test_an_interrupt_that_python_would_throw_away_comes_again(tmp_path):
    done = run(tmp_path, IN_A_FINALIZER)
    assert (done.stdout, done.stderr) == ("interrupted\n", "")


@pytest.mark.thorough
def test_other_errors_in_a_finalizer_are_told_as_usual(tmp_path):
    assert "not our business" in run(tmp_path, IN_ANOTHER_FINALIZER).stderr


def test_python_tells_where_it_was_interrupted_in_the_lines_of_the_script(tmp_path):
    told = run(tmp_path, IN_A_LOOP_OF_THE_SCRIPT).stderr
    assert "line 4" in told
    assert told.endswith("KeyboardInterrupt\n")
