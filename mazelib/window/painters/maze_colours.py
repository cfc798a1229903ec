"""The colours of a maze being made: of wall, of floor, and of the numbers of rooms and roads.

They are soft, so that dark numbers can be read on all of them. Neighbours differ in brightness, not
in hue alone: that is seen on a pale projector, and by those who see no colours.
"""

import colorsys
from functools import cache
from math import pow

from mazelib.window.drawing.theme import Colour, Theme, mixed

#: Colour numbers: of wall, of what is outside the shape of a maze, of floor, and of floor that was
#: dug and is no longer on the way back.
WALL_COLOUR = 0
OUTSIDE_COLOUR = 1
FLOOR_COLOUR = 2
DONE_COLOUR = 3

#: The hues of groups, in degrees, and how strong each is, from 0 (grey) to 1: peach, green, pink,
#: blue, sand (too much of it would look like now), lavender, olive, and teal. Two that follow each
#: other are far apart, and so are two of which the second is NEXT_ROW later.
GROUP_HUES = (
    (22, 0.56),
    (138, 0.55),
    (342, 0.5),
    (210, 0.55),
    (50, 0.38),
    (258, 0.56),
    (88, 0.5),
    (178, 0.55),
)
#: More colours, for mazes of more rooms: hues between those above, and then all once more, so much
#: greyer. No number begins with one of these; see ``group_colours``.
MORE_HUES = (
    (36, 0.36),
    (160, 0.55),
    (358, 0.5),
    (232, 0.55),
    (68, 0.36),
    (282, 0.5),
    (112, 0.5),
    (194, 0.55),
)
GREYER_GROUP = 0.4
ALL_GROUP_HUES = (
    *GROUP_HUES,
    *MORE_HUES,
    *((hue, GREYER_GROUP * strength) for hue, strength in (*GROUP_HUES, *MORE_HUES)),
)
#: The group in the row below has the hue that comes so many later.
NEXT_ROW = 3
#: The hues of roads, in degrees, one after the other: around the circle, without magenta.
ROAD_HUES = (212, 160, 100, 52, 30, 8, 276, 244, 190)
#: How strong the colours of roads are, from 0 (grey) to 1.
ROAD_STRENGTH = 0.42

#: Numbers have LEVELS levels of brightness, each BRIGHTER times as bright as the one below. Dark
#: letters can be read on the darkest, and it stands out from a wall (contrast as in WCAG 2).
LEVELS = 4
DARKEST = 0.5
BRIGHTER = 1.17

#: How many colours groups have, and roads: hues and levels go round side by side.
GROUP_COLOURS = len(ALL_GROUP_HUES) * LEVELS
ROAD_COLOURS = len(ROAD_HUES) * LEVELS
FIRST_GROUP_COLOUR = DONE_COLOUR + 1
FIRST_ROAD_COLOUR = FIRST_GROUP_COLOUR + GROUP_COLOURS
#: The same roads where they have led to no goal, and how pale they are then.
FIRST_DEAD_COLOUR = FIRST_ROAD_COLOUR + ROAD_COLOURS
PALER = 0.62
#: How much of the colour of walls there is in that of floor that is done.
GREYER = 0.24
#: How much there is of the colour of near walls, as the walker sees them, in what is outside.
NEAR = 0.5


@cache
def maze_palette(theme: Theme) -> list[Colour]:
    """The colour of every colour number."""
    done = mixed(theme.floor, theme.wall, GREYER)
    groups = [_colour_of_group(*divmod(number, LEVELS)) for number in range(GROUP_COLOURS)]
    roads = [road_colour(1 + number) for number in range(ROAD_COLOURS)]
    dead = [mixed(colour, theme.floor, PALER) for colour in roads]
    return [theme.wall, outside_colour(theme), theme.floor, done, *groups, *roads, *dead]


def outside_colour(theme: Theme) -> Colour:
    """The colour of what lies outside the shape of a maze: the walls of the maze are darker."""
    return mixed(theme.wall, theme.near, NEAR)


def number_of_group(number: int, across: int) -> int:
    """The colour number with which a group begins, in a maze with so many rooms across.

    The rooms of a maze are numbered in reading order. To the right, brightness is one level more,
    and in the next row two. Numbers that follow each other differ, too.
    """
    row, column = divmod(number, max(2, across))
    hue = (column + NEXT_ROW * row) % len(GROUP_HUES)
    if across % LEVELS == LEVELS - 1:
        # Otherwise the last of a row would be as bright as the first of the next.
        row, column = divmod(number, across + 1)
    level = (column + 2 * row + 3) % LEVELS
    return FIRST_GROUP_COLOUR + hue * LEVELS + level


def number_of_road(road: int) -> int:
    """The colour number of a road, by its number."""
    return FIRST_ROAD_COLOUR + (road - 1) % ROAD_COLOURS


def colour_of_number(number: int) -> Colour:
    """The colour of a group, by its colour number."""
    return _colour_of_group(*divmod(number - FIRST_GROUP_COLOUR, LEVELS))


def _colour_of_group(hue: int, level: int) -> Colour:
    degrees, strength = ALL_GROUP_HUES[hue]
    return _soft(degrees, level, strength)


def road_colour(road: int) -> Colour:
    """The colour of a road, by its number: each is a level darker than the one that it leaves.

    After the darkest comes the brightest.
    """
    level = LEVELS - 1 - (road - 1) % LEVELS
    return _soft(ROAD_HUES[(road - 1) % len(ROAD_HUES)], level, ROAD_STRENGTH)


@cache
def _soft(hue: int, level: int, strength: float) -> Colour:
    """A soft colour: its hue in degrees, its level of brightness, and how strong it is."""
    wanted = DARKEST * BRIGHTER**level - 0.05  # its relative luminance, 0 to 1
    light = colorsys.hls_to_rgb(hue / 360, 0.5, strength)
    red, green, blue = _mixed_to_brightness(light, wanted)
    return _on_screen(red), _on_screen(green), _on_screen(blue)


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
