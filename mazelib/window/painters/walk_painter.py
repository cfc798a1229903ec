"""Paints a walk onto its map: places, trail, hand, control points, marks, and the walker.

    from bottom to top:   floor shaded by visits, the walls that the hand has touched, trail or circle,
                          remembered ways, control points, the way it will take, the walker
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pygame
from pygame import Rect

from mazelib.grid.compass import DELTAS, Heading, Place, Turn, stepped, turned
from mazelib.walking.moment import Moment
from mazelib.walking.raycaster import on_the_way
from mazelib.walking.recording import Timeline
from mazelib.window.painters.place_picture import PlacePicture
from mazelib.window.panels.memory import cards_in, is_place
from mazelib.window.panels.panel import Shown
from mazelib.window.pen import Pen, point_from
from mazelib.window.theme import PAPER, Colour, Theme, mixed

#: Ticks of the trail in full strength, and in all; and of those that the hand's line is drawn for.
TRAIL, OLDER, MOST_TOUCHED = 20, 1000, 4000
#: Dots of the shortest way and remembered ways, at the most.
MOST_DOTS, MOST_MARKS = 1500, 300
#: Colour numbers: 0 is wall, 1 floor, and one more for each doubling of the visits, up to so many.
WALL, FLOOR, MOST_SHADE = 0, 1, 4


@cache
def walk_palette(theme: Theme) -> list[Colour]:
    """The colours of wall, floor and visited floor, by colour number."""
    shades = (mixed(theme.floor, theme.visited, number / MOST_SHADE) for number in range(MOST_SHADE + 1))
    return [theme.wall, *shades]


def touched(timeline: Timeline, hand: Turn, tick: int) -> list[tuple[Place, Heading]]:
    """The pieces of wall that a hand touched in the newest ticks: each a place, and its side that is wall."""
    pieces = dict[tuple[Place, Heading], None]()
    for each in range(max(0, tick - MOST_TOUCHED), tick + 1):
        side = turned(timeline.heading(each), hand)
        turned_at, came_to = timeline.place(max(0, each - 1)), timeline.place(each)
        pieces |= dict.fromkeys([(turned_at, side), (came_to, side)])
    return [(place, side) for place, side in pieces if not timeline.heya.is_open(stepped(place, side))]


class WalkPainter:
    """Draws one recorded walk; made anew for every run. ``hand``, "right" or "left", is drawn too."""

    def __init__(self, timeline: Timeline, hand: str) -> None:
        self._timeline, self._heya = timeline, timeline.heya
        self._hand = Turn[hand.upper()] if hand else None
        # One colour number a place, by its visits until the tick that is shaded.
        self._cells, self._visits, self._shaded = bytearray(self._heya.floor), Counter[int](), -1
        self.picture = PlacePicture(self._heya.width, self._heya.height, self._cells, self._heya.floor)

    def draw(self, pen: Pen, area: Rect, shown: Shown, shortest: Sequence[Place]) -> None:
        """Draw the walk as of what is shown into an area of the window."""
        theme, recorded = pen.theme, min(shown.tick, self._timeline.last)
        moment: Moment = shown.moment
        self._shade(recorded)
        pen.window.fill(theme.window if shown.has_axes else theme.wall, area)  # All outside is wall.
        self.picture.draw(pen, area, walk_palette(theme), has_axes=shown.has_axes)
        for place, side in touched(self._timeline, self._hand, recorded) if self._hand else ():
            self._draw_touched(pen, place, side)
        self._draw_trail(pen, shown.tick)
        for place in shortest[:: max(1, len(shortest) // MOST_DOTS)]:  # Dots that show on the walked way too.
            pygame.draw.circle(pen.window, theme.outline, self._centre(place), self._thick(0.13) + 1)
            pygame.draw.circle(pen.window, theme.mark, self._centre(place), self._thick(0.13))
        # Who thinks, and does not step any more, is shown with what it kept before that.
        memory = moment.memory if moment.after or not moment.thinks else moment.memory_before
        cards = [card for value in memory.values() for card in (cards_in(value) or {}).items()]
        for place, heading in [card for card in cards if self._heya.is_open(card[0])][-MOST_MARKS:]:
            self._draw_at_edge(pen, place, heading, 0.24, theme.mark)
        if moment.after and not shown.phase:
            self._draw_way(pen, moment.place, moment.after[1], mixed(theme.walker, theme.floor, 0.55))
        for heading in shown.ways:
            self._draw_way(pen, moment.place, heading, theme.mark)
        self._draw_controls(pen, self._timeline.reached_count(shown.tick), moment.place)
        for place in filter(None, [shown.pointed, *shown.flash]):
            pygame.draw.rect(pen.window, theme.mark, self.picture.rect_of(place), self._thick(0.14))
        if shown.ghost:
            pen.arrow(self._centre(shown.ghost[:2]), self._radius(0.42), shown.ghost[2], theme.ghost)
        self._draw_walker(pen, moment, shown.phase)
        marked = [way for way in marked_ways(memory) if self._heya.is_open(way[0])]
        for place, heading, count in marked[-MOST_MARKS:]:
            self._draw_strokes(pen, place, heading, count)

    def _shade(self, tick: int) -> None:
        """Count the visits of the ticks since the one that is shaded, or take them off again."""
        (first, last), by = sorted((tick, self._shaded)), 1 if tick > self._shaded else -1
        for state in self._timeline.states[first + 1 : last + 1]:
            self._visits[state >> 2] += by
            self._cells[state >> 2] = FLOOR + min(self._visits[state >> 2].bit_length(), MOST_SHADE)
        self._shaded = tick

    def _centre(self, place: Place) -> tuple[int, int]:
        return self.picture.rect_of(place).center

    def _thick(self, share: float) -> int:
        return max(2, round(self.picture.cell * share))

    def _radius(self, share: float) -> int:
        return max(7, round(self.picture.cell * share))  # To be seen on a large map too.

    def _draw_touched(self, pen: Pen, place: Place, side: Heading) -> None:
        """Draw a line on the wall at a side of a place."""
        thick, rect, (dx, dy) = self._thick(0.1), self.picture.rect_of(place), DELTAS[side]
        line = rect.move(dx * rect.width, dy * rect.height).clip(rect.inflate(2 * thick, 2 * thick))
        for along in (turned(side, Turn.LEFT), turned(side, Turn.RIGHT)):  # In a corner two lines meet.
            if not self._heya.is_open(stepped(place, along)):
                line.union_ip(line.move(thick * DELTAS[along][0], thick * DELTAS[along][1]))
        pygame.draw.rect(pen.window, pen.theme.walker, line.clip(self.picture.area))

    def _draw_trail(self, pen: Pen, tick: int) -> None:
        """Draw the way walked, the last steps in full strength; a circle that is proven as a ring."""
        timeline, thick, newest = self._timeline, self._thick(0.12), max(0, tick - TRAIL)
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

    def _draw_at_edge(self, pen: Pen, place: Place, heading: Heading, reach: float, colour: Colour) -> None:
        cell, centre = self.picture.cell, self._centre(place)
        pen.arrow(point_from(centre, heading, 0.36 * cell), max(4, cell * reach), heading, colour)

    def _draw_strokes(self, pen: Pen, place: Place, heading: Heading, count: int) -> None:
        """Draw a stroke for each mark of a way, at the edge of its place, to the right of one who leaves."""
        cell, centre = self.picture.cell, self._centre(place)
        for number in range(min(count, 3)):
            ahead = cell * (0.44 - 0.12 * number)
            from_way, to_wall = (point_from(centre, heading, ahead, cell * right) for right in (0.08, 0.4))
            pygame.draw.line(pen.window, pen.theme.outline, from_way, to_wall, self._thick(0.06))

    def _draw_way(self, pen: Pen, place: Place, heading: Heading, colour: Colour) -> None:
        """Draw an arrow from a place to the next, or where wall is, at its edge."""
        if self._heya.is_open(stepped(place, heading)):
            tip = self._centre(stepped(place, heading))
            pygame.draw.line(pen.window, colour, self._centre(place), tip, self._thick(0.16))
            pen.arrow(tip, self._radius(0.3), heading, colour)
        else:
            self._draw_at_edge(pen, place, heading, 0.2, colour)

    def _draw_controls(self, pen: Pen, reached: int, walker: Place) -> None:
        """Draw the control points, at the corner of its place where the walker stands on one."""
        theme, window = pen.theme, pen.window
        for number, (letter, place) in enumerate(self._heya.controls):
            rect, is_under = self.picture.rect_of(place), place == walker
            radius = max(pen.smallest * 2 // 3, self._radius(0.24 if is_under else 0.4))
            disc = Rect(rect.topright if is_under else rect.center, (0, 0)).inflate(2 * radius, 2 * radius)
            disc.clamp_ip(window.get_rect())
            ground, ink = (theme.panel, theme.text) if number < reached else (theme.control, PAPER)
            pygame.draw.circle(window, ground, disc.center, radius)
            pygame.draw.circle(window, theme.outline, disc.center, radius, max(1, radius // 10))
            if number == reached:
                pygame.draw.circle(window, theme.mark, disc.center, radius + 3, 3)
            pen.write_centred(letter, disc, ink, max(pen.smallest, round(radius * 1.4)))

    def _draw_walker(self, pen: Pen, moment: Moment, phase: float) -> None:
        x, y, heading = on_the_way(moment, phase)
        cell, (left, top) = self.picture.cell, self.picture.area.topleft
        centre = left + (x + 0.5) * cell, top + (y + 0.5) * cell
        pen.arrow(centre, self._radius(0.42), heading, pen.theme.walker)
        if self._hand:
            hand = point_from(centre, heading + self._hand, 0.36 * cell)
            radius = max(3, round(0.1 * cell))
            pygame.draw.circle(pen.window, pen.theme.mark, hand, radius)
            pygame.draw.circle(pen.window, pen.theme.outline, hand, radius, radius // 3)


def marked_ways(memory: dict[str, Any]) -> list[tuple[Place, Heading, int]]:
    """All ways that have marks in a memory, where it says of places how often each way is marked."""
    kept = [each for value in memory.values() if isinstance(value, dict) for each in value.items()]
    marks = [(place, marks) for place, marks in kept if is_place(place) and isinstance(marks, dict)]
    ways = [(place, *marked) for place, marked_here in marks for marked in marked_here.items()]
    return [each for each in ways if (type(each[1]), type(each[2])) == (Heading, int)]

