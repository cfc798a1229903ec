"""The shade of the places: the visits of the tick that is shown, however it was reached."""

import random
from collections import Counter
from dataclasses import replace

from mazelib.maps.signs import FLOOR, ON_MAPS, WALLS
from mazelib.walking.walk import Walk
from mazelib.window.painters.walk_painter import (
    GROUNDS,
    MOST_SHADE,
    WALL_NUMBER,
    WalkPainter,
    colour_number,
    walk_palette,
)
from mazelib.window.theme import LIGHT, mixed
from tests.samples import heya, rule


def shaded(timeline, tick):
    """What the cells must be: one colour more for each doubling of the visits."""
    width = timeline.heya.width
    visits = Counter(timeline.place(each) for each in range(tick + 1))
    return [
        colour_number(" ") + min(visits[(index % width, index // width)].bit_length(), MOST_SHADE)
        if is_open
        else WALL_NUMBER
        for index, is_open in enumerate(timeline.heya.floor)
    ]


def test_after_any_jump_every_place_has_the_shade_of_its_visits():
    walk = Walk(heya("loop"), rule("random_walk", seed=3))
    walk.run()
    timeline = walk.timeline
    rng = random.Random(1)
    tick = 0
    for _tick in range(1000):
        timeline.note_state(timeline.states[0])
    painter = WalkPainter(timeline, "")
    for _ in range(60):
        tick = rng.choice(
            (rng.randint(0, timeline.last), max(0, tick - 1), min(timeline.last, tick + 5))
        )
        painter._shade(tick)
        assert list(painter._cells) == shaded(timeline, tick)


def test_every_sign_of_wall_is_wall_and_all_else_is_floor():
    assert {colour_number(sign) for sign in WALLS} == {WALL_NUMBER}
    plain = set(ON_MAPS) - set(GROUNDS)
    assert {colour_number(sign) for sign in plain} == {colour_number(FLOOR)}
    assert WALL_NUMBER not in {colour_number(sign) for sign in ON_MAPS}


def test_a_sign_with_a_row_of_its_own_has_a_colour_of_its_own_visited_or_not(monkeypatch):
    monkeypatch.setitem(GROUNDS, "~", "good")
    walk_palette.cache_clear()
    water = replace(heya("loop"), rows=tuple(row.replace(" ", "~") for row in heya("loop").rows))
    walk = Walk(water, rule("right_hand"))
    walk.run()
    painter = WalkPainter(walk.timeline, "")
    palette = walk_palette(LIGHT)
    x, y = water.start
    index = water.places.index((x, y))
    assert palette[painter._cells[index]] == LIGHT.good
    painter._shade(0)
    assert palette[painter._cells[index]] == mixed(LIGHT.good, LIGHT.visited, 1 / MOST_SHADE)
    walls = {painter._cells[index] for index, is_open in enumerate(water.floor) if not is_open}
    assert walls == {WALL_NUMBER}
    walk_palette.cache_clear()
