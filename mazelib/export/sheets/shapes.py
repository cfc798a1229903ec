"""What a sheet of paper consists of. Measures are in millimetres, from the top left corner.

Colours are red, green and blue in hexadecimal digits. What comes later lies on top.
"""

from collections.abc import Sequence
from dataclasses import dataclass

Point = tuple[float, float]

#: Walls and words are plain black: printers draw a grey as dots, which are not crisp.
BLACK = "000000"
GREY = "6B7080"
#: Whole squares of wall: black would take much ink.
SHADE = "8D94A6"
WHITE = "FFFFFF"
ORANGE = "E8590C"
#: How far the middle of a capital letter is above its base line, as a part of its height.
MIDDLE_OF_LETTERS = 0.36


@dataclass(frozen=True)
class Line:
    """A line from point to point, with round ends and corners."""

    points: tuple[Point, ...]
    thick: float
    colour: str = BLACK


@dataclass(frozen=True)
class Area:
    """A filled area with these corners."""

    corners: tuple[Point, ...]
    colour: str = BLACK


@dataclass(frozen=True)
class Disc:
    """A filled disc."""

    centre: Point
    radius: float
    colour: str = BLACK


@dataclass(frozen=True)
class Words:
    """One line of words. ``at`` is on its base line: at its left end, its middle or its right end.

    ``height`` is the size of the letters. Words that are wider than ``most`` become smaller.
    """

    text: str
    at: Point
    height: float
    most: float
    side: str = "left"
    is_bold: bool = False
    colour: str = BLACK


Shape = Line | Area | Disc | Words


@dataclass(frozen=True)
class Box:
    """A part of a sheet."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right end."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower end."""
        return self.top + self.height

    @property
    def middle(self) -> float:
        """The middle between left and right."""
        return self.left + self.width / 2

    def without_top(self, height: float) -> "Box":
        """The same box with this much cut off at its top."""
        return Box(self.left, self.top + height, self.width, self.height - height)


@dataclass(frozen=True)
class Sheet:
    """One sheet of paper: its width and height, and all that is drawn on it."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def area_of(box: Box, colour: str) -> Area:
    """A filled box."""
    corners = (
        (box.left, box.top),
        (box.right, box.top),
        (box.right, box.bottom),
        (box.left, box.bottom),
    )
    return Area(corners, colour)


def moved(shapes: Sequence[Point], by: Point, scale: float) -> tuple[Point, ...]:
    """Points of a drawing of size 1, made larger and moved to their place."""
    return tuple((by[0] + scale * x, by[1] + scale * y) for x, y in shapes)
