"""The row of controls: each button carries the sign of what it does."""

import pygame
import pytest

from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.keys import Command
from tests.window.on_stage import LARGE, click_on, paused_stage, rect_of, stage_at


def tip_of(stage, at: pygame.Rect, ink) -> str:
    """Where a triangle of this ink points to: away from its heavier half."""
    triangle = pygame.mask.from_threshold(stage.window.surface.subsurface(at), ink, (1, 1, 1))
    box = triangle.get_bounding_rects()[0].unionall(triangle.get_bounding_rects())
    return "left" if triangle.centroid()[0] > box.centerx else "right"


@pytest.mark.parametrize(
    ("command", "tip"),
    [(Command.BACK, "left"), (Command.STEP, "right"), (Command.PLAY, "right")],
)
def test_each_triangle_points_to_where_its_button_leads(command, tip):
    stage = stage_at(5)
    at = rect_of(stage, command).inflate(-10, -10)
    ink = LIGHT.text
    if command is Command.PLAY:
        ink = LIGHT.on_accent
        (word,) = [text.at for text in stage.drawn.written if text.text == "Play"]
        at.width = word.left - at.left
    assert tip_of(stage, at, ink) == tip


def test_plus_is_the_button_for_faster_and_minus_the_one_for_slower():
    stage = stage_at(5)
    for command, sign, change in ((Command.FASTER, "+", 1), (Command.SLOWER, "−", -1)):
        at = rect_of(stage, command)
        assert [text.text for text in stage.drawn.written if at.contains(text.at)] == [sign]
        before = stage.player.pace.speed
        click_on(stage, command)
        assert (stage.player.pace.speed > before) - (stage.player.pace.speed < before) == change


@pytest.mark.parametrize("lesson", ["04", "05"])
def test_of_the_buttons_of_sheets_the_one_whose_sheet_is_open_is_lit_and_no_other(lesson):
    stage = paused_stage(lesson, (640, 480))
    keys = stage.panels.sheet_keys
    assert len(keys) > 1

    def grounds():
        found = [rect_of(stage, key) for key in keys]
        return [stage.window.surface.get_at((at.centerx, at.top + 3))[:3] for at in found]

    closed = grounds()
    for number, key in enumerate(keys):
        click_on(stage, key)
        lit = [now != before for now, before in zip(grounds(), closed, strict=True)]
        assert lit == [other == number for other in range(len(keys))]


def test_large_windows_have_no_buttons_of_sheets():
    stage = paused_stage("05", LARGE)
    assert not stage.panels.sheet_keys
