"""The alarm: what never comes back ends the program, with the learner's line on the terminal."""

import random
import subprocess
import sys
import time

import pytest

from mazelib.learner import alarm as alarm_module
from mazelib.learner.alarm import alarm
from mazelib.learner.loading import load_script
from mazelib.maps.heya_text import parse
from mazelib.walking.walk import Walk
from tests.learners import saved
from tests.samples import CELL, SCRIPTS, TESTS

LESSON = SCRIPTS / "04_right_hand.py"
#: Runs a lesson whose alarm rings after less than a second.
SOONER = (
    "import runpy, sys\nsys.path.insert(0, 'tests/scripts')\nimport mazelib.learner.alarm as alarm\nalarm.SECONDS = 0.4\n"
    "sys.argv = sys.argv[1:]\nrunpy.run_path(sys.argv[0], run_name='__main__')"
)


@pytest.mark.parametrize(
    ("endless", "at_the_top"), [("sum(itertools.count())", ""), ("10 ** 10 ** 9", "turn(None)")]
)
def test_a_call_that_does_not_return_ends_the_program_with_the_learners_line(
    endless, at_the_top, tmp_path
):
    path = saved(
        tmp_path, f"import itertools\ndef turn(view):\n    return {endless}\n{at_the_top}\n"
    )
    command = [sys.executable, "-c", SOONER, str(LESSON), "--headless", "--strategy", str(path)]
    ran = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, cwd=TESTS.parent
    )
    assert ran.returncode == 1
    assert "Timeout" in ran.stderr and 'mine.py", line 3 in turn' in ran.stderr


def test_a_long_walk_of_quick_turns_does_not_ring(monkeypatch, tmp_path):
    monkeypatch.setattr(alarm_module, "SECONDS", 0.5)
    text = "import time\nfrom mazelib import Turn\ndef turn(view):\n    time.sleep(0.001)\n    return Turn.LEFT\n"
    walk = Walk(parse(CELL), load_script(saved(tmp_path, text)).strategy(random.Random(0)), 600)
    began = time.monotonic()
    walk.run()
    assert time.monotonic() - began > 0.5, "longer than the alarm waits"


def test_outside_of_it_nothing_rings(monkeypatch):
    monkeypatch.setattr(alarm_module, "SECONDS", 0.1)
    with alarm():
        pass
    time.sleep(0.2)


def test_without_a_terminal_it_stays_silent(monkeypatch):
    monkeypatch.setattr(sys, "__stderr__", None)
    monkeypatch.setattr(sys, "stderr", None)
    with alarm():
        pass
