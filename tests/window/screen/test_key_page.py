"""The page of help: each key does what stands beside it."""

import shutil

import pygame
import pytest

from mazelib.window.input.keys import Command
from mazelib.window.screen.key_page import key_groups, useful_actions
from tests.real_lessons import LESSONS
from tests.window.input.test_silent_keys import press_named
from tests.window.on_stage import LARGE, paused_stage, press, words_on


def key_for(stage, meaning: str) -> str:
    """The key beside which help says this."""
    rows = [row for group in key_groups(stage.scene) for row in group.rows]
    (key,) = [row.key for row in rows if row.meaning == meaning]
    return key


def test_the_key_for_other_coins_tosses_others_on_the_same_map():
    stage = paused_stage("03", LARGE)
    before = (stage.scene.name, stage.scene.seed)
    press_named(stage, key_for(stage, stage.scene.shift_restart))
    assert stage.scene.name == before[0]
    assert stage.scene.seed != before[1]
    press_named(stage, key_for(stage, "go to the next map"))
    assert stage.scene.name != before[0]


@pytest.mark.parametrize("number", [f"{number:02}" for number in range(1, 13)])
def test_each_key_that_does_something_is_in_help_or_in_the_menu(number):
    scene = paused_stage(number, LARGE).scene
    told = {row.key for group in key_groups(scene) for row in group.rows}
    told.update(action.key for action in useful_actions(scene, ()))
    for action in scene.all_commands:
        assert action.key in told or not scene.is_of_use(action), action
    assert {"O", "H", "Esc", "D", "F10", "F11", "F12"} <= told


def test_the_numbers_of_a_guess_are_in_help_only_while_the_class_guesses():
    stage = paused_stage("04", LARGE)
    press(stage, pygame.K_h)
    assert "1 2 3 4" not in words_on(stage)
    press(stage, pygame.K_h, pygame.K_g, pygame.K_h)
    assert "1 2 3 4" in words_on(stage)


def test_a_question_mark_opens_help_and_closes_it_on_whatever_key_it_stands():
    stage = paused_stage("04", LARGE)
    for key, is_there in ((pygame.K_SLASH, True), (pygame.K_MINUS, False)):
        press(stage, key, letters="?")
        assert (stage.overlay is Command.HELP) is is_there


def test_shift_and_slash_is_a_question_mark_where_the_window_does_not_say_what_it_types():
    stage = paused_stage("04", LARGE)
    press(stage, pygame.K_SLASH)
    assert stage.overlay is None
    press(stage, pygame.K_SLASH, mod=pygame.KMOD_SHIFT)
    assert stage.overlay is Command.HELP


@pytest.mark.parametrize("number", [4, 8])
def test_help_names_the_next_lesson_only_where_one_follows(tmp_path, number):
    path = LESSONS[number - 1]
    alone = tmp_path / path.name
    for file in (path, path.parent / "here.py"):
        shutil.copy(file, tmp_path)
    assert Command.NEXT_LESSON in useful_actions(paused_stage(path, LARGE).scene, ())
    assert Command.NEXT_LESSON not in useful_actions(paused_stage(alone, LARGE).scene, ())


def test_help_of_the_last_lesson_names_no_lesson_that_follows():
    groups = key_groups(paused_stage(LESSONS[-1], LARGE).scene)
    meanings = {row.meaning for group in groups for row in group.rows}
    assert "go to the next lesson" not in meanings
