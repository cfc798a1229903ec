"""Paints the foot of the hedges: their shade on the path, and the grass that grows along it."""

import random
from functools import lru_cache
from math import log
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.grid.compass import DELTAS, Heading, Place
from mazelib.window.drawing.pen import Point
from mazelib.window.drawing.smooth import disc
from mazelib.window.drawing.theme import PAPER, Colour, mixed
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.gardens import Garden
from mazelib.window.painters.raycaster import WallPiece

#: How far the shade of a hedge reaches onto the path, in places, and how dark it is there.
SHADE = ((0.3, 0.06), (0.24, 0.12), (0.18, 0.18), (0.12, 0.25), (0.06, 0.33))
#: Where a hedge is farther away than this, in places, nobody would see its shade.
FARTHEST_SHADE = 7
NIGHT_BLUE: Colour = (30, 34, 70)
#: So many tufts of grass grow along one place of hedge, and where, in places before the hedge.
TUFTS = 9
BEFORE = 0.02
#: How high a tuft is, in heights of a hedge, and how wide, in its own heights.
HIGH = 0.085
WIDE = 1.9
#: One that is lower than this is not drawn, in pixels.
LOWEST = 3
#: A tuft that is nearer than this, in places, would be a bush before one's feet.
NEAREST = 0.34
#: There are so many different tufts; one in so many blossoms.
KINDS = 5
BLOSSOMING = 5
#: So many blades has a tuft. It is drawn so large, and then made smaller.
BLADES = 13
LARGE = 160
#: A tuft is kept in some sizes only: each is so many times as large as the one before.
GROWS = 1.12


def draw_shade(view: View, pieces: list[WallPiece]) -> None:
    """Draw the shade that hedges throw onto the path before them: darker near their feet."""
    edges = [
        _edge_at(view, piece.place, piece.side)
        for piece in pieces
        if piece.depth < FARTHEST_SHADE and piece.place is not None and piece.side is not None
    ]
    for reach, dark in SHADE:
        for edge in edges:
            corners = edge.band(reach)
            points = [view.point(depth, right, 0.0) for depth, right in view.ahead(corners)]
            if len(points) >= 3:
                draw.polygon(view.window, _shaded(edge.colour, dark), points)


class _Edge(NamedTuple):
    """The edge of a path at the foot of a hedge, as the eye sees it: ahead, and to the right.

    ``aside`` leads away from the hedge, as far as one place.
    """

    first: Point
    last: Point
    aside: Point
    colour: Colour

    def band(self, reach: float) -> list[Point]:
        """The corners of a band along the edge that is so wide, in places."""
        ahead = reach * self.aside[0]
        right = reach * self.aside[1]
        far_first = (self.first[0] + ahead, self.first[1] + right)
        far_last = (self.last[0] + ahead, self.last[1] + right)
        return [self.first, self.last, far_last, far_first]


def _edge_at(view: View, place: Place, side: Heading) -> _Edge:
    dx, dy = DELTAS[side]
    x = place[0] + 0.5 + 0.5 * dx
    y = place[1] + 0.5 + 0.5 * dy
    first = view.seen(x + 0.5 * dy, y - 0.5 * dx)
    further = view.seen(x + 0.5 * dy + dx, y - 0.5 * dx + dy)
    aside = (further[0] - first[0], further[1] - first[1])
    last = view.seen(x - 0.5 * dy, y + 0.5 * dx)
    return _Edge(first, last, aside, view.floor_colour((place[0] + dx, place[1] + dy)))


@lru_cache(200)
def _shaded(colour: Colour, dark: float) -> Colour:
    return mixed(colour, NIGHT_BLUE, dark)


def draw_tufts(view: View, pieces: list[WallPiece]) -> None:
    """Draw the grass along the feet of the hedges, as far as nothing hides it."""
    for piece in reversed(pieces):
        if piece.place is not None and piece.side is not None:
            _draw_tufts_before(view, piece, piece.place, piece.side)


def _draw_tufts_before(view: View, piece: WallPiece, place: Place, side: Heading) -> None:
    if HIGH * max(piece.height_at_left, piece.height_at_right) < LOWEST - 1:
        return
    dx, dy = DELTAS[side]
    x = place[0] + 0.5 + (0.5 + BEFORE) * dx
    y = place[1] + 0.5 + (0.5 + BEFORE) * dy
    # Where the row of grass begins and ends, as the eye sees it.
    near, first = view.seen(x + 0.5 * dy, y - 0.5 * dx)
    far, last = view.seen(x - 0.5 * dy, y + 0.5 * dx)
    for number in range(TUFTS):
        kind = (3 * number + 5 * place[0] + 7 * place[1] + side) % (KINDS * BLOSSOMING)
        along = (number + 0.5) / TUFTS + 0.012 * (kind % 5 - 2)
        depth = near + along * (far - near)
        if depth < NEAREST:
            continue
        at_x, foot = view.point(depth, first + along * (last - first), 0.0)
        high = HIGH * view.sight.focal / depth
        if high >= LOWEST and piece.left <= at_x <= piece.right and foot - high < view.height:
            tuft = _tuft(view.garden, kind, round(log(high, GROWS)))
            wide, tall = tuft.get_size()
            view.window.blit(tuft, (round(at_x - wide / 2), round(foot - 0.8 * tall)))


@lru_cache(900)
def _tuft(garden: Garden, kind: int, size: int) -> Surface:
    """A tuft of grass, in one of its sizes."""
    high = GROWS**size
    return transform.smoothscale(_large_tuft(garden, kind), (round(WIDE * high), round(high)))


@lru_cache(100)
def _large_tuft(garden: Garden, kind: int) -> Surface:
    """A tuft of grass: blades that bend apart. In winter it is a heap of snow."""
    dice = random.Random(kind)
    large = Surface((round(WIDE * LARGE), LARGE), SRCALPHA)
    grass = mixed(garden.hedge, garden.light_leaf, 0.25)
    large.fill((*(PAPER if garden.has_snow else grass), 0))
    if garden.has_snow:
        snow = mixed(PAPER, garden.sand[1], 0.3 + 0.5 * dice.random())
        draw.ellipse(large, mixed(snow, NIGHT_BLUE, 0.14), large.get_rect().move(0, LARGE // 5))
        draw.ellipse(large, snow, Rect(0, LARGE // 5, large.get_width(), round(0.74 * LARGE)))
        return large
    mound = Rect(0, round(0.72 * LARGE), large.get_width(), round(0.26 * LARGE))
    draw.ellipse(large, mixed(grass, NIGHT_BLUE, 0.25), mound)
    for number in range(BLADES):
        across = (number + dice.random()) / BLADES - 0.5
        colour = mixed(grass, garden.light_leaf, dice.random())
        _draw_blade(large, across, mixed(colour, NIGHT_BLUE, 0.14), dice)
    if kind % BLOSSOMING == 0:
        _draw_blossoms(large, garden.blossoms[kind % len(garden.blossoms)], dice)
    return large


def _draw_blade(large: Surface, across: float, colour: Colour, dice: random.Random) -> None:
    """Draw a blade of grass that bends away from the middle."""
    root = (0.5 * WIDE + 1.4 * across) * LARGE
    bend = (0.5 * across + dice.uniform(-0.12, 0.12)) * LARGE
    top = (0.1 + 1.1 * abs(across) + 0.3 * dice.random()) * LARGE
    foot = (0.98 - 0.5 * across * across) * LARGE
    half = 0.06 * LARGE
    knee = (top + foot) / 2
    blade = [(root - half, foot), (root + 0.3 * bend - 0.8 * half, knee), (root + bend, top)]
    blade += [(root + 0.3 * bend + 0.8 * half, knee), (root + half, foot)]
    draw.polygon(large, colour, blade)


def _draw_blossoms(large: Surface, colour: Colour, dice: random.Random) -> None:
    for _blossom in range(2):
        at = (dice.uniform(0.25, 0.75) * large.get_width(), dice.uniform(0.16, 0.4) * LARGE)
        for size, paint in ((5, colour), (12, mixed(colour, (150, 90, 0), 0.6))):
            flower = disc(paint, LARGE // size)
            large.blit(flower, flower.get_rect(center=at))
