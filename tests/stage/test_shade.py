"""The shade of the places: the visits of the tick that is shown, however it was come to."""

import random
from collections import Counter

import pytest

from mazelib.stage import shade
from mazelib.stage.place_picture import PlacePicture
from mazelib.stage.shade import FLOOR, MOST_SHADE, WALL, Shade
from mazelib.strategies import RULES
from mazelib.walk import Walk
from tests.maps import heya


def shaded(timeline, tick):
    """What the cells must be: one colour more for each doubling of the visits."""
    width, visits = timeline.heya.width, Counter(timeline.place(each) for each in range(tick + 1))
    return [
        FLOOR + min(visits[(index % width, index // width)].bit_length(), MOST_SHADE) if is_open else WALL
        for index, is_open in enumerate(timeline.heya.floor)
    ]


@pytest.mark.parametrize("long_jump", [0, 30, 100_000])
def test_after_any_jump_every_place_has_the_shade_of_its_visits(long_jump, monkeypatch):
    monkeypatch.setattr(shade, "LONG_JUMP", long_jump)
    walk = Walk(heya("loop"), RULES["random_walk"](random.Random(3)))
    walk.run()
    timeline, rng = walk.timeline, random.Random(1)
    picture = PlacePicture(timeline.heya.width, timeline.heya.height, [(0, 0, 0)] * 16)
    follows = Shade(timeline, picture)
    tick = 0
    for _ in range(60):
        tick = rng.choice((rng.randint(0, timeline.last), max(0, tick - 1), min(timeline.last, tick + 5)))
        follows.show(tick)
        assert list(picture.cells) == shaded(timeline, tick)


def test_very_many_visits_have_the_last_shade():
    walk = Walk(heya("loop"), RULES["random_walk"](random.Random(3)))
    walk.advance(1)
    timeline = walk.timeline
    timeline.states.extend([timeline.states[0]] * 1000)
    picture = PlacePicture(timeline.heya.width, timeline.heya.height, [(0, 0, 0)] * 16)
    follows = Shade(timeline, picture)
    for tick in (timeline.last, 3, 200, timeline.last, 130, 0):
        follows.show(tick)
        assert list(picture.cells) == shaded(timeline, tick)
