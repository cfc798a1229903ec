"""Lines and discs with smooth edges: pygame's own have steps. What is drawn once is kept."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor

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
    for number, (x, y) in enumerate(points):
        draw_disc(window, colour, (x, y), width)
        if number:
            window.fill(colour, _between(points[number - 1], (x, y), width))


def _between(one: Point, other: Point, width: int) -> Rect:
    """What a straight line covers without its ends; parts of a pixel are covered whole."""
    left = floor(min(one[0], other[0]))
    top = floor(min(one[1], other[1]))
    across = ceil(max(one[0], other[0])) - left
    down = ceil(max(one[1], other[1])) - top
    if across > down:
        return Rect(left, round(one[1] - width / 2), across, width)
    return Rect(round(one[0] - width / 2), top, width, down)


@lru_cache(200)
def _disc(colour: Colour, diameter: int) -> Surface:
    large = LARGER * diameter
    disc = Surface((large, large), SRCALPHA)
    disc.fill((*colour, 0))
    draw.circle(disc, colour, (large / 2, large / 2), large / 2)
    return transform.smoothscale(disc, (diameter, diameter))
