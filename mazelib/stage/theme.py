"""Colours: a light and a dark theme.

Made for projectors (walls and floor differ strongly in brightness) and for the colour-blind: nothing is
told by colour alone. The hues are those of Okabe and Ito, "Color Universal Design", 2008.
"""

from typing import NamedTuple

Colour = tuple[int, int, int]
#: What is written on light colours, whatever the theme.
INK: Colour = (20, 20, 24)


class Theme(NamedTuple):
    """What is drawn in which colour, each as (red, green, blue); here those of the light theme."""

    window: Colour = (236, 239, 243)
    panel: Colour = (255, 255, 255)
    line: Colour = (176, 186, 197)
    text: Colour = (22, 30, 40)
    faint: Colour = (78, 90, 104)
    accent: Colour = (0, 114, 178)  # control points too, until they are reached; then they are faint
    on_accent: Colour = (255, 255, 255)
    wall: Colour = (38, 50, 66)
    floor: Colour = (253, 251, 244)
    grid: Colour = (226, 224, 214)
    visited: Colour = (128, 190, 232)
    walker: Colour = (213, 94, 0)
    outline: Colour = INK
    mark: Colour = (240, 228, 66)
    circle: Colour = (150, 30, 120)
    wrong: Colour = (168, 40, 0)
    shortest: Colour = (0, 120, 90)
    ground: Colour = (240, 232, 208)  # through the walker's eyes
    far: Colour = (150, 164, 180)


LIGHT = Theme()
DARK = Theme(
    window=(20, 24, 31), panel=(32, 38, 48), line=(84, 96, 112), text=(240, 243, 247),
    faint=(172, 184, 198), accent=(86, 180, 233), on_accent=(10, 16, 24), wall=(150, 166, 186),
    floor=(30, 34, 42), grid=(44, 50, 60), visited=(20, 92, 146), walker=(255, 140, 50),
    outline=(250, 250, 250), circle=(240, 140, 210), wrong=(255, 150, 110), shortest=(80, 220, 170),
    ground=(66, 62, 52), far=(44, 52, 64),
)  # fmt: skip


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: ``share`` 0 is the one, 1 the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
