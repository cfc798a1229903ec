"""Projection: from points seen by an eye to points of its picture.

    seen from above:                         seen in the picture:

            depth                                x = width / 2  + focal * sideways / depth
              |        . point                   y = height / 2 - focal * up / depth
              |       /
              |      /   edge: the picture       All is as high above the eye as below it:
              |    /     ends at                 ceilings are half a place up, floors half
              |  /       sideways / depth        a place down.
              |/
             eye ------- sideways

Lengths of the world are in places, those of the picture in pixels.

Source: the pinhole camera; clipping after Sutherland and Hodgman, "Reentrant polygon
clipping", 1974.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

#: How wide the view is, in degrees, as long as the picture is not much wider than high.
FIELD_OF_VIEW = 80.0
#: A wall right before the eye's place is at most this part of the picture high.
TALLEST = 0.8
#: Nothing nearer to the eye than this is seen, in places.
NEAREST = 0.04
#: A wall seen from its edge or from behind is not seen; narrower than this is none, in pixels.
THINNEST = 1e-6

#: (sideways, depth) in places, or (x, y) in pixels.
Point = tuple[float, float]
#: (a, b, c): the half of the ground plan where a * sideways + b * depth is c or more.
HalfPlane = tuple[float, float, float]


class Corner(NamedTuple):
    """A corner of a place, seen: where it is from the eye, and in the picture.

    ``sideways`` and ``depth`` are in places, ``x`` and ``tall`` (how far a wall there reaches up
    and down from the middle) in pixels. Those two count only where floor and ceiling are
    ``in_view``: within the edges of the picture, and before the eye.
    """

    sideways: float
    depth: float
    x: float = 0.0
    tall: float = 0.0
    in_view: bool = False


class Camera:
    """An eye at (right, ahead), in places, turned clockwise by ``angle``, in radians.

    ``focal`` is how high a thing one place high is in the picture at a depth of one place, in
    pixels; ``edge`` how far sideways the picture goes for each place of depth.
    """

    def __init__(self, width: float, height: float, right: float, ahead: float, angle: float) -> None:
        self.width, self.height = width, height
        self.right, self.ahead = right, ahead
        self.focal = min(width / 2 / math.tan(math.radians(FIELD_OF_VIEW / 2)), height * TALLEST)
        self.edge = width / 2 / self.focal
        self._sine, self._cosine = math.sin(angle), math.cos(angle)
        self._sides: tuple[HalfPlane, HalfPlane] = (1.0, self.edge, 0.0), (-1.0, self.edge, 0.0)
        self._nearest_floor = self.focal / height
        self._corners: dict[Point, Corner] = {}

    def seen(self, right: float, ahead: float) -> Point:
        """(sideways, depth) of a point from the eye."""
        right, ahead = right - self.right, ahead - self.ahead
        return right * self._cosine - ahead * self._sine, right * self._sine + ahead * self._cosine

    def corner(self, at: Point) -> Corner:
        """A point that up to four places share, so that it is worked out once."""
        corner = self._corners.get(at)
        if corner is None:
            corner = self._corners[at] = self._worked_out(*self.seen(*at))
        return corner

    def _worked_out(self, sideways: float, depth: float) -> Corner:
        if depth < self._nearest_floor or abs(sideways) > self.edge * depth:
            return Corner(sideways, depth)
        return Corner(sideways, depth, *self._half_wall((sideways, depth)), True)

    def tall(self, depth: float) -> float:
        """How far a wall at a depth reaches up, and down, from the middle of the picture, in pixels."""
        return self.focal / 2 / depth

    def depth_where_low(self, pixels: float) -> float:
        """The depth at which one place of floor is only so many pixels high."""
        # Between depth d and d + 1 lie focal / 2 / (d * (d + 1)) pixels.
        return math.sqrt(max(0.0, self.focal) / 2 / pixels)

    def may_show(self, right: float, ahead: float, radius: float) -> bool:
        """Whether a circle on the ground may be within the edges of the picture."""
        sideways, depth = self.seen(right, ahead)
        return depth > -radius and abs(sideways) < max(depth, 0.0) * self.edge + radius * (1 + self.edge)

    def wall(self, left: Corner, right: Corner) -> tuple[Point, ...]:
        """The picture of a wall one place high that stands between two corners.

        Clockwise from its upper left corner; empty where nothing of it is in the picture.
        """
        if left.in_view and right.in_view:
            edge = [(left.x, left.tall), (right.x, right.tall)]
        else:
            ends = clipped((left[:2], right[:2]), ((0.0, 1.0, NEAREST), *self._sides))
            if len(ends) < 2:
                return ()
            edge = _cut_off([self._half_wall(end) for end in ends], self.height / 2)
        if edge[-1][0] - edge[0][0] < THINNEST:
            return ()
        middle = self.height / 2
        top = [(x, middle - tall) for x, tall in edge]
        bottom = [(x, middle + tall) for x, tall in reversed(edge)]
        return (*top, *bottom)

    def floor(self, corners: Sequence[Corner]) -> tuple[Point, ...]:
        """The picture of a piece of floor with these corners; empty where none of it is in it."""
        middle = self.height / 2
        if all(corner.in_view for corner in corners):
            return tuple([(corner.x, middle + corner.tall) for corner in corners])
        halves = (0.0, 1.0, self._nearest_floor), *self._sides
        points = clipped([corner[:2] for corner in corners], halves)
        if len(points) < 3:
            return ()
        return tuple((x, middle + down) for x, down in map(self._half_wall, points))

    def sprite(self, at: Point, size: float) -> tuple[Point, float] | None:
        """The middle, and the height in pixels, of a thing at eye height; None where it is not seen.

        ``size`` is its height in places. Its middle may be outside of the picture by half of it.
        """
        sideways, depth = self.seen(*at)
        if depth < NEAREST:
            return None
        high = self.focal * size / depth
        x = self.width / 2 + self.focal * sideways / depth
        return ((x, self.height / 2), high) if -high / 2 < x < self.width + high / 2 else None

    def _half_wall(self, seen: Point) -> Point:
        """Where a point is in the picture: x, and how far a wall reaches up and down, in pixels."""
        sideways, depth = seen
        return self.width / 2 + self.focal * sideways / depth, self.tall(depth)


def clipped(corners: Sequence[Point], halves: Sequence[HalfPlane]) -> list[Point]:
    """The part of a polygon with these corners, or of a line with two, inside all half-planes."""
    points = list(corners)
    for half in halves:
        inside = [half[0] * x + half[1] * y - half[2] for x, y in points]
        if min(inside, default=0.0) >= 0:
            continue
        is_line = len(points) == 2
        kept: list[Point] = []
        for number, (point, here) in enumerate(zip(points, inside, strict=True)):
            before, there = points[number - 1], inside[number - 1]
            if (here >= 0) != (there >= 0) and not (is_line and number == 0):
                part = there / (there - here)
                kept.append(
                    (before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1]))
                )
            if here >= 0:
                kept.append(point)
        points = kept
    return points


def _cut_off(ends: list[Point], most: float) -> list[Point]:
    """The upper edge of a wall, as (x, how far up), cut off at that of the picture."""
    (x1, tall1), (x2, tall2) = ends
    edge = [(x1, min(tall1, most)), (x2, min(tall2, most))]
    if (tall1 > most) != (tall2 > most):
        edge.insert(1, (x1 + (x2 - x1) * (most - tall1) / (tall2 - tall1), most))
    return edge
