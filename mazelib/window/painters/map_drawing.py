"""What is drawn on a walk's map: lines, cards, arrows and discs at their places."""

import math
from collections.abc import Sequence
from enum import Enum
from itertools import pairwise

import pygame
from pygame import Rect

from mazelib.grid.compass import Heading, Place, stepped
from mazelib.maps.heya import Heya
from mazelib.walking.moment import Moment
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point, point_from
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.smooth import draw_disc, draw_line, draw_polygon
from mazelib.window.drawing.theme import INK, PAPER, Colour
from mazelib.window.playing.walker_position import position_on_map

#: How large pictures are, as a share of a place.
WALKER = 0.96
RIVAL = 0.62
TARGET = 0.74
TARGET_UNDER_WALKER = 0.5
CARD = 0.76
LIFTED_CARD = 0.86
WAY_HEAD = 0.52
#: How far aside the rival stands, right and down, in places.
RIVAL_ASIDE = 0.22
#: On a large map pictures are at least this many pixels wide.
SMALLEST_PICTURE = 14
#: Where a card lies: this far from the middle of its place, in places. It lies this much further
#: out while the walker stands at its place, and further in while it stands where the card points.
CARD_AT = 0.5
CARD_MAKES_ROOM = 0.36
#: Where one that lifts lies, and how far up it has come.
LIFTED_AT = 0.95
LIFTED_BY = 0.08
#: How far a lane lies from the middle of the way, in places.
LANE = 0.17
#: The width of a dot between two lanes, in places.
SMALL_DOT = 0.17
#: At most about this many places of the shortest path have dots.
MOST_DOTS = 1500
#: The strokes of a bump, in places: where they begin, how long, wide and far apart they are.
BUMP_AT = 0.56
BUMP_LENGTH = 0.2
BUMP_WIDTH = 0.08
BUMP_APART = 0.2
#: How wide the frame is around the place of a fault, in places.
FAULT = 0.09
#: How far the ring around a point that is reached spreads, in places.
POP_REACH = 0.6


class TargetLook(Enum):
    """What a control point looks like: the name of its picture."""

    USUAL = "target"
    NEXT = "target_next"
    REACHED = "target_reached"
    CLOSED = "target_closed"


class MapDrawing:
    """Draws on the places of a map, which lie in the window as the grid says."""

    def __init__(self, pen: Pen, grid: PlaceGrid, heya: Heya) -> None:
        self.pen = pen
        self.grid = grid
        self.heya = heya
        #: The side of its place to which the walker stretches its hand; None if it has none.
        self.hand_at: Heading | None = None

    def centre(self, place: Place) -> tuple[int, int]:
        """The middle of a place, in pixels of the window."""
        return self.grid.rect_of(place).center

    def thick(self, share: float) -> int:
        """How thick a line is, as a share of a place, in pixels."""
        return max(2, round(self.grid.cell * share))

    def wide(self, share: float) -> int:
        """How wide a picture is, as a share of a place; large enough to be seen on a large map."""
        return max(SMALLEST_PICTURE, round(self.grid.cell * share))

    def line(self, places: Sequence[Place], colour: Colour, width: int) -> None:
        """Draw a line through the middles of places, each piece of it once."""
        for first, last in _straight_runs(places):
            ends = (self.centre(first), self.centre(last))
            draw_line(self.pen.window, colour, ends, width)

    def lane(self, places: Sequence[Place], colour: Colour, width: int) -> None:
        """Draw a line through places that keeps right of their middles, as cars do on a road.

        So a way that was walked there and back has two lines beside each other.
        """
        aside = LANE * self.grid.cell
        steps = [step for step in pairwise(places) if step[0] != step[1]]
        points = list[Point]()
        for number, (one, other) in enumerate(steps):
            x, y = self.centre(one)
            right = _right_of(one, other)
            before = _right_of(*steps[number - 1]) if number else right
            if right[0] * before[0] + right[1] * before[1] == 0:  # The corner of both lanes.
                right = (right[0] + before[0], right[1] + before[1])
            elif right != before:  # It turns back: across to the other lane.
                points.append((x + aside * before[0], y + aside * before[1]))
            points.append((x + aside * right[0], y + aside * right[1]))
        if steps:
            x, y = self.centre(steps[-1][1])
            right = _right_of(*steps[-1])
            points.append((x + aside * right[0], y + aside * right[1]))
        draw_line(self.pen.window, colour, points, width)

    def ring(self, places: Sequence[Place], share: float) -> None:
        """Draw the ring of a circle: a thick line with dashes; a share of it, from its start."""
        pieces = [piece for piece in dict.fromkeys(pairwise(places)) if piece[0] != piece[1]]
        drawn = [self._part_of(piece, share * len(pieces) - n) for n, piece in enumerate(pieces)]
        drawn = drawn[: math.ceil(share * len(pieces))]
        for one, other in drawn:
            draw_line(self.pen.window, self.pen.theme.ring, (one, other), self.thick(0.28))
        for one, other in drawn:
            for begin in (0.15, 0.65):
                dash = (_between(one, other, begin), _between(one, other, begin + 0.2))
                draw_line(self.pen.window, self.pen.theme.trail, dash, self.thick(0.08))

    def _part_of(self, piece: tuple[Place, Place], share: float) -> tuple[Point, Point]:
        """The ends of the first part of a way between two places."""
        one, other = (self.centre(place) for place in piece)
        return one, _between(one, other, min(1.0, share))

    def dots(self, places: Sequence[Place], *, are_small: bool = False) -> None:
        """Draw a dot in the middle of each place of a way; it can be seen on a trail, too.

        Small ones have room between two lanes, and hide neither.
        """
        if are_small:
            for place in places[:: max(1, len(places) // MOST_DOTS)]:
                width = self.thick(SMALL_DOT)
                draw_disc(self.pen.window, self.pen.theme.shortest, self.centre(place), width)
            return
        width = 2 * self.thick(0.13)
        for place in places[:: max(1, len(places) // MOST_DOTS)]:
            draw_disc(self.pen.window, PAPER, self.centre(place), width + 4)
            draw_disc(self.pen.window, self.pen.theme.shortest, self.centre(place), width)

    def card(self, place: Place, heading: Heading, walker: Point) -> None:
        """Draw the card of a way that is remembered, at the edge of its place.

        It makes room for the ``walker``, who stands at this x and y of the map.
        """
        here = max(0.0, 1 - math.dist(walker, place))
        there = max(0.0, 1 - math.dist(walker, stepped(place, heading)))
        ahead = CARD_AT + CARD_MAKES_ROOM * (here - there)
        at = point_from(self.centre(place), heading, ahead * self.grid.cell)
        self.pen.picture("card", at, self.wide(CARD), heading)

    def lifted_card(self, place: Place, heading: Heading) -> None:
        """Draw a card that is taken away just now: larger, beside the walker, over its shadow."""
        x, y = point_from(self.centre(place), heading, LIFTED_AT * self.grid.cell)
        wide = self.wide(LIFTED_CARD)
        shadow = pygame.Surface((wide, wide), pygame.SRCALPHA)
        at = shadow.get_rect()
        pygame.draw.rect(shadow, (*INK, 70), at, border_radius=wide // 5)
        self.pen.window.blit(shadow, at.move(round(x - wide / 2), round(y - wide / 2)))
        self.pen.picture("card", (x, y - LIFTED_BY * self.grid.cell), wide, heading)

    def way(self, place: Place, heading: Heading) -> None:
        """Draw an arrow from a place to the next; if there is wall, a short one to the wall."""
        cell = self.grid.cell
        centre = self.centre(place)
        reach = 1.0 if self.heya.is_open(stepped(place, heading)) else 0.42
        tip = point_from(centre, heading, reach * cell)
        draw_line(self.pen.window, self.pen.theme.mark, (centre, tip), self.thick(0.18))
        self.pen.picture("arrow", tip, self.wide(WAY_HEAD), heading)

    def fault(self, place: Place, colour: Colour) -> None:
        """Draw a frame around the place at which a rule goes wrong, or did so before."""
        at = self.grid.rect_of(place)
        thick = max(3, self.thick(FAULT))
        pygame.draw.rect(self.pen.window, colour, at, thick, border_radius=thick)

    def numbered_way(self, place: Place, heading: Heading, number: int) -> None:
        """Draw a way that can be guessed, with its number, on the next place."""
        self._write_way("way", place, heading, number)

    def guessed_way(self, place: Place, heading: Heading, number: int) -> None:
        """Draw the way that was guessed, pale, on the next place."""
        self._write_way("way_guessed", place, heading, number)

    def _write_way(self, picture: str, place: Place, heading: Heading, number: int) -> None:
        wide = max(self.wide(1.0), 2 * self.pen.smallest)
        at = point_from(self.centre(place), heading, max(self.grid.cell, 0.9 * wide))
        self.pen.picture(picture, at, wide, heading)
        room = Rect(0, 0, wide, wide)
        middle = point_from(at, heading, -0.05 * wide)
        room.center = round(middle[0]), round(middle[1])
        size = max(self.pen.smallest, round(0.5 * wide))
        self.pen.write(str(number), room, INK, size, face=Face.BOLD, anchor="center")

    def target(
        self,
        letter: str,
        place: Place,
        look: TargetLook,
        *,
        is_under_walker: bool,
    ) -> None:
        """Draw a control point; at the corner of its place where the walker stands on it.

        The one that is to be reached next has a ring; one that no way leads to is struck out.
        """
        at = self._disc(place, is_under_walker=is_under_walker)
        if look is TargetLook.NEXT:
            at.inflate_ip(at.width // 5, at.width // 5)
        self.pen.picture(look.value, at.center, at.width)
        ink = self.pen.theme.control if look is TargetLook.REACHED else PAPER
        size = max(self.pen.smallest, round(at.width * 0.56))
        self.pen.write(letter, at, ink, size, face=Face.BOLD, anchor="center")

    def pop(self, place: Place, share: float) -> None:
        """Draw the ring that spreads from a control point when it is reached; 1: it is gone."""
        radius = round(self.grid.cell * (0.5 + POP_REACH * share))
        thick = round(self.thick(0.2) * (1 - share))
        if thick:
            colour = self.pen.theme.mark
            pygame.draw.circle(self.pen.window, colour, self.centre(place), radius, thick)

    def _disc(self, place: Place, *, is_under_walker: bool) -> Rect:
        """Where the disc of a control point is, kept inside the window."""
        rect = self.grid.rect_of(place)
        share = TARGET_UNDER_WALKER if is_under_walker else TARGET
        wide = max(self.pen.smallest * 4 // 3, self.wide(share))
        middle = self._free_corner(rect) if is_under_walker else rect.center
        disc = Rect(middle, (0, 0)).inflate(wide, wide)
        disc.clamp_ip(self.pen.window.get_clip())
        return disc

    def _free_corner(self, rect: Rect) -> tuple[int, int]:
        """The corner of the walker's place where no hand lies."""
        if self.hand_at is Heading.RIGHT:
            return rect.topleft
        return rect.bottomright if self.hand_at is Heading.UP else rect.topright

    def frame(self, place: Place) -> None:
        """Draw a frame around a place that is pointed at, or was changed."""
        rect = self.grid.rect_of(place)
        pygame.draw.rect(self.pen.window, self.pen.theme.mark, rect, self.thick(0.14))

    @property
    def walker_width(self) -> int:
        """How wide the walker is, in pixels: on a large map larger than its place."""
        return max(round(WALKER * self.grid.cell), self.pen.size)

    def point_at(self, x: float, y: float) -> Point:
        """The middle of a place, or a point between two of them, in pixels of the window."""
        cell = self.grid.cell
        return self.grid.left + (x + 0.5) * cell, self.grid.top + (y + 0.5) * cell

    def bump(self, place: Place, heading: Heading) -> None:
        """Draw three short strokes on the wall that a walker has bumped into."""
        cell = self.grid.cell
        centre = self.centre(place)
        half = BUMP_WIDTH / 2
        for side in (-1, 0, 1):
            corners = list[Point]()
            for ahead, right in ((0, -half), (0, half), (BUMP_LENGTH, half), (BUMP_LENGTH, -half)):
                fanned = side * (BUMP_APART + ahead) + right
                at = (BUMP_AT + ahead) * cell
                corners.append(point_from(centre, heading, at, fanned * cell))
            draw_polygon(self.pen.window, PAPER, corners)

    def walker(self, moment: Moment, phase: float) -> None:
        """Draw the walker, on its way to the next place."""
        x, y, heading = position_on_map(moment, phase)
        self.pen.picture("walker", self.point_at(x, y), self.walker_width, heading)

    def rival(self, moment: Moment, phase: float) -> None:
        """Draw a second walker, smaller and aside, so that both are seen at the same place."""
        x, y, heading = position_on_map(moment, phase)
        at = self.point_at(x + RIVAL_ASIDE, y + RIVAL_ASIDE)
        self.pen.picture("walker_rival", at, round(RIVAL * self.walker_width), heading)


def _between(one: Point, other: Point, share: float) -> Point:
    """The point on the way from one to the other: at ``share`` 0 the first, at 1 the second."""
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


def _right_of(one: Place, other: Place) -> tuple[int, int]:
    """The direction at the right hand of a walker that steps from one place to the next."""
    return one[1] - other[1], other[0] - one[0]


def _straight_runs(places: Sequence[Place]) -> list[tuple[Place, Place]]:
    """The ways between places, each once, as the first and the last place of what is straight."""
    runs = list[tuple[Place, Place]]()
    step_before = (0, 0)
    for one, other in dict.fromkeys(pairwise(places)):
        step = (other[0] - one[0], other[1] - one[1])
        if step == (0, 0):
            continue
        if runs and step == step_before and runs[-1][1] == one:
            runs[-1] = (runs[-1][0], other)
        else:
            runs.append((one, other))
        step_before = step
    return runs
