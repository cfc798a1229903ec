"""No key that help or the menu names in some lesson is silent in another one, or at any size."""

import pygame
import pytest

from mazelib.window.input.keys import Command
from mazelib.window.input.silent_keys import all_named
from mazelib.window.playing.speeds import SPEEDS
from tests.learners import saved, script
from tests.window.on_stage import LARGE, paused_stage, press, settle, stage_at, words_on

#: Keys whose names are not those of pygame.
NAMES = {"Space": "space", "Esc": "escape", "+": "=", "-": "-", "Home": "home", "End": "end"}
#: These leave the lesson, or need a real window.
LEAVE = (Command.CLOSE, Command.NEXT_LESSON, Command.FULL_SCREEN)
KEYS = sorted({action.key for action in all_named() if action not in LEAVE})


def press_named(stage, name):
    """Press a key as help writes it, with Shift if it says so."""
    shifted, _space, letter = name.rpartition(" ")
    key = pygame.key.key_code(NAMES.get(letter, letter).lower())
    press(stage, key, mod=pygame.KMOD_SHIFT if shifted else 0)


def silent_keys(lesson, size, tick=0):
    """The keys after which the window looks as before."""
    silent = []
    for name in KEYS:
        stage = stage_at(tick, lesson, size)
        stage.frame(0.0)
        before = stage.as_frame()
        press_named(stage, name)
        for _frame in range(3 if name == "End" else 0):
            stage.frame(0.2)  # The walk goes on to its end, or is told to be on its way there.
        if stage.as_frame() == before:
            silent.append(name)
    return silent


def test_a_key_that_does_nothing_here_says_why():
    stage = paused_stage("04", LARGE)
    for key, why in (
        (pygame.K_f, "The eyes are already open."),
        (pygame.K_c, "You can already see the rule."),
        (pygame.K_b, "This is the start."),
        (pygame.K_v, "V does nothing in this lesson."),
    ):
        press(stage, key)
        assert stage.as_frame().strip.news == why
    keyboard = paused_stage("02", LARGE)
    press(keyboard, pygame.K_SPACE)
    assert keyboard.as_frame().strip.news == "Space does nothing here. Walk with the arrow keys."
    press(keyboard, pygame.K_n)
    assert keyboard.as_frame().strip.news == "Press an arrow key to go on."


def test_space_at_a_rule_that_has_stopped_says_why_nothing_happens(tmp_path):
    path = saved(tmp_path, script("04").read_text().replace("Turn.RIGHT", "Turn.RIHGT"))
    stage = paused_stage(path, LARGE)
    press(stage, pygame.K_n)
    settle(stage)
    assert stage.problem
    for key in (pygame.K_SPACE, pygame.K_n):
        stage.news.end()
        assert "mend the line" not in words_on(stage).lower()
        press(stage, key)
        assert "the rule has stopped. fix the line and save it." in words_on(stage).lower()


def test_the_named_keys_are_those_of_all_lessons():
    assert {"Space", "N", "Home", "F", "T", "K", "V", "Z", "Shift Z", "P", "L"} <= {*KEYS}


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("lesson", "size", "tick"),
    [
        *((lesson, LARGE, 0) for lesson in ("01", "02", "03", "04", "05", "06")),
        ("05", (640, 480), 0),
        ("04", LARGE, 143),
    ],
)
def test_no_named_key_is_silent(lesson, size, tick, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # Pictures of the window are saved here.
    assert silent_keys(lesson, size, tick) == []


@pytest.mark.parametrize(
    ("speed", "key", "why"),
    [
        (SPEEDS[-1], "+", "It can't play any faster."),
        (SPEEDS[0], "-", "It can't play any slower."),
    ],
)
def test_at_the_last_speed_it_is_said_which_way_it_does_not_go_on(speed, key, why):
    stage = paused_stage("04", LARGE, speed=speed)
    press_named(stage, key)
    assert stage.as_frame().strip.news == why
    assert stage.player.pace.speed == speed
