"""Colours: a light and a dark theme. Orange is the walker, yellow is now.

The colours suit projectors and the colour-blind: neighbours differ in brightness, not only in
hue; ``tests/window/drawing/test_colours.py`` has the contrasts. Walls are dark and floor is light
in both themes.
"""

from functools import lru_cache
from typing import NamedTuple

Colour = tuple[int, int, int]
#: The colours for writing on light ground, and on dark ground, in both themes.
INK: Colour = (24, 28, 50)
PAPER: Colour = (255, 255, 255)


class Theme(NamedTuple):
    """The colour of each thing, as (red, green, blue). The defaults are the light theme."""

    window: Colour = (243, 239, 230)  # paper
    panel: Colour = (255, 255, 255)  # a card on it
    line: Colour = (208, 200, 184)
    text: Colour = (31, 36, 64)
    faint: Colour = (70, 76, 100)
    accent: Colour = (29, 95, 180)  # what can be pressed
    on_accent: Colour = PAPER
    wall: Colour = (47, 58, 86)
    floor: Colour = (255, 253, 246)
    grid: Colour = (226, 220, 204)  # the dot in each place
    visited: Colour = (194, 217, 244)  # a place that was visited
    control: Colour = (29, 95, 180)  # a point to reach
    ring: Colour = (255, 194, 140)  # a circle, on the map
    shortest: Colour = (22, 130, 74)  # the shortest path
    trail: Colour = (150, 60, 14)
    thread: Colour = (214, 108, 0)  # the way back of a maker
    order: Colour = (104, 62, 164)  # which rooms are filled next
    once: Colour = (160, 102, 0)  # the chalk on a way that was walked once, and twice
    twice: Colour = (104, 66, 10)
    walker: Colour = (232, 89, 12)
    outline: Colour = INK
    mark: Colour = (255, 212, 59)  # now
    wrong: Colour = (176, 32, 32)
    good: Colour = (28, 112, 70)
    sky: Colour = (207, 227, 246)  # through the walker's eyes: above, below, walls near and far
    ground: Colour = (229, 212, 180)
    near: Colour = (107, 125, 168)
    far: Colour = (158, 174, 208)
    opening: Colour = (255, 243, 210)


LIGHT = Theme()
DARK = Theme(
    window=(18, 22, 38), panel=(32, 38, 62), line=(78, 88, 122), text=(242, 240, 232),
    faint=(206, 212, 232), accent=(122, 178, 246), on_accent=(14, 18, 34), wall=(27, 36, 68),
    floor=(214, 219, 232), grid=(178, 186, 206), visited=(158, 188, 222),
    trail=(132, 48, 8), thread=(156, 70, 0), once=(138, 86, 0), twice=(84, 54, 8),
    wrong=(255, 152, 132), good=(104, 216, 160), sky=(28, 36, 68),
    ground=(152, 136, 108), near=(64, 78, 124), far=(98, 114, 160), opening=(236, 220, 176),
)  # fmt: skip


@lru_cache(500)
def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: the first at ``share`` 0, the second at 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
