"""A small drawing of size 1 around the point (0, 0), which can be placed anywhere in any size.

Its parts have a dark edge, so that they can be told apart in black and white, too.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import cos, pi, sin

from mazelib.export.sheets.shapes import INK, WHITE, Area, Disc, Line, Point, Shape, Words, moved

#: How thick an edge is, as a part of the size.
EDGE = 0.035
#: How many corners stand for a round edge.
CORNERS = 60
#: How many pieces stand for a part of one.
PIECES = 24


class Drawing:
    """Parts of a picture, the lowest first. Each method adds a part, and gives the drawing back."""

    def __init__(self) -> None:
        self._shapes: list[Shape] = []

    def area(self, colour: str, *corners: Point, has_edge: bool = True) -> "Drawing":
        """Add a filled area."""
        self._shapes.append(Area(corners, colour))
        if has_edge:
            self._shapes.append(Line((*corners, corners[0]), EDGE, INK))
        return self

    def oval(
        self,
        colour: str,
        centre: Point,
        reach: Point,
        turned: float = 0.0,
        *,
        has_edge: bool = True,
    ) -> "Drawing":
        """Add an oval. ``reach`` is how far it goes right and down, ``turned`` is in degrees."""
        if reach[0] == reach[1]:
            return self._circle(colour, centre, reach[0], has_edge=has_edge)
        angle = turned * pi / 180
        corners = []
        for number in range(CORNERS):
            along = reach[0] * cos(2 * pi * number / CORNERS)
            beside = reach[1] * sin(2 * pi * number / CORNERS)
            x = centre[0] + along * cos(angle) - beside * sin(angle)
            y = centre[1] + along * sin(angle) + beside * cos(angle)
            corners.append((x, y))
        return self.area(colour, *corners, has_edge=has_edge)

    def _circle(
        self, colour: str, centre: Point, radius: float, *, has_edge: bool
    ) -> "Drawing":
        """Add a circle: as discs, which are round however large they are drawn."""
        if has_edge:
            self.dot(centre, radius + EDGE / 2)
            radius -= EDGE / 2
        return self.dot(centre, radius, colour)

    def dot(self, centre: Point, radius: float, colour: str = INK) -> "Drawing":
        """Add a disc without an edge."""
        self._shapes.append(Disc(centre, radius, colour))
        return self

    def line(self, *points: Point, thick: float = EDGE, colour: str = INK) -> "Drawing":
        """Add a line."""
        self._shapes.append(Line(points, thick, colour))
        return self

    def outlined(self) -> "Drawing":
        """The same picture without colours, for whoever has crayons."""
        drawing = Drawing()
        for shape in self._shapes:
            colour = INK if shape.colour == INK else WHITE
            drawing._shapes.append(replace(shape, colour=colour))
        return drawing

    def placed(self, centre: Point, size: float) -> list[Shape]:
        """All parts, around this point and in this size."""
        return [_placed(shape, centre, size) for shape in self._shapes]


def _placed(shape: Shape, centre: Point, size: float) -> Shape:
    match shape:
        case Line(points, thick):
            return replace(shape, points=moved(points, centre, size), thick=thick * size)
        case Area(corners):
            return replace(shape, corners=moved(corners, centre, size))
        case Disc(at, radius):
            return replace(shape, centre=moved([at], centre, size)[0], radius=radius * size)
        case Words(at=at, height=height, most=most):
            at = moved([at], centre, size)[0]
            return replace(shape, at=at, height=height * size, most=most * size)


def arc(centre: Point, reach: Point, begins: float, ends: float) -> Sequence[Point]:
    """Points along a part of an oval, from one angle in degrees to another; 0 is to the right."""
    points = []
    for number in range(PIECES + 1):
        angle = (begins + (ends - begins) * number / PIECES) * pi / 180
        points.append((centre[0] + reach[0] * cos(angle), centre[1] + reach[1] * sin(angle)))
    return points
