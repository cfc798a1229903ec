"""The strip under the map: what the walker senses, one sentence, and what it did; or the end.

    +---------------------------------------------------+
    |   front          THE RULE SAYS                    |
    | left o right     Wall on the right. Go ahead.     |
    |   back           → It steps ahead.                |
    +---------------------------------------------------+
"""

from pygame import Rect, draw

from mazelib.grid.compass import Heading
from mazelib.text.sentences import _
from mazelib.walking.view import View
from mazelib.window.keys import Command
from mazelib.window.lettering import Face
from mazelib.window.painters.bars import draw_score
from mazelib.window.pen import Pen, point_from, row_of, without
from mazelib.window.strip import Card, Compass, Outcome, Strip
from mazelib.window.theme import INK, PAPER, Colour, Theme

#: The heights of the sentence and of the title of an end, in heights of text.
SENTENCE = 34 / 21
#: The height of what it did, in heights of text.
DID = 25 / 21
#: The height of a small heading, in heights of text.
HEADING = 15 / 21
#: The picture of each outcome.
PICTURES = {
    Outcome.GOOD: "arrived",
    Outcome.CIRCLE: "dizzy",
    Outcome.STANDS: "asleep",
    Outcome.WRONG: "asleep",
}


def draw_strip(pen: Pen, area: Rect, strip: Strip) -> None:
    """Draw the four sides, if somebody walks, and beside them what is said."""
    pen.card(area)
    inner = area.inflate(-2 * pen.size, -pen.size // 2)
    if strip.view or strip.compass:
        side = min(inner.height, inner.width // 3, round(7.2 * pen.size))
        at = Rect(inner.left, inner.centery - side // 2, side, side)
        if strip.compass:
            _draw_compass(pen, at, strip.compass)
        elif strip.view:
            _draw_cross(pen, at, strip.view)
        inner = without(inner, left=side + round(1.6 * pen.size))
    if strip.score:
        row = round(1.5 * DID * pen.size)
        draw_score(pen, Rect(inner.left, inner.bottom - row, inner.width, row), strip.score)
        inner.height -= row
    _draw_words(pen, inner, strip)


def _draw_words(pen: Pen, inner: Rect, strip: Strip) -> None:
    """Draw heading, sentence, and what it did, together in the middle of the height."""
    head_size = max(round(HEADING * pen.size), pen.smallest_heading)
    head_height = _height_if(strip.heading, pen.lettering.line_height(head_size) + pen.size // 4)
    below = strip.did or strip.more
    below_size = round(DID * pen.size)
    below_height = _height_if(below, pen.height(below, inner.width, below_size) + pen.size // 4)
    room = Rect(inner.topleft, (inner.width, inner.height - head_height - below_height))
    size = pen.lines_to_fit(strip.sentence, room, round(SENTENCE * pen.size), Face.BOLD)
    high = pen.height(strip.sentence, room.width, size, Face.BOLD)
    at = without(inner, top=max(0, room.height - high) // 2)
    if high > room.height:
        head_height = 0  # If there is no room for a heading, the sentence gets all of it.
    if head_height:
        _draw_heading(pen, row_of(at, head_height), strip, head_size)
    sentence = row_of(without(at, top=head_height), high)
    pen.write_lines(strip.sentence, sentence, size=size, face=Face.BOLD)
    ink = pen.theme.accent if strip.did else pen.theme.faint
    room_below = Rect(inner.left, sentence.bottom + pen.size // 4, inner.width, below_height)
    if below:
        pen.write_lines(below, room_below, ink, below_size)


def _height_if(text: str, height: int) -> int:
    """The height of a text, or none if there is no text."""
    return height if text else 0


def _draw_heading(pen: Pen, head: Rect, strip: Strip, size: int) -> None:
    at = pen.write(strip.heading.upper(), head, pen.theme.faint, size, face=Face.BOLD)
    _draw_coins(pen, at.right + pen.size, head.centery, strip.coins)


def _draw_cross(pen: Pen, area: Rect, view: View) -> None:
    """Draw the four sides around the walker, whose nose points up."""
    cell = area.width // 3
    sides = (
        (_("front"), view.front, 1, 0),
        (_("right"), view.right, 2, 1),
        (_("back"), view.back, 1, 2),
        (_("left"), view.left, 0, 1),
    )
    radius = pen.size // 3
    for name, is_open, column, row in sides:
        at = Rect(area.left + column * cell, area.top + row * cell, cell - 2, cell - 2)
        ground = pen.theme.floor if is_open else pen.theme.wall
        draw.rect(pen.window, ground, at, border_radius=radius)
        draw.rect(pen.window, pen.theme.faint, at, max(1, pen.size // 12), border_radius=radius)
        size = pen.size_to_fit(name, at.width - 4, pen.smallest)
        pen.write(name, at, INK if is_open else PAPER, size, anchor="center")
    middle = Rect(area.left + cell, area.top + cell, cell, cell)
    pen.picture("walker", middle.center, round(cell * 0.92))


def _draw_compass(pen: Pen, area: Rect, compass: Compass) -> None:
    """Draw the four arrow keys as they lie on the map, the one that was pressed in yellow."""
    cell = area.width // 3
    words = {
        Heading.UP: _("up"),
        Heading.RIGHT: _("right"),
        Heading.DOWN: _("down"),
        Heading.LEFT: _("left"),
    }
    middle = Rect(area.left + cell, area.top + cell, cell, cell)
    radius = pen.size // 3
    for heading in Heading:
        x, y = point_from(middle.topleft, heading, cell)
        key = Rect(round(x), round(y), cell - 2, cell - 2)
        is_pressed = heading is compass.pressed
        ground = pen.theme.mark if is_pressed else pen.theme.floor
        draw.rect(pen.window, ground, key, border_radius=radius)
        draw.rect(pen.window, pen.theme.faint, key, max(1, pen.size // 12), border_radius=radius)
        size = pen.size_to_fit(words[heading], key.width - 4, pen.smallest)
        pen.write(words[heading], key, INK, size, anchor="center")
    pen.picture("walker", middle.center, round(cell * 0.92), compass.heading)


def _draw_coins(pen: Pen, x: int, y: int, coins: tuple[int, ...]) -> None:
    radius = round(pen.size * 0.62)
    for coin in coins[:4]:  # More have no room.
        disc = Rect(x, y - radius, 2 * radius, 2 * radius)
        draw.circle(pen.window, pen.theme.mark, disc.center, radius)
        draw.circle(pen.window, INK, disc.center, radius, 2)
        pen.write_centred(str(coin), disc, INK, max(pen.smallest, radius))
        x = disc.right + pen.size // 3


def draw_card(pen: Pen, area: Rect, card: Card) -> None:
    """Draw the end: a picture, the title, the facts, a question for the class, and two buttons."""
    colour = _colour_of(card.outcome, pen.theme)
    pen.card(area, colour, max(3, pen.size // 5))
    inner = _draw_card_buttons(pen, area.inflate(-2 * pen.size, -pen.size))
    side = min(inner.height, inner.width // 5, 5 * pen.size)
    pen.picture(PICTURES[card.outcome], (inner.left + side // 2, inner.centery), side)
    inner = without(inner, left=side + pen.size // 2)
    rest = _draw_card_title(pen, inner, card)
    size = pen.lines_to_fit(f"{card.facts}\n{card.question}", rest, pen.size)
    rest = pen.write_lines(pen.fitting(card.facts, rest), rest, pen.theme.faint, size=size)
    pen.write_lines(pen.fitting(card.question, rest), rest, pen.theme.accent, size)


def _colour_of(outcome: Outcome, theme: Theme) -> Colour:
    """The colour of an outcome: that of the strip's edge."""
    return theme.good if outcome is Outcome.GOOD else theme.mark


def _draw_card_buttons(pen: Pen, inner: Rect) -> Rect:
    """Draw the next map, and again below it, at the right; return the room left of them."""
    gap = pen.size // 2
    wide = min(inner.width // 3, round(7.2 * pen.size))
    high = min(round(2.2 * pen.size), (inner.height - gap) // 2)
    next_map = Rect(inner.right - wide, inner.centery - high - gap // 2, wide, high)
    pen.button(next_map, Command.NEXT_MAP, Command.NEXT_MAP.word, is_main=True)
    pen.button(next_map.move(0, high + gap), Command.RESTART, Command.RESTART.word)
    return Rect(inner.left, inner.top, inner.width - wide - pen.size, inner.height)


def _draw_card_title(pen: Pen, inner: Rect, card: Card) -> Rect:
    """Draw the title, after its stars; return the room below it."""
    size = round(SENTENCE * pen.size)
    title_room = row_of(inner, inner.height * 2 // 5)
    size = pen.lines_to_fit(card.title, title_room, size, Face.BOLD)
    head = row_of(inner, pen.height(card.title, inner.width, size, Face.BOLD))
    below = without(inner, top=head.height)
    for _star in range(card.stars):
        centre = (head.left + size // 2, head.top + size * 2 // 3)
        pen.picture("star", centre, round(size * 1.15))
        head = without(head, left=size * 5 // 4)
    pen.write_lines(card.title, head, pen.theme.text, size, Face.BOLD)
    return below
