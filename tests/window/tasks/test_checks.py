"""A check in the workshop: how it goes on, and what begins and ends it."""

import re
import time

import pygame
import pytest

from mazelib.challenges.exercise import Passed
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.keys import Command
from mazelib.window.scenes.shared import checking_scene
from tests.learners import saved
from tests.window.on_stage import LARGE, check_files, click, colours, paused_stage, press, words_on
from tests.window.tasks.on_workshop import (
    LEFT,
    LEFT_HAND,
    ROUND_CORNERS,
    STANDS,
    WALLS,
    check,
    choose,
    drawn,
    finish_check,
)


def test_a_check_that_was_asked_for_goes_on_with_the_rule_that_is_saved_meanwhile(tmp_path):
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    press(stage, pygame.K_v)
    path.write_text(f"{ROUND_CORNERS}# It is saved once more.\n")
    stage.files.next_look_at = float("inf")  # The window has not looked at its files yet.
    finish_check(stage)
    assert not stage.lesson.practice.earned
    check_files(stage)
    stage.frame(0.01)
    finish_check(stage)
    assert stage.lesson.practice.earned, "nobody has pressed V again"


@pytest.mark.thorough
def test_a_rule_in_its_own_file_is_checked_and_the_result_is_forgotten_when_it_is_saved(
    tmp_path, folder
):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import right_hand\n\n\ndef turn(view):\n    return right_hand(view)\n"
    )
    stage = paused_stage("07", LARGE, strategy=path)
    choose(stage, LEFT_HAND)
    check(stage)
    assert "Whoever imports the answer has not passed." in stage.as_frame().strip.sentence
    assert not stage.lesson.practice.earned
    for text, passes in ((LEFT, True), (STANDS, False)):
        path.write_text(text)
        check_files(stage)
        assert stage.lesson.practice.results == {}
        stage.lesson.practice.number = LEFT_HAND
        check(stage)
        result = stage.lesson.practice.results[LEFT_HAND]
        assert isinstance(result, Passed) == passes
        assert set(stage.lesson.practice.earned) == {LEFT_HAND}, "a tick once earned stays"


SLOW = """\
from mazelib import Turn, show

def my_turn(view, rng):
    for number in range(4000):
        pass
    return rng.choice([Turn.RIGHT, Turn.LEFT, Turn.AHEAD])

if __name__ == "__main__":
    show(my_turn, kind="exercises", panels=["exercises"])
"""


def test_a_check_of_a_slow_rule_leaves_the_window_time_to_answer(tmp_path):
    path = tmp_path / "slow.py"
    path.write_text(SLOW)
    stage = paused_stage(path, LARGE)
    press(stage, pygame.K_v)
    for _ in range(10):
        begun = time.process_time()
        stage.frame(0.01)
        assert time.process_time() - begun < 0.25


@pytest.mark.thorough
def test_a_check_goes_on_a_little_in_every_frame_and_says_so(monkeypatch, tmp_path):
    # On a fast machine too there are some.
    monkeypatch.setattr(checking_scene, "BUDGET_SECONDS", 0.001)
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, LEFT))
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_v)
    words = [words_on(stage)]
    for _ in range(60):
        stage.frame(0.01)
        words.append(words_on(stage))
    finish_check(stage)
    assert sum("Checking your rule" in each for each in words) > 5
    counts = re.findall(r"map (\d+) of \d+ ", " ".join(words))
    assert counts == sorted(counts, key=int)
    assert int(counts[-1]) > int(counts[0])
    assert set(stage.lesson.practice.earned) == {LEFT_HAND}
    assert stage.lesson.map_path.name == "first.txt"
    assert "Checking your rule" not in words_on(stage)


def test_the_green_button_checks_the_rule(folder, monkeypatch):
    monkeypatch.setattr(checking_scene, "BUDGET_SECONDS", 0.0)
    stage = paused_stage("07", LARGE)
    buttons = [target.at for target in drawn(stage).targets if target.what is Command.CHECK]
    (button,) = [at for at in buttons if at.left > LARGE[0] // 2]
    assert stage.window.surface.get_at((button.left + 30, button.centery))[:3] == LIGHT.good
    click(stage, button.center)
    assert stage.scene.is_checking
    finish_check(stage)
    assert not stage.lesson.practice.earned


def test_only_the_command_to_check_begins_a_check():
    scene = paused_stage("07", LARGE).scene
    scene.carry_out(Command.PRINT)
    assert not scene.is_checking
    scene.carry_out(Command.CHECK)
    assert scene.is_checking


def test_the_ring_that_calls_for_play_is_missing_where_a_rule_is_to_be_checked():
    assert LIGHT.mark in colours_of_foot("04"), "elsewhere it calls for Play"
    assert LIGHT.mark not in colours_of_foot("07")


def colours_of_foot(lesson: str):
    """The colours around the buttons at the left foot of a window."""
    return colours(paused_stage(lesson, LARGE), pygame.Rect(78, 718, 190, 80))


@pytest.mark.parametrize("key", [pygame.K_t, pygame.K_m, pygame.K_z])
def test_a_key_does_not_throw_away_a_check_but_escape_ends_it(key, monkeypatch, folder):
    monkeypatch.setattr(checking_scene, "BUDGET_SECONDS", 0.0)
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_v, key)
    stage.frame(0.0)
    assert stage.scene.is_checking
    assert stage.lesson.practice.number == WALLS
    assert "Esc stops that" in words_on(stage)
    press(stage, pygame.K_ESCAPE)
    stage.frame(0.0)
    assert stage.is_open
    assert not stage.scene.is_checking
    assert "The check was stopped" in words_on(stage)
