"""The end, in the strip's place: a picture, what happened, a question, and where to go from here.

    +---------------------------------------------------+
    |  (picture)  It arrived.                [Next map] |
    |             138 steps.                 [ Again  ] |
    |             Which steps were for nothing?         |
    +---------------------------------------------------+
"""

from pygame import Rect

from mazelib.window.lettering import Face
from mazelib.window.painters.strip import SENTENCE, draw_news, heading_size
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.strip import Card, Outcome
from mazelib.window.theme import Colour, Theme

#: The width of a star before the title of an end, in heights of the title.
STAR = 1.25
#: The size of a picture, in widths of the disc on which it stands.
ON_DISC = 0.84
#: The picture of each outcome.
PICTURES = {
    Outcome.GOOD: "arrived",
    Outcome.CIRCLE: "dizzy",
    Outcome.STANDS: "asleep",
    Outcome.EXPLORED: "walker",
    Outcome.WRONG: "asleep",
}


def draw_card(pen: Pen, area: Rect, card: Card) -> None:
    """Draw the end: a picture, the title, the facts, a question for the class, and two buttons."""
    colour = _colour_of(card.outcome, pen.theme)
    pen.card(area, colour, max(3, pen.size // 5))
    inner = _draw_buttons(pen, area.inflate(-2 * pen.size, -pen.size), card)
    side = min(inner.height, inner.width // 5, 6 * pen.size)
    centre = (inner.left + side // 2, inner.centery)
    # Their lines are dark: on a dark card, too, they stand on pale ground.
    pen.disc(centre, side // 2, pen.theme.floor)
    pen.picture(PICTURES[card.outcome], centre, round(ON_DISC * side))
    inner = without(inner, left=side + pen.size // 2)
    if card.news:
        size = heading_size(pen)
        row = row_of(inner, pen.lettering.line_height(size))
        draw_news(pen, row, card.news, size)
        inner = without(inner, top=row.height)
    _draw_words(pen, inner, card)


def _draw_words(pen: Pen, inner: Rect, card: Card) -> None:
    """Draw title, facts and question, in the middle of the height.

    Where there is little room, the facts are fewer.
    """
    stars = card.stars * _star_room(pen)
    title_room = without(row_of(inner, inner.height * 2 // 5), left=stars)
    title_size = pen.title_size(card.title, title_room, round(SENTENCE * pen.size))
    title_height = pen.height(card.title, title_room.width, title_size, Face.BOLD)
    rest = without(inner, top=title_height)
    question = pen.shortened(card.question, rest)
    least = pen.height(question, rest.width, pen.smallest)
    facts = pen.fitting(card.facts, Rect(0, 0, rest.width, max(0, rest.height - least)))
    words = "\n".join(filter(None, (facts, question)))
    size = pen.lines_to_fit(words, rest, pen.size)
    spare = rest.height - pen.height(words, rest.width, size)
    inner = without(inner, top=max(0, spare) // 2)
    _draw_title(pen, row_of(inner, title_height), card, title_size)
    rest = without(inner, top=title_height)
    if facts:
        rest = pen.write_lines(facts, rest, pen.theme.faint, size)
    pen.write_lines(question, rest, pen.theme.accent, size)


def _colour_of(outcome: Outcome, theme: Theme) -> Colour:
    """The colour of an outcome: that of the strip's edge."""
    return theme.good if outcome is Outcome.GOOD else theme.mark


def _draw_buttons(pen: Pen, inner: Rect, card: Card) -> Rect:
    """Draw what comes next, and again below it, at the right; return the room left of them."""
    gap = pen.size // 2
    wide = min(inner.width // 3, round(7.6 * pen.size))
    high = min(round(2.2 * pen.size), (inner.height - gap) // 2)
    above = Rect(inner.right - wide, inner.centery - high - gap // 2, wide, high)
    pen.button(above, card.leads_to, card.leads_to.word, is_main=True)
    pen.button(above.move(0, high + gap), card.goes_back, card.again or card.goes_back.word)
    return Rect(inner.left, inner.top, inner.width - wide - pen.size, inner.height)


def _star_room(pen: Pen) -> int:
    """How wide a star is with the space beside it, in pixels."""
    return round(STAR * SENTENCE * pen.size) + pen.size // 2


def _draw_title(pen: Pen, head: Rect, card: Card, size: int) -> None:
    """Draw the title, after its stars."""
    for _star in range(card.stars):
        wide = round(STAR * SENTENCE * pen.size)
        pen.picture("star", (head.left + wide // 2, head.centery), round(0.9 * wide))
        head = without(head, left=_star_room(pen))
    pen.write_lines(card.title, head, pen.theme.text, size, Face.BOLD)
