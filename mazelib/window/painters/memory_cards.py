"""The cards of a memory: those that are kept, and in a row below them those thrown away before.

    +---------------+  +---------------+
    | --> x 5, y 3  |  | --> x 3, y 5  |      kept, the oldest first
    +---------------+  +---------------+
    thrown away
    +---------------+
    | --> x 9, y 1  |                         paler, the newest first
    |     tick 49   |
    +---------------+

A card keeps its place; one that is thrown away in this half is lifted, and a new one comes last.
"""

from collections.abc import Sequence

from pygame import Rect

from mazelib.grid.compass import Heading, Place
from mazelib.text.sentences import _
from mazelib.window.drawing.pen import Pen, point_from, row_of, without
from mazelib.window.drawing.smooth import draw_polygon
from mazelib.window.drawing.theme import INK, Colour, mixed
from mazelib.window.input.clicks import NamedPlace
from mazelib.window.rule.remembered import EarlierCard, MemoryCard, Remark

#: How far a card that is used is lifted, in heights of text.
LIFT = 0.4
#: The room between cards, in heights of text.
GAP = 0.5
#: The width of a card's arrow, in heights of text; it is never wider than its card is high.
ARROW = 2.8
#: How thick its shaft is, and how far its head reaches to each side, as shares of its length.
SHAFT = 0.09
WING = 0.32
#: How many rows of letters a card has at most: its place, and what is remarked of it.
MOST_ROWS = 2
#: Words stand beside a card if they have this width, in heights of text.
LEAST_BESIDE = 9
#: The height of the largest card, in heights of text.
HIGHEST = 3.4
#: The words on a card that has a remark.
REMARK_WORDS = {Remark.NEW: _("new"), Remark.THROWN_AWAY: _("thrown away")}


def draw_cards(
    pen: Pen,
    area: Rect,
    cards: Sequence[MemoryCard],
    earlier: Sequence[EarlierCard] = (),
    flipped: float = 1.0,
) -> None:
    """Draw cards as large as they all have room; if they never have, as many as fit.

    Below them is a row of ``earlier`` ones, unless they need its room. ``flipped`` is how far new
    cards have turned up, and used ones are lifted: 1 when it is over.
    """
    lift = round(LIFT * pen.size)
    highest = round(HIGHEST * pen.size)
    below = _place_of_earlier(pen, area)
    room_for_earlier = earlier_room(pen, area)
    above = Rect(area.left, area.top, area.width, area.height - below.height)
    if _room_for(pen, without(above, top=lift), _card_height(pen, MOST_ROWS), lift) < len(cards):
        room_for_earlier = 0
    else:
        area = above
    area = without(area, top=lift)
    height = min(area.height, highest)
    least = min(height, _card_height(pen, 1))
    while height > least and _room_for(pen, area, height, lift) < len(cards):
        height -= 1
    fit = _room_for(pen, area, height, lift)
    shown = list(cards)
    if fit < len(cards):
        shown = list(cards[-max(1, fit - 1) :])
    places = _places(pen, area, height, lift, len(shown) + 1)
    for at, card in zip(places, shown, strict=False):
        _draw_card(pen, at, card, round(lift * flipped), flipped)
    if len(shown) < len(cards):
        more = _("and {count:,} more").format(count=len(cards) - len(shown))
        pen.write_lines(more, places[-1], pen.theme.faint, pen.smallest)
    _draw_earlier(pen, below, earlier[:room_for_earlier])


def draw_card_row(pen: Pen, row: Rect, cards: Sequence[MemoryCard]) -> None:
    """Draw cards with their arrows alone, as many as have room: the last ones."""
    gap = round(GAP * pen.size)
    side = row.height
    fit = max(1, (row.width + gap) // (side + gap))
    at = Rect(row.left, row.top, side, side)
    for card in cards[-fit:]:
        is_lifted = card.remark is Remark.THROWN_AWAY
        edge = pen.theme.walker if is_lifted else pen.theme.outline
        pen.rounded(at, pen.theme.mark, pen.size // 2, edge, max(2, pen.size // 9))
        _draw_arrow(pen, at, card.heading, INK)
        at = at.move(side + gap, 0)


def draw_empty_card(pen: Pen, area: Rect) -> Rect:
    """Draw the outline of a card to come; return the room at its right, or else below it."""
    height = min(area.height, _card_height(pen, MOST_ROWS))
    at = Rect(area.left, area.top, _card_width(pen, height), height)
    pen.rounded(at, pen.theme.panel, pen.size // 2, pen.theme.faint, max(2, pen.size // 9))
    heading = Heading.RIGHT
    _draw_arrow(pen, at, heading, mixed(pen.theme.panel, pen.theme.faint, 0.5))
    beside = without(area, left=at.width + round(GAP * pen.size))
    if beside.width < LEAST_BESIDE * pen.size:
        return without(area, top=at.height + round(GAP * pen.size))
    return beside


def earlier_room(pen: Pen, area: Rect) -> int:
    """How many cards thrown away have room: in half of the height, or in one row."""
    return _rows_of_earlier(pen, area) * _earlier_across(pen, area)


def _earlier_across(pen: Pen, area: Rect) -> int:
    """How many cards thrown away have room in a row."""
    gap = round(GAP * pen.size)
    return max(1, (area.width + gap) // (_earlier_width(pen) + gap))


def _rows_of_earlier(pen: Pen, area: Rect) -> int:
    """How many rows of cards thrown away have room."""
    row = _card_height(pen, MOST_ROWS) + round(GAP * pen.size)
    above = _card_height(pen, 1) + round(LIFT * pen.size) + _heading_height(pen)
    if area.height < row + above:
        return 0
    return max(1, (area.height // 2 - _heading_height(pen)) // row)


def _heading_height(pen: Pen) -> int:
    """The height of the words over the cards thrown away, with the gap above them."""
    return pen.lettering.line_height(pen.smallest) + pen.size // 2


def _room_for(pen: Pen, area: Rect, height: int, lift: int) -> int:
    """How many cards of this height have room."""
    gap = round(GAP * pen.size)
    across = max(1, (area.width + gap) // (_card_width(pen, height) + gap))
    return across * max(1, (area.height + gap + lift) // (height + gap + lift))


def _places(pen: Pen, area: Rect, height: int, lift: int, count: int) -> list[Rect]:
    """The places of so many cards of this height, row by row."""
    gap = round(GAP * pen.size)
    width = _card_width(pen, height)
    across = max(1, (area.width + gap) // (width + gap))
    places = list[Rect]()
    for number in range(count):
        row, column = divmod(number, across)
        left = area.left + column * (width + gap)
        top = area.top + row * (height + gap + lift)
        places.append(Rect(left, top, width, height))
    return places


def _card_height(pen: Pen, rows: int) -> int:
    """The height of a card with so many rows of small letters."""
    return rows * pen.lettering.line_height(pen.smallest) + pen.size // 4


def _card_width(pen: Pen, height: int) -> int:
    """The width of a card of this height: its arrow and its words always have room."""
    words = place_in_words((88, 88))
    words_width = pen.lettering.width(words, _words_size(pen, height))
    return _arrow_width(pen, height) + words_width + pen.size


def _words_size(pen: Pen, height: int) -> int:
    """The height of the letters on a card of this height."""
    return max(pen.smallest, min(pen.size, height // MOST_ROWS - pen.size // 4))


def place_in_words(place: Place) -> str:
    """A place as the axes of the map name it."""
    x, y = place
    return _("x {x:,}, y {y:,}").format(x=x, y=y)


def _arrow_width(pen: Pen, height: int) -> int:
    """The width of the arrow of a card of this height."""
    return min(height, round(ARROW * pen.size))


def _earlier_width(pen: Pen) -> int:
    """The width of a card that was thrown away."""
    return _card_width(pen, _card_height(pen, MOST_ROWS))


def _draw_card(pen: Pen, at: Rect, card: MemoryCard, lift: int, flipped: float) -> None:
    """Draw a card with its arrow and its place; one thrown away is lifted off its shadow.

    A new one that turns up is narrow first, and has no words yet.
    """
    radius = pen.size // 2
    if card.remark is Remark.NEW and flipped < 1:
        narrow = Rect(0, at.top, max(radius, round(at.width * flipped)), at.height)
        narrow.centerx = at.centerx
        pen.rounded(narrow, pen.theme.mark, radius)
        return
    is_lifted = card.remark is Remark.THROWN_AWAY
    if is_lifted:
        pen.rounded(at, pen.theme.line, radius)
        at = at.move(0, -lift)
    strength = 0.3 if card.remark is None else 1.0
    ground = mixed(pen.theme.floor, pen.theme.mark, strength)
    edge = pen.theme.walker if is_lifted else pen.theme.outline
    _draw_ground(pen, at, card, ground, edge)
    rows = [place_in_words(card.place)]
    if card.remark and at.height >= _card_height(pen, MOST_ROWS):
        rows.append(REMARK_WORDS[card.remark])
    _draw_words(pen, at, rows, INK)
    _draw_arrow(pen, at, card.heading, INK)


def _place_of_earlier(pen: Pen, area: Rect) -> Rect:
    """The place of the cards thrown away, and of the words over them, if there is room."""
    rows = _rows_of_earlier(pen, area)
    height = rows * (_card_height(pen, MOST_ROWS) + round(GAP * pen.size))
    height += _heading_height(pen) if rows else 0
    return Rect(area.left, area.bottom - height, area.width, height)


def _draw_earlier(pen: Pen, below: Rect, earlier: Sequence[EarlierCard]) -> None:
    """Draw the cards thrown away, paler, row by row below their heading."""
    if not earlier:
        return
    gap = round(GAP * pen.size)
    head = row_of(below, _heading_height(pen))
    pen.write(_("thrown away"), head, pen.theme.faint, pen.smallest)
    below = without(below, top=head.height)
    height = _card_height(pen, MOST_ROWS)
    width = _earlier_width(pen)
    across = _earlier_across(pen, below)
    for number, (card, tick) in enumerate(earlier):
        row, column = divmod(number, across)
        left = below.left + column * (width + gap)
        at = Rect(left, below.top + row * (height + gap), width, height)
        when = _("tick {tick:,}").format(tick=tick)
        _draw_ground(pen, at, card, pen.theme.panel, pen.theme.line)
        _draw_words(pen, at, [place_in_words(card.place), when], pen.theme.faint)
        _draw_arrow(pen, at, card.heading, pen.theme.faint)


def _draw_ground(pen: Pen, at: Rect, card: MemoryCard, ground: Colour, edge: Colour) -> None:
    """Draw an empty card; its edge is blue where the mouse points at its place."""
    if pen.hovered == NamedPlace(card.place):
        edge = pen.theme.accent
    pen.rounded(at, ground, pen.size // 2, edge, max(2, pen.size // 9))
    pen.can_click(at, NamedPlace(card.place))


def _draw_words(pen: Pen, at: Rect, rows: Sequence[str], ink: Colour) -> None:
    """Write rows at the right of a card's arrow, in the middle of its height."""
    room = without(at.inflate(-pen.size // 3, 0), left=_arrow_width(pen, at.height))
    size = pen.lines_to_fit("\n".join(rows), room, _words_size(pen, at.height))
    line = pen.lettering.line_height(size)
    top = at.centery - line * len(rows) // 2
    for number, row in enumerate(rows):
        pen.write(row, Rect(room.left, top + number * line, room.width, line), ink, size)


def _draw_arrow(pen: Pen, at: Rect, heading: Heading, ink: Colour) -> None:
    """Draw an arrow at the left of a card: its shaft, and its head."""
    room = Rect(at.left + pen.size // 6, at.top, _arrow_width(pen, at.height), at.height)
    reach = room.width * 0.4
    half = max(1.0, 2 * reach * SHAFT)
    neck = reach * 0.2
    shaft = ((-reach, -half), (neck, -half), (neck, half), (-reach, half))
    wing = 2 * reach * WING
    head = ((reach, 0.0), (neck, -wing), (neck, wing))
    for corners in (shaft, head):
        points = [point_from(room.center, heading, ahead, right) for ahead, right in corners]
        draw_polygon(pen.window, ink, points)
