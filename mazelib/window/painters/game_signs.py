"""Paints the signs over a round of the game: clock, stars, steps, coins, and what is said."""

from math import pi, sin
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface, draw

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Point, row_of
from mazelib.window.drawing.theme import INK, PAPER, Colour
from mazelib.window.game.game_shown import FLIGHT_SECONDS, Hud
from mazelib.window.painters.coin_sign import GOLD, draw_coin

#: Dark glass, on which white letters are readable.
GLASS: Colour = (30, 40, 54)
GLASS_ALPHA = 214
#: How opaque a star is that is lost, and a key that was not found yet.
PALE = 60
URGENT: Colour = (186, 40, 40)


class SignsDrawn(NamedTuple):
    """Where coins are counted, and where the signs end at the right."""

    coins: Point
    right: int


def draw_hud(pen: Pen, area: Rect, hud: Hud, *, is_by_two: bool = False) -> SignsDrawn:
    """Draw the clock and what was earned so far.

    The clock of two players stands in the middle, between their pictures.
    """
    high = round(2.9 * pen.size)
    clock = Rect(area.left + pen.size * 3 // 4, area.top + pen.size * 3 // 4, 0, high)
    left = clock.left
    if hud.clock:
        size = round(1.8 * pen.size)
        clock.width = clock_width(pen)
        left = clock.right + pen.size * 3 // 4
        if is_by_two:
            clock.centerx = area.centerx
        _draw_clock(pen, clock, hud, size)
    return _draw_earned(pen, Rect(left, clock.top, 0, high), hud)


def clock_width(pen: Pen) -> int:
    """How wide the clock is, in pixels."""
    return pen.lettering.width("00:00", round(1.8 * pen.size), Face.BOLD) + pen.size


def _draw_clock(pen: Pen, at: Rect, hud: Hud, size: int) -> None:
    """Draw the clock. In the last seconds it beats, once a second."""
    glass(pen, at.inflate(2 * hud.beat, 2 * hud.beat), URGENT if hud.is_urgent else GLASS)
    pen.write(hud.clock, at, PAPER, size + hud.beat, face=Face.BOLD, anchor="center")


def _draw_earned(pen: Pen, at: Rect, hud: Hud) -> SignsDrawn:
    """Draw stars, steps and coins beside the clock."""
    gap = pen.size * 3 // 4
    star = round(1.5 * pen.size)
    stars = 0 if hud.stars is None else 3
    coins = ""
    if hud.coins_in_all:
        coins = _("{taken} / {count}").format(taken=hud.coins, count=hud.coins_in_all)
    widths = [star * stars]
    widths += [pen.lettering.width(words, pen.size, Face.BOLD) for words in (hud.steps, coins)]
    coin = round(1.5 * pen.size) if coins else 0
    key = 0 if hud.has_key is None else 2 * pen.size
    at.width = sum(widths) + coin + gap * sum(map(bool, widths)) + gap + key
    x = at.left + gap
    if at.width > gap:
        glass(pen, at)
    if stars:
        _draw_stars(pen, (x, at.centery), star, hud.stars or 0)
        x += widths[0] + gap
    if hud.steps:
        pen.write(hud.steps, Rect(x, at.top, widths[1] + 1, at.height), PAPER, face=Face.BOLD)
        x += widths[1] + gap
    middle = _draw_coins(pen, Rect(x, at.top, coin + widths[2], at.height), coins)
    if hud.has_key is not None:
        pale = 255 if hud.has_key else PALE
        _draw_pale(pen, "key", (at.right - gap - key * 7 // 10, at.centery), key * 7 // 10, pale)
    return SignsDrawn(middle, at.right)


def _draw_stars(pen: Pen, middle_of_left: Point, star: int, count: int) -> None:
    """Draw three stars, those that are lost so pale that they can hardly be seen."""
    x, y = middle_of_left
    for number in range(3):
        pale = 255 if number < count else PALE
        _draw_pale(pen, "star", (x + number * star, y), star - 2, pale)


def _draw_pale(pen: Pen, name: str, middle_of_left: Point, size: int, alpha: int) -> None:
    """Draw a picture so pale that it can hardly be seen, or in full."""
    picture = pen.pictures.picture(name, size)
    if alpha < 255:
        picture = picture.copy()
        picture.set_alpha(alpha)
    x, y = middle_of_left
    pen.window.blit(picture, (round(x), round(y) - (size + 2) // 2))


def _draw_coins(pen: Pen, at: Rect, words: str) -> Point:
    """Draw a coin and how many there are; return its middle."""
    middle = (at.left + pen.size * 2 // 3, at.centery)
    if words:
        draw_coin(pen, middle, pen.size * 5 // 4)
        left = at.left + round(1.5 * pen.size)
        room = Rect(left, at.top, at.right - left + 1, at.height)
        pen.write(words, room, PAPER, face=Face.BOLD)
    return middle


def draw_flight(pen: Pen, at: Rect, seconds: float, counted: Point) -> None:
    """Draw a coin on its way from where it was taken, before one's feet, to where it is counted."""
    if seconds >= FLIGHT_SECONDS:
        return
    part = seconds / FLIGHT_SECONDS
    come = part * part * (3 - 2 * part)
    foot = at.bottom - at.height // 4
    x = at.centerx + (counted[0] - at.centerx) * come
    y = foot + (counted[1] - foot) * come - 0.12 * at.height * sin(pi * part)
    size = pen.size * 5 // 4
    large = round(0.16 * min(at.width, at.height))
    draw_coin(pen, (x, y), round(large + (size - large) * come))


def draw_message(pen: Pen, area: Rect, message: str, *, is_gold: bool = False) -> None:
    """Write a sentence on dark glass at the foot of its room, in as many lines as it needs.

    What ``is_gold`` is a record, and stands on gold.
    """
    if not message:
        return
    size = round(1.1 * pen.size)
    lines = pen.lettering.wrapped(message, size, area.width - 4 * pen.size, Face.BOLD)
    row = pen.lettering.line_height(size)
    widest = max(pen.lettering.width(line, size, Face.BOLD) for line in lines)
    at = Rect(0, 0, widest + 2 * pen.size, row * len(lines) + round(0.8 * pen.size))
    at.midbottom = area.midbottom
    pen.cover(at)
    radius = min(at.height // 2, 2 * pen.size)
    if is_gold:
        pen.rounded(at, GOLD, radius, PAPER, max(2, pen.size // 7))
    else:
        glass(pen, at, radius=radius)
    rows = at.inflate(-pen.size, -round(0.8 * pen.size))
    for number, line in enumerate(lines):
        room = row_of(rows, row, number)
        ink = INK if is_gold else PAPER
        pen.write(line, room, ink, size, face=Face.BOLD, anchor="center")


def glass(pen: Pen, at: Rect, colour: Colour = GLASS, *, radius: int = 0) -> None:
    """Draw a box of dark glass; its ends are round if no radius is given."""
    radius = radius or at.height // 2
    drawn = Surface(at.size, SRCALPHA)
    draw.rect(drawn, (*colour, GLASS_ALPHA), drawn.get_rect(), border_radius=radius)
    pen.window.blit(drawn, at)
