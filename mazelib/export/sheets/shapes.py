"""What a sheet of paper consists of. Measures are in millimetres, from the top left corner.

Colours are red, green and blue in hexadecimal digits. What comes later lies on top.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

Point = tuple[float, float]

#: Walls and words are plain black: printers draw a grey as dots, which are not crisp.
BLACK = "000000"
#: The edges of pictures and of letters in colour: nearly black.
INK = "20242E"
GREY = "6B7080"
#: Whole squares of wall: black would take much ink.
SHADE = "BCC2CF"
WHITE = "FFFFFF"
ORANGE = "E8590C"
#: How far the middle of a capital letter is above its base line, as a part of its height.
MIDDLE_OF_LETTERS = 0.36
#: How far the edge of letters reaches around them, as a part of their height: they are that much
#: further apart.
EDGE_OF_LETTERS = 0.035


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

    ``height`` is the size of the letters. Words that are wider than ``most`` become smaller;
    those that may have two ``lines`` are broken first. Letters with an ``edge`` have a line of this
    colour around them.
    """

    text: str
    at: Point
    height: float
    most: float
    side: str = "left"
    lines: int = 1
    is_bold: bool = False
    colour: str = BLACK
    edge: str = ""


def centred(
    text: str, at: Point, height: float, most: float, *, lines: int = 1, colour: str = BLACK
) -> Words:
    """Words with their middle at a point."""
    return Words(text, at, height, most, "middle", lines, colour=colour)


def edged(words: Words, colour: str) -> Words:
    """The same words in thick letters of this colour, with a dark edge."""
    return replace(words, is_bold=True, colour=colour, edge=INK)


Shape = Line | Area | Disc | Words
#: The letters of words on two lines, as a part of those on one; and how far the lines are moved.
TWO_LINES = 0.74
UP = 0.55
DOWN = 0.2


def broken(words: Words, wide: float) -> list[Words]:
    """Words that are ``wide`` as they are on one line: on two, if they have no room there."""
    between = words.text.split(" ")
    if words.lines == 1 or wide <= words.most or len(between) == 1:
        return [words]
    parts = [(" ".join(between[:count]), " ".join(between[count:])) for count in
             range(1, len(between))]
    first, second = min(parts, key=lambda pair: max(map(len, pair)))
    x, base = words.at
    small = replace(words, height=TWO_LINES * words.height, lines=1)
    return [
        replace(small, text=first, at=(x, base - UP * words.height)),
        replace(small, text=second, at=(x, base + DOWN * words.height)),
    ]


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

    def without_left(self, width: float) -> "Box":
        """The same box with this much cut off at its left."""
        return Box(self.left + width, self.top, self.width - width, self.height)

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
