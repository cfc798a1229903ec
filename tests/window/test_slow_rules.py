"""Rules that sleep, never end, or end Python: the window answers every key, and lives on."""

import time
from statistics import median

import pygame
import pytest

from mazelib.kinds.registry import kind_of
from mazelib.learner.learner_script import read_script
from mazelib.learner.workers import Workers
from mazelib.walking.pausing import finished
from mazelib.window.stage import Stage
from tests.learners import saved
from tests.window.on_stage import words_on

#: How many seconds a turn of the slow rules takes, at least.
A_TURN_TAKES = 1.0
#: A key is answered within this time.
MOST_SECONDS = 0.05
PATIENCE = 30.0

RULE = """from mazelib import Turn, show
import time
class MyTurn:
    def __init__(self):
        self.turns = 0
    def turn(self, view, place, heading):
        self.turns += 1
        BODY
        return Turn.RIGHT
if __name__ == "__main__":
    show(MyTurn, panels=["code", "memory"])
"""


@pytest.fixture
def stage_of(tmp_path):
    """Opens a rule in a window whose workers keep nobody waiting."""
    with Workers() as workers:

        def opened(body: str, **options: object) -> Stage:
            path = saved(tmp_path, RULE.replace("BODY", body))
            script = finished(read_script(workers, path))
            kind = kind_of(script)
            workers.keep_nobody_waiting()
            stage = Stage(kind(script, kind.options_class(**options)), (640, 480))
            wait(stage, lambda: not stage.scene.features.is_blank)
            return stage

        yield opened


def frame(stage: Stage, *keys: int) -> float:
    """The seconds that a frame takes in which these keys are pressed and released."""
    for key in keys:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
    began = time.perf_counter()
    stage.frame(1 / 60)
    seconds = time.perf_counter() - began
    stage.lesson.loaded.workers.keep_one_ready()
    return seconds


def wait(stage: Stage, question) -> float:
    """Show frames until the answer is true; returns the longest time of one."""
    longest = 0.0
    until = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < until, "waited in vain"
        longest = max(longest, frame(stage))
        time.sleep(0.005)
    return longest


KEYS = [
    pygame.K_n, pygame.K_b, pygame.K_SPACE, pygame.K_SPACE, pygame.K_PLUS, pygame.K_END,
    pygame.K_HOME, pygame.K_c, pygame.K_k, pygame.K_g, pygame.K_g, pygame.K_h, pygame.K_h,
    pygame.K_d, pygame.K_m, pygame.K_r, pygame.K_n, pygame.K_SPACE,
]  # fmt: skip


@pytest.mark.parametrize("body", ["time.sleep(1)", "10 ** 10 ** 8", "sum(iter(int, 1))"])
def test_every_key_is_answered_at_once_whatever_the_rule_does(stage_of, body):
    stage = stage_of(f"if self.turns > 2: {body}")
    taken = {}
    for number, key in enumerate(KEYS):
        taken[number, pygame.key.name(key)] = frame(stage, key)
    # Other programs run, too: a few may be unlucky, but none waits for the rule.
    assert median(taken.values()) < MOST_SECONDS, taken
    assert max(taken.values()) < A_TURN_TAKES / 2, taken
    assert stage.is_open


def test_a_slow_turn_is_said_to_be_thinking_and_then_shown(stage_of, monkeypatch):
    monkeypatch.setattr("mazelib.learner.worker.SLOW", 0.2)
    stage = stage_of("time.sleep(0.6)")
    frame(stage, pygame.K_n)
    assert (stage.player.tick, stage.player.thinks) == (0, False)
    wait(stage, lambda: "still thinking, at line 8" in words_on(stage))
    wait(stage, lambda: (stage.player.tick, stage.player.thinks) == (0, True))
    assert "still thinking" not in words_on(stage)


@pytest.mark.parametrize("body", ["time.sleep(9999)", "10 ** 10 ** 9", "import os; os._exit(0)"])
def test_a_turn_that_never_ends_is_told_with_its_line_and_can_be_mended(stage_of, monkeypatch, tmp_path, body):
    monkeypatch.setattr("mazelib.learner.worker.LONGEST", 0.5)
    monkeypatch.setattr("mazelib.learner.worker_run.SLOW", 0.5)
    stage = stage_of(f"if self.turns > 2: {body}", speed=float("inf"))
    frame(stage, pygame.K_SPACE)
    longest = wait(stage, lambda: stage.problem is not None)
    assert longest < 0.4
    assert "mine.py, line 8" in stage.problem.message
    assert (stage.player.tick, stage.player.thinks) == (2, True)
    saved(tmp_path, RULE.replace("BODY", "pass"))
    stage.files.next_look_at = 0
    wait(stage, lambda: stage.problem is None and stage.scene.last > 2)


def test_a_script_that_never_ends_is_told_and_the_last_good_rule_stays(stage_of, monkeypatch, tmp_path):
    monkeypatch.setattr("mazelib.learner.worker.LONGEST", 0.5)
    stage = stage_of("pass")
    frame(stage, pygame.K_n, pygame.K_n)
    scene = stage.scene
    saved(tmp_path, "import time\ntime.sleep(9999)\n")
    stage.files.next_look_at = 0
    longest = wait(stage, lambda: stage.problem is not None)
    assert longest < 0.4
    assert stage.scene is scene and "mine.py, line 2" in stage.problem.message
    saved(tmp_path, RULE.replace("BODY", "pass"))
    stage.files.next_look_at = 0
    wait(stage, lambda: stage.problem is None and stage.scene is not scene)
