"""Paints what falls: petals and snow in the air of a garden, leaves of a hedge, confetti.

Where each piece is follows from the seconds alone.
"""

import random
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.window.drawing.pen import Pen, Point
from mazelib.window.drawing.smooth import disc
from mazelib.window.drawing.theme import Colour, mixed
from mazelib.window.painters.gardens import Garden

#: So many pieces fall.
IN_THE_AIR = 26
LEAVES = 34
CONFETTI = 90
#: Confetti that has come so far down is gone; 1 is the lower edge.
LYING = 1.05
#: What is in the air turns in so many steps; it is drawn so many times as large, and made smaller.
TURNS = 16
LARGER = 4
#: The leaves of a hedge fall for so many seconds.
LEAVES_SECONDS = 0.9
#: And the feathers of a goose.
FEATHERS_SECONDS = 1.5
FEATHERS: tuple[Colour, Colour] = ((255, 255, 255), (214, 220, 232))
CONFETTI_COLOURS: tuple[Colour, ...] = (
    (255, 212, 59), (240, 84, 110), (64, 160, 232), (88, 190, 96), (255, 150, 50), (176, 110, 220),
)  # fmt: skip


class _Piece(NamedTuple):
    """A piece that falls: where it begins, how fast it is, and how it sways; parts from 0 to 1."""

    across: float
    down: float
    speed: float
    sway: float
    size: float
    turn: float


@lru_cache(4)
def _pieces(count: int, seed: int) -> list[_Piece]:
    dice = random.Random(seed)
    pieces = []
    for _piece in range(count):
        parts = [dice.random() for _part in range(6)]
        pieces.append(_Piece(*parts))
    return pieces


def draw_air(pen: Pen, at: Rect, garden: Garden, seconds: float) -> None:
    """Draw what is always in the air of a garden: petals, snow, glow-worms."""
    for number, piece in enumerate(_pieces(IN_THE_AIR, 2)):
        down = (piece.down + seconds * (0.05 + 0.07 * piece.speed)) % 1.1 - 0.05
        across = piece.across + 0.02 * sin(2 * seconds * (0.5 + piece.sway) + 6 * piece.turn)
        colour = garden.falls[number % len(garden.falls)]
        size = max(4, round((0.01 + 0.012 * piece.size) * at.height))
        middle = (round(at.left + across * at.width), round(at.top + down * at.height))
        turns = seconds * (0.15 + 0.3 * piece.sway) + piece.turn
        drawn = _in_the_air(garden, colour, size, int(turns % 1 * TURNS))
        place = drawn.get_rect(center=middle)
        if at.contains(place):
            pen.window.blit(drawn, place)


@lru_cache(1000)
def _in_the_air(garden: Garden, colour: Colour, size: int, turn: int) -> Surface:
    """A petal, or a flake of snow, in one of its turns; by night a glow-worm, which is a dot."""
    if garden.is_night:
        return disc(colour, max(2, size // 2))
    side = LARGER * size
    large = Surface((side, side), SRCALPHA)
    large.fill((*colour, 0))
    if garden.has_snow:
        for arm in range(3):
            angle = 2 * pi * turn / TURNS + pi * arm / 3
            along = (0.46 * side * cos(angle), 0.46 * side * sin(angle))
            start = (side / 2 - along[0], side / 2 - along[1])
            end = (side / 2 + along[0], side / 2 + along[1])
            draw.line(large, colour, start, end, max(1, side // 8))
    else:
        draw.polygon(large, colour, _petal(side, 2 * pi * turn / TURNS))
    return transform.smoothscale(large, (size, size))


def _petal(side: float, angle: float) -> list[Point]:
    """The edge of a petal in a square: round at one end, with a point at the other."""
    edge = []
    for number in range(12):
        around = 2 * pi * number / 12
        along = 0.47 * cos(around)
        aside = 0.27 * sin(around) * (1 - 0.6 * cos(around))
        x = side * (0.5 + along * cos(angle) - aside * sin(angle))
        edge.append((x, side * (0.5 + along * sin(angle) + aside * cos(angle))))
    return edge


def draw_leaves(pen: Pen, at: Rect, garden: Garden, seconds: float) -> None:
    """Draw leaves that fall from a hedge since somebody walked into it."""
    # Paler and darker than the leaves of the hedge, before which they fall.
    pale = mixed(garden.light_leaf, (255, 255, 220), 0.45)
    dark = mixed(garden.hedge, (0, 0, 0), 0.45)
    if seconds >= LEAVES_SECONDS:
        return
    clip = pen.window.get_clip()
    pen.window.set_clip(at.clip(pen.window.get_rect()))
    for number, piece in enumerate(_pieces(LEAVES, 3)):
        middle = _falls_to(at, piece, seconds)
        size = (0.02 + 0.018 * piece.size) * at.height
        turn = 7 * seconds + 6 * piece.turn
        _draw_flake(pen, (pale, dark)[number % 2], middle, (size, 0.5 * size), turn)
    pen.window.set_clip(clip)


def draw_feathers(pen: Pen, at: Rect, seconds: float) -> None:
    """Draw feathers that fall slowly since somebody has met a goose."""
    if seconds >= FEATHERS_SECONDS:
        return
    slowly = LEAVES_SECONDS * seconds / FEATHERS_SECONDS
    clip = pen.window.get_clip()
    pen.window.set_clip(at.clip(pen.window.get_rect()))
    for number, piece in enumerate(_pieces(LEAVES, 3)):
        x, y = _falls_to(at, piece, slowly)
        size = (0.05 + 0.04 * piece.size) * at.height
        edge = _petal(size, 3 * slowly + 6 * piece.turn)
        moved = [(x - size / 2 + across, y - size / 2 + down) for across, down in edge]
        draw.polygon(pen.window, FEATHERS[number % 2], moved)
    pen.window.set_clip(clip)


def _falls_to(at: Rect, piece: _Piece, seconds: float) -> Point:
    """Where a piece has fallen that began in the middle of an area, so many seconds ago."""
    down = 0.12 + 0.4 * piece.down + seconds * (0.25 + 0.5 * piece.speed) * (1 + seconds)
    across = 0.5 + 0.7 * (piece.across - 0.5) + 0.03 * sin(9 * seconds + 6 * piece.sway)
    return at.left + across * at.width, at.top + down * at.height


def draw_confetti(pen: Pen, at: Rect, seconds: float) -> None:
    """Draw confetti that is thrown up from both lower corners, and sails down."""
    for number, piece in enumerate(_pieces(CONFETTI, 4)):
        time = seconds - 0.25 * piece.turn
        if time < 0:
            continue
        side = 1 if number % 2 else -1
        # Thrown up, it is soon as slow as paper falls.
        thrown = 1 - 2.7 ** (-3.2 * time)
        across = 0.5 - side * 0.52 + side * (0.12 + 0.62 * piece.across) * thrown
        across += 0.015 * sin(5 * time + 6 * piece.sway)
        down = 1.05 - (0.55 + 0.65 * piece.down) * thrown + (0.07 + 0.09 * piece.speed) * time**2
        if down > LYING:
            continue
        middle = (at.left + across * at.width, at.top + down * at.height)
        long = (0.014 + 0.012 * piece.size) * at.height
        wide = long * 0.6 * abs(cos(6 * time * (0.5 + piece.speed) + 6 * piece.turn))
        colour = CONFETTI_COLOURS[number % len(CONFETTI_COLOURS)]
        _draw_flake(pen, colour, middle, (long, max(1.0, wide)), 3 * time + 6 * piece.sway)


def _draw_flake(
    pen: Pen, colour: Colour, middle: tuple[float, float], size: tuple[float, float], turn: float
) -> None:
    """Draw a small turned box, from its middle to its edges so large."""
    along = (cos(turn) * size[0] / 2, sin(turn) * size[0] / 2)
    aside = (-sin(turn) * size[1] / 2, cos(turn) * size[1] / 2)
    corners = []
    for one, other in ((1, 1), (1, -1), (-1, -1), (-1, 1)):
        x = middle[0] + one * along[0] + other * aside[0]
        corners.append((x, middle[1] + one * along[1] + other * aside[1]))
    draw.polygon(pen.window, colour, corners)
