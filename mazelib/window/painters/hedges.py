"""Paints a garden maze through a walker's eyes: sky, paths of sand, hedges, and what stands there.

dark green      the hedges along the way straight ahead
green           hedges across it, paler the farther they are
sunny           what is seen through an opening at the side of that way
"""

import random
from functools import lru_cache
from math import pi, sin

from pygame import Rect, draw

from mazelib.game.racers import Spot
from mazelib.grid.compass import Heading, Place
from mazelib.maps.heya import Heya
from mazelib.walking.view import SIGHT
from mazelib.window.painters.garden_sky import draw_ground
from mazelib.window.painters.garden_things import Standing, draw_standing
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.landmarks import draw_landmark
from mazelib.window.painters.raycaster import WallPiece, wall_pieces
from mazelib.window.painters.sight import wall_colour
from mazelib.window.pen import Pen, Point
from mazelib.window.theme import LIGHT, Colour, Theme, mixed

#: How far the picture goes up and down with a step, in heights of the picture.
BOB = 0.008
#: A hedge that is lower than this in the picture has neither leaves nor landmarks, in pixels.
LEAST_HEIGHT = 50
#: So many leaves has a side of a hedge.
LEAVES = 30
LIT: Colour = (240, 255, 190)
#: The edges of hedges, by whether it is night.
EDGE = {False: (26, 66, 38), True: (8, 24, 18)}


@lru_cache(2)
def garden_theme(theme: Theme) -> Theme:
    """The theme with the colours of hedges in place of those of walls."""
    if theme is LIGHT:
        return theme._replace(near=(38, 110, 56), far=(142, 200, 140), opening=(218, 230, 142))
    return theme._replace(near=(16, 58, 40), far=(54, 96, 84), opening=(150, 160, 90))


def draw_garden(
    pen: Pen, area: Rect, heya: Heya, at: Spot, standing: Standing, bob: float = 0.0
) -> None:
    """Draw what a walker sees from a spot; ``bob`` is how far it is in its step, from 0 to 1."""
    picture = area.clip(pen.window.get_rect())
    if picture.width < 2 or picture.height < 2:
        return
    view = View(pen, picture, heya, at, sin(pi * bob) * BOB)
    draw_ground(view)
    draw_hedges(view)
    draw_standing(view, standing)
    corner = pen.corner
    frame = picture.inflate(2 * corner, 2 * corner)
    clip = pen.window.get_clip()
    pen.window.set_clip(picture)
    draw.rect(pen.window, pen.theme.window, frame, corner, border_radius=2 * corner)
    pen.window.set_clip(clip)


def draw_hedges(view: View) -> None:
    """Draw the hedges, with leaves and landmarks."""
    theme = garden_theme(view.pen.theme)
    for piece in wall_pieces(view.sight, view.width):
        _draw_piece(view, piece, wall_colour(theme, piece, view.eye))
    view.window.set_clip(None)


def _draw_piece(view: View, piece: WallPiece, colour: Colour) -> None:
    left = round(piece.left)
    right = round(piece.right)
    half_left = piece.height_at_left / 2
    half_right = piece.height_at_right / 2
    top: list[Point] = [(left, view.horizon - half_left), (right, view.horizon - half_right)]
    foot: list[Point] = [(right, view.horizon + half_right), (left, view.horizon + half_left)]
    draw.polygon(view.window, colour, [*top, *foot])
    edge = mixed(EDGE[view.is_dark], colour, min(0.75, piece.depth / SIGHT))
    if piece.place is not None and piece.side is not None:
        high = max(piece.height_at_left, piece.height_at_right)
        if high > LEAST_HEIGHT:
            view.window.set_clip(Rect(left, 0, right - left, view.height))
            _draw_leaves(view, piece.place, piece.side, colour)
            _draw_crown(view, top, half_left, half_right, colour)
            draw_landmark(view, piece.place, piece.side)
            view.window.set_clip(None)
        for (x, y), (_x, below) in ((top[0], foot[1]), (top[1], foot[0])):
            draw.aaline(view.window, edge, (x, y), (x, below))
    draw.aaline(view.window, edge, top[0], top[1])
    draw.aaline(view.window, edge, foot[0], foot[1])


def _draw_crown(
    view: View, top: list[Point], half_left: float, half_right: float, colour: Colour
) -> None:
    """Draw the sunlit top of a hedge."""
    (left, high), (right, high_right) = top
    lower = [(right, high_right + 0.09 * half_right), (left, high + 0.09 * half_left)]
    draw.polygon(view.window, mixed(colour, LIT, 0.22), [*top, *lower])


def _draw_leaves(view: View, place: Place, side: Heading, colour: Colour) -> None:
    for along, high, size, is_light in leaves_of(place, side):
        at = view.on_side(place, side, along, high)
        if at is None:
            continue
        x, y, scale, narrow = at
        wide = size * scale * narrow
        if wide < 2:
            continue
        shade = mixed(colour, LIT if is_light else EDGE[view.is_dark], 0.16)
        tall = size * scale * 0.7
        draw.ellipse(view.window, shade, Rect(x - wide / 2, y - tall / 2, wide, tall))


@lru_cache(500)
def leaves_of(place: Place, side: Heading) -> list[tuple[float, float, float, bool]]:
    """The leaves of a side of a hedge: how far along, how high, how large, whether light."""
    dice = random.Random(f"{place} {side}")
    leaves = []
    for _leaf in range(LEAVES):
        size = 0.03 + 0.05 * dice.random()
        leaves.append((dice.random(), 0.05 + 0.8 * dice.random(), size, dice.random() < 0.5))
    return leaves
