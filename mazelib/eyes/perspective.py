"""The picture of a sight: all that can be seen of floor, walls and letters, as polygons.

1. Begin with the place the eye is in. Go from open place to open place, only outwards, for a
   ray of light never comes back. So every place in sight is found, and few others.
2. Places that are as many steps away make a ring. A ray passes one place of each ring, so the
   places of a ring never hide one another, and painting the farthest ring first is right.
3. Where a step outwards meets a wall, there is a wall to paint.

        3 2 3
        2 1 2 3      The walker looks up from e. Places with numbers are in sight;
      # # e # #      # are the walls to paint.

The eye is a bit behind the middle of the walker's place, so that the openings left and right of
it are in the picture too.

Source: the painter's algorithm, as in any book on computer graphics.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from mazelib.compass import DELTAS, TURNED, Heading, Place, Turn
from mazelib.eyes.projection import Camera, Point
from mazelib.eyes.sight import Sight

#: How far the eye is behind the middle of the walker's place, in places: less than half of one,
#: so that it never is in a wall, however the walker turns.
EYE_BACK = 0.45
#: How high a letter is, in places; walls are one place high.
LETTER_HEIGHT = 0.5
#: Tiles lower than this in the picture are left to the bands of the floor, in pixels.
LOWEST_TILE = 2.0

#: No point of a place is farther than this from its middle, in places.
_RADIUS = 0.71

#: (right, ahead) in places, along the walker's own axes; the walker is at (0, 0).
Cell = tuple[int, int]


class Kind(Enum):
    """What a face is."""

    #: A band of ceiling or floor right across the picture, all that is as deep.
    CEILING = "ceiling"
    FLOOR = "floor"
    #: The floor of one place: so steps can be seen, and counted.
    TILE = "tile"
    LEFT_WALL = "left wall"
    RIGHT_WALL = "right wall"
    #: The wall that ends the way straight ahead.
    FRONT_WALL = "front wall"
    #: A wall that faces the walker elsewhere: it is seen through an opening.
    OPENING_WALL = "wall behind an opening"
    #: A wall behind the walker, seen while it turns.
    BACK_WALL = "back wall"
    #: Where a way goes on, but sight does not.
    DARK = "dark"
    LETTER = "letter"


class Face(NamedTuple):
    """One polygon of the picture, or a letter.

    ``points`` are in pixels, within the picture; for a letter it is one, its middle.
    ``distance`` is from the eye to the middle of the face, in places; ``shade`` the same from 0
    (here) to 1 (as far as sight goes). ``place`` is the place of the map from which the face is
    seen, ``looking`` the heading on the map in which one looks at a wall. ``character`` and
    ``height`` (pixels) are a letter's.
    """

    kind: Kind
    points: tuple[Point, ...]
    distance: float
    shade: float
    place: Place
    looking: Heading | None = None
    character: str = ""
    height: float = 0.0


def polygons(
    sight: Sight, width: float, height: float, forward: float = 0.0, turned: float = 0.0
) -> list[Face]:
    """The picture of a sight, width × height pixels, as faces to paint in this order.

    ``forward`` (0 to 1) is how much of a step ahead the walker has made, ``turned`` how far it
    has turned from its heading, in quarter turns clockwise (-1 is left); both for smooth moves.
    """
    painter = _Painter(sight, width, height, forward, turned)
    faces = list(painter.bands())
    for ring in reversed(list(painter.rings())):
        for cell, walled in ring.items():
            faces += painter.faces_of(cell, walled)
    return faces


class _Painter:
    """Finds the faces of one picture."""

    def __init__(self, sight: Sight, width: float, height: float, forward: float, turned: float) -> None:
        angle = turned * math.pi / 2
        eye = -EYE_BACK * math.sin(angle), forward - EYE_BACK * math.cos(angle)
        self.camera = Camera(width, height, *eye, angle)
        self._sight = sight
        self._here: Cell = (round(eye[0]), round(eye[1]))
        self._axes = DELTAS[TURNED[sight.heading][Turn.RIGHT]], DELTAS[sight.heading]
        self._letters = {place: letter for letter, place in sight.waiting}
        self._farthest_tile = self.camera.depth_where_low(LOWEST_TILE)
        self._floor = sight.heya.floor
        self._columns, self._rows = sight.heya.width, sight.heya.height

    def rings(self) -> Iterator[dict[Cell, list[Turn]]]:
        """The places in sight, ring by ring outwards, each with the sides where it is walled off."""
        ring: dict[Cell, list[Turn]] = {self._here: []}
        while ring:
            further: dict[Cell, list[Turn]] = {}
            for cell, walled in ring.items():
                for way, dx, dy in _OUTWARDS[_sign(cell[0] - self._here[0]), _sign(cell[1] - self._here[1])]:
                    beyond = cell[0] + dx, cell[1] + dy
                    if beyond in further:
                        continue
                    if not self._is_in_reach(beyond) or not self._is_open(beyond):
                        walled.append(way)
                    elif self.camera.may_show(*beyond, _RADIUS):
                        further[beyond] = []
            yield ring
            ring = further

    def bands(self) -> Iterator[Face]:
        """Ceiling and floor, a band for each place of depth, the farthest first."""
        camera, reach, middle = self.camera, self._sight.reach, self.camera.height / 2
        inner = 0.0
        for depth in range(reach + 1, -1, -1):
            outer = min(middle, camera.tall(depth)) if depth else middle
            for kind, top, bottom in (
                (Kind.CEILING, middle - outer, middle - inner),
                (Kind.FLOOR, middle + inner, middle + outer),
            ):
                if top < bottom:
                    corners = (0.0, top), (camera.width, top), (camera.width, bottom), (0.0, bottom)
                    yield Face(
                        kind, corners, depth + 0.5, min(1.0, (depth + 0.5) / (reach + 1)), self._sight.place
                    )
            inner = outer

    def faces_of(self, cell: Cell, walled: list[Turn]) -> Iterator[Face]:
        """The floor, the walls and the letter of one place, as far as they are in the picture."""
        right, ahead = cell
        place = self._place(cell)
        has_tile = self.camera.seen(right, ahead)[1] < self._farthest_tile
        if has_tile or walled:
            corners = [self.camera.corner((right + dx, ahead + dy)) for dx, dy in _CORNERS]
        tile = self.camera.floor(corners) if has_tile else ()
        if tile:
            yield Face(Kind.TILE, tile, *self._distance(right, ahead), place)
        for side in walled:
            # The corner with the number of a side is the left end of it, the next its right end.
            wall = self.camera.wall(corners[side], corners[side - 3])
            if wall:
                _, dx, dy = _STEPS[side]
                distance = self._distance(right + dx / 2, ahead + dy / 2)
                yield Face(self._kind(cell, side), wall, *distance, place, TURNED[self._sight.heading][side])
        if place in self._letters:
            yield from self._letter(cell, place)

    def _letter(self, cell: Cell, place: Place) -> Iterator[Face]:
        sprite = self.camera.sprite(cell, LETTER_HEIGHT)
        if sprite:
            middle, high = sprite
            yield Face(
                Kind.LETTER, (middle,), *self._distance(*cell), place, None, self._letters[place], high
            )

    def _kind(self, cell: Cell, side: Turn) -> Kind:
        _, dx, dy = _STEPS[side]
        if self._is_open((cell[0] + dx, cell[1] + dy)):
            return Kind.DARK
        if side is Turn.AHEAD:
            return Kind.FRONT_WALL if cell[0] == 0 else Kind.OPENING_WALL
        return {Turn.RIGHT: Kind.RIGHT_WALL, Turn.LEFT: Kind.LEFT_WALL, Turn.BACK: Kind.BACK_WALL}[side]

    def _is_in_reach(self, cell: Cell) -> bool:
        reach = self._sight.reach
        return -reach <= cell[0] <= reach and -reach <= cell[1] <= reach

    def _is_open(self, cell: Cell) -> bool:
        x, y = self._place(cell)
        return 0 <= x < self._columns and 0 <= y < self._rows and self._floor[y * self._columns + x] == 1

    def _place(self, cell: Cell) -> Place:
        """The place of the map at (right, ahead)."""
        (x, y), ((rx, ry), (ax, ay)), (right, ahead) = self._sight.place, self._axes, cell
        return x + rx * right + ax * ahead, y + ry * right + ay * ahead

    def _distance(self, right: float, ahead: float) -> tuple[float, float]:
        distance = math.hypot(right - self.camera.right, ahead - self.camera.ahead)
        return distance, min(1.0, distance / (self._sight.reach + 1))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


#: (way, to the right, ahead): one step, where a way is a turn from the walker's heading.
_STEPS = [(way, DELTAS[way][0], -DELTAS[way][1]) for way in Turn]
#: The steps that do not lead back, by the signs of (right, ahead) as they are from the eye.
_OUTWARDS = {
    (right, ahead): [step for step in _STEPS if step[1] * right >= 0 and step[2] * ahead >= 0]
    for right in (-1, 0, 1)
    for ahead in (-1, 0, 1)
}

#: The corners of a place, clockwise from the left one ahead.
_CORNERS = ((-0.5, 0.5), (0.5, 0.5), (0.5, -0.5), (-0.5, -0.5))
