"""Lesson 6 in its window: marks as strokes, and the end where nothing is left."""

import pygame
import pytest

from mazelib.grid.compass import DELTAS
from mazelib.window.remembered import marked_ways
from mazelib.window.theme import LIGHT
from tests.window.on_stage import LARGE, at, on_map, paused_stage, press, stage_at, words_on


def strokes(stage, place, way) -> int:
    """How many strokes are drawn at the edge of a place, to the right of who leaves it by a way."""
    rect = on_map(stage, place)
    (dx, dy) = DELTAS[way]
    side = 0.24 * rect.width
    points = [rect.width * (0.2 + number / 200) for number in range(60)]
    inks = []
    for ahead in points:
        point = (
            round(rect.centerx + ahead * dx - side * dy),
            round(rect.centery + ahead * dy + side * dx),
        )
        inks.append(stage.window.surface.get_at(point)[:3] == LIGHT.outline)
    return sum(ink and not before for before, ink in zip([False, *inks], inks, strict=False))


@pytest.mark.parametrize("tick", [3, 8, 11])
def test_each_mark_is_a_stroke(tick):
    stage = stage_at(tick, "06")
    marks = marked_ways(stage.scene.shown(tick).moment.memory)
    assert {count for _, _, count in marks} == ({1} if tick == 3 else {1, 2})
    walker = stage.scene.place_at(tick)
    for place, way, count in marks:
        if place != walker:
            assert strokes(stage, place, way) == count, (place, way)


@pytest.mark.parametrize(
    "kept",
    [
        '{("a", "b"): Heading.UP}',
        "{(10**30, 5): Heading.UP}",
        "{(2**63 - 1, 2**40): {Heading.RIGHT: 3}}",
        "{(-1, -5): {Heading.UP: 1}}",
        "{(1, 1): {Heading.UP: 10**9}}",
        "{(1.5, float('nan')): Heading.UP}",
        "{(1, 1): {0: 1}, (2, 1): 5}",
    ],
)
def test_what_looks_like_marks_and_cards_and_is_none_is_no_harm(kept, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import Heading, right_hand\n\n\nclass MyTurn:\n    def __init__(self):\n"
        f"        self.kept = {kept}\n\n"
        "    def turn(self, view, place, heading):\n"
        "        return right_hand(view)\n"
    )
    stage = paused_stage("06", LARGE, strategy=path)
    press(stage, pygame.K_k, pygame.K_n, pygame.K_n)
    stage.draw()
    assert stage.is_open
    assert stage.problem is None


def test_before_the_card_it_thinks_and_its_line_is_lit():
    stage = stage_at(92, "06", map="unreachable")
    assert stage.scene.card(stage.as_frame().shown) is None
    assert "Where will it go" in words_on(stage)
    press(stage, pygame.K_n)
    frame = stage.as_frame()
    assert at(stage) == (92, True)
    assert frame.card.title == "a cannot be reached."
    assert frame.card.facts == "None of the 46 places that it can get to is a."
    for key in (pygame.K_n, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_END, pygame.K_n, pygame.K_n):
        press(stage, key)
    stage = stage_at(92, "06", map="unreachable")
    before = [strokes(stage, (4, 1), way) for way in (1, 3)]
    press(stage, pygame.K_n)
    assert [strokes(stage, (4, 1), way) for way in (1, 3)] == before == [2, 2], (
        "the proof stays on the map"
    )
    decided = frame.shown.moment.lines_run.decided[1]
    assert (
        stage.scene.source.pieces[0]
        .lines[decided - stage.scene.source.pieces[0].first]
        .strip()
        .startswith("return EXPLORED")
    )


def test_a_walk_that_is_played_comes_to_its_card_and_stops():
    stage = paused_stage("06", map="unreachable", speed=50.0)
    press(stage, pygame.K_SPACE)
    for _ in range(200):
        if not stage.player.playing:
            break
        stage.frame(0.1)
    assert not stage.player.playing
    assert stage.as_frame().card.title == "a cannot be reached."
    slow = paused_stage("06", map="unreachable", speed=4.0)
    slow.scene.advance(100)
    slow.player.seek(90)
    press(slow, pygame.K_SPACE)
    for _ in range(40):
        slow.frame(0.1)
    assert not slow.player.playing
    assert slow.as_frame().card.title == "a cannot be reached."
