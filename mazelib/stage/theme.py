"""Colours: a light and a dark theme.

Both are made for a projector (walls and floor differ strongly in brightness) and for the
colour-blind: blue, vermillion and yellow are told apart by all, and nothing is told by colour
alone. The hues are those of Okabe and Ito, "Color Universal Design", 2008.
"""

from typing import NamedTuple

Colour = tuple[int, int, int]


class Theme(NamedTuple):
    """What is drawn in which colour, each as (red, green, blue)."""

    window: Colour
    panel: Colour
    line: Colour
    text: Colour
    faint: Colour
    accent: Colour
    on_accent: Colour
    wall: Colour
    floor: Colour
    visited: Colour
    grid: Colour
    walker: Colour
    outline: Colour
    control: Colour
    reached: Colour
    mark: Colour
    on_mark: Colour
    circle: Colour
    wrong: Colour
    shortest: Colour
    ceiling: Colour
    ground: Colour
    side_wall: Colour
    front_wall: Colour
    edge: Colour
    far: Colour


#: Each colour in the light theme and in the dark one.
_COLOURS: dict[str, tuple[Colour, Colour]] = {
    "window": ((236, 239, 243), (20, 24, 31)),
    "panel": ((255, 255, 255), (32, 38, 48)),
    "line": ((176, 186, 197), (84, 96, 112)),
    "text": ((22, 30, 40), (240, 243, 247)),
    "faint": ((78, 90, 104), (172, 184, 198)),
    "accent": ((0, 114, 178), (86, 180, 233)),
    "on_accent": ((255, 255, 255), (10, 16, 24)),
    "wall": ((38, 50, 66), (150, 166, 186)),
    "floor": ((253, 251, 244), (30, 34, 42)),
    "visited": ((128, 190, 232), (20, 92, 146)),
    "grid": ((226, 224, 214), (44, 50, 60)),
    "walker": ((213, 94, 0), (255, 140, 50)),
    "outline": ((20, 20, 24), (250, 250, 250)),
    "control": ((0, 114, 178), (86, 180, 233)),
    "reached": ((96, 108, 120), (120, 132, 146)),
    "mark": ((240, 228, 66), (240, 228, 66)),
    "on_mark": ((20, 20, 24), (20, 20, 24)),
    "circle": ((150, 30, 120), (240, 140, 210)),
    "wrong": ((168, 40, 0), (255, 150, 110)),
    "shortest": ((0, 120, 90), (80, 220, 170)),
    "ceiling": ((214, 224, 234), (26, 32, 42)),
    "ground": ((240, 232, 208), (66, 62, 52)),
    "side_wall": ((96, 118, 144), (120, 138, 160)),
    "front_wall": ((62, 80, 104), (164, 180, 200)),
    "edge": ((24, 32, 44), (10, 14, 20)),
    "far": ((150, 164, 180), (44, 52, 64)),
}
LIGHT = Theme(**{name: light for name, (light, _) in _COLOURS.items()})
DARK = Theme(**{name: dark for name, (_, dark) in _COLOURS.items()})


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: ``share`` 0 is the one, 1 the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
