"""Colours: a light and a dark theme.

Both are made for a projector (walls and floor differ strongly in brightness) and for the
colour-blind: blue, vermillion and yellow are told apart by all, and nothing is told by colour
alone. The hues are those of Okabe and Ito, "Color Universal Design", 2008.
"""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]

VERMILLION: Colour = (213, 94, 0)
BLUE: Colour = (0, 114, 178)
SKY: Colour = (86, 180, 233)
YELLOW: Colour = (240, 228, 66)
ORANGE: Colour = (230, 159, 0)
GREEN: Colour = (0, 158, 115)
PURPLE: Colour = (204, 121, 167)


# Two themes are never compared by their colours; without that the class is made sooner.
@dataclass(frozen=True, eq=False, repr=False)
class Theme:
    """What is drawn in which colour, each as (red, green, blue)."""

    name: str
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
    on_control: Colour
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


LIGHT = Theme(
    name="light",
    window=(236, 239, 243),
    panel=(255, 255, 255),
    line=(176, 186, 197),
    text=(22, 30, 40),
    faint=(78, 90, 104),
    accent=BLUE,
    on_accent=(255, 255, 255),
    wall=(38, 50, 66),
    floor=(253, 251, 244),
    visited=(128, 190, 232),
    grid=(226, 224, 214),
    walker=VERMILLION,
    outline=(20, 20, 24),
    control=BLUE,
    on_control=(255, 255, 255),
    reached=(96, 108, 120),
    mark=YELLOW,
    on_mark=(20, 20, 24),
    circle=(150, 30, 120),
    wrong=(168, 40, 0),
    shortest=(0, 120, 90),
    ceiling=(214, 224, 234),
    ground=(240, 232, 208),
    side_wall=(96, 118, 144),
    front_wall=(62, 80, 104),
    edge=(24, 32, 44),
    far=(150, 164, 180),
)

DARK = Theme(
    name="dark",
    window=(20, 24, 31),
    panel=(32, 38, 48),
    line=(84, 96, 112),
    text=(240, 243, 247),
    faint=(172, 184, 198),
    accent=SKY,
    on_accent=(10, 16, 24),
    wall=(150, 166, 186),
    floor=(30, 34, 42),
    visited=(20, 92, 146),
    grid=(44, 50, 60),
    walker=(255, 140, 50),
    outline=(250, 250, 250),
    control=SKY,
    on_control=(8, 14, 22),
    reached=(120, 132, 146),
    mark=YELLOW,
    on_mark=(20, 20, 24),
    circle=(240, 140, 210),
    wrong=(255, 150, 110),
    shortest=(80, 220, 170),
    ceiling=(26, 32, 42),
    ground=(66, 62, 52),
    side_wall=(120, 138, 160),
    front_wall=(164, 180, 200),
    edge=(10, 14, 20),
    far=(44, 52, 64),
)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: ``share`` 0 is the one, 1 the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
