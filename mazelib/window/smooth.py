"""Shapes with smooth edges, since pygame draws circles and round corners with steps.

A disc is drawn four times as large and made smaller; the corners of a round box are quarters of
such a disc. Discs are kept.
"""

from collections.abc import Sequence
from functools import lru_cache

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.window.theme import Colour

#: A disc is drawn so many times as large.
LARGER = 4
#: At most this many discs are kept.
MOST_KEPT = 400


@lru_cache(MOST_KEPT)
def disc(radius: int, colour: Colour) -> Surface:
    """A disc with smooth edges, in a square of twice its radius (in pixels)."""
    side = 2 * radius * LARGER
    large = Surface((side, side), SRCALPHA)
    large.fill((*colour, 0))
    draw.circle(large, colour, (side // 2, side // 2), side // 2)
    return transform.smoothscale(large, (2 * radius, 2 * radius))


def draw_disc(window: Surface, colour: Colour, centre: tuple[float, float], radius: int) -> None:
    """Draw a disc around a point."""
    radius = max(1, radius)
    window.blit(disc(radius, colour), (round(centre[0]) - radius, round(centre[1]) - radius))


def draw_box(window: Surface, colour: Colour, at: Rect, radius: int) -> None:
    """Draw a box with round corners; ``radius`` is at most half of its shorter side."""
    radius = min(radius, at.width // 2, at.height // 2)
    if radius < 2:
        window.fill(colour, at)
        return
    window.fill(colour, at.inflate(-2 * radius, 0))
    window.fill(colour, at.inflate(0, -2 * radius))
    corner = disc(radius, colour)
    for right in (0, 1):
        for low in (0, 1):
            left = at.right - radius if right else at.left
            top = at.bottom - radius if low else at.top
            part = Rect(right * radius, low * radius, radius, radius)
            window.blit(corner, (left, top), part)


def draw_polygon(window: Surface, colour: Colour, points: Sequence[tuple[float, float]]) -> None:
    """Draw a filled polygon."""
    draw.polygon(window, colour, points)
    draw.aalines(window, colour, True, points)
