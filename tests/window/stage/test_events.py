"""Events as the system sends them: what a command raises becomes news,
and old key repeats are dropped.
"""

import errno
import time
from collections import defaultdict

import pygame
import pytest

from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.window import scenes
from mazelib.window.input.clicks import ExerciseTask
from mazelib.window.input.key_repeats import without_old_repeats
from mazelib.window.input.keys import Command
from tests.window.on_stage import LARGE, at, click_on, paused_stage, press

DISK_IS_FULL = OSError(errno.ENOSPC, "No space left on device", "maps.txt")


def raising(error):
    def fail(*_arguments, **_options):
        raise error

    return fail


def post(kind, key, *, unicode=""):
    pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=unicode, scancode=0))


def key(kind, name):
    return pygame.event.Event(kind, key=name, mod=0, unicode="", scancode=0)


DOWN = pygame.KEYDOWN
UP = pygame.KEYUP


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ValueError("There is no next map."), "There is no next map."),
        (
            LocatedError("map.txt", [Diagnostic("it is broken.", "Mend it.")]),
            "map.txt: it is broken.",
        ),
        (DISK_IS_FULL, "maps.txt: No space left on device."),
        (OSError("nobody knows why"), "nobody knows why"),
    ],
)
def test_an_error_raised_by_a_key_is_told_in_the_window_and_the_window_lives_on(
    error, told, monkeypatch
):
    stage = paused_stage(size=LARGE)
    monkeypatch.setattr(stage.lesson, "turn_on", raising(error))
    press(stage, pygame.K_m)
    assert stage.as_frame().strip.sentence.startswith(told)
    press(stage, pygame.K_n)
    assert stage.is_open
    assert at(stage) == (0, True)


def test_an_error_raised_by_a_button_is_told_in_the_window_too(monkeypatch):
    stage = paused_stage(size=LARGE)
    monkeypatch.setattr(stage.lesson, "turn_on", raising(DISK_IS_FULL))
    click_on(stage, Command.NEXT_MAP)
    assert stage.as_frame().strip.sentence == "maps.txt: No space left on device."


@pytest.mark.parametrize(
    "error", [ValueError("It cannot be chosen."), OSError("It cannot be chosen.")]
)
def test_an_error_raised_by_a_click_on_a_task_is_told_and_the_next_click_is_taken(
    error, monkeypatch
):
    stage = paused_stage("07", LARGE)
    monkeypatch.setattr(stage.scene, "choose", raising(error))
    click_on(stage, ExerciseTask(1))
    assert stage.as_frame().strip.sentence == "It cannot be chosen."
    click_on(stage, Command.HELP)
    assert stage.overlay is Command.HELP


def test_an_error_raised_by_a_check_in_a_later_frame_is_told(monkeypatch):
    stage = paused_stage("07", LARGE)
    monkeypatch.setattr(stage.scene, "work", raising(DISK_IS_FULL))
    press(stage, pygame.K_v)
    assert stage.as_frame().strip.sentence == "maps.txt: No space left on device."


def test_an_error_while_time_passes_pauses_the_run_and_is_told_once(monkeypatch, capsys):
    stage = paused_stage(size=LARGE)
    press(stage, pygame.K_SPACE)
    monkeypatch.setattr(stage.scene, "advance", raising(DISK_IS_FULL))
    for _ in range(5):
        stage.frame(0.2)
    assert stage.as_frame().strip.sentence == "maps.txt: No space left on device."
    assert not stage.player.playing
    assert capsys.readouterr().err.count("No space left") == 1


def test_a_script_that_the_system_does_not_give_is_a_problem_and_the_last_scene_stays(monkeypatch):
    stage = paused_stage(size=LARGE)
    scene = stage.scene
    monkeypatch.setattr(
        scenes, "reopened", raising(OSError(errno.EIO, "Input/output error", "04.py"))
    )
    press(stage, pygame.K_r)
    assert stage.problem.message == "04.py: Input/output error."
    assert stage.scene is scene
    monkeypatch.undo()
    press(stage, pygame.K_r)
    assert stage.problem is None


# --- key repeats ---------------------------------------------------------------------------


def test_one_repeat_of_a_held_key_is_left_of_those_that_piled_up_in_a_long_frame():
    stage = paused_stage(size=LARGE)
    post(DOWN, pygame.K_n)
    stage.frame(0.0)
    assert at(stage) == (0, True)
    for _ in range(9):  # A rule slept meanwhile.
        post(DOWN, pygame.K_n)
    stage.frame(0.0)
    assert at(stage) == (1, False)


def test_a_key_that_was_let_go_in_a_long_frame_no_longer_repeats():
    stage = paused_stage(size=LARGE)
    for kind in (DOWN, DOWN, DOWN, DOWN, UP):
        post(kind, pygame.K_n)
    stage.frame(0.0)
    assert at(stage) == (0, True), "the press itself counts, once"
    stage.frame(0.0)
    assert at(stage) == (0, True)


def test_a_slow_rule_and_a_held_key_do_not_make_the_window_deaf(tmp_path):
    path = tmp_path / "slow.py"
    path.write_text(
        "from mazelib import Turn\n\n\n"
        "def turn(view):\n"
        "    sum(range(3_000_000))\n"
        "    return Turn.RIGHT\n"
    )
    stage = paused_stage(size=LARGE, strategy=path)
    for _ in range(40):  # held for 40 times 45 milliseconds
        post(DOWN, pygame.K_n)
    post(UP, pygame.K_n)
    post(DOWN, pygame.K_d)
    begun = time.perf_counter()
    stage.frame(0.0)
    assert stage.is_dark
    assert at(stage) == (0, True)
    assert time.perf_counter() - begun < 2


def test_presses_in_quick_succession_all_count():
    presses = [key(kind, pygame.K_n) for _ in range(3) for kind in (DOWN, UP)]
    assert without_old_repeats(presses, set()) == presses


def test_repeats_of_one_key_do_not_hide_other_events():
    n = pygame.K_n
    events = [key(DOWN, n), key(DOWN, pygame.K_d), key(DOWN, n), key(UP, pygame.K_d), key(DOWN, n)]
    assert without_old_repeats(events, {n}) == [events[1], events[3], events[4]]
    assert without_old_repeats(events, set()) == [events[0], events[1], events[3], events[4]]


def test_a_key_that_is_pressed_again_after_the_window_lost_the_focus_is_no_repeat():
    events = [
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
        key(DOWN, pygame.K_m),
        key(UP, pygame.K_m),
    ]
    assert without_old_repeats(events, {pygame.K_m}) == events


def test_a_key_that_opened_the_lesson_and_is_still_down_there_opens_no_further_one(monkeypatch):
    paused_stage("04")  # There is a window, as a lesson leaves it to the next.
    is_down = defaultdict(bool, {pygame.K_j: True})
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: is_down)
    stage = paused_stage("05")
    post(DOWN, pygame.K_j)
    post(UP, pygame.K_j)
    stage.frame(0.0)
    assert stage.is_open
    press(stage, pygame.K_j)
    assert stage.next_script
    assert stage.next_script.name.startswith("06")
