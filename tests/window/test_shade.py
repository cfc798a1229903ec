"""The shade of the places: the visits of the tick that is shown, however it was come to."""

import random
from collections import Counter

from mazelib.walking.walk import Walk
from mazelib.window.painters.walk_painter import FLOOR, MOST_SHADE, WALL, WalkPainter
from tests.samples import heya, rule


def shaded(timeline, tick):
    """What the cells must be: one colour more for each doubling of the visits."""
    width, visits = timeline.heya.width, Counter(timeline.place(each) for each in range(tick + 1))
    return [
        FLOOR + min(visits[(index % width, index // width)].bit_length(), MOST_SHADE) if is_open else WALL
        for index, is_open in enumerate(timeline.heya.floor)
    ]


def test_after_any_jump_every_place_has_the_shade_of_its_visits():
    walk = Walk(heya("loop"), rule("random_walk", seed=3))
    walk.run()
    timeline, rng, tick = walk.timeline, random.Random(1), 0
    timeline.states.extend([timeline.states[0]] * 1000)
    painter = WalkPainter(timeline, "")
    for _ in range(60):
        tick = rng.choice((rng.randint(0, timeline.last), max(0, tick - 1), min(timeline.last, tick + 5)))
        painter._shade(tick)
        assert list(painter._cells) == shaded(timeline, tick)
