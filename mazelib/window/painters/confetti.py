"""Paper that is thrown where a task was passed: it flies up, falls, and is gone."""

import math

from pygame import SRCALPHA, Rect, Surface, transform

from mazelib.window.drawing.pen import Pen

#: How many pieces there are; how wide and high each is, in heights of text.
PIECES = 44
WIDTH = 0.5
HEIGHT = 0.32
#: How high they fly, in heights of the area, and how often each turns round.
RISE = 1.15
TURNS = 1.5
#: From this share of the time on, they fade.
FADES_FROM = 0.6
#: Multiples of these spread them evenly, across and in height, without chance.
ACROSS = 0.7549
UPWARDS = 0.5698


def draw_confetti(pen: Pen, area: Rect, share: float) -> None:
    """Draw all pieces within an area; ``share`` is how much of their time is over (1: all)."""
    if not 0 < share < 1:
        return
    clip = pen.window.get_clip()
    pen.window.set_clip(area.clip(clip))
    for number in range(PIECES):
        _draw_piece(pen, area, number, share)
    pen.window.set_clip(clip)


def _draw_piece(pen: Pen, area: Rect, number: int, share: float) -> None:
    """Draw one piece: it is thrown from the lower edge, each at its own place and height."""
    colours = (pen.theme.mark, pen.theme.good, pen.theme.accent, pen.theme.walker)
    across = (number * ACROSS) % 1
    lift = RISE * (0.3 + 0.7 * ((number * UPWARDS) % 1))
    x = area.left + area.width * (across + 0.06 * share * (across - 0.5))
    y = area.bottom - area.height * lift * 4 * share * (1 - share)
    turn = 360 * TURNS * share + 40 * number
    seen = max(0.15, abs(math.cos(math.radians(turn * 1.3))))
    size = (round(WIDTH * pen.size), max(1, round(HEIGHT * pen.size * seen)))
    piece = Surface(size, SRCALPHA)
    piece.fill(colours[number * len(colours) // PIECES])
    piece.set_alpha(round(255 * min(1.0, (1 - share) / (1 - FADES_FROM))))
    turned = transform.rotate(piece, turn)
    pen.window.blit(turned, turned.get_rect(center=(round(x), round(y))))
