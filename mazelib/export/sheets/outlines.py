"""Outlines of shapes: smooth curves, so that a maze in the shape of a heart looks like a heart.

The rooms of the maze are the squares of a grid that lie inside the outline with all of themselves.
Measures are free: only the proportions of an outline count. x grows right, y down.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from mazelib.export.sheets.shapes import Point

#: How many points stand for a curve between two points of it, and for an oval.
BETWEEN = 8
CORNERS = 120
#: How far the line of an outline is from the rooms, in rooms.
MARGIN = 0.25
#: How steep the roof of a house is.
ROOF = 0.84
#: How far the inner corners of a star are from its middle, as a part of its reach.
INNER_STAR = 0.52


class Outline(NamedTuple):
    """The ``border`` of a shape, the ``holes`` in it, in which there are no rooms, its ``colour``.

    Each is a closed line; holes may be eyes or windows. The ``themes`` suit the shape. What is
    drawn in holes and outside are ``lines`` and, black, ``spots``: whiskers, pupils.

    A way leads in through one of the ``tops`` and out through one of the ``bottoms``: from where to
    where they reach, across. (): it leads in or out anywhere. A ``door`` is a hole through which
    the way out leads; its first point and its last one are on the floor.
    """

    border: tuple[Point, ...]
    holes: tuple[tuple[Point, ...], ...]
    colour: str
    themes: tuple[str, ...]
    lines: tuple[tuple[Point, ...], ...] = ()
    spots: tuple[tuple[Point, ...], ...] = ()
    tops: tuple[Point, ...] = ()
    bottoms: tuple[Point, ...] = ()
    door: tuple[Point, ...] = ()

    @property
    def without_rooms(self) -> tuple[tuple[Point, ...], ...]:
        """The closed lines in which there are no rooms: the holes, and the door."""
        return (*self.holes, self.door) if self.door else self.holes


def _oval(centre: Point, reach: Point) -> tuple[Point, ...]:
    points = []
    for number in range(CORNERS):
        angle = 2 * pi * number / CORNERS
        points.append((centre[0] + reach[0] * cos(angle), centre[1] + reach[1] * sin(angle)))
    return tuple(points)


def _mirrored(right: Sequence[Point]) -> tuple[Point, ...]:
    """The right half of a shape, from its top to its bottom, together with its left half."""
    left = [(-x, y) for x, y in reversed(right) if x]
    return (*right, *left)


def _smooth(points: Sequence[Point]) -> tuple[Point, ...]:
    """A closed curve through all points: Catmull-Rom splines."""
    curve = []
    count = len(points)
    for number in range(count):
        around = [points[(number + step) % count] for step in (-1, 0, 1, 2)]
        for part in range(BETWEEN):
            at = part / BETWEEN
            x = _between([point[0] for point in around], at)
            y = _between([point[1] for point in around], at)
            curve.append((x, y))
    return tuple(curve)


def _between(values: list[float], at: float) -> float:
    """The value of such a spline between the second and the third of four values."""
    before, first, second, after = values
    slope = second - before
    bend = 2 * before - 5 * first + 4 * second - after
    twist = 3 * first - before - 3 * second + after
    return first + at * (slope + at * (bend + at * twist)) / 2


def _heart() -> Outline:
    border = []
    for number in range(CORNERS):
        angle = 2 * pi * number / CORNERS
        y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
        border.append((16 * sin(angle) ** 3, -y))
    return Outline(tuple(border), (), "FAD3D8", ("bee",))


def _star() -> Outline:
    border = []
    for number in range(10):
        reach = 1.0 if number % 2 == 0 else INNER_STAR
        border.append((reach * sin(number * pi / 5), -reach * cos(number * pi / 5)))
    return Outline(tuple(border), (), "FFF0B8", ("rocket",))


def _cat() -> Outline:
    right = (
        (0.0, -0.6), (0.3, -0.64), (0.5, -0.9), (0.72, -1.12), (0.82, -1.05), (0.9, -0.55),
        (1.0, -0.05), (0.96, 0.35), (0.76, 0.7), (0.42, 0.92), (0.0, 1.0),
    )
    eyes = (_oval((-0.4, -0.08), (0.17, 0.2)), _oval((0.4, -0.08), (0.17, 0.2)))
    nose = ((-0.14, 0.3), (0.14, 0.3), (0.0, 0.46))
    pupils = (_oval((-0.4, -0.08), (0.05, 0.16)), _oval((0.4, -0.08), (0.05, 0.16)))
    whiskers = []
    for side in (-1, 1):
        for beside, down, end in ((0.97, 0.28, 0.2), (0.94, 0.4, 0.4), (0.88, 0.52, 0.6)):
            whiskers.append(((side * beside, down), (side * (beside + 0.24), end)))
    border = _smooth(_mirrored(right))
    between_the_ears = ((-0.4, 0.4),)
    drawn = Outline(border, (*eyes, nose), "F6DFC4", ("mouse",), tuple(whiskers), pupils)
    return drawn._replace(tops=between_the_ears, bottoms=((-0.4, 0.4),))


def _fish() -> Outline:
    border = (
        (-1.04, 0.08), (-1.2, -0.04), (-0.95, -0.42), (-0.5, -0.72), (-0.1, -0.98), (0.24, -0.62),
        (0.62, -0.3), (1.1, -0.74),
        (1.28, -0.66), (1.12, 0.0), (1.28, 0.66), (1.1, 0.74), (0.62, 0.3), (0.2, 0.64),
        (-0.4, 0.74), (-0.95, 0.46), (-1.17, 0.2),
    )
    eye = _oval((-0.78, -0.14), (0.12, 0.12))
    pupil = _oval((-0.8, -0.14), (0.05, 0.05))
    back = ((-0.8, 0.4),)
    belly = ((-0.8, 0.4),)
    drawn = Outline(_smooth(border), (eye,), "CFE6F5", ("snail", "ball"), spots=(pupil,))
    return drawn._replace(tops=back, bottoms=belly)


def _house(side: float) -> Outline:
    """A house. Its chimney, windows and door keep to a grid of rooms with this side."""

    def at(number: float) -> float:
        """A number of a drawing, as far as the nearest line of the grid."""
        return round(number / side) * side

    left = at(0.44) - 0.3 * side  # The chimney is a little wider than its rooms.
    right = at(0.44) + (max(1, round(0.24 / side)) + 0.1) * side
    border = (
        (0.0, -1.0), (left, -1.0 + left * ROOF), (left, -0.98), (right, -0.98),
        (right, -1.0 + right * ROOF), (0.95, -1.0 + 0.95 * ROOF), (0.95, -0.1), (0.8, -0.1),
        (0.8, 0.9), (-0.8, 0.9), (-0.8, -0.1), (-0.95, -0.1), (-0.95, -1.0 + 0.95 * ROOF),
    )
    top = at(0.0)
    bottom = at(0.36)
    windows = []
    bars = []
    for begin, end in ((at(-0.56), at(-0.22)), (at(0.22), at(0.56))):
        windows.append(((begin, top), (end, top), (end, bottom), (begin, bottom)))
        middle = (begin + end) / 2
        level = (top + bottom) / 2
        bars += [((begin, level), (end, level)), ((middle, top), (middle, bottom))]
    half = max(1, round(0.14 / side)) * side
    floor = 0.9 + MARGIN * side
    door = ((-half, floor), (-half, at(0.52)), (half, at(0.52)), (half, floor))
    knob = _oval((0.72 * half, (at(0.52) + floor) / 2), (0.025, 0.025))
    attic = _oval((0.0, -0.42), (0.13, 0.13))
    bars += [((-0.13, -0.42), (0.13, -0.42)), ((0.0, -0.55), (0.0, -0.29))]
    drawn = Outline(border, (*windows, attic), "F8DCC8", ("dog", "mouse"), tuple(bars), (knob,))
    left_of_the_knob = ((-half, 0.0),)
    return drawn._replace(tops=((left, right),), bottoms=left_of_the_knob, door=door)


def _tree() -> Outline:
    right = (
        (0.0, -1.2), (0.6, -0.55), (0.36, -0.55), (0.8, 0.07), (0.52, 0.07), (1.0, 0.72),
        (0.22, 0.72), (0.22, 1.05),
    )
    balls = []
    for at in ((0, -0.6), (-0.24, -0.14), (0.2, 0.06), (-0.44, 0.46), (0.02, 0.42), (0.48, 0.5)):
        balls.append(_oval(at, (0.085, 0.085)))
    return Outline(_mirrored(right), tuple(balls), "F6D7D2", ("rabbit", "snail", "bee"))


def _letter_m() -> Outline:
    right = ((0.0, -0.26), (0.52, -1.0), (1.0, -1.0), (1.0, 1.0), (0.5, 1.0), (0.5, -0.12),
             (0.0, 0.56))
    return Outline(_mirrored(right), (), "DCE3F7", ("dog", "car", "rabbit"))


_RING = _oval((0, 0), (1, 1))
_MIDDLE = _oval((0, 0), (0.42, 0.42))
_EYES = (_oval((-0.14, -0.1), (0.04, 0.07)), _oval((0.14, -0.1), (0.04, 0.07)))
_SMILE = tuple((0.2 * cos(angle * pi / 36), 0.04 + 0.18 * sin(angle * pi / 36))
               for angle in range(3, 34))
#: The side of rooms, where it does not matter.
USUAL_SIDE = 0.12
#: The shapes that have an outline. Any other shape has the corners of its rooms.
OUTLINES = {
    "cat": _cat(),
    "fish": _fish(),
    "heart": _heart(),
    "house": _house(USUAL_SIDE),
    "letter_m": _letter_m(),
    "ring": Outline(_RING, (_MIDDLE,), "FFE9A8", ("rocket", "ball"), (_SMILE,), _EYES),
    "star": _star(),
    "tree": _tree(),
}


def outline_of(name: str, side: float) -> Outline:
    """The outline of this name for rooms with this side."""
    return _house(side) if name == "house" else OUTLINES[name]
