"""The shade of the places, read from the pixels: the visits until the tick that is shown."""

import random
from collections import Counter
from dataclasses import replace

import pygame
import pytest
from pygame import Rect

from mazelib.maps.signs import ON_MAPS, PLAIN_FLOOR, WALLS
from mazelib.walking.walk import Walk
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import LIGHT, PAPER, mixed
from mazelib.window.painters.walk_ground import (
    GROUNDS,
    WALL_NUMBER,
    colour_number,
    walk_palette,
)
from mazelib.window.painters.walk_painter import WalkPainter
from mazelib.window.pictures import Pictures
from mazelib.window.shown import WalkShown
from tests.samples import heya, rule
from tests.window.on_stage import colours_of

AREA = Rect(0, 0, 680, 280)
#: How far a place is shaded beside all that is drawn on it: from its middle, in places.
BESIDE_THE_SIGNS = 0.4


@pytest.fixture
def pen():
    return Pen(pygame.Surface(AREA.size), LIGHT, Lettering(), Pictures(), 20)


def colours_at(tick, painter, timeline, pen):
    """What the painter draws of a tick: the colour of each place, beside the signs on it."""
    shown = WalkShown(timeline=timeline, moment=timeline.moment(tick), tick=tick)
    grid = painter.draw(pen, AREA, shown, [])
    colours = {}
    for place in timeline.heya.places:
        rect = grid.rect_of(place)
        beside = round(rect.width * BESIDE_THE_SIGNS)
        at = (rect.centerx + beside, rect.centery + beside)
        colours[place] = tuple(pen.window.get_at(at))[:3]
    return colours


def shaded(timeline, tick, ground=LIGHT.floor):
    """What the colours must be: one shade for all places that were visited."""
    visits = Counter(timeline.place(each) for each in range(tick + 1))
    colours = {}
    for place in timeline.heya.places:
        shade = min(visits[place], 1)
        colours[place] = mixed(ground, LIGHT.visited, shade)
        if not timeline.heya.is_open(place):
            colours[place] = LIGHT.wall
    return colours


def test_after_any_jump_every_place_has_the_shade_of_its_visits(pen):
    walk = Walk(heya("loop"), rule("random_walk", seed=3))
    walk.run()
    timeline = walk.timeline
    rng = random.Random(1)
    tick = 0
    for _tick in range(1000):
        walk.recording.note_state(timeline.states[0])
    painter = WalkPainter(timeline, "")
    before_the_end = timeline.last - 1
    for _ in range(60):
        tick = rng.choice(
            (rng.randint(0, before_the_end), max(0, tick - 1), min(before_the_end, tick + 5))
        )
        assert colours_at(tick, painter, timeline, pen) == shaded(timeline, tick)


def test_at_an_arrival_the_map_is_calm_and_a_tick_before_it_is_shaded_again(pen):
    walk = Walk(heya("first"), rule("right_hand"))
    walk.run()
    timeline = walk.timeline
    painter = WalkPainter(timeline, "")
    before = timeline.last - 1
    shades = {*shaded(timeline, before).values()} - {LIGHT.wall}
    assert shades
    assert LIGHT.floor not in shades, "all was visited"
    for _again in range(2):
        calm = colours_at(timeline.last, painter, timeline, pen)
        assert shades.isdisjoint(calm.values())
        assert LIGHT.floor in calm.values()
        assert colours_at(before, painter, timeline, pen) == shaded(timeline, before)


def test_at_the_arrival_by_chance_a_place_is_darker_the_more_often_it_was_visited(pen):
    walk = Walk(heya("open_square"), rule("random_walk", seed=0))
    walk.run()
    timeline = walk.timeline
    painter = WalkPainter(timeline, "", by_chance=True)
    before = timeline.last - 1
    visits = Counter(timeline.place(tick) for tick in range(timeline.last + 1))
    counts = sorted(visits.values())
    thirds = [counts[len(counts) // 3], counts[2 * len(counts) // 3]]
    assert thirds[0] < counts[len(counts) // 2] < thirds[1], "halves would differ"
    for _again in range(2):
        heat = colours_at(timeline.last, painter, timeline, pen)
        often = [place for place, _count in visits.most_common() if heat[place] != PAPER]
        assert len(often) >= len(visits) - 4, "all but those below a letter"
        darker = sorted({heat[place] for place in often}, key=sum, reverse=True)
        assert len(darker) == 3
        for place in often:
            assert heat[place] == darker[sum(visits[place] > third for third in thirds)]
        brightness = [sum(heat[place]) for place in often]
        assert brightness == sorted(brightness)
        assert LIGHT.trail not in colours_of(pen.window, AREA)
        assert colours_at(before, painter, timeline, pen) == shaded(timeline, before)
        assert LIGHT.trail in colours_of(pen.window, AREA)


def test_every_sign_of_wall_is_wall_and_all_else_is_floor():
    assert {colour_number(sign) for sign in WALLS} == {WALL_NUMBER}
    plain = set(ON_MAPS) - set(GROUNDS)
    assert {colour_number(sign) for sign in plain} == {colour_number(PLAIN_FLOOR)}
    assert WALL_NUMBER not in {colour_number(sign) for sign in ON_MAPS}


def test_a_sign_with_a_row_of_its_own_has_a_colour_of_its_own_visited_or_not(monkeypatch, pen):
    monkeypatch.setitem(GROUNDS, "~", "good")
    walk_palette.cache_clear()
    dry = heya("loop")
    water = replace(dry, rows=tuple(row.replace(" ", "~") for row in dry.rows))
    walk = Walk(water, rule("right_hand"))
    walk.run()
    timeline = walk.timeline
    painter = WalkPainter(timeline, "")
    wet_places = [(x, y) for x, y in water.places if water.rows[y][x] == "~"]
    for tick in (0, 10):
        expected = shaded(timeline, tick, LIGHT.good)
        colours = colours_at(tick, painter, timeline, pen)
        for place in wet_places:
            assert colours[place] == expected[place], (tick, place)
    walk_palette.cache_clear()
