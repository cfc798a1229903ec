"""Paints a walk onto its map: places, trail, hand, control points, marks, and the walker.

    from bottom to top:   floor shaded by visits, the walls that the hand has touched, trail or circle,
                          remembered ways, control points, the way it will take, the walker
"""

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pygame
from pygame import Rect

from mazelib.compass import DELTAS, Heading, Place, Turn, stepped, turned
from mazelib.eyes.raycaster import on_the_way
from mazelib.stage.panels.memory import cards_in
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen, pointed_by
from mazelib.stage.place_picture import PlacePicture
from mazelib.stage.theme import PAPER, Colour, Theme, mixed
from mazelib.timeline import Moment, Timeline

#: Ticks of the trail in full strength, and in all; dots of the shortest way and remembered ways, at the most.
TRAIL, OLDER, MOST_DOTS, MOST_MARKS = 20, 2000, 1500, 300
#: The walker has at least this radius (pixels).
SMALLEST_MARK = 7
#: Colour numbers: 0 is wall, 1 floor, and one more for each doubling of the visits, up to so many.
WALL, FLOOR, MOST_SHADE = 0, 1, 4
#: Where a hand is: the turn to its side.
HANDS = {"right": Turn.RIGHT, "left": Turn.LEFT}


@cache
def walk_palette(theme: Theme) -> list[Colour]:
    """The colours of wall, floor and visited floor, by colour number."""
    shades = [mixed(theme.floor, theme.visited, number / MOST_SHADE) for number in range(1, MOST_SHADE + 1)]
    return [theme.wall, theme.floor, *shades]


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


class Hand:
    """The pieces of wall that a hand touches: where the walker stands, and where it turned."""

    def __init__(self, timeline: Timeline, side: Turn) -> None:
        self._timeline, self._side = timeline, side
        self._first: dict[tuple[Place, Heading], int] = {}
        self._known = -1

    def touched(self, tick: int) -> list[tuple[Place, Heading]]:
        """The pieces touched until a tick: each a place, and the side of it that is wall."""
        timeline = self._timeline
        for each in range(self._known + 1, timeline.last + 1):
            side = turned(timeline.heading(each), self._side)
            for place in (timeline.place(max(0, each - 1)), timeline.place(each)):
                if not timeline.heya.is_open(stepped(place, side)):
                    self._first.setdefault((place, side), each)
        self._known = max(self._known, timeline.last)
        return [piece for piece, first in self._first.items() if first <= tick]


class WalkPainter:
    """Draws one recorded walk; made anew for every run."""

    def __init__(self, timeline: Timeline, hand: str = "") -> None:
        self._timeline = timeline
        self._heya = heya = timeline.heya
        self._shade = Shade(timeline)
        self._side = HANDS.get(hand)
        self._hand = Hand(timeline, self._side) if self._side else None
        self.picture = PlacePicture(heya.width, heya.height, self._shade.cells, heya.floor)

    def draw(self, pen: Pen, area: Rect, shown: Shown, shortest: Sequence[Place]) -> None:
        """Draw the walk as of what is shown into an area of the window."""
        timeline, theme, moment = self._timeline, pen.theme, shown.moment
        assert moment is not None
        # x and y are told where a panel names places.
        has_axes = "memory" in shown.panels and bool(remembered(moment.memory))
        margin = pen.smallest * 3 // 2 if has_axes else 0
        inner = Rect(area.left + margin, area.top, max(1, area.width - margin), max(1, area.height - margin))
        self._shade.go_to(min(shown.number, timeline.last))
        pen.window.fill(theme.window if has_axes else theme.wall, area)  # All outside is wall.
        self.picture.draw(pen.window, inner, walk_palette(theme), theme.grid)
        if has_axes:
            self._draw_axes(pen)
        if self._hand:
            self._draw_touched(pen, self._hand.touched(min(shown.number, timeline.last)))
        self._draw_trail(pen, shown.number)
        self._draw_shortest(pen, shortest)
        self._draw_branches(pen, moment)
        self._draw_controls(pen, timeline.reached_count(shown.tick), moment.place)
        for heading in shown.ways:
            self._draw_way(pen, moment.place, heading, theme.mark)
        for place in [shown.pointed, *shown.flash]:
            if place is not None:
                pygame.draw.rect(pen.window, theme.mark, self.picture.rect_of(place), self._thick(0.14))
        if moment.after and not shown.phase:
            self._draw_way(pen, moment.place, moment.after[1], mixed(theme.walker, theme.floor, 0.55))
        self._draw_walker(pen, moment, shown.phase)

    def _centre(self, place: Place) -> tuple[int, int]:
        return self.picture.rect_of(place).center

    def _thick(self, share: float) -> int:
        return max(2, round(self.picture.cell * share))

    def _radius(self, share: float) -> int:
        return max(SMALLEST_MARK, round(self.picture.cell * share))

    def _draw_axes(self, pen: Pen) -> None:
        """Write x along the lower edge and y along the left one, as many numbers as there is room for."""
        area, theme, size = self.picture.area, pen.theme, pen.smallest
        for count, is_x in ((self._heya.width, True), (self._heya.height, False)):
            needed = max(pen.lettering.width(str(count), size) + size // 2, pen.lettering.line_height(size))
            every = next((n for n in (1, 2, 5, 10, 20, 50, 100) if n * self.picture.cell >= needed), 200)
            for number in range(0, count, every):
                x, y = self._centre((number, 0) if is_x else (0, number))
                at = (x, area.bottom + size * 3 // 4) if is_x else (area.left - size * 3 // 4, y)
                room = Rect(0, 0, max(needed, size), size)
                room.center = at
                if not is_x:
                    room.width, room.right = size * 3 // 2, area.left - 2
                pen.write(str(number), room, theme.faint, size, anchor="center")

    def _draw_touched(self, pen: Pen, pieces: Sequence[tuple[Place, Heading]]) -> None:
        """Draw a line on the wall along every piece of it that the hand has touched."""
        thick = self._thick(0.1)
        for place, side in pieces:
            rect, (dx, dy) = self.picture.rect_of(place), DELTAS[side]
            line = rect.move(dx * rect.width, dy * rect.height)
            line = line.clip(rect.inflate(2 * thick, 2 * thick))
            for turn in (Turn.LEFT, Turn.RIGHT):  # In a corner two lines meet.
                along = turned(side, turn)
                if not self._heya.is_open(stepped(place, along)):
                    line.union_ip(line.move(thick * DELTAS[along][0], thick * DELTAS[along][1]))
            pygame.draw.rect(pen.window, pen.theme.walker, line.clip(self.picture.area))

    def _draw_trail(self, pen: Pen, tick: int) -> None:
        """Draw the way walked, the last steps in full strength; a circle that is proven as a ring."""
        timeline, thick = self._timeline, self._thick(0.12)
        newest = max(0, tick - TRAIL)
        self._draw_line(pen, range(max(0, newest - OLDER), newest + 1), pen.theme.trail, max(2, thick // 3))
        self._draw_line(pen, range(newest, tick + 1), pen.theme.trail, thick)
        if timeline.since is not None and tick >= timeline.last:
            ring = range(max(timeline.since, timeline.last - OLDER), timeline.last + 1)
            self._draw_line(pen, ring, pen.theme.ring, self._thick(0.18))

    def _draw_line(self, pen: Pen, ticks: range, colour: Colour, width: int) -> None:
        places = [self._timeline.place(self._timeline.recorded(each)) for each in ticks]
        for one, other in dict.fromkeys(pairwise(map(self._centre, places))):
            if one != other:
                pygame.draw.line(pen.window, colour, one, other, width)
                pygame.draw.circle(pen.window, colour, other, (width - 1) // 2)

    def _draw_shortest(self, pen: Pen, tour: Sequence[Place]) -> None:
        """Draw the shortest way as dots with an edge, so that they show on the walked way too."""
        radius = max(2, round(self.picture.cell * 0.13))
        for place in tour[:: max(1, len(tour) // MOST_DOTS)]:
            pygame.draw.circle(pen.window, pen.theme.outline, self._centre(place), radius + 1)
            pygame.draw.circle(pen.window, pen.theme.mark, self._centre(place), radius)

    def _draw_branches(self, pen: Pen, moment: Moment) -> None:
        """Mark the ways that the strategy remembers, the newest: an arrow at the edge of the place."""
        for place, heading in remembered(moment.memory)[-MOST_MARKS:]:
            self._draw_at_edge(pen, place, heading, 0.24, pen.theme.mark)

    def _draw_at_edge(self, pen: Pen, place: Place, heading: Heading, reach: float, colour: Colour) -> None:
        cell, (x, y), (dx, dy) = self.picture.cell, self._centre(place), DELTAS[heading]
        pen.arrow((x + 0.36 * cell * dx, y + 0.36 * cell * dy), max(4, cell * reach), heading, colour)

    def _draw_way(self, pen: Pen, place: Place, heading: Heading, colour: Colour) -> None:
        """Draw an arrow from a place to the next, or where wall is, at its edge."""
        if not self._heya.is_open(stepped(place, heading)):
            self._draw_at_edge(pen, place, heading, 0.2, colour)
            return
        (x, y), (to_x, to_y) = self._centre(place), self._centre(stepped(place, heading))
        pygame.draw.line(pen.window, colour, (x, y), (to_x, to_y), self._thick(0.16))
        pen.arrow((to_x, to_y), self._radius(0.3), heading, colour)

    def _draw_controls(self, pen: Pen, reached: int, walker: Place) -> None:
        """Draw the control points, at the corner of its place where the walker stands on one."""
        theme = pen.theme
        for number, (letter, place) in enumerate(self._heya.controls):
            rect = self.picture.rect_of(place)
            radius = max(pen.smallest * 2 // 3, self._radius(0.24 if place == walker else 0.4))
            centre = rect.topright if place == walker else rect.center
            is_reached = number < reached
            disc = Rect(0, 0, 2 * radius, 2 * radius)
            disc.center = centre
            disc.clamp_ip(pen.window.get_rect())
            ground, ink = (theme.panel, theme.text) if is_reached else (theme.control, PAPER)
            pygame.draw.circle(pen.window, ground, disc.center, radius)
            pygame.draw.circle(pen.window, theme.outline, disc.center, radius, max(1, radius // 10))
            if number == reached:
                pygame.draw.circle(pen.window, theme.mark, disc.center, radius + 3, 3)
            pen.write_centred(letter, disc, ink, max(pen.smallest, round(radius * 1.4)))
            if is_reached and place != walker:
                _draw_tick(pen, disc)

    def _draw_walker(self, pen: Pen, moment: Moment, phase: float) -> None:
        x, y, heading = on_the_way(moment, phase)
        cell, corner = self.picture.cell, self.picture.area.topleft
        centre = corner[0] + (x + 0.5) * cell, corner[1] + (y + 0.5) * cell
        pen.arrow(centre, self._radius(0.42), heading, pen.theme.walker)
        if self._side is not None:
            radius = max(3, self._radius(0.1))
            tip = pointed_by(centre, 0.36 * cell, heading + self._side)[0]
            pygame.draw.circle(pen.window, pen.theme.mark, tip, radius)
            pygame.draw.circle(pen.window, pen.theme.outline, tip, radius, max(1, radius // 3))


def remembered(memory: dict[str, Any]) -> list[tuple[Place, Heading]]:
    """All ways that are kept anywhere in a memory, oldest first."""
    return [way for value in memory.values() for way in (cards_in(value) or {}).items()]


def _draw_tick(pen: Pen, disc: Rect) -> None:
    """Draw the sign for 'done' at the upper right of a disc, where it covers no letter."""
    side = max(9, disc.width * 5 // 11)
    at = Rect(0, 0, side, side)
    at.center = disc.right - disc.width // 12, disc.top + disc.height // 12
    pygame.draw.rect(pen.window, pen.theme.good, at, border_radius=side // 4)
    points = [(at.left + x * side, at.top + y * side) for x, y in ((0.2, 0.52), (0.42, 0.74), (0.8, 0.28))]
    pygame.draw.lines(pen.window, pen.theme.panel, False, points, max(2, side // 8))
