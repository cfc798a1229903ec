"""The leaves of a hedge: a picture of two places of it, drawn once, in sizes for near and far.

Its left and right edges fit together, so it goes on from place to place. Its upper edge is leafy:
one sees the sky between the leaves.
"""

import random
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from pygame import SRCALPHA, Surface, draw, transform

from mazelib.window.painters.gardens import Garden
from mazelib.window.painters.tinting import add, multiply
from mazelib.window.smooth import disc
from mazelib.window.theme import PAPER, Colour, mixed

#: The largest picture is so many pixels high, and twice as wide: two places.
HIGH = 576
#: How often it is made half as large, for hedges that are farther away.
HALVINGS = 4
#: So many leaves, and so many blossoms, are in a picture.
LEAVES = 5600
BLOSSOMS = 90
#: How long a leaf is, in heights of the hedge: at least, and how much more at most.
LEAF = (0.026, 0.016)
#: Leaves point into so many directions, come in so many sizes, and in so many shades.
ANGLES = 9
SIZES = 2
SHADES = 10
#: A leaf is drawn so many times as large, and then made smaller: so its edges are smooth.
LARGER = 4
#: The upper part of the picture that is not all leaves: so many bushes, and how round they are.
RAGGED = 0.05
BUSHES = 9
ROUND = 0.55
#: The upper part that has snow.
SNOW = 0.24
#: What the sun adds to the colour of a leaf where it is twice as bright.
SUNLIGHT: Colour = (110, 100, 20)
#: Brightness and haze come in so many steps: so fine that haze has no seams.
STEPS = 8
HAZE_STEPS = 48


class Columns(NamedTuple):
    """A picture of leaves whose columns lie one below the other in a picture one pixel wide.

    So the pixels of a column are neighbours in memory, which is faster. There are as many columns
    as the leaves are pixels wide ``across``.
    """

    picture: Surface
    across: int
    rows: int


@lru_cache(3)
def leaves(garden: Garden) -> tuple[Surface, ...]:
    """The leaves of a hedge of a garden: the largest picture first."""
    picture = Surface((2 * HIGH, HIGH), SRCALPHA)
    ground = mixed(garden.hedge, (0, 0, 0), 0.22)
    picture.fill((*ground, 0))
    for column in range(2 * HIGH):
        picture.fill((*ground, 255), (column, round(_top(column) * HIGH), 1, HIGH))
    dice = random.Random(1)
    for number in range(LEAVES):
        # From the foot up: the leaves above lie over those below.
        x = dice.random() * 2 * HIGH
        top = _top(x)
        y = dice.gauss(1 - number / LEAVES, 0.1)
        if y < top:
            y = top + 0.03 * dice.random()
        drawn = leaf(_colour(garden, y, dice), dice.randrange(ANGLES), dice.randrange(SIZES))
        _stamp(picture, drawn, x, min(1.0, y) * HIGH)
    for _blossom in range(BLOSSOMS):
        _draw_blossom(picture, garden, dice)
    pictures = [picture]
    for _halving in range(HALVINGS):
        wide, high = pictures[-1].get_size()
        pictures.append(transform.smoothscale(pictures[-1], (wide // 2, high // 2)))
    return tuple(pictures)


def _top(x: float) -> float:
    """Where the hedge begins in a column of the picture, from 0 to 1: bush beside bush."""
    bush = abs(sin(pi * x / (2 * HIGH) * BUSHES))
    return RAGGED * (1 - ROUND * bush)


def _colour(garden: Garden, y: float, dice: random.Random) -> Colour:
    """The colour of a leaf: light above, dark at the foot; at the top there may be snow."""
    shade = round((0.8 - 0.8 * y + 0.3 * dice.random()) * SHADES) / SHADES
    if garden.has_snow and y < SNOW * (0.4 + dice.random()):
        return mixed(PAPER, (206, 220, 236), round(4 * dice.random()) / 4)
    colour = mixed(garden.hedge, garden.light_leaf, max(0.0, min(1.0, shade)))
    if shade < 0.25:
        colour = mixed(colour, (0, 0, 0), min(0.35, 0.25 - shade))
    if garden.is_motley:
        colour = mixed(colour, dice.choice(garden.blossoms), dice.randrange(3) / 4)
    return colour


@lru_cache(2000)
def leaf(colour: Colour, angle: int, size: int) -> Surface:
    """A leaf that points into one of the directions."""
    long = (LEAF[0] + LEAF[1] * size / SIZES) * HIGH
    side = round(long) + 2
    large = Surface((LARGER * side, LARGER * side), SRCALPHA)
    large.fill((*colour, 0))
    turn = pi * angle / ANGLES
    half = LARGER * long / 2
    along = (cos(turn) * half, sin(turn) * half)
    corners = []
    for ahead, right in ((1, 0), (0.3, 0.45), (-0.5, 0.45), (-1, 0), (-0.5, -0.45), (0.3, -0.45)):
        x = LARGER * side / 2 + ahead * along[0] - right * along[1]
        corners.append((x, LARGER * side / 2 + ahead * along[1] + right * along[0]))
    draw.polygon(large, colour, corners)
    vein = mixed(colour, (0, 0, 0), 0.16)
    draw.line(large, vein, corners[0], corners[3], LARGER)
    return transform.smoothscale(large, (side, side))


def _draw_blossom(picture: Surface, garden: Garden, dice: random.Random) -> None:
    """Draw a blossom of five petals."""
    petal = (0.005 + 0.003 * dice.random()) * HIGH
    x = 2 * dice.random() * HIGH
    y = (0.08 + 0.87 * dice.random()) * HIGH
    colour = dice.choice(garden.blossoms)
    for number in range(5):
        turn = 2 * pi * number / 5
        drawn = disc(colour, round(2 * petal))
        _stamp(picture, drawn, x + petal * cos(turn), y + petal * sin(turn))
    _stamp(picture, disc(mixed(colour, (150, 90, 0), 0.6), round(1.4 * petal)), x, y)


def _stamp(picture: Surface, stamp: Surface, x: float, y: float) -> None:
    """Put a small picture around a point; at an edge it goes on at the other one."""
    left = round(x - stamp.get_width() / 2)
    top = round(y - stamp.get_height() / 2)
    wide = picture.get_width()
    picture.blit(stamp, (left, top))
    if left < 0:
        picture.blit(stamp, (left + wide, top))
    if left + stamp.get_width() > wide:
        picture.blit(stamp, (left - wide, top))


def leaves_seen(
    garden: Garden, high: float, light: float, haze: float, *, is_flat: bool = False
) -> Surface:
    """The leaves of a hedge that is so many pixels high in the picture.

    ``light`` is how bright it is (1: as it is), ``haze`` how much of the horizon lies over it.
    One that ``is_flat`` has one colour: films are much smaller then.
    """
    number = _halvings(high)
    return _tinted(garden, number, round(light * STEPS), round(haze * HAZE_STEPS), is_flat=is_flat)


def columns_seen(
    garden: Garden, high: float, light: float, haze: float, *, is_flat: bool = False
) -> Columns:
    """The same leaves, column by column."""
    number = _halvings(high)
    return _columns(garden, number, round(light * STEPS), round(haze * HAZE_STEPS), is_flat=is_flat)


def _halvings(high: float) -> int:
    """Which of the pictures is the largest that is not higher than this, in pixels."""
    number = 0
    while number < HALVINGS and HIGH >> number > high:
        number += 1
    return number


@lru_cache(40)
def _tinted(garden: Garden, number: int, light: int, haze: int, *, is_flat: bool) -> Surface:
    picture = leaves(garden)[number].copy()
    if is_flat:
        picture.fill(garden.hedge)
    _tint(picture, garden, light, haze)
    return picture


@lru_cache(160)
def _columns(garden: Garden, number: int, light: int, haze: int, *, is_flat: bool) -> Columns:
    rows_as_columns = _on_their_side(garden)[number].copy()
    if is_flat:
        rows_as_columns.fill(garden.hedge)
    _tint(rows_as_columns, garden, light, haze)
    rows, across = rows_as_columns.get_size()
    picture = Surface((1, rows * across), SRCALPHA, 32)
    picture.get_buffer().write(rows_as_columns.get_buffer().raw, 0)
    return Columns(picture, across, rows)


@lru_cache(3)
def _on_their_side(garden: Garden) -> tuple[Surface, ...]:
    """The leaves, with rows and columns exchanged."""
    turned = []
    for picture in leaves(garden):
        turned.append(transform.rotate(transform.flip(picture, True, False), 90))
    return tuple(turned)


def _tint(picture: Surface, garden: Garden, light: int, haze: int) -> None:
    """Let a picture of leaves lie in the shade, in the sun or in haze."""
    clear = 1 - haze / HAZE_STEPS
    bright = round(255 * min(1.0, light / STEPS) * clear)
    if bright < 255:
        multiply(picture, (bright, bright, bright))
    more = max(0, light - STEPS) / STEPS
    add(picture, mixed((0, 0, 0), garden.horizon, haze / HAZE_STEPS))
    if more:
        add(picture, mixed((0, 0, 0), SUNLIGHT, more))
