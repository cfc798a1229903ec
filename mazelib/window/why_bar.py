"""The why bar: what the walker sees, why it turns, where it goes; and at an end a card.

    +---------------------------------------------------+
    |   front          Its rule says            It goes |
    | left ^ right     Wall on the right.          <    |
    |   back           Front is open: ...               |
    +---------------------------------------------------+
"""

from pygame import Rect, draw

from mazelib.grid.compass import Heading, Turn, turned
from mazelib.text.sentences import _
from mazelib.walking.view import View
from mazelib.window.keys import Command
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen, point_from, row_of, without
from mazelib.window.theme import INK, PAPER, Colour, Theme
from mazelib.window.why import Card, Outcome, Why


def draw_why(pen: Pen, area: Rect, why: Why) -> None:
    """Draw the bar: the cross of the four sides, the sentence, and the turn as an arrow."""
    pen.box(area)
    inner = area.inflate(-pen.size, -pen.size // 2)
    if why.view:
        side = min(inner.height, round(9 * pen.smallest), inner.width // 3)
        _draw_cross(pen, Rect(inner.left, inner.centery - side // 2, side, side), why.view)
        inner = without(inner, left=side + pen.size)
    if why.turn is not None:
        inner = _draw_turn(pen, inner, why.turn)
    small = max(pen.smallest, round(0.82 * pen.size))
    size = round(1.8 * pen.size)
    head = row_of(inner, pen.lettering.line_height(small))
    below = without(inner, top=head.height)
    # If there is no room for a heading, the sentence gets all of it.
    if pen.lines_to_fit(why.caption, below, size, Face.BOLD) >= size * 0.8:
        at = pen.write(why.heading, head, pen.theme.faint, small)
        _draw_coins(pen, at.right + pen.size, head.centery, why.coins)
        inner = below
    ink = pen.theme.faint if why.asks else pen.theme.text
    pen.write_lines(why.caption, inner, ink, size, Face.BOLD)


def _draw_turn(pen: Pen, inner: Rect, turn: Turn) -> Rect:
    """Draw the turn as an arrow, with its word; return the room left of it."""
    side = min(inner.width // 5, round(5 * pen.size))
    at = Rect(inner.right - side, inner.top, side, inner.height)
    seen_by_the_walker = turned(Heading.UP, turn)  # Ahead is up.
    reach = min(side, at.height) * 0.3
    pen.arrow(at.center, reach, seen_by_the_walker, pen.theme.walker)
    pen.write(turn.word, at, anchor="midbottom")
    return Rect(inner.left, inner.top, inner.width - side - pen.size // 2, inner.height)


def _draw_cross(pen: Pen, area: Rect, view: View) -> None:
    cell = area.width // 3
    sides = (
        (_("front"), view.front, 1, 0),
        (_("right"), view.right, 2, 1),
        (_("back"), view.back, 1, 2),
        (_("left"), view.left, 0, 1),
    )
    for name, is_open, column, row in sides:
        at = Rect(area.left + column * cell, area.top + row * cell, cell - 2, cell - 2)
        draw.rect(pen.window, pen.theme.floor if is_open else pen.theme.wall, at, border_radius=4)
        draw.rect(pen.window, pen.theme.faint, at, 1, border_radius=4)
        pen.write_centred(name, at, INK if is_open else PAPER, pen.smallest)
    pen.arrow((area.left + 1.5 * cell, area.top + 1.5 * cell), cell * 0.34, 0, pen.theme.walker)


def _draw_coins(pen: Pen, x: int, y: int, coins: tuple[int, ...]) -> None:
    radius = round(pen.size * 0.62)
    for coin in coins[:4]:  # More have no room.
        disc = Rect(x, y - radius, 2 * radius, 2 * radius)
        draw.circle(pen.window, pen.theme.mark, disc.center, radius)
        draw.circle(pen.window, INK, disc.center, radius, 2)
        pen.write_centred(str(coin), disc, INK, max(pen.smallest, radius))
        x = disc.right + pen.size // 3


def draw_card(pen: Pen, area: Rect, card: Card) -> None:
    """Draw the card of an end: title, facts, a question for the class, and two buttons."""
    colour = _colour_of(card.outcome, pen.theme)
    pen.box(area, colour, max(3, pen.size // 6))
    inner = _draw_card_buttons(pen, area.inflate(-pen.size * 3 // 2, -pen.size))
    rest = _draw_card_title(pen, inner, card, colour)
    size = pen.lines_to_fit(f"{card.facts}\n{card.question}", rest, round(1.2 * pen.size))
    rest = pen.write_lines(pen.fitting(card.facts, rest), rest, size=size)
    pen.write_lines(pen.fitting(card.question, rest), rest, pen.theme.faint, size)


def _colour_of(outcome: Outcome, theme: Theme) -> Colour:
    """The colour of an outcome: of the card's edge and of its title."""
    if outcome is Outcome.GOOD:
        return theme.good
    return theme.circle if outcome is Outcome.CIRCLE else theme.wrong


def _draw_card_buttons(pen: Pen, inner: Rect) -> Rect:
    """Draw the next map, and again below it, at the right; return the room left of them."""
    gap = pen.size // 2
    wide = min(inner.width // 3, 9 * pen.size)
    high = min(round(2.4 * pen.size), (inner.height - gap) // 2)
    next_map = Rect(inner.right - wide, inner.top, wide, high)
    pen.button(next_map, Command.NEXT_MAP, Command.NEXT_MAP.label, is_main=True)
    pen.button(next_map.move(0, high + gap), Command.RESTART, Command.RESTART.label)
    return Rect(inner.left, inner.top, inner.width - wide - pen.size, inner.height)


def _draw_card_title(pen: Pen, inner: Rect, card: Card, colour: Colour) -> Rect:
    """Draw the title, after its stars; return the room below it."""
    title_room = row_of(inner, inner.height // 3)
    size = pen.lines_to_fit(card.title, title_room, round(1.6 * pen.size), Face.BOLD)
    head = row_of(inner, pen.height(card.title, inner.width, size, Face.BOLD))
    below = without(inner, top=head.height)
    for _star in range(card.stars):
        _draw_star(pen, (head.left + size // 2, head.top + size * 2 // 3), size * 0.6)
        head = without(head, left=size * 3 // 2)
    pen.write_lines(card.title, head, colour, size, Face.BOLD)
    return below


def _draw_star(pen: Pen, centre: tuple[int, int], radius: float) -> None:
    points = [point_from(centre, tip * 0.4, radius * (0.45 if tip % 2 else 1)) for tip in range(10)]
    draw.polygon(pen.window, pen.theme.mark, points)
    draw.polygon(pen.window, pen.theme.outline, points, 2)
