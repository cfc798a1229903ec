"""The leaves of a hedge as one sees them: larger or smaller, in the shade, in the sun, in haze."""

from functools import lru_cache
from typing import NamedTuple

from pygame import SRCALPHA, Surface, transform

from mazelib.window.drawing.theme import Colour, mixed
from mazelib.window.painters.foliage import HIGH, LEAVES, Foliage
from mazelib.window.painters.gardens import Garden
from mazelib.window.painters.tinting import add, multiply

#: How often it is made half as large, for hedges that are farther away.
HALVINGS = 4
#: What the sun adds to the colour of a leaf where it is twice as bright.
SUNLIGHT: Colour = (110, 100, 20)
#: Brightness and haze come in so many steps: so fine that haze has no seams.
STEPS = 8
HAZE_STEPS = 48
#: Before a garden is seen, so many leaves grow with each picture of the window.
AT_A_TIME = 400


class Columns(NamedTuple):
    """A picture of leaves whose columns lie one below the other in a picture one pixel wide.

    So the pixels of a column are neighbours in memory, which is faster. There are as many columns
    as the leaves are pixels wide ``across``.
    """

    picture: Surface
    across: int
    rows: int


@lru_cache(3)
def _foliage(garden: Garden) -> Foliage:
    return Foliage(garden)


def prepare_leaves(garden: Garden) -> bool:
    """Draw some of the leaves of a garden that is not seen yet. Return whether all are drawn."""
    foliage = _foliage(garden)
    if not foliage.is_whole:
        foliage.grow(AT_A_TIME)
        return False
    _on_their_side(garden)
    return True


@lru_cache(3)
def leaves(garden: Garden) -> tuple[Surface, ...]:
    """The leaves of a hedge of a garden: the largest picture first."""
    foliage = _foliage(garden)
    foliage.grow(LEAVES)
    pictures = [foliage.picture]
    for _halving in range(HALVINGS):
        wide, high = pictures[-1].get_size()
        pictures.append(transform.smoothscale(pictures[-1], (wide // 2, high // 2)))
    return tuple(pictures)


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
