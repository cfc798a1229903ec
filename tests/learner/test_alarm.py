"""The alarm: what never comes back ends the program, with the learner's line on the terminal."""

import subprocess
import sys
import time

import pytest

from mazelib.learner import alarm as alarm_module
from mazelib.learner.alarm import alarm, still_alive
from tests.learners import saved
from tests.maps import TESTS

LESSON = TESTS.parent / "lessons" / "04_right_hand.py"
#: Runs a lesson whose alarm rings after less than a second.
SOONER = (
    "import runpy, sys\nsys.path.insert(0, 'lessons')\nimport mazelib.learner.alarm as alarm\nalarm.SECONDS = 0.4\n"
    "sys.argv = sys.argv[1:]\nrunpy.run_path(sys.argv[0], run_name='__main__')"
)


@pytest.mark.parametrize(
    ("endless", "at_the_top"), [("sum(itertools.count())", ""), ("10 ** 10 ** 9", "turn(None)")]
)
def test_a_call_that_does_not_return_ends_the_program_with_the_learners_line(endless, at_the_top, tmp_path):
    path = saved(tmp_path, f"import itertools\ndef turn(view):\n    return {endless}\n{at_the_top}\n")
    command = [sys.executable, "-c", SOONER, str(LESSON), "--headless", "--strategy", str(path)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=TESTS.parent)
    assert ran.returncode == 1
    assert "Timeout" in ran.stderr and 'mine.py", line 3 in turn' in ran.stderr


def test_a_long_walk_of_quick_turns_does_not_ring(monkeypatch):
    monkeypatch.setattr(alarm_module, "SECONDS", 0.25)
    with alarm():
        for _ in range(10):
            time.sleep(0.05)
            still_alive()


def test_outside_of_it_nothing_rings(monkeypatch):
    monkeypatch.setattr(alarm_module, "SECONDS", 0.1)
    with alarm(), alarm():
        pass
    still_alive()
    time.sleep(0.2)


def test_without_a_terminal_it_stays_silent(monkeypatch):
    monkeypatch.setattr(sys, "__stderr__", None)
    monkeypatch.setattr(sys, "stderr", None)
    with alarm():
        still_alive()
