"""Paints what makes one side of a hedge unlike the others: a window, flowers, a number."""

import random
from functools import lru_cache

from pygame import Rect, draw, transform

from mazelib.grid.compass import Heading, Place
from mazelib.window.lettering import Face
from mazelib.window.painters.garden_view import View
from mazelib.window.pen import Point
from mazelib.window.theme import INK, Colour

#: One side of a wall in so many has a landmark.
LANDMARKS = 8
GOLD: Colour = (255, 200, 40)
WOOD: Colour = (122, 84, 52)
#: The panes of a window, by whether it is night: the sky in them, or a light behind them.
PANES = {False: (186, 222, 246), True: (255, 214, 120)}


def draw_landmark(view: View, place: Place, side: Heading) -> None:
    """Draw what makes this side of a hedge unlike the others, if it has a landmark."""
    kind = landmark_of(view.garden, place, side)
    if kind is None:
        return
    box = []
    for along, high in ((0.32, 0.78), (0.68, 0.78), (0.68, 0.4), (0.32, 0.4)):
        at = view.on_side(place, side, along, high)
        if at is None:
            return
        box.append((at[0], at[1]))
    if kind == 0:
        _draw_window(view, box)
    elif kind == 1:
        _draw_flowers(view, place, side)
    else:
        _draw_number(view, box, kind)


def _draw_window(view: View, box: list[Point]) -> None:
    """Draw a window with four panes."""
    draw.polygon(view.window, WOOD, _grown(box, 1.18))
    draw.polygon(view.window, PANES[view.is_dark], box)
    top, right, foot, left = [_middle(box[n], box[(n + 1) % 4]) for n in range(4)]
    thick = max(2, round(abs(box[0][1] - box[3][1]) / 14))
    draw.line(view.window, WOOD, top, foot, thick)
    draw.line(view.window, WOOD, right, left, thick)


def _draw_flowers(view: View, place: Place, side: Heading) -> None:
    """Draw five flowers."""
    petals = ((240, 84, 110), (255, 255, 255), (255, 160, 60))[(place[0] + place[1]) // 2 % 3]
    for along, high in ((0.3, 0.6), (0.5, 0.72), (0.7, 0.58), (0.42, 0.44), (0.62, 0.4)):
        at = view.on_side(place, side, along, high)
        if at is None:
            continue
        x, y, scale, narrow = at
        size = 0.15 * scale
        wide = max(2.0, size * narrow)
        draw.ellipse(view.window, petals, Rect(x - wide / 2, y - size / 2, wide, size))
        heart = Rect(x - wide / 6, y - size / 6, max(1.0, wide / 3), size / 3)
        draw.ellipse(view.window, GOLD, heart)


def _draw_number(view: View, box: list[Point], kind: int) -> None:
    """Draw a board with a number, as wide as it is seen."""
    draw.polygon(view.window, WOOD, _grown(box, 1.12))
    draw.polygon(view.window, (250, 240, 214), box)
    left = min(x for x, _y in box)
    right = max(x for x, _y in box)
    high = min(abs(box[0][1] - box[3][1]), abs(box[1][1] - box[2][1]))
    wide = (right - left) * 0.7
    if wide < 5 or high < 10:
        return
    digits = view.pen.lettering.text(str(kind), 60, INK, Face.BOLD)
    shape = (round(min(wide, high * 0.6)), round(high * 0.8))
    drawn = transform.smoothscale(digits, shape)
    x = (left + right) / 2
    y = sum(y for _x, y in box) / 4
    view.window.blit(drawn, drawn.get_rect(center=(round(x), round(y))))


@lru_cache(500)
def landmark_of(garden: int, place: Place, side: Heading) -> int | None:
    """The landmark of a side: 0 a window, 1 flowers, or a number from 2 on; None: it has none.

    ``garden`` is a number of the maze: each one has its own landmarks.
    """
    dice = random.Random(f"landmark {garden} {place} {side}")
    if dice.randrange(LANDMARKS):
        return None
    kind = dice.randrange(3)
    return kind if kind < 2 else dice.randrange(2, 10)


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _grown(box: list[Point], times: float) -> list[Point]:
    """A box around the same middle, so many times as large."""
    x, y = _middle(box[0], box[2])
    return [(x + times * (at_x - x), y + times * (at_y - y)) for at_x, at_y in box]
