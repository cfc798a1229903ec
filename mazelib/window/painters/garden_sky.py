"""Paints the sky over the garden, and the sand of its paths."""

import random
from functools import lru_cache
from math import floor

from pygame import Rect, Surface, draw, transform

from mazelib.grid.compass import Place
from mazelib.walking.view import SIGHT
from mazelib.window.painters.garden_view import NEAR, View
from mazelib.window.pen import Point
from mazelib.window.theme import Colour, mixed

#: The sky all around is so many pictures wide.
SKY_WIDTHS = 4
#: How sunny the sand is behind an opening at the side.
SUNNY = 0.75
#: By whether it is night: the sky above and at the horizon; sand of two places side by side; the
#: sand behind an opening at the side.
SKY = {False: ((120, 186, 240), (214, 234, 248)), True: ((14, 20, 46), (48, 62, 104))}
SAND = {False: ((236, 218, 178), (226, 206, 162)), True: ((116, 106, 92), (104, 94, 82))}
SUNNY_SAND = {False: (255, 224, 120), True: (196, 164, 84)}


def draw_ground(view: View) -> None:
    """Draw the sky, and the places of the paths."""
    _draw_sky(view)
    here_x = floor(view.eye.x)
    here_y = floor(view.eye.y)
    for x in range(here_x - SIGHT, here_x + SIGHT + 1):
        for y in range(here_y - SIGHT, here_y + SIGHT + 1):
            depth, right = view.seen(x + 0.5, y + 0.5)
            is_in_sight = -1 < depth < SIGHT and abs(right) < 1.4 * depth + 2
            if is_in_sight and view.heya.is_open((x, y)):
                _draw_floor(view, (x, y))


def _draw_sky(view: View) -> None:
    """Draw sky and sand. The sky goes past as the walker turns, and begins again after a turn.
    """
    upper = view.height // 2
    sky = _sky(view.width, upper, view.is_dark)
    ground = _ground(view.width, view.height - upper, view.is_dark)
    around = sky.get_width()
    left = -round(view.eye.heading % 4 / 4 * around)
    for start in (left, left + around):
        view.window.blit(sky, (start, 0))
    view.window.blit(ground, (0, upper))


def _draw_floor(view: View, place: Place) -> None:
    x, y = place
    corners = [view.seen(x + dx, y + dy) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]
    points = [view.point(depth, right, 0.0) for depth, right in _ahead_of_eye(corners)]
    if len(points) < 3:
        return
    colour = SAND[view.is_dark][(x + y) % 2]
    sunny = SUNNY * _aside(view, place)
    draw.polygon(view.window, mixed(colour, SUNNY_SAND[view.is_dark], sunny), points)


def _aside(view: View, place: Place) -> float:
    """Whether a place lies aside of the way straight ahead, 0 or 1; while one turns, between.
    """
    heading = view.eye.heading
    here = (floor(view.eye.x), floor(view.eye.y))
    before = floor(heading)
    share = heading - before
    # Up and down, one looks along a column, where x is the same; otherwise along a row.
    one = place[before % 2] != here[before % 2]
    other = place[1 - before % 2] != here[1 - before % 2]
    return (1 - share) * one + share * other


def _ahead_of_eye(corners: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The part of a polygon that is ahead of the eye; corners are (depth, right)."""
    kept = []
    for number, (depth, right) in enumerate(corners):
        before_depth, before_right = corners[number - 1]
        if (depth >= NEAR) != (before_depth >= NEAR):
            part = (NEAR - before_depth) / (depth - before_depth)
            kept.append((NEAR, before_right + part * (right - before_right)))
        if depth >= NEAR:
            kept.append((depth, right))
    return kept


@lru_cache(4)
def _sky(width: int, height: int, is_dark: bool) -> Surface:
    """The sky all around, with clouds; at night there are stars."""
    around = SKY_WIDTHS * max(1, width)
    sky = _shaded(*SKY[is_dark], (around, height))
    dice = random.Random(1)
    if is_dark:
        for _star in range(200):
            at = (dice.randrange(around), dice.randrange(max(1, height)))
            draw.circle(sky, (214, 220, 240), at, dice.choice((1, 1, 2)))
        return sky
    for number in range(3 * SKY_WIDTHS):
        middle = ((number + 0.3 + 0.4 * dice.random()) * width / 3, dice.uniform(0.1, 0.5) * height)
        _draw_cloud(sky, middle, dice.uniform(0.08, 0.13) * width)
    return sky


def _draw_cloud(sky: Surface, middle: Point, size: float) -> None:
    for offset, scale in ((-0.6, 0.6), (0.0, 1.0), (0.65, 0.7)):
        at = Rect(0, 0, size * scale, size * scale * 0.42)
        at.center = (round(middle[0] + offset * size), round(middle[1]))
        draw.ellipse(sky, (240, 247, 253), at)


@lru_cache(4)
def _ground(width: int, height: int, is_dark: bool) -> Surface:
    """Sand, paler far away."""
    sand = SAND[is_dark][0]
    far = mixed(sand, SKY[is_dark][1], 0.4)
    return _shaded(far, sand, (width, height))


def _shaded(upper: Colour, lower: Colour, size: tuple[int, int]) -> Surface:
    """A picture that goes smoothly from one colour at its top to another at its foot."""
    two = Surface((1, 2))
    two.set_at((0, 0), upper)
    two.set_at((0, 1), lower)
    return transform.smoothscale(two, (max(1, size[0]), max(1, size[1])))
