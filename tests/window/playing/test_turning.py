"""Before lesson 3 begins, the walker turns once on the spot: its sides are its own."""

import re
from itertools import pairwise

import pygame
import pytest

from mazelib.grid.compass import DELTAS, Heading, Place, Turn, turned
from mazelib.walking.view import view_at
from mazelib.window.painters.map_drawing import MapDrawing
from mazelib.window.playing.turning import (
    ASK_SECONDS,
    BEFORE_SECONDS,
    LAST_SECONDS,
    OPENING_SECONDS,
    QUARTER_SECONDS,
)
from mazelib.window.playing.walker_position import walker_position
from tests.window.on_stage import LARGE, at, on_map, paused_stage, pixels_of, press, words_on

#: The words for the directions of the map.
WORDS = {(0, -1): "up", (1, 0): "right", (0, 1): "down", (-1, 0): "left"}
#: The colour of the mitten in its picture.
MITTEN = (255, 241, 220)
SHARPEST_TURN_A_FRAME = 0.25


def wait(stage, seconds):
    """Let time pass, in frames."""
    for _ in range(round(seconds / 0.25)):
        stage.frame(0.25)


def test_it_turns_quarter_by_quarter_tells_of_its_right_hand_and_stands_again_as_before():
    stage = paused_stage("03", LARGE)
    heya = stage.scene.timeline.heya
    assert stage.as_frame().shown.spot is None
    wait(stage, BEFORE_SECONDS)
    headings = []
    for quarter in range(1, 5):
        for _ in range(2):
            wait(stage, 0.25)
            strip = stage.as_frame().strip
            assert strip.sentence == "Which side is its right hand on now?", "it is asked first"
            assert strip.asks
        wait(stage, 0.75)
        frame = stage.as_frame()
        moment = frame.shown.moment
        heading = turned(heya.heading, Turn(quarter % 4))
        assert (moment.place, moment.heading) == (heya.start, heading)
        assert frame.strip.view == view_at(heya, heya.start, heading)
        faces, points = re.search(r"faces (\w+)\. .* points (\w+)\.", frame.strip.sentence).groups()
        assert faces == WORDS[DELTAS[heading]]
        assert points == WORDS[DELTAS[turned(heading, Turn.RIGHT)]]
        assert frame.strip.nose is heading, "the sides in the strip turn with it"
        assert frame.needs_space, "the class may begin at once"
        assert "right?" not in words_on(stage), "the coins wait"
        assert not frame.strip.asks, "one thing at a time: nothing is asked meanwhile"
        wait(stage, QUARTER_SECONDS - 1.25)
        headings.append(heading)
    assert {*headings} == {*Heading}
    last = stage.as_frame().strip
    its_own = "In the small picture its nose always points up. Right means its own right."
    assert last.sentence == its_own
    assert last.nose is Heading.UP
    assert OPENING_SECONDS <= 9
    wait(stage, LAST_SECONDS)
    assert stage.as_frame().needs_space
    assert stage.as_frame().shown.spot is None
    assert stage.as_frame().shown.moment.heading is heya.heading
    assert at(stage) == (0, False)


def test_it_never_jumps_shows_no_arrow_and_goes_over_into_the_first_step(monkeypatch):
    arrows = []
    monkeypatch.setattr(MapDrawing, "way", lambda _drawing, *way: arrows.append(way))
    stage = paused_stage("03", LARGE)
    headings = []
    while len(headings) * 0.0625 <= OPENING_SECONDS:
        stage.frame(0.0625)
        shown = stage.as_frame().shown
        headings.append(walker_position(shown.moment, shown.phase).heading)
    assert not arrows, "it has not thought yet"
    steps = [
        (after - before + 2) % 4 - 2
        for before, after in pairwise(headings)
    ]
    assert all(0 <= step <= SHARPEST_TURN_A_FRAME for step in steps)
    assert sum(steps) == pytest.approx(4), "one whole turn"
    press(stage, pygame.K_n)
    assert at(stage) == (0, True)
    assert stage.as_frame().shown.moment.heading == headings[-1]


@pytest.mark.parametrize("quarter", [1, 2, 3, 4])
@pytest.mark.sweep(2)
def test_its_right_hand_is_on_the_side_that_the_sentence_names(quarter):
    stage = paused_stage("03", LARGE, map="open_square")
    stage.frame(0.0)
    wait(stage, BEFORE_SECONDS + QUARTER_SECONDS * (quarter - 1))
    wait(stage, ASK_SECONDS + 0.25)
    named = stage.as_frame().strip.sentence.removesuffix(".").rpartition(" ")[2]
    body = on_map(stage, stage.scene.timeline.heya.start)
    seen = {word: mitten(stage, body, delta) for delta, word in WORDS.items()}
    assert max(seen, key=seen.get) == named, seen


def mitten(stage, body, delta: Place) -> int:
    """How many pixels of a hand lie beside the walker on one side."""
    beside = body.inflate(-body.width // 2, -body.height // 2)
    beside.move_ip(delta[0] * body.width * 3 // 4, delta[1] * body.height * 3 // 4)
    return pixels_of(stage.window.surface, beside).count(MITTEN)


@pytest.mark.parametrize("key", [pygame.K_n, pygame.K_SPACE, pygame.K_g])
def test_whoever_begins_ends_it(key):
    stage = paused_stage("03", LARGE)
    wait(stage, BEFORE_SECONDS + 1)
    assert stage.as_frame().shown.spot
    press(stage, key)
    assert stage.as_frame().shown.spot is None


def test_n_ends_it_before_the_first_thought_and_asks_and_it_is_shown_again_at_the_start():
    stage = paused_stage("03", LARGE)
    wait(stage, BEFORE_SECONDS + 1)
    press(stage, pygame.K_n)
    assert at(stage) == (0, False)
    assert stage.as_frame().strip.sentence == "Which ways can its coins send it?"
    press(stage, pygame.K_n)
    assert at(stage) == (0, True)
    press(stage, pygame.K_r)
    wait(stage, BEFORE_SECONDS + 1)
    assert at(stage) == (0, False)
    assert stage.as_frame().shown.spot is None
    press(stage, pygame.K_r)
    wait(stage, BEFORE_SECONDS + 1)
    assert stage.as_frame().shown.spot, "R at the start introduces it again"


@pytest.mark.parametrize(("lesson", "options"), [("04", {}), ("05", {}), ("03", {"map": "loop"})])
def test_it_is_introduced_once_and_not_in_later_lessons(lesson, options):
    stage = paused_stage(lesson, LARGE, **options)
    wait(stage, BEFORE_SECONDS + 1)
    assert stage.as_frame().shown.spot is None
