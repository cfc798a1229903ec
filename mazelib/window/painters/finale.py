"""Paints the end of the whole game: the sun rises over a hill, and stars fly like fireworks."""

from functools import lru_cache
from math import cos, pi, sin

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.window.lettering import Face
from mazelib.window.painters.hedges import draw_frame
from mazelib.window.pen import Pen
from mazelib.window.smooth import draw_disc
from mazelib.window.theme import PAPER, Colour, mixed

#: How long the picture moves, in seconds.
FINALE_SECONDS = 5.0
#: The creature comes up the hill in so many seconds, and the sun rises in so many.
CLIMB_SECONDS = 1.6
SUNRISE_SECONDS = 4.0
#: The sky above and at the horizon, by night and by day; the hill by night and by day.
SKY: tuple[Colour, Colour] = ((22, 26, 70), (84, 168, 236))
HORIZON: tuple[Colour, Colour] = (112, 70, 120), (255, 226, 160)
HILL: tuple[Colour, Colour] = ((24, 52, 54), (66, 150, 80))
#: Where and when stars burst: across and down, as shares of the picture, and seconds.
BURSTS = (
    (0.2, 0.3, 1.4), (0.8, 0.26, 2.0), (0.36, 0.2, 2.6), (0.66, 0.34, 3.1), (0.14, 0.22, 3.6),
    (0.86, 0.38, 4.0),
)  # fmt: skip
#: How many stars a burst has, and for how long they fly.
STARS = 8
BURST_SECONDS = 1.2


def draw_finale(pen: Pen, area: Rect, seconds: float, totals: str) -> None:
    """Draw the picture at a second of it; ``totals`` says what was earned in all levels."""
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
    _draw_creature(pen, area, seconds)
    for burst in BURSTS:
        _draw_burst(pen, area, burst, seconds)
    if totals and seconds >= CLIMB_SECONDS:
        room = Rect(area.left, 0, area.width, 3 * pen.size)
        room.centery = round(area.top + 0.8 * area.height)
        pen.write(totals, room, PAPER, round(1.6 * pen.size), face=Face.BOLD, anchor="center")
    window.set_clip(clip)
    draw_frame(pen, area)


def _eased(part: float) -> float:
    part = max(0.0, min(1.0, part))
    return part * part * (3 - 2 * part)


@lru_cache(4)
def _sky(size: tuple[int, int], day: int) -> Surface:
    """The sky, at so many fortieths of the sunrise."""
    two = Surface((1, 2))
    two.set_at((0, 0), mixed(SKY[0], SKY[1], day / 40))
    two.set_at((0, 1), mixed(HORIZON[0], HORIZON[1], day / 40))
    return transform.smoothscale(two, size)


@lru_cache(2)
def _hill(size: tuple[int, int], day: int) -> Surface:
    """The hill, with a smooth edge, at so many twentieths of the sunrise."""
    width, height = size
    large = Surface((2 * width, 2 * height), SRCALPHA)
    colour = mixed(HILL[0], HILL[1], day / 20)
    large.fill((*colour, 0))
    for shade, left, top in ((0.18, -0.45, 0.72), (0.1, 0.4, 0.76), (0.0, -0.25, 0.62)):
        at = Rect(round(2 * width * left), round(2 * height * top), 3 * width, 2 * height)
        draw.ellipse(large, mixed(colour, (0, 0, 0), shade), at)
    return transform.smoothscale(large, size)


def _draw_creature(pen: Pen, area: Rect, seconds: float) -> None:
    """Draw the creature with its flag: it comes up the hill, and jumps for joy."""
    size = round(0.36 * area.height)
    come = _eased(seconds / CLIMB_SECONDS)
    hop = abs(sin(pi * 2.2 * seconds)) * (0.02 if come < 1 else 0.06) * area.height
    x = area.left + area.width * (0.2 + 0.3 * come)
    foot = area.top + area.height * (0.84 - 0.2 * come)
    pen.picture("arrived", (x, foot - size * 0.42 - hop), size)


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
