"""The why bar: what the walker sees, why it turns, where it goes; and at an end a card.

    +---------------------------------------------------+
    |   front          Its rule says            It goes |
    | left ^ right     Wall on the right.          <    |
    |   back           Front is open: ...               |
    +---------------------------------------------------+
"""

import math

import pygame
from pygame import Rect

from mazelib.compass import Heading
from mazelib.stage.keys import Command
from mazelib.stage.lettering import Face
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Card, Why
from mazelib.stage.theme import INK, PAPER
from mazelib.view import View

#: The height of the caption, in heights of text; and of the heading over it.
CAPTION, HEADING = 1.8, 0.82
#: Coins that are drawn at the most.
MOST_COINS = 4
#: What the walker's turns are called where the way is drawn.
WAYS = {Heading.UP: "ahead", Heading.RIGHT: "right", Heading.DOWN: "back", Heading.LEFT: "left"}


def draw_why(pen: Pen, area: Rect, why: Why) -> None:
    """Draw the bar: the cross of the four sides, the sentence, and the way as an arrow."""
    pen.box(area)
    inner = area.inflate(-pen.size, -pen.size // 2)
    if why.view:
        side = min(inner.height, round(9 * pen.smallest), inner.width // 3)
        draw_cross(pen, Rect(inner.left, inner.centery - side // 2, side, side), why.view)
        inner = Rect(inner.left + side + pen.size, inner.top, inner.width - side - pen.size, inner.height)
    if why.way is not None:
        side = min(inner.width // 5, round(5 * pen.size))
        draw_way(pen, Rect(inner.right - side, inner.top, side, inner.height), why.way)
        inner.width -= side + pen.size // 2
    small = max(pen.smallest, round(HEADING * pen.size))
    head = Rect(inner.left, inner.top, inner.width, pen.lettering.line_height(small))
    size, face = round(CAPTION * pen.size), Face.BOLD
    inner = Rect(inner.left, head.bottom, inner.width, inner.bottom - head.bottom)
    if pen.lines_to_fit(why.caption, inner, size, face) < size * 0.8:
        # The sentence needs all the room.
        inner = Rect(inner.left, head.top, inner.width, inner.bottom - head.top)
    else:
        at = pen.write(why.heading, head, pen.theme.faint, small)
        _draw_coins(pen, (at.right + pen.size, head.centery), why.coins)
    pen.write_lines(why.caption, inner, pen.theme.faint if why.asks else None, size, face)


def draw_cross(pen: Pen, area: Rect, view: View) -> None:
    """Draw the four sides round the walker, as it sees them: dark is wall, light is open."""
    cell = area.width // 3
    sides = {(1, 0): ("front", view.front), (2, 1): ("right", view.right), (1, 2): ("back", view.back)}
    sides[0, 1] = ("left", view.left)
    for (column, row), (name, is_open) in sides.items():
        at = Rect(area.left + column * cell, area.top + row * cell, cell - 2, cell - 2)
        pygame.draw.rect(pen.window, pen.theme.floor if is_open else pen.theme.wall, at, border_radius=4)
        pygame.draw.rect(pen.window, pen.theme.faint, at, 1, border_radius=4)
        pen.write_centred(name, at, INK if is_open else PAPER, pen.smallest)
    pen.arrow((area.left + 1.5 * cell, area.top + 1.5 * cell), cell * 0.34, 0, pen.theme.walker)


def draw_way(pen: Pen, area: Rect, way: Heading) -> None:
    """Draw where it goes, as seen by the walker: an arrow, and its word."""
    line = pen.lettering.line_height(pen.size)
    reach = min(area.width, area.height - line) * 0.36
    pen.arrow((area.centerx, area.top + (area.height - line) / 2), reach, way, pen.theme.walker)
    pen.write_centred(WAYS[way], Rect(area.left, area.bottom - line, area.width, line))


def _draw_coins(pen: Pen, at: tuple[int, int], coins: tuple[int, ...]) -> None:
    """Draw each toss as a coin, one beside the other."""
    radius = round(pen.size * 0.62)
    for number, coin in enumerate(coins[:MOST_COINS]):
        disc = Rect(0, 0, 2 * radius, 2 * radius)
        disc.center = at[0] + radius + number * (2 * radius + pen.size // 3), at[1]
        pygame.draw.circle(pen.window, pen.theme.mark, disc.center, radius)
        pygame.draw.circle(pen.window, INK, disc.center, radius, 2)
        pen.write_centred(str(coin), disc, INK, max(pen.smallest, radius))


def draw_card(pen: Pen, area: Rect, card: Card) -> None:
    """Draw how it ended: a title, facts, a question for the class, and two buttons."""
    colour = getattr(pen.theme, card.colour)
    pen.box(area, colour, max(3, pen.size // 6))
    inner = area.inflate(-pen.size * 3 // 2, -pen.size)
    width = min(inner.width // 3, 9 * pen.size)
    high = min(round(2.4 * pen.size), (inner.height - pen.size // 2) // 2)
    for number, command in enumerate((Command.NEXT_MAP, Command.RESTART)):
        at = Rect(inner.right - width, inner.top + number * (high + pen.size // 2), width, high)
        ink = pen.button(at, command, is_main=number == 0)
        pen.write_centred(f"{command.word}  {command.key}", at.inflate(-pen.size // 2, 0), ink)
    inner.width -= width + pen.size
    third = Rect(inner.left, inner.top, inner.width, inner.height // 3)
    size = pen.lines_to_fit(card.title, third, round(1.6 * pen.size), Face.BOLD)
    head = Rect(inner.left, inner.top, inner.width, pen.height(card.title, inner.width, size, Face.BOLD))
    if card.has_star:
        _draw_star(pen, (head.left + size // 2, head.top + size * 2 // 3), size * 0.6)
        head = Rect(head.left + size * 3 // 2, head.top, head.width - size * 3 // 2, head.height)
    pen.write_lines(card.title, head, colour, size, Face.BOLD)
    rest = Rect(inner.left, head.bottom, inner.width, inner.bottom - head.bottom)
    both = f"{card.facts}\n{card.question}"
    size = pen.lines_to_fit(both, rest, round(1.2 * pen.size))
    rest = pen.write_lines(card.facts, rest, size=size)
    pen.write_lines(card.question, rest, pen.theme.faint, size)


def _draw_star(pen: Pen, centre: tuple[float, float], radius: float) -> None:
    points = []
    for number in range(10):
        reach, angle = radius * (1.0 if number % 2 == 0 else 0.45), number * math.pi / 5
        points.append((centre[0] + reach * math.sin(angle), centre[1] - reach * math.cos(angle)))
    pygame.draw.polygon(pen.window, pen.theme.mark, points)
    pygame.draw.polygon(pen.window, pen.theme.outline, points, 2)
