"""What is drawn on a walk's map: arrows, lines, dots, discs and strokes at their places."""

from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from mazelib.grid.compass import DELTAS, Heading, Place, Turn, stepped, turned
from mazelib.maps.heya import Heya
from mazelib.walking.moment import Moment
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen, Point, point_from
from mazelib.window.place_grid import PlaceGrid
from mazelib.window.theme import PAPER, Colour
from mazelib.window.walker_position import walker_position

#: A way has at most this many strokes for its marks.
MOST_STROKES = 3


class MapDrawing:
    """Draws on the places of a map, which lie in the window as the grid says."""

    def __init__(self, pen: Pen, grid: PlaceGrid, heya: Heya) -> None:
        self.pen = pen
        self.grid = grid
        self.heya = heya

    def centre(self, place: Place) -> tuple[int, int]:
        """The middle of a place, in pixels of the window."""
        return self.grid.rect_of(place).center

    def thick(self, share: float) -> int:
        """How thick a line is, as a share of a place, in pixels."""
        return max(2, round(self.grid.cell * share))

    def radius(self, share: float) -> int:
        """A radius, as a share of a place; large enough to be seen on a large map."""
        return max(7, round(self.grid.cell * share))

    def touched_wall(self, place: Place, side: Heading) -> None:
        """Draw a line on the wall at a side of a place; in a corner two such lines meet."""
        thick = self.thick(0.1)
        rect = self.grid.rect_of(place)
        dx, dy = DELTAS[side]
        wall = rect.move(dx * rect.width, dy * rect.height)
        line = wall.clip(rect.inflate(2 * thick, 2 * thick))
        for along in (turned(side, Turn.LEFT), turned(side, Turn.RIGHT)):
            if not self.heya.is_open(stepped(place, along)):
                along_x, along_y = DELTAS[along]
                line.union_ip(line.move(thick * along_x, thick * along_y))
        pygame.draw.rect(self.pen.window, self.pen.theme.walker, line.clip(self.grid.area))

    def line(self, places: Sequence[Place], colour: Colour, width: int) -> None:
        """Draw a line through the middles of places, each piece of it once."""
        pieces = dict.fromkeys(pairwise(self.centre(place) for place in places))
        for one, other in pieces:
            if one != other:
                pygame.draw.line(self.pen.window, colour, one, other, width)
                pygame.draw.circle(self.pen.window, colour, other, (width - 1) // 2)

    def dot(self, place: Place) -> None:
        """Draw a dot that can be seen on the walked way too."""
        radius = self.thick(0.13)
        pygame.draw.circle(self.pen.window, self.pen.theme.outline, self.centre(place), radius + 1)
        pygame.draw.circle(self.pen.window, self.pen.theme.mark, self.centre(place), radius)

    def at_edge(self, place: Place, heading: Heading, reach: float, colour: Colour) -> None:
        """Draw an arrow at the edge of a place; ``reach`` is a share of it."""
        tip = point_from(self.centre(place), heading, 0.36 * self.grid.cell)
        self.pen.arrow(tip, max(4, self.grid.cell * reach), heading, colour)

    def strokes(self, place: Place, heading: Heading, count: int) -> None:
        """Draw a stroke for each mark of a way: at the edge, on the right as one leaves."""
        cell = self.grid.cell
        centre = self.centre(place)
        for number in range(min(count, MOST_STROKES)):
            ahead = cell * (0.44 - 0.12 * number)
            from_way = point_from(centre, heading, ahead, cell * 0.08)
            to_wall = point_from(centre, heading, ahead, cell * 0.4)
            ink = self.pen.theme.outline
            pygame.draw.line(self.pen.window, ink, from_way, to_wall, self.thick(0.06))

    def way(self, place: Place, heading: Heading, colour: Colour) -> None:
        """Draw an arrow from a place to the next; if there is wall, at the edge."""
        if not self.heya.is_open(stepped(place, heading)):
            self.at_edge(place, heading, 0.2, colour)
            return
        tip = self.centre(stepped(place, heading))
        pygame.draw.line(self.pen.window, colour, self.centre(place), tip, self.thick(0.16))
        self.pen.arrow(tip, self.radius(0.3), heading, colour)

    def control(
        self, letter: str, place: Place, *, is_reached: bool, is_under_walker: bool
    ) -> None:
        """Draw a control point; at the corner of its place where the walker stands on it."""
        theme = self.pen.theme
        disc = self._disc(place, is_under_walker=is_under_walker)
        radius = disc.width // 2
        ground = PAPER if is_reached else theme.control
        ink = theme.control if is_reached else PAPER
        pygame.draw.circle(self.pen.window, ground, disc.center, radius)
        if is_reached:
            edge = max(2, radius // 8)
            pygame.draw.circle(self.pen.window, theme.control, disc.center, radius, edge)
        size = max(self.pen.smallest, round(radius * 1.25))
        self.pen.write(letter, disc, ink, size, face=Face.BOLD, anchor="center")

    def target_ring(self, place: Place, *, is_under_walker: bool) -> None:
        """Draw a ring around the control point that is to be reached next."""
        disc = self._disc(place, is_under_walker=is_under_walker)
        thick = max(3, disc.width // 10)
        radius = disc.width // 2 + thick
        pygame.draw.circle(self.pen.window, self.pen.theme.mark, disc.center, radius, thick)

    def _disc(self, place: Place, *, is_under_walker: bool) -> Rect:
        """Where the disc of a control point is, kept inside the window."""
        rect = self.grid.rect_of(place)
        share = 0.24 if is_under_walker else 0.36
        radius = max(self.pen.smallest * 2 // 3, self.radius(share))
        middle = rect.topright if is_under_walker else rect.center
        disc = Rect(middle, (0, 0)).inflate(2 * radius, 2 * radius)
        disc.clamp_ip(self.pen.window.get_rect())
        return disc

    def frame(self, place: Place) -> None:
        """Draw a frame around a place that is pointed at, or was changed."""
        rect = self.grid.rect_of(place)
        pygame.draw.rect(self.pen.window, self.pen.theme.mark, rect, self.thick(0.14))

    def ghost(self, place: Place, heading: Heading) -> None:
        """Draw the ghost: a second walker."""
        self.pen.picture("ghost", self.centre(place), 2 * self.radius(0.42), heading)

    def walker(self, moment: Moment, phase: float, hand: Turn | None) -> None:
        """Draw the walker, on its way to the next place, with its hand if it has one."""
        x, y, heading = walker_position(moment, phase)
        cell = self.grid.cell
        centre = (self.grid.left + (x + 0.5) * cell, self.grid.top + (y + 0.5) * cell)
        if hand is not None:
            self._arm(centre, heading + hand)
        self.pen.picture("walker", centre, 2 * self.radius(0.42), heading)

    def _arm(self, centre: Point, side: float) -> None:
        """Draw the arm that reaches to the wall at a side, under the body."""
        cell = self.grid.cell
        hand = point_from(centre, side, 0.46 * cell)
        thick = self.thick(0.13)
        pygame.draw.line(self.pen.window, self.pen.theme.outline, centre, hand, thick + 2)
        pygame.draw.line(self.pen.window, self.pen.theme.walker, centre, hand, thick)
        pygame.draw.circle(self.pen.window, self.pen.theme.outline, hand, thick * 3 // 4 + 1)
        pygame.draw.circle(self.pen.window, self.pen.theme.walker, hand, thick * 3 // 4)
