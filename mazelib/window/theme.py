"""Colours: a light and a dark theme. Orange is the walker, yellow is now.

The colours suit projectors and the colour-blind: neighbours differ in brightness, not only in
hue; ``tests/window/test_colours.py`` has the contrasts. Walls are dark and floor is light in
both themes.
"""

from typing import NamedTuple

Colour = tuple[int, int, int]
#: The colours for writing on light ground, and on dark ground, in both themes.
INK: Colour = (16, 22, 30)
PAPER: Colour = (255, 255, 255)


class Theme(NamedTuple):
    """The colour of each thing, as (red, green, blue). The defaults are the light theme."""

    window: Colour = (232, 236, 241)
    panel: Colour = (255, 255, 255)
    line: Colour = (190, 199, 209)
    text: Colour = (22, 30, 40)
    faint: Colour = (78, 90, 104)
    accent: Colour = (10, 96, 166)  # the button to press
    on_accent: Colour = PAPER
    wall: Colour = (36, 48, 62)
    floor: Colour = (254, 251, 243)
    grid: Colour = (226, 222, 208)
    visited: Colour = (104, 160, 196)  # a place that was visited very often
    control: Colour = (10, 96, 166)  # a point to reach
    ring: Colour = (92, 20, 120)  # a circle, on the map
    trail: Colour = (112, 40, 0)
    walker: Colour = (224, 96, 0)
    ghost: Colour = (255, 206, 166)  # a walker beside yours
    outline: Colour = INK
    mark: Colour = (255, 214, 64)
    circle: Colour = (92, 20, 120)
    wrong: Colour = (168, 40, 0)
    good: Colour = (0, 106, 78)  # the shortest route, a tick
    ground: Colour = (232, 226, 206)  # through the walker's eyes
    far: Colour = (150, 164, 180)


LIGHT = Theme()
DARK = Theme(
    window=(20, 24, 31), panel=(34, 40, 50), line=(84, 96, 112), text=(240, 243, 247),
    faint=(178, 190, 203), accent=(104, 184, 240), on_accent=(10, 16, 24), wall=(6, 9, 14),
    floor=(214, 210, 200), grid=(188, 184, 172), visited=(96, 146, 180), circle=(226, 150, 255),
    wrong=(255, 150, 110), good=(90, 220, 170), ground=(168, 162, 146),
)  # fmt: skip


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: the first at ``share`` 0, the second at 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
