"""The colours of a maze being made: of wall, of floor, and of the numbers of rooms and roads."""

import colorsys
from functools import cache
from math import pow

from mazelib.window.theme import Colour, Theme

#: Colour numbers: of wall, of floor, and of room numbers, which use the same colours in turn.
WALL_COLOUR = 0
FLOOR_COLOUR = 1
FIRST_NUMBER_COLOUR = 2
NUMBER_COLOURS = 234

#: Numbers have LEVELS levels of brightness, each BRIGHTER times as bright as the one below. Dark
#: letters can be read on the darkest, and it stands out from a wall (contrast as in WCAG 2).
LEVELS = 4
DARKEST = 0.5
BRIGHTER = 1.19
#: How strong the colours are, from 0 (grey) to 1.
STRENGTH = 0.45


@cache
def maze_palette(theme: Theme, across: int) -> list[Colour]:
    """The colour of every colour number, for a maze with so many rooms across."""
    numbers = [number_colour(number, across) for number in range(NUMBER_COLOURS)]
    return [theme.wall, theme.floor, *numbers]


def number_colour(number: int, across: int) -> Colour:
    """The colour of a number, in a maze with so many rooms across.

    The rooms of a maze are numbered in reading order. Two that are neighbours differ in brightness,
    not in hue alone; so do numbers that follow each other.
    """
    # Hues turn by the golden ratio, so they lie far apart.
    turn = (0.6 + number * 0.618034) % 1
    # Orange (the walker) and yellow (now) are left out: from 0.03 to 0.2 there is no hue.
    hue = (0.2 + 0.83 * turn) % 1
    pure = colorsys.hls_to_rgb(hue, 0.5, STRENGTH)
    red, green, blue = _mixed_to_brightness(pure, _brightness_of(number, across))
    return _on_screen(red), _on_screen(green), _on_screen(blue)


def _brightness_of(number: int, across: int) -> float:
    """How bright the colour of a number is in grey: its relative luminance, 0 to 1.

    To the right it is one level more, in the next row two.
    """
    if across % LEVELS == LEVELS - 1:
        across += 1  # Otherwise the last of a row would be as bright as the first of the next.
    row, column = divmod(number, max(2, across))
    level = (column + 2 * row + 3) % LEVELS
    return DARKEST * BRIGHTER**level - 0.05


def _mixed_to_brightness(
    light: tuple[float, float, float], wanted: float
) -> tuple[float, float, float]:
    """Red, green and blue light, mixed with black or white until it is as bright as wanted."""
    red, green, blue = light
    bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    towards = 0 if bright > wanted else 1
    share = (wanted - bright) / (towards - bright)
    return (
        red + (towards - red) * share,
        green + (towards - green) * share,
        blue + (towards - blue) * share,
    )


def _on_screen(light: float) -> int:
    """A part of light, 0 to 1, as a screen takes it, 0 to 255 (sRGB)."""
    return round(255 * (1.055 * pow(light, 1 / 2.4) - 0.055))
