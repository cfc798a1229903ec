"""The end, in the strip's place: a picture, what happened, a question, and where to go from here.

+---------------------------------------------------+
|  (picture)  It arrived.                [Next map] |
|             138 steps.                 [ Again  ] |
|             Which steps were wasted?         |
+---------------------------------------------------+
"""

from dataclasses import replace

from pygame import Rect

from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.drawing.theme import Colour, Theme
from mazelib.window.painters.room_bar import draw_room_bar
from mazelib.window.painters.strip import SENTENCE, draw_news, heading_size
from mazelib.window.screen.strip import Card, Outcome

#: The width of a star or a crown before the title of an end, in heights of the title.
STAR = 1.25
#: The letters of an end are so many times as large in a film, if they have room.
LARGER_IN_FILM = (1.6, 1.45, 1.3, 1.15, 1.0)
#: The size of a picture, in widths of the disc on which it stands.
ON_DISC = 0.84
#: The picture of each outcome.
PICTURES = {
    Outcome.GOOD: "arrived",
    Outcome.FILLED: "worker_asleep",
    Outcome.UNFINISHED: "worker_asleep",
    Outcome.CIRCLE: "dizzy",
    Outcome.STANDS: "asleep",
    Outcome.EXPLORED: "walker",
    Outcome.WRONG: "asleep",
}


def draw_card(pen: Pen, area: Rect, card: Card) -> None:
    """Draw the end: a picture, the title, the facts, a question for the class, and two buttons."""
    inner = _draw_ground(pen, area, card)
    beside_buttons = _narrowed(inner, _buttons_width(pen, inner, card) + pen.size)
    side = min(inner.height, beside_buttons.width // 5, 6 * pen.size)
    beside_picture = without(beside_buttons, left=side + pen.size // 2)
    if _has_room(pen, beside_picture, card):
        _draw_buttons(pen, inner, card)
        _draw_picture(pen, row_of(beside_buttons, inner.height), side, card)
        _draw_words(pen, beside_picture, card)
    elif _has_room(pen, beside_buttons, card):
        _draw_buttons(pen, inner, card)
        _draw_words(pen, beside_buttons, card)
    else:
        _draw_words(pen, inner, card, _draw_button(pen, inner, card))


def draw_card_of_film(pen: Pen, area: Rect, card: Card) -> None:
    """Draw the end without buttons, in the largest letters for which all of it has room.

    Where there is none, the question is left out.
    """
    inner = area.inflate(0, -pen.size // 4)
    side = min(inner.height, inner.width // 5, 7 * pen.size)
    beside_picture = without(inner, left=side + pen.size)
    sizes = [round(larger * pen.size) for larger in LARGER_IN_FILM]
    pens = [replace(pen, size=size, smallest=max(pen.smallest, size - 3)) for size in sizes]
    fitting = [each for each in pens if _has_room(each, beside_picture, card)]
    if not fitting:
        card = card._replace(question="")
    _draw_picture(pen, inner, side, card)
    _draw_words(fitting[0] if fitting else pen, beside_picture, card)


def _draw_ground(pen: Pen, area: Rect, card: Card) -> Rect:
    """Draw the card itself, and the bar at its foot, if it has one; return the room above."""
    colour = colour_of_outcome(card.outcome, pen.theme)
    pen.card(area, colour, max(3, pen.size // 5))
    inner = area.inflate(-2 * pen.size, -pen.size)
    if card.counts:
        inner.height = area.bottom - draw_room_bar(pen, area, card.counts) - inner.top
    return inner


def _narrowed(room: Rect, by: int) -> Rect:
    """A rectangle with this much cut off at its right."""
    return Rect(room.left, room.top, max(1, room.width - by), room.height)


def _draw_picture(pen: Pen, room: Rect, side: int, card: Card) -> None:
    """Draw the picture of an outcome at the left of its room."""
    centre = (room.left + side // 2, room.centery)
    # Their lines are dark: on a dark card, too, they stand on pale ground.
    pen.disc(centre, side // 2, pen.theme.floor)
    pen.picture(card.picture or PICTURES[card.outcome], centre, round(ON_DISC * side))


def _news_height(pen: Pen, card: Card) -> int:
    """The height of the news over the title, in pixels: 0 if there are none."""
    return pen.lettering.line_height(heading_size(pen)) if card.news else 0


def _has_room(pen: Pen, room: Rect, card: Card) -> bool:
    """Whether title, facts and question have room here, with not a sentence left out."""
    room = without(room, top=_news_height(pen, card))
    size = _title_size(pen, room, card, room.height * 2 // 5)
    title = pen.height(card.title, room.width - _stars_width(pen, card), size, Face.BOLD)
    words = _told(card.facts, card.question)
    return title + pen.height(words, room.width, pen.smallest) <= room.height


def _told(facts: str, question: str) -> str:
    """Facts and question, each on lines of its own."""
    return "\n".join(filter(None, (facts, question)))


def _stars_width(pen: Pen, card: Card) -> int:
    return len(_honours(card)) * _star_room(pen)


def _honours(card: Card) -> list[str]:
    """The pictures before the title."""
    crown = ["crown"] if card.has_crown else []
    return ["star"] * card.stars + crown


def _title_size(pen: Pen, inner: Rect, card: Card, high: int) -> int:
    """The size of the title in a row of this height."""
    room = without(row_of(inner, high), left=_stars_width(pen, card))
    return pen.title_size(card.title, room, round(SENTENCE * pen.size))


def _draw_words(pen: Pen, inner: Rect, card: Card, beside: int = 0) -> None:
    """Draw the news, and title, facts and question in the middle of the height below.

    The title leaves room for what stands ``beside`` it. Where there is little room, the facts are
    fewer.
    """
    if card.news:
        row = _narrowed(row_of(inner, _news_height(pen, card)), beside)
        draw_news(pen, row, card.news, heading_size(pen))
        inner = without(inner, top=row.height)
    heading = _narrowed(inner, beside)
    high = inner.height * 2 // 5
    if beside:
        high = _low_title(pen, inner, card)
    title_size = _title_size(pen, heading, card, high)
    title_width = heading.width - _stars_width(pen, card)
    title_height = pen.height(card.title, title_width, title_size, Face.BOLD)
    rest = without(inner, top=title_height)
    question = pen.shortened(card.question, rest)
    least = pen.height(question, rest.width, pen.smallest) if question else 0
    facts = pen.fitting(card.facts, Rect(0, 0, rest.width, max(0, rest.height - least)))
    words = _told(facts, question)
    size = pen.lines_to_fit(words, rest, pen.size)
    spare = rest.height - pen.height(words, rest.width, size)
    inner = without(inner, top=max(0, spare) // 2)
    _draw_title(pen, row_of(inner, title_height), card, title_size)
    rest = without(inner, top=title_height)
    if facts:
        rest = pen.write_lines(facts, rest, pen.theme.faint, size)
    pen.write_lines(question, rest, pen.theme.accent, size)


def colour_of_outcome(outcome: Outcome, theme: Theme) -> Colour:
    """The colour of an outcome: that of the strip's edge."""
    return theme.good if outcome in (Outcome.GOOD, Outcome.FILLED) else theme.mark


def _buttons_width(pen: Pen, inner: Rect, card: Card) -> int:
    """How wide a button is, in pixels: the usual width, or what its words need."""
    widest = max(pen.lettering.width(words, pen.size, Face.BOLD) for words in card.buttons)
    return min(inner.width // 3, max(round(7.6 * pen.size), widest + round(1.4 * pen.size)))


def _low_title(pen: Pen, inner: Rect, card: Card) -> int:
    """The height of a title that leaves room for facts and question, if it can."""
    told = pen.height(_told(card.facts, card.question), inner.width, pen.smallest)
    left = max(pen.lettering.line_height(pen.smallest), inner.height - told)
    return min(inner.height * 2 // 5, left)


def _draw_button(pen: Pen, inner: Rect, card: Card) -> int:
    """Draw only what comes next, at the right of the title; return how much room it takes."""
    wide = _buttons_width(pen, inner, card)
    high = _low_title(pen, inner, card)
    at = Rect(inner.right - wide, inner.top - pen.size // 4, wide, high)
    pen.button(at, card.leads_to, card.buttons[0], is_main=True)
    return wide + pen.size


def _draw_buttons(pen: Pen, inner: Rect, card: Card) -> None:
    """Draw what comes next, and again below it, at the right."""
    gap = pen.size // 2
    wide = _buttons_width(pen, inner, card)
    high = min(round(2.2 * pen.size), (inner.height - gap) // 2)
    above = Rect(inner.right - wide, inner.centery - high - gap // 2, wide, high)
    pen.button(above, card.leads_to, card.buttons[0], is_main=True)
    pen.button(above.move(0, high + gap), card.goes_back, card.buttons[1])


def _star_room(pen: Pen) -> int:
    """How wide a star is with the space beside it, in pixels."""
    return round(STAR * SENTENCE * pen.size) + pen.size // 2


def _draw_title(pen: Pen, head: Rect, card: Card, size: int) -> None:
    """Draw the title, after its stars and its crown."""
    for picture in _honours(card):
        wide = round(STAR * SENTENCE * pen.size)
        pen.picture(picture, (head.left + wide // 2, head.centery), round(0.9 * wide))
        head = without(head, left=_star_room(pen))
    pen.write_lines(card.title, head, pen.theme.text, size, Face.BOLD)
