"""Paints a walk onto its map: places, trail, control points, marks, and the walker.

    from bottom to top:   floor shaded by visits, trail, remembered branches,
                          control points, the circle of a circling walk, the walker
"""

from array import array
from functools import cache
from typing import Any, NamedTuple

import pygame
from pygame import Rect

from mazelib.compass import DELTAS, Place
from mazelib.stage.panels.memory import cards_in
from mazelib.stage.pen import Pen
from mazelib.stage.place_picture import PlacePicture
from mazelib.stage.theme import Colour, Theme, mixed
from mazelib.timeline import Timeline

#: Ticks of the trail behind the walker, and at the end; and dots of the shortest route, at the most.
TRAIL, LONGEST_ROUTE, MOST_DOTS = 20, 3000, 1500
#: Walker and control points have at least this radius (pixels). At most so many remembered ways are marked.
SMALLEST_MARK, MOST_MARKS = 7, 300
#: Colour numbers: 0 is wall, 1 floor, and one more for each doubling of the visits, up to so many.
WALL, FLOOR, MOST_SHADE = 0, 1, 8


class End(NamedTuple):
    """What is drawn at the end: the tick a circle goes back to, or the shortest tour; and all steps."""

    circle_since: int | None
    shortest: list[Place]
    steps: int


@cache
def walk_palette(theme: Theme) -> list[Colour]:
    """The colours of wall, floor and visited floor, by colour number."""
    shares = [0.25 + 0.75 * number / MOST_SHADE for number in range(1, MOST_SHADE + 1)]
    return [theme.wall, theme.floor, *(mixed(theme.floor, theme.visited, share) for share in shares)]


class Shade:
    """Keeps ``cells``, one colour number a place: how often each was visited until the tick that is shown."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.cells = bytearray(timeline.heya.floor)
        self._visits, self._tick = array("i", bytes(4 * len(self.cells))), -1

    def go_to(self, tick: int) -> None:
        """Shade the places as of a tick."""
        first, last = sorted((tick, self._tick))
        cells, visits, by = self.cells, self._visits, 1 if tick > self._tick else -1
        for state in self._timeline.states[first + 1 : last + 1]:
            index = state >> 2
            count = visits[index] = visits[index] + by
            cells[index] = FLOOR + min(count.bit_length(), MOST_SHADE)
        self._tick = tick


class WalkPainter:
    """Draws one recorded walk; made anew for every run."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._heya = heya = timeline.heya
        self._shade = Shade(timeline)
        self._picture = PlacePicture(heya.width, heya.height, self._shade.cells, heya.floor)

    def draw(self, pen: Pen, area: Rect, tick: int, end: End | None) -> None:
        """Draw the walk as of a tick into an area of the window, and its end if that is shown."""
        timeline, theme = self._timeline, pen.theme
        self._shade.go_to(tick)
        self._picture.draw(pen.window, area, walk_palette(theme), theme.grid)
        self._draw_trail(pen, tick - (LONGEST_ROUTE if end and end.shortest else TRAIL), tick, theme.walker)
        if end:
            self._draw_shortest(pen, end.shortest)
        self._draw_branches(pen, timeline.memory_at(tick))
        self._draw_controls(pen, timeline.reached_count(tick))
        centre = self._centre(timeline.place(tick))
        if end and end.circle_since is not None:
            self._draw_trail(pen, max(end.circle_since, tick - LONGEST_ROUTE), tick, theme.circle)
            pygame.draw.circle(pen.window, theme.circle, centre, self._radius(0.5) + 3, 3)
        pen.arrow(centre, self._radius(0.42), timeline.heading(tick), theme.walker)

    def _centre(self, place: Place) -> tuple[int, int]:
        return self._picture.rect_of(place).center

    def _radius(self, share: float) -> int:
        return max(SMALLEST_MARK, round(self._picture.cell * share))

    def _draw_trail(self, pen: Pen, first: int, last: int, colour: Colour) -> None:
        points = [self._centre(self._timeline.place(each)) for each in range(max(0, first), last + 1)]
        width = max(2, round(self._picture.cell * 0.12))
        if len(points) > 1:
            pygame.draw.lines(pen.window, colour, False, points, width)
        for point in points[1:-1]:
            pygame.draw.circle(pen.window, colour, point, width // 2)

    def _draw_shortest(self, pen: Pen, tour: list[Place]) -> None:
        """Draw the shortest route as dots with an edge, so that they show on the walked way too."""
        radius = max(2, round(self._picture.cell * 0.13))
        for place in tour[:: max(1, len(tour) // MOST_DOTS)]:
            pygame.draw.circle(pen.window, pen.theme.outline, self._centre(place), radius + 1)
            pygame.draw.circle(pen.window, pen.theme.shortest, self._centre(place), radius)

    def _draw_branches(self, pen: Pen, memory: dict[str, Any]) -> None:
        """Mark the ways that the strategy remembers, the newest: an arrow at the edge of the place."""
        cell = self._picture.cell
        ways = [way for value in memory.values() for way in (cards_in(value) or {}).items()]
        for place, heading in ways[-MOST_MARKS:]:
            (x, y), (dx, dy) = self._centre(place), DELTAS[heading]
            edge = x + 0.36 * cell * dx, y + 0.36 * cell * dy
            pen.arrow(edge, max(4, cell * 0.2), heading, pen.theme.mark)

    def _draw_controls(self, pen: Pen, reached: int) -> None:
        theme, radius = pen.theme, self._radius(0.4)
        for number, (letter, place) in enumerate(self._heya.controls):
            disc = Rect(0, 0, 2 * radius, 2 * radius)
            disc.center = self._centre(place)
            colour = theme.faint if number < reached else theme.accent
            pygame.draw.circle(pen.window, colour, disc.center, radius)
            if number == reached:
                pygame.draw.circle(pen.window, theme.outline, disc.center, radius + 2, 2)
            pen.write_centred(letter, disc, theme.on_accent, max(12, round(radius * 1.5)))
            if number < reached:
                _draw_tick(pen, disc)


def _draw_tick(pen: Pen, disc: Rect) -> None:
    """Draw the sign for 'done' at the upper right of a disc, where it covers no letter."""
    side = max(9, disc.width * 5 // 11)
    at = Rect(0, 0, side, side)
    at.center = disc.right - disc.width // 12, disc.top + disc.height // 12
    pygame.draw.rect(pen.window, pen.theme.panel, at, border_radius=side // 4)
    points = [(at.left + x * side, at.top + y * side) for x, y in ((0.2, 0.52), (0.42, 0.74), (0.8, 0.28))]
    pygame.draw.lines(pen.window, pen.theme.text, False, points, max(2, side // 9))
