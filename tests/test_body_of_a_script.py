"""How often the lines of a script run before its first tick: once by Python, once guarded."""

import random
import sys
from pathlib import Path

import pytest

from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.limits import Patience
from mazelib.values.pausing import finished
from mazelib.window.stage.stage import Stage
from tests.learners import script_of

#: Scripts that note in a file that they ran, and then show something.
SCRIPTS = {
    "walk": """
def rule(view):
    return Turn.LEFT
show(rule, panels=["code"])
""",
    "class": """
class Rule:
    def turn(self, view, place, heading):
        return Turn.LEFT
show(Rule)
""",
    "class with dice": """
class Rule:
    def __init__(self, rng):
        self.first = rng.randint(0, 1)
    def turn(self, view, place, heading):
        return Turn.LEFT
show(Rule)
""",
    "exercises": """
def rule(view):
    return Turn.LEFT
show(rule, kind="exercises", panels=["exercises"])
""",
    "make": """
def make(maze, rng):
    yield "nothing"
show(make, sizes=[(2, 1)])
""",
    "keys": "show({'up': Heading.UP})\n",
    "look": "show(task='Look.')\n",
    "game": "show(Game())\n",
}
NOTE = """
from mazelib import Game, Heading, Turn, show
with open({log!r}, "a") as log:
    log.write("x")
"""


@pytest.fixture(params=SCRIPTS)
def script(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(NOTE.format(log=str(tmp_path / "log")) + SCRIPTS[request.param])
    return path


def times(script: Path) -> int:
    return len((script.parent / "log").read_text())


@pytest.mark.sweep(3)
def test_in_a_window_the_lines_run_twice_at_most(script, run_here, monkeypatch):
    after_first_step = []

    def step(stage: Stage) -> None:
        stage.frame(0.1)
        assert times(script) <= 2, "the first frame waits for nothing"
        stage.lesson.loaded.workers.patience = Patience.UNTIL_ANSWERED
        for _ in range(3):
            stage.frame(0.1)
        stage.player.step()
        after_first_step.append(times(script))

    monkeypatch.setattr(Stage, "run", step)
    assert run_here(script).returncode == 0
    begins = "def " in script.read_text()
    assert after_first_step == [2 if begins else 1]


@pytest.mark.sweep(3)
def test_without_a_window_the_lines_run_twice(script, run_here):
    options = run_here(script, "--help").stdout
    if "--headless" not in options:
        pytest.skip("this kind has no run without a window")
    (script.parent / "log").unlink()
    run_here(script, "--headless", *(["--limit", "9"] if "--limit" in options else []))
    assert times(script) == 2


def test_each_save_runs_the_lines_once(script):
    loaded = script_of(script)
    assert times(script) == 1
    assert finished(loaded.read_again()) is loaded
    script.write_text(script.read_text() + "# saved\n")
    saved = finished(loaded.read_again())
    assert times(script) == 2
    assert saved is not loaded
    assert "# saved" in saved.file.text


TOSSES = """
from mazelib import Turn
class Rule:
    made = []
    def __init__(self, rng):
        self.made.append(rng.randint(1, 1000000))
    def turn(self, view, place, heading):
        return Turn.LEFT
"""


def test_a_rule_that_tosses_while_it_is_made_gets_the_dice_of_its_walk(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(TOSSES)
    loaded = load_script(path)
    for _ in range(2):
        strategy = loaded.strategy(random.Random(7))
        made = strategy.guard.namespace["Rule"].made
        assert made == [random.Random(7).randint(1, 1000000)]


def test_nothing_of_pythons_own_is_left_changed(script):
    before = (
        sys.unraisablehook,
        sys.excepthook,
        sys.path,
        list(sys.path),
        sys.modules["mazelib"].show,
    )
    loaded = load_script(script)
    if loaded.call.given is not None:
        load_script(script)
    after = (
        sys.unraisablehook,
        sys.excepthook,
        sys.path,
        list(sys.path),
        sys.modules["mazelib"].show,
    )
    assert after == before
    assert after[2] is before[2]
