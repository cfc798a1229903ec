"""Shapes with smooth edges, since pygame draws circles and round corners with steps.

A disc is drawn four times as large and made smaller; the corners of a round box, and the ends of a
line, are parts of such a disc. Discs are kept.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, dist, floor

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.window.drawing.theme import Colour

#: Where something is in the window, in pixels.
Point = tuple[float, float]
#: A disc is drawn so many times as large.
LARGER = 4
#: Thinner lines, in pixels, have no round ends: nobody would see them.
ROUND_FROM = 3
#: How long a dash is, in widths of its line.
LONG_DASH = 3
#: At most this many discs are kept.
MOST_KEPT = 400


def draw_disc(window: Surface, colour: Colour, centre: Point, diameter: int) -> None:
    """Draw a disc around a point, its diameter in pixels."""
    drawn = disc(colour, max(1, diameter))
    window.blit(drawn, (_first(centre[0], diameter), _first(centre[1], diameter)))


def draw_line(window: Surface, colour: Colour, points: Sequence[Point], width: int) -> None:
    """Draw a line of this width through points, each right of, left of, above or below the last.

    Its ends and its corners are round, unless it is so thin that nobody would see it.
    """
    for number, (x, y) in enumerate(points):
        if width >= ROUND_FROM:
            draw_disc(window, colour, (x, y), width)
        if number:
            window.fill(colour, _between(points[number - 1], (x, y), width))


def draw_stroke(window: Surface, colour: Colour, start: Point, end: Point, width: int) -> None:
    """Draw a straight line whose start is round; its end is flat, so that another can go on."""
    draw_disc(window, colour, start, width)
    window.fill(colour, _between(start, end, width))


def draw_dashes(
    window: Surface, colour: Colour, start: Point, end: Point, width: int, edge: Colour
) -> None:
    """Draw a straight line in any direction, in dashes that are as long as the gaps.

    Each dash has a thin edge, so that it is seen on any ground.
    """
    length = dist(start, end)
    if not length:
        return
    ahead = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    dash = LONG_DASH * width
    begin = 0.0
    while begin < length:
        stop = min(length, begin + dash)
        for paint, beyond in ((edge, 1.0), (colour, 0.0)):
            half = width / 2 + beyond
            box = []
            for along, aside in ((begin, -half), (begin, half), (stop, half), (stop, -half)):
                x = start[0] + along * ahead[0] - aside * ahead[1]
                y = start[1] + along * ahead[1] + aside * ahead[0]
                box.append((x, y))
            draw_polygon(window, paint, box)
        begin += 2 * dash


def _between(one: Point, other: Point, width: int) -> Rect:
    """What a straight line covers without its ends; parts of a pixel are covered whole."""
    left = floor(min(one[0], other[0]))
    top = floor(min(one[1], other[1]))
    across = ceil(max(one[0], other[0])) - left
    down = ceil(max(one[1], other[1])) - top
    if across > down:
        return Rect(left, _first(one[1], width), across, width)
    return Rect(_first(one[0], width), top, width, down)


def _first(middle: float, width: int) -> int:
    """The first of so many pixels around a middle one."""
    return round(middle - (width - 1) / 2)


def draw_box(window: Surface, colour: Colour, at: Rect, radius: int) -> None:
    """Draw a box with round corners; ``radius`` is at most half of its shorter side."""
    radius = min(radius, at.width // 2, at.height // 2)
    if radius < 2:
        window.fill(colour, at)
        return
    window.fill(colour, at.inflate(0, -2 * radius))
    window.fill(colour, Rect(at.left + radius, at.top, at.width - 2 * radius, radius))
    window.fill(colour, Rect(at.left + radius, at.bottom - radius, at.width - 2 * radius, radius))
    corner = disc(colour, 2 * radius)
    for right in (0, 1):
        for low in (0, 1):
            left = at.right - radius if right else at.left
            top = at.bottom - radius if low else at.top
            part = Rect(right * radius, low * radius, radius, radius)
            window.blit(corner, (left, top), part)


def draw_polygon(window: Surface, colour: Colour, points: Sequence[Point]) -> None:
    """Draw a filled polygon."""
    draw.polygon(window, colour, points)
    draw.aalines(window, colour, True, points)


@lru_cache(MOST_KEPT)
def disc(colour: Colour, diameter: int) -> Surface:
    """A disc with smooth edges, its diameter in pixels."""
    large = LARGER * diameter
    drawn = Surface((large, large), SRCALPHA)
    drawn.fill((*colour, 0))
    draw.circle(drawn, colour, (large / 2, large / 2), large / 2)
    return transform.smoothscale(drawn, (diameter, diameter))
