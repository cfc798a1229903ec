"""The leaves of a hedge: a picture of two places of it, drawn once for each garden.

Its left and right edges fit together, so it goes on from place to place. Its upper edge is leafy:
one sees the sky between the leaves. It grows some leaves at a time, so that nobody waits for it.
"""

import random
from functools import lru_cache
from math import cos, pi, sin

from pygame import SRCALPHA, Surface, draw, transform

from mazelib.window.drawing.smooth import disc
from mazelib.window.drawing.theme import PAPER, Colour, mixed
from mazelib.window.painters.gardens import Garden

#: The largest picture is so many pixels high, and twice as wide: two places.
HIGH = 576
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
LARGER = 3
#: The upper part of the picture that is not all leaves: so many bushes, and how round they are.
RAGGED = 0.05
BUSHES = 9
ROUND = 0.55
#: The upper part that has snow.
SNOW = 0.24

#: A small picture, and where it is put.
Stamp = tuple[Surface, tuple[int, int]]


class Foliage:
    """The leaves of a hedge of a garden, as many as have grown."""

    def __init__(self, garden: Garden) -> None:
        self._garden = garden
        self._dice = random.Random(1)
        self._grown = 0
        self.picture = Surface((2 * HIGH, HIGH), SRCALPHA)
        ground = mixed(garden.hedge, (0, 0, 0), 0.22)
        self.picture.fill((*ground, 0))
        for column in range(2 * HIGH):
            top = round(_top(column) * HIGH)
            self.picture.fill((*ground, 255), (column, top, 1, HIGH))

    @property
    def is_whole(self) -> bool:
        """Whether all leaves have grown."""
        return self._grown == LEAVES

    def grow(self, count: int) -> None:
        """Let some more leaves grow, from the foot up; blossoms come last."""
        if self.is_whole:
            return
        end = min(LEAVES, self._grown + count)
        stamps = list[Stamp]()
        for number in range(self._grown, end):
            stamps += self._leaf(number)
        self.picture.blits(stamps, False)
        self._grown = end
        if self.is_whole:
            for _blossom in range(BLOSSOMS):
                _draw_blossom(self.picture, self._garden, self._dice)

    def _leaf(self, number: int) -> list[Stamp]:
        """A leaf and its place. The leaves above lie over those below."""
        dice = self._dice
        x = dice.random() * 2 * HIGH
        top = _top(x)
        y = dice.gauss(1 - number / LEAVES, 0.1)
        if y < top:
            y = top + 0.03 * dice.random()
        angle = int(ANGLES * dice.random())
        drawn = leaf(_colour(self._garden, y, dice), angle, int(SIZES * dice.random()))
        return _stamps(drawn, x, min(1.0, y) * HIGH)


def _top(x: float) -> float:
    """Where the hedge begins in a column of the picture, from 0 to 1: bush beside bush."""
    bush = abs(sin(pi * x / (2 * HIGH) * BUSHES))
    return RAGGED * (1 - ROUND * bush)


def _colour(garden: Garden, y: float, dice: random.Random) -> Colour:
    """The colour of a leaf: light above, dark at the foot; at the top there may be snow."""
    shade = round((0.8 - 0.8 * y + 0.3 * dice.random()) * SHADES) / SHADES
    if garden.has_snow and y < SNOW * (0.4 + dice.random()):
        return mixed(PAPER, (206, 220, 236), round(4 * dice.random()) / 4)
    colour = _shaded(garden, shade)
    if garden.is_motley:
        colour = mixed(colour, dice.choice(garden.blossoms), dice.randrange(3) / 4)
    return colour


@lru_cache(100)
def _shaded(garden: Garden, shade: float) -> Colour:
    colour = mixed(garden.hedge, garden.light_leaf, max(0.0, min(1.0, shade)))
    if shade < 0.25:
        colour = mixed(colour, (0, 0, 0), min(0.35, 0.25 - shade))
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
        picture.blits(_stamps(drawn, x + petal * cos(turn), y + petal * sin(turn)), False)
    middle = disc(mixed(colour, (150, 90, 0), 0.6), round(1.4 * petal))
    picture.blits(_stamps(middle, x, y), False)


def _stamps(stamp: Surface, x: float, y: float) -> list[Stamp]:
    """A small picture around a point; at an edge it goes on at the other one."""
    wide, high = stamp.get_size()
    left = round(x - wide / 2)
    top = round(y - high / 2)
    if left < 0:
        return [(stamp, (left, top)), (stamp, (left + 2 * HIGH, top))]
    if left + wide > 2 * HIGH:
        return [(stamp, (left, top)), (stamp, (left - 2 * HIGH, top))]
    return [(stamp, (left, top))]
