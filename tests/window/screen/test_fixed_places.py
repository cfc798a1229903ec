"""Nothing on the stage moves: map, strip, rule and companion keep their places in every lesson, on
every map, at every moment; and nothing is ever drawn over the map.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame
import pytest

from mazelib.window.rule.problem import Problem
from mazelib.window.scenes.shared.map_scene import MapScene
from mazelib.window.screen import screen
from mazelib.window.screen.layout import Share, laid_out
from tests.examples import is_thorough
from tests.lessons import lesson_of
from tests.samples import heya
from tests.window.on_stage import LARGE, paused_stage, press, wait_for_scene
from tests.window.screen.test_layout import MOST_SIZES, ONE_OF_A_KIND

THOROUGH = pytest.mark.thorough
PROBLEM = Problem(
    "This doesn't work yet",
    "first.txt, line 2: no.",
    what="There is 'x' but no 'd'.",
    place="first.txt, line 2, column 3",
    quoted="| x |",
    column=2,
    advice="Take it away.",
)


class Places(NamedTuple):
    """Where the parts of a frame were drawn; the map's pixels as it left them, and at the end."""

    parts: dict[str, tuple[int, int, int, int]]
    map_alone: bytes
    map_at_end: bytes
    over_map: list


def picture_of(surface, area) -> bytes:
    """The pixels of a part of a surface."""
    return pygame.image.tobytes(surface.subsurface(area), "RGB")


@contextmanager
def noting(stage, parts, alone) -> Iterator[None]:
    """Note where each part of a frame is drawn."""
    scene = stage.scene
    draw_map = type(scene).draw_map

    def noted(name, draw):
        def noting(pen, area, *rest):
            parts[name(rest)] = tuple(area)
            return draw(pen, area, *rest)

        return noting

    def map_noted(self, pen, area, shown):
        parts["map"] = tuple(area)
        draw_map(self, pen, area, shown)
        alone.append(picture_of(pen.window, area))
        alone.append((len(pen.written), len(pen.targets)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(scene), "draw_map", map_noted)
        patch.setattr(screen, "_draw_strip", noted(lambda _rest: "strip", screen._draw_strip))
        patch.setattr(screen, "draw_panel", noted(lambda rest: rest[0].name, screen.draw_panel))
        yield


def places_of(stage) -> Places:
    parts = {}
    alone = []
    with noting(stage, parts, alone):
        stage.draw()
    area = pygame.Rect(parts["map"])
    pixels, (written, targets) = alone
    drawn = stage.drawn
    later = [text for text in drawn.written[written:] if text.at.colliderect(area)]
    later += [target for target in drawn.targets[targets:] if target.at.colliderect(area)]
    return Places(parts, pixels, picture_of(stage.window.surface, area), later)


def moments_of(stage):
    """The stage at its moments: paused, thinking, playing, with news, with an error, at the end."""
    yield "paused"
    stage.player.step()
    yield "thinks"
    stage.player.toggle()
    stage.frame(0.3)
    yield "plays"
    stage.player.playing = False
    stage.news.bring("first.txt was read again", {(1, 1)})
    yield "news"
    stage.news.complain("The disk is full. " * 9)
    yield "complaint"
    stage.news.end()
    stage._unusable = PROBLEM
    yield "problem"
    stage._unusable = None
    stage.inputs.mouse.at = stage.window.surface.get_rect().center
    yield "hovered"
    stage.scene.advance(1500)
    stage.player.go_to_last()
    yield "end"


def check(stage, expected):
    """At every moment the same places; returns them."""
    for moment in moments_of(stage):
        places = places_of(stage)
        about = (stage.lesson.script.name, stage.scene.name, moment)
        expected = expected or places.parts
        assert places.parts == expected, about
        assert places.map_at_end == places.map_alone, about
        assert places.over_map == [], about
    return expected


#: The game has its signs over its picture (see test_game).
WITH_MAPS = [each for each in ONE_OF_A_KIND if each.values != ("12",)]


@pytest.mark.parametrize("lesson", WITH_MAPS)
@pytest.mark.sweep(4)
def test_nothing_moves_and_nothing_lies_over_the_map(lesson):
    """On every map that the lesson offers; if there is little time, on the first ones."""
    most = 2 if lesson == "04" else 1
    if is_thorough():
        most = 12
    stage = paused_stage(lesson, LARGE)
    expected = None
    seen = set()
    while stage.scene.name not in seen and len(seen) < most:
        seen.add(stage.scene.name)
        expected = check(stage, expected)
        before = stage.scene
        press(stage, pygame.K_m)
        wait_for_scene(stage, before)
    layout = laid_out(LARGE, stage.as_frame().share)
    assert expected["map"] == tuple(layout.map)
    assert expected["strip"] == tuple(layout.strip)


@pytest.mark.parametrize("size", MOST_SIZES[1:])
@pytest.mark.parametrize(
    "lesson", ["04", *(pytest.param(each, marks=THOROUGH) for each in ("01", "05", "08"))]
)
def test_nothing_moves_in_windows_of_other_sizes(lesson, size):
    check(paused_stage(lesson, size), None)


@pytest.mark.parametrize("size", [(640, 480), (480, 360)])
def test_in_a_small_window_a_sheet_takes_the_very_place_of_the_strip(size):
    stage = paused_stage("04", size)
    strip = places_of(stage).parts["strip"]
    for key in stage.panels.sheet_keys:
        stage.do(key)
        places = places_of(stage)
        (name,) = set(places.parts) - {"map"}
        assert name in key.names
        assert places.parts[name] == strip
        assert places.map_at_end == places.map_alone
        stage.panels.close_sheet()


@pytest.mark.parametrize(
    ("key", "is_over"), [(pygame.K_i, True), (pygame.K_h, False), (pygame.K_o, False)]
)
def test_only_the_page_about_the_lesson_lies_over_the_map(key, is_over):
    """The nearest lie: what this test sees of a page, it would see of a badge."""
    stage = paused_stage("04", LARGE)
    press(stage, key)
    places = places_of(stage)
    assert (places.map_at_end != places.map_alone) == is_over
    assert bool(places.over_map) == is_over


def test_where_no_panel_can_stand_beside_the_map_it_has_the_whole_width():
    lesson = lesson_of("04")
    assert MapScene(lesson, heya("first")).share is Share.SHORT_RULE
    lesson.panels = ()
    assert MapScene(lesson, heya("first")).share is Share.WHOLE
