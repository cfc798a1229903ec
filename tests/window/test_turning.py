"""Before lesson 3 begins, the walker turns once on the spot: its sides are its own."""

import pygame
import pytest

from mazelib.grid.compass import DELTAS, Heading, Turn, turned
from mazelib.walking.view import view_at
from mazelib.window.turning import ASK_SECONDS, BEFORE_SECONDS, QUARTER_SECONDS
from tests.window.on_stage import LARGE, at, paused_stage, press

#: Words that only the side of the map has that is told of.
ON_THE_MAP = {(0, -1): "up", (1, 0): "the right of", (0, 1): "down", (-1, 0): "the left of"}


def wait(stage, seconds):
    """Let time pass, in frames."""
    for _ in range(round(seconds / 0.25)):
        stage.frame(0.25)


def test_it_turns_quarter_by_quarter_asks_then_tells_and_stands_again_as_before():
    stage = paused_stage("03", LARGE)
    heya = stage.scene.timeline.heya
    assert stage.as_frame().shown.spot is None
    wait(stage, BEFORE_SECONDS)
    headings = []
    for quarter in range(1, 5):
        wait(stage, 1.0)
        frame = stage.as_frame()
        moment = frame.shown.moment
        heading = turned(heya.heading, Turn(quarter % 4))
        assert (moment.place, moment.heading) == (heya.start, heading)
        assert frame.strip.view == view_at(heya, heya.start, heading)
        assert frame.strip.sentence == "The walker has turned. Which side is its right now?"
        assert frame.strip.asks
        wait(stage, ASK_SECONDS - 1.0)
        told = stage.as_frame().strip
        assert not told.asks
        right = DELTAS[turned(heading, Turn.RIGHT)]
        words = [word for word in ON_THE_MAP.values() if f" {word} " in f" {told.sentence} "]
        assert words == [ON_THE_MAP[right]]
        wait(stage, QUARTER_SECONDS - ASK_SECONDS)
        headings.append(heading)
    assert {*headings} == {*Heading}
    assert stage.as_frame().shown.spot is None
    assert stage.as_frame().shown.moment.heading is heya.heading
    assert at(stage) == (0, False)


@pytest.mark.parametrize("key", [pygame.K_n, pygame.K_SPACE, pygame.K_g])
def test_whoever_begins_ends_it(key):
    stage = paused_stage("03", LARGE)
    wait(stage, BEFORE_SECONDS + 1)
    assert stage.as_frame().shown.spot
    press(stage, key)
    assert stage.as_frame().shown.spot is None


@pytest.mark.parametrize(("lesson", "options"), [("04", {}), ("05", {}), ("03", {"map": "loop"})])
def test_it_is_introduced_once_and_not_in_later_lessons(lesson, options):
    stage = paused_stage(lesson, LARGE, **options)
    wait(stage, BEFORE_SECONDS + 1)
    assert stage.as_frame().shown.spot is None
