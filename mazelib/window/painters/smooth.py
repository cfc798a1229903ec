"""Lines and discs with smooth edges: pygame's own have steps. What is drawn once is kept."""

from collections.abc import Sequence
from functools import lru_cache

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.window.pen import Point
from mazelib.window.theme import Colour

#: A disc is drawn so many times as large, and then made smaller.
LARGER = 4
#: A thinner line has no round ends.
THINNEST_ROUND = 4


def draw_disc(window: Surface, colour: Colour, centre: Point, diameter: int) -> None:
    """Draw a disc, its diameter in pixels."""
    drawn = _disc(colour, diameter)
    window.blit(drawn, (round(centre[0] - diameter / 2), round(centre[1] - diameter / 2)))


def draw_line(window: Surface, colour: Colour, points: Sequence[Point], width: int) -> None:
    """Draw a line of this width through points, each right of, left of, above or below the last.

    Its ends and its corners are round, unless it is so thin that nobody would see it.
    """
    left = width / 2
    for number, (x, y) in enumerate(points):
        if width >= THINNEST_ROUND:
            draw_disc(window, colour, (x, y), width)
        if number:
            from_x, from_y = points[number - 1]
            across = abs(x - from_x)
            down = abs(y - from_y)
            piece = Rect(0, 0, round(across) or width, round(down) or width)
            piece.left = round(min(x, from_x) - (0 if across else left))
            piece.top = round(min(y, from_y) - (0 if down else left))
            window.fill(colour, piece)


@lru_cache(200)
def _disc(colour: Colour, diameter: int) -> Surface:
    large = LARGER * diameter
    disc = Surface((large, large), SRCALPHA)
    disc.fill((*colour, 0))
    draw.circle(disc, colour, (large / 2, large / 2), large / 2)
    return transform.smoothscale(disc, (diameter, diameter))
