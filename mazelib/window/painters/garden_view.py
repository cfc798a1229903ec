"""What an eye sees in the garden: where in the picture each point of the maze lies."""

from dataclasses import replace
from functools import cached_property
from math import ceil, floor
from zlib import crc32

from pygame import Rect

from mazelib.game.racers import Spot
from mazelib.grid.compass import DELTAS, Heading, Place, direction
from mazelib.maps.heya import Heya
from mazelib.walking.view import SIGHT
from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.theme import Colour, mixed
from mazelib.window.painters.gardens import Garden
from mazelib.window.painters.raycaster import eye_at, see

#: How many pixels of the picture share a ray.
COLUMN = 6
#: What is nearer than this is behind the eye, in places.
NEAR = 0.06
#: How far the corners of a place are from its middle, and a little more.
HALF_DIAGONAL = 0.71
#: How sunny the sand is behind an opening at the side.
SUNNY = 0.75


class View:
    """One picture of the garden, seen from a spot.

    ``window`` is the part of the window that has the picture, and ``horizon`` its height there, in
    pixels; ``up`` lifts it, in heights of the picture. ``maze`` is a number of the maze.
    """

    def __init__(
        self, pen: Pen, picture: Rect, heya: Heya, at: Spot, up: float, garden: Garden
    ) -> None:
        self.pen = replace(pen, window=pen.window.subsurface(picture), written=[])
        self.window = self.pen.window
        self.garden = garden
        self.heya = heya
        self.maze = crc32("".join(heya.rows).encode())
        self.width = picture.width
        self.height = picture.height
        self.eye = eye_at(at.x, at.y, at.heading)
        self.sight = see(heya, self.eye, (), *picture.size, ceil(self.width / COLUMN))
        self.horizon = self.height / 2 + up * self.height
        #: Whether the walker stands in a place, and neither steps nor turns.
        self.stands = (at.x, at.y, at.heading) == (int(at.x), int(at.y), int(at.heading))
        self._ahead = direction(self.eye.heading)

    def seen(self, x: float, y: float) -> tuple[float, float]:
        """How far a point is ahead of the eye, and how far to its right, in places."""
        ahead_x, ahead_y = self._ahead
        dx = x - self.eye.x
        dy = y - self.eye.y
        return dx * ahead_x + dy * ahead_y, dy * ahead_x - dx * ahead_y

    @cached_property
    def places(self) -> list[tuple[Place, float, float]]:
        """The places that may be in the picture, each with how far it is ahead and to the right."""
        here_x = floor(self.eye.x)
        here_y = floor(self.eye.y)
        ahead_x, ahead_y = self._ahead
        places = []
        for x in range(here_x - SIGHT, here_x + SIGHT + 1):
            dx = x + 0.5 - self.eye.x
            for y in range(here_y - SIGHT, here_y + SIGHT + 1):
                dy = y + 0.5 - self.eye.y
                depth = dx * ahead_x + dy * ahead_y
                right = dy * ahead_x - dx * ahead_y
                if -1 < depth < SIGHT and abs(right) < 1.4 * depth + 2:
                    places.append(((x, y), depth, right))
        return places

    def hides(self, depth: float, right: float) -> bool:
        """Whether hedges hide all of a place, whose middle is so far ahead and to the right."""
        nearest = depth - HALF_DIAGONAL
        if nearest < HALF_DIAGONAL:
            return False
        scale = self.sight.focal / COLUMN
        middle = self.width / 2 / COLUMN
        first = int(middle + (right - HALF_DIAGONAL) * scale / nearest) - 1
        last = int(middle + (right + HALF_DIAGONAL) * scale / nearest) + 1
        if right > HALF_DIAGONAL:
            first = int(middle + (right - HALF_DIAGONAL) * scale / (depth + HALF_DIAGONAL)) - 1
        if right < -HALF_DIAGONAL:
            last = int(middle + (right + HALF_DIAGONAL) * scale / (depth + HALF_DIAGONAL)) + 1
        seen = self._depths[max(0, first) : max(0, last + 1)]
        return not seen or max(seen) < nearest

    @cached_property
    def _depths(self) -> list[float]:
        return [column.depth for column in self.sight.columns]

    def point(self, depth: float, right: float, high: float) -> Point:
        """Where in the picture a point is that stands so high, from 0 to 1."""
        scale = self.sight.focal / depth
        return self.width / 2 + right * scale, self.horizon + (0.5 - high) * scale

    def on_side(
        self, place: Place, side: Heading, along: float, high: float
    ) -> tuple[float, float, float, float] | None:
        """A point on a side of a hedge: x, y, pixels of a place there, and how narrow it looks.

        None if it is behind the eye.
        """
        x, y = place
        dx, dy = DELTAS[side]
        along -= 0.5
        depth, right = self.seen(
            x + 0.5 + 0.5 * dx - along * dy, y + 0.5 + 0.5 * dy + along * dx
        )
        if depth < NEAR:
            return None
        ahead_x, ahead_y = self._ahead
        across = abs(dx * ahead_x + dy * ahead_y)  # 1: seen from straight before it
        narrow = max(across, 0.4 * abs(right) / max(depth, 0.2))
        at_x, at_y = self.point(depth, right, high)
        return at_x, at_y, self.sight.focal / depth, min(1.0, narrow)

    def ahead(self, corners: list[tuple[float, float]]) -> list[tuple[float, float]]:
        """The part of a polygon that is ahead of the eye; corners are (depth, right)."""
        kept = []
        for number, (depth, right) in enumerate(corners):
            before_depth, before_right = corners[number - 1]
            if (depth >= NEAR) != (before_depth >= NEAR):
                part = (NEAR - before_depth) / (depth - before_depth)
                kept.append((NEAR, before_right + part * (right - before_right)))
            if depth >= NEAR:
                kept.append((depth, right))
        return kept

    def floor_colour(self, place: Place) -> Colour:
        """The colour of the path on a place: sunny, where it lies aside of the way ahead."""
        colour = self.garden.sand[(place[0] + place[1]) % 2]
        return mixed(colour, self.garden.sunny_sand, SUNNY * self._aside(place))

    def _aside(self, place: Place) -> float:
        """Whether a place lies aside of the way ahead, 0 or 1; while one turns, between."""
        heading = self.eye.heading
        here = (floor(self.eye.x), floor(self.eye.y))
        before = floor(heading)
        share = heading - before
        # Up and down, one looks along a column, where x is the same; otherwise along a row.
        one = place[before % 2] != here[before % 2]
        other = place[1 - before % 2] != here[1 - before % 2]
        return (1 - share) * one + share * other
