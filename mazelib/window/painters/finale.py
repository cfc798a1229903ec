"""Paints the end of the whole game, or of a match: the winner brings the cup up a hill.

The sun rises, a tree of each garden grows, and stars fly like fireworks.
"""

from functools import lru_cache
from math import cos, pi, sin, sqrt

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.smooth import draw_disc
from mazelib.window.drawing.theme import PAPER, Colour, mixed
from mazelib.window.game.game_ending import FinaleShown
from mazelib.window.game.game_shown import WINNERS
from mazelib.window.painters.falling import draw_confetti
from mazelib.window.painters.garden_picture import draw_frame
from mazelib.window.painters.gardens import GARDENS
from mazelib.window.painters.honours import draw_honours_in_row

#: How far below the top of the picture the hill ends, as a share of its height.
HILL_TOP = 0.62
#: Where the trees of the gardens stand, across, and how high they are, as shares of the picture.
TREES = (0.05, 0.15, 0.25, 0.35, 0.65, 0.75, 0.85, 0.95)
TREE = 0.3
#: The first tree grows from this second on, and each other one so much later, for so long.
FIRST_TREE = 0.3
NEXT_TREE = 0.25
TREE_SECONDS = 0.7
#: How long the picture moves, in seconds.
FINALE_SECONDS = 5.0
#: The creature comes up the hill in so many seconds, and the sun rises in so many.
CLIMB_SECONDS = 1.6
SUNRISE_SECONDS = 4.0
#: The sky above, half up and at the horizon, by night and by day; the hill by night and by day.
SKY: tuple[Colour, Colour] = ((22, 26, 70), (72, 160, 240))
HALF_UP: tuple[Colour, Colour] = ((60, 44, 104), (178, 224, 250))
HORIZON: tuple[Colour, Colour] = (112, 70, 120), (255, 222, 168)
HILL: tuple[Colour, Colour] = ((24, 52, 54), (66, 150, 80))
#: Where and when stars burst: across and down, as shares of the picture, and seconds.
BURSTS = (
    (0.2, 0.3, 1.4), (0.8, 0.26, 2.0), (0.36, 0.2, 2.6), (0.66, 0.34, 3.1), (0.14, 0.22, 3.6),
    (0.86, 0.38, 3.7), (0.5, 0.16, 3.4), (0.26, 0.42, 2.3), (0.74, 0.16, 1.7),
)  # fmt: skip
#: How many stars a burst has, and for how long they fly.
STARS = 8
BURST_SECONDS = 1.2


def draw_finale(pen: Pen, area: Rect, seconds: float, shown: FinaleShown) -> None:
    """Draw the picture at a second of it."""
    window = pen.window
    clip = window.get_clip()
    window.set_clip(area.clip(window.get_rect()))
    day = _eased(seconds / SUNRISE_SECONDS)
    window.blit(_sky(area.size, round(day * 40)), area)
    sun_y = area.top + area.height * (0.86 - 0.5 * day)
    sun = round(0.3 * area.height)
    low = mixed(HORIZON[0], HORIZON[1], day)
    for times, share in ((2.0, 0.25), (1.5, 0.5), (1.0, 1.0)):
        light = mixed(low, (255, 240, 150), share)
        draw_disc(window, light, (area.centerx, sun_y), round(sun * times))
    hill = _hill(area.size, round(day * 20))
    window.blit(hill, area)
    _draw_trees(pen, area, seconds)
    for burst in BURSTS:
        _draw_burst(pen, area, burst, seconds)
    _draw_creature(pen, area, seconds, WINNERS[shown.winner])
    draw_confetti(pen, area, seconds - CLIMB_SECONDS)
    if seconds >= CLIMB_SECONDS:
        _draw_told(pen, area, shown)
    window.set_clip(clip)
    draw_frame(pen, area)


def _eased(part: float) -> float:
    part = max(0.0, min(1.0, part))
    return part * part * (3 - 2 * part)


@lru_cache(4)
def _sky(size: tuple[int, int], day: int) -> Surface:
    """The sky, at so many fortieths of the sunrise."""
    three = Surface((1, 3))
    for row, (by_night, by_day) in enumerate((SKY, HALF_UP, HORIZON)):
        three.set_at((0, row), mixed(by_night, by_day, day / 40))
    return transform.smoothscale(three, size)


@lru_cache(2)
def _hill(size: tuple[int, int], day: int) -> Surface:
    """The hill, with a smooth edge, at so many twentieths of the sunrise."""
    width, height = size
    large = Surface((2 * width, 2 * height), SRCALPHA)
    colour = mixed(HILL[0], HILL[1], day / 20)
    large.fill((*colour, 0))
    for shade, left, top in ((0.3, -0.8, 0.5), (0.2, 0.3, 0.5), (0.0, -0.25, HILL_TOP)):
        at = Rect(round(2 * width * left), round(2 * height * top), 3 * width, 2 * height)
        draw.ellipse(large, mixed(colour, (0, 0, 0), shade), at)
    return transform.smoothscale(large, size)


def _draw_trees(pen: Pen, area: Rect, seconds: float) -> None:
    """Draw a tree of each garden: one after the other, they grow along the hill."""
    for number, (across, garden) in enumerate(zip(TREES, GARDENS, strict=True)):
        grown = _eased((seconds - FIRST_TREE - number * NEXT_TREE) / TREE_SECONDS)
        size = round(TREE * area.height * grown)
        if size < 3:
            continue
        foot = HILL_TOP + 0.5 * (1 - sqrt(1 - ((across - 0.5) / 0.75) ** 2))
        x = area.left + across * area.width
        pen.picture(garden.tree, (x, area.top + (foot + 0.02) * area.height - size / 2), size)


def _draw_told(pen: Pen, area: Rect, shown: FinaleShown) -> None:
    """Write what is told, and under it the stars and crowns of all levels."""
    room = Rect(area.left, 0, area.width, 3 * pen.size)
    room.centery = round(area.top + 0.76 * area.height)
    pen.write(shown.told, room, PAPER, round(1.6 * pen.size), face=Face.BOLD, anchor="center")
    if shown.honours:
        middle = (area.centerx, room.centery + round(2.6 * pen.size))
        draw_honours_in_row(pen, middle, shown.honours)


def _draw_creature(pen: Pen, area: Rect, seconds: float, picture: str) -> None:
    """Draw the winner with the cup: it comes up the hill, and jumps for joy."""
    size = round(0.46 * area.height)
    come = _eased(seconds / CLIMB_SECONDS)
    hop = abs(sin(pi * 2.2 * seconds)) * (0.02 if come < 1 else 0.06) * area.height
    x = area.left + area.width * (0.2 + 0.3 * come)
    foot = area.top + area.height * (0.84 - 0.2 * come)
    pen.picture(picture, (x, foot - size * 0.46 - hop), size)


def _draw_burst(
    pen: Pen, area: Rect, burst: tuple[float, float, float], seconds: float
) -> None:
    """Draw stars that fly apart, sink and become smaller."""
    across, down, begins = burst
    part = (seconds - begins) / BURST_SECONDS
    if not 0 <= part < 1:
        return
    reach = (1 - (1 - part) ** 3) * 0.2 * area.height
    size = round(0.1 * area.height * min(1.0, 4 * part) * (1 - part * part))
    for number in range(STARS):
        turn = 2 * pi * number / STARS + begins
        x = area.left + across * area.width + reach * cos(turn)
        y = area.top + down * area.height + reach * sin(turn) + 0.08 * area.height * part * part
        if size > 3:
            pen.picture("star", (x, y), size)
