"""Ornaments: the creature with its two eyes, arrows, and stars. Each is drawn around a point."""

from math import cos, pi, sin

from mazelib.export.sheets.shapes import (
    BLACK,
    GREY,
    INK,
    ORANGE,
    WHITE,
    Area,
    Disc,
    Line,
    Point,
    Shape,
    moved,
)

#: How hard a maze can be, in stars.
MOST_STARS = 5
GOLD = "FFC93C"
#: How far the inner corners of a star are from its middle, and how thick its edge is.
INNER = 0.46
EDGE_OF_STAR = 0.06
#: The parts of the creature as (x, y, radius, colour), in parts of its size; it looks up.
_CREATURE = (
    (0.0, 0.06, 0.42, BLACK),
    (0.0, 0.06, 0.385, ORANGE),
    (-0.16, -0.06, 0.15, BLACK),
    (0.16, -0.06, 0.15, BLACK),
    (-0.16, -0.06, 0.12, WHITE),
    (0.16, -0.06, 0.12, WHITE),
    (-0.14, -0.03, 0.06, BLACK),
    (0.18, -0.03, 0.06, BLACK),
)
_NOSE = ((-0.16, -0.3), (0.0, -0.5), (0.16, -0.3))
_SMILE = ((-0.12, 0.2), (-0.06, 0.25), (0.0, 0.265), (0.06, 0.25), (0.12, 0.2))
#: An arrow that points down, from its tip: half its width, and where head and shaft end.
_ARROW = (
    (0.0, 0.0),
    (0.5, -0.5),
    (0.17, -0.5),
    (0.17, -1.0),
    (-0.17, -1.0),
    (-0.17, -0.5),
    (-0.5, -0.5),
)


def creature(centre: Point, size: float) -> list[Shape]:
    """The creature of the lessons, seen from above."""
    x, y = centre
    shapes: list[Shape] = [Area(moved(_NOSE, centre, size), BLACK)]
    for right, down, radius, colour in _CREATURE:
        shapes.append(Disc((x + right * size, y + down * size), radius * size, colour))
    shapes.append(Line(moved(_SMILE, centre, size), 0.035 * size))
    return shapes


def arrow(tip: Point, length: float, right: int, down: int) -> Area:
    """An arrow with its tip at a point. It points ``right`` (1, 0 or -1) or ``down``."""
    corners = []
    for across, along in _ARROW:
        # The drawing points down. Turned, its "along" is the direction, its "across" lies beside.
        x = along * right + across * down
        y = along * down - across * right
        corners.append((x, y))
    return Area(moved(corners, tip, length), BLACK)


def stars(left: Point, size: float, count: int) -> list[Shape]:
    """A row of stars from its left end: as many are golden as it is hard, the others are empty."""
    x, y = left
    shapes: list[Shape] = []
    for number in range(MOST_STARS):
        centre = (x + (number + 0.5) * 1.15 * size, y)
        corners = moved(star(), centre, size / 2)
        around = (*corners, corners[0])
        if number < count:
            shapes += [Line(around, 3 * EDGE_OF_STAR * size, INK), Area(corners, GOLD)]
        else:
            shapes.append(Line(around, EDGE_OF_STAR * size, GREY))
    return shapes


def star() -> list[Point]:
    """The ten corners of a star of radius 1, the topmost first."""
    corners = []
    for number in range(10):
        reach = 1.0 if number % 2 == 0 else INNER
        angle = number * pi / 5
        corners.append((reach * sin(angle), -reach * cos(angle)))
    return corners
