"""The alarm: what never comes back ends the program, with the learner's line on the terminal."""

import subprocess
import sys
import time

import pytest

from mazelib.learner import alarm as alarm_module
from mazelib.learner.alarm import alarm, still_alive
from tests.learners import IMPORT
from tests.maps import TESTS

LESSON = TESTS.parent / "lessons" / "04_right_hand.py"
#: Runs a lesson whose alarm rings after less than a second.
SOONER = (
    "import runpy, sys\nimport mazelib.learner.alarm as alarm\nalarm.SECONDS = 0.4\n"
    "sys.argv = sys.argv[1:]\nrunpy.run_path(sys.argv[0], run_name='__main__')"
)

ENDLESS = {
    "sum": "    return sum(itertools.count())",
    "power": "    return 10 ** 10 ** 9",
    "sleep": "    return time.sleep(9999)",
}


@pytest.mark.parametrize(
    ("name", "where"), [("sum", "in a turn"), ("power", "at the top"), ("sleep", "in a turn")]
)
def test_a_call_that_does_not_return_ends_the_program_with_the_learners_line(name, where, tmp_path):
    call = "" if where == "in a turn" else "turn(None)\n"
    path = tmp_path / "mine.py"
    path.write_text(f"{IMPORT}import itertools, time\n\n\ndef turn(view):\n{ENDLESS[name]}\n{call}")
    command = [sys.executable, "-c", SOONER, str(LESSON), "--headless", "--strategy", str(path)]
    ran = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, cwd=TESTS.parent
    )
    assert ran.returncode == 1
    assert "Timeout" in ran.stderr and 'mine.py", line 6 in turn' in ran.stderr


def test_a_long_walk_of_quick_turns_does_not_ring(monkeypatch, tmp_path):
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
