"""The memory panel: whatever a strategy keeps, as it changes.

A remembered way (a place and a heading) is a card. A dict has no order that counts: each card keeps
its place, one that was used in this half is lifted, and a new one comes last. Everything else is
shown as name and value, or with a row for each entry.
"""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from itertools import islice
from typing import NamedTuple

from pygame import Rect

from mazelib.grid.compass import Heading, Place
from mazelib.text.sentences import _, ngettext
from mazelib.walking.short_form import in_short
from mazelib.window.clicks import NamedPlace
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, point_from, pointed_by, row_of, without
from mazelib.window.remembered import cards_in, cards_of
from mazelib.window.shown import WalkShown
from mazelib.window.smooth import draw_polygon
from mazelib.window.theme import INK, Colour, mixed
from mazelib.window.walker_position import eased

CONTAINERS = (dict, list, set, frozenset, deque)
#: A container of at most this many letters is written in one row.
SHORT = 30
#: The height of a card, in heights of text: at most, and at least; its width, in heights of it.
CARD = 7.0
LEAST_CARD = 2.7
CARD_WIDTH = 0.87
#: From this height on, in heights of text, a card tells its place in words.
LEAST_CARD_IN_WORDS = 5.0
#: How far a card that is used is lifted, in heights of text.
LIFT = 0.5
#: The height of a row of text, in heights of text.
ROW = 1.5


class Remark(Enum):
    """What is remarked of a card: it is new in this half, or it was used and is gone."""

    NEW = auto()
    USED = auto()


REMARK_WORDS = {Remark.NEW: _("new"), Remark.USED: _("used")}


class MemoryCard(NamedTuple):
    """A remembered way, as a card: its place and heading, and what is remarked of it."""

    place: Place
    heading: Heading
    remark: Remark | None = None


class MemoryPanel(Panel[WalkShown]):
    """What the strategy keeps."""

    title = _("its memory")
    word = _("Memory")
    key = "K"
    meaning = _("see what it remembers")
    when_open = _("Its memory is already open.")
    order_in_help = 3
    share = 0.34
    names_places = True

    def title_of(self, shown: WalkShown) -> str:
        """How many cards it keeps, if there are any; and how many it threw away just now."""
        cards = cards_shown(shown.moment.memory, shown.moment.memory_before)
        if not cards:
            return self.title
        used = sum(card.remark is Remark.USED for card in cards)
        count = len(cards) - used
        words = ngettext("its memory: {count:,} card", "its memory: {count:,} cards", count)
        if used:
            words = ngettext(
                "its memory: {count:,} card, {used:,} thrown away",
                "its memory: {count:,} cards, {used:,} thrown away",
                count,
            )
        return words.format(count=count, used=used)

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw what is kept at this moment, as far as it fits; a card lights its place."""
        moment = shown.moment
        cards = cards_shown(moment.memory, moment.memory_before)
        height = round(ROW * pen.size)
        fit = area.height // height
        if cards:
            fit = max(0, int(area.height - LEAST_CARD * pen.size)) // height
        rows = memory_rows(moment.memory, fit)
        if not rows and not cards:
            rows = [_("It remembers nothing.")]
        for number, row in enumerate(rows):
            at = row_of(area, height, number)
            pen.write(pen.cut_to_fit(row, at.width), at)
        draw_cards(pen, without(area, top=len(rows) * height), cards, eased(shown.flipped))


def cards_shown(
    memory: Mapping[str, object], before: Mapping[str, object]
) -> list[MemoryCard]:
    """All cards, those that were used in this half among them; ``before`` is the half before."""
    now = cards_of(memory)
    earlier = cards_of(before)
    cards = list[MemoryCard]()
    for place, heading in earlier:
        remark = None if (place, heading) in now else Remark.USED
        cards.append(MemoryCard(place, heading, remark))
    for place, heading in now:
        if (place, heading) not in earlier:
            cards.append(MemoryCard(place, heading, Remark.NEW))
    return cards


def memory_rows(memory: Mapping[str, object], fit: int) -> list[str]:
    """The rows for what a memory keeps besides cards, at most ``fit``."""
    others = {name: value for name, value in memory.items() if not cards_in(value)}
    long = [value for value in others.values() if not _is_short(value)]
    each = max(1, (fit - len(others)) // max(1, len(long)))
    rows = list[str]()
    for name, value in others.items():
        if isinstance(value, CONTAINERS) and not _is_short(value):
            rows.append(f"{name}: {len(value):,}")
            rows += _first_entries(value, each)
        elif isinstance(value, CONTAINERS) and not value:
            rows.append(_("No {name}.").format(name=name.strip("_").replace("_", " ")))
        else:
            rows.append(f"{name} = {in_short(value)}")
    return rows[:fit]


def _is_short(value: object) -> bool:
    """Whether a value is shown in one row."""
    return not isinstance(value, CONTAINERS) or len(in_short(value)) <= SHORT


def _first_entries(value: object, most: int) -> list[str]:
    """At most ``most`` entries of a container; if there are more, a row says so."""
    entries = list(islice(_entries(value), most + 1))
    if len(entries) <= most:
        return entries
    return [*entries[: most - 1], _("and older ones below")]


def _entries(value: object) -> Iterator[str]:
    """The entries of a remembered value, the newest first."""
    if isinstance(value, dict):
        for key in reversed(value):
            yield f"   {in_short(key)}: {in_short(value[key])}"
    elif isinstance(value, CONTAINERS):
        for entry in reversed(list(value)):
            yield f"   {in_short(entry)}"


def draw_cards(pen: Pen, area: Rect, cards: Sequence[MemoryCard], flipped: float = 1.0) -> None:
    """Draw cards as large as they all have room; if they never have, as many as fit.

    ``flipped`` is how far new cards have turned up, and used ones are lifted: 1 when it is over.
    """
    lift = round(LIFT * pen.size)
    area = without(area, top=lift)
    gap = pen.size * 2 // 3
    height = min(area.height, round(CARD * pen.size))
    least = min(height, round(LEAST_CARD * pen.size))
    while height > least and _room_for(area, height, gap + lift, pen) < len(cards):
        height -= 1
    width = _card_width(pen, height)
    across = max(1, (area.width + gap) // (width + gap))
    fit = _room_for(area, height, gap + lift, pen)
    shown = list(cards)
    if fit < len(cards):
        shown = list(cards[-max(1, fit - 1) :])
    for number, card in enumerate(shown):
        row, column = divmod(number, across)
        left = area.left + column * (width + gap)
        top = area.top + row * (height + gap + lift)
        _draw_card(pen, Rect(left, top, width, height), card, round(lift * flipped), flipped)
    if len(shown) < len(cards):
        row, column = divmod(len(shown), across)
        left = area.left + column * (width + gap)
        at = Rect(left, area.top + row * (height + gap + lift), area.right - left, height)
        more = _("and {count:,} more").format(count=len(cards) - len(shown))
        pen.write_lines(more, at, pen.theme.faint, pen.smallest)


def _room_for(area: Rect, height: int, gap: int, pen: Pen) -> int:
    """How many cards of this height have room."""
    across = (area.width + pen.size * 2 // 3) // (_card_width(pen, height) + pen.size * 2 // 3)
    return max(1, across) * max(1, (area.height + gap) // (height + gap))


def _card_width(pen: Pen, height: int) -> int:
    """The width of a card of this height: its words always have room."""
    words = _("at {place}").format(place=(88, 88))
    least = pen.lettering.width(words, pen.smallest) + pen.size // 2
    return max(least, round(CARD_WIDTH * height))


def _draw_card(pen: Pen, at: Rect, card: MemoryCard, lift: int, flipped: float) -> None:
    """Draw a card with its arrow and its place; one that is used is lifted off its shadow.

    A new one that turns up is narrow first, and has no words yet.
    """
    radius = pen.size // 2
    if card.remark is Remark.NEW and flipped < 1:
        narrow = Rect(0, at.top, max(radius, round(at.width * flipped)), at.height)
        narrow.centerx = at.centerx
        pen.rounded(narrow, pen.theme.mark, radius)
        return
    if card.remark is Remark.USED:
        pen.rounded(at, pen.theme.line, radius)
        at = at.move(0, -lift)
    strength = 0.3 if card.remark is None else 1.0
    ground = mixed(pen.theme.floor, pen.theme.mark, strength)
    pen.rounded(at, ground, radius, _edge_of(pen, card), max(2, pen.size // 9))
    pen.can_click(at, NamedPlace(card.place))
    _draw_arrow(pen, _draw_words(pen, at, card), card.heading)


def _edge_of(pen: Pen, card: MemoryCard) -> Colour:
    """The colour of a card's edge: blue where the mouse points at its place."""
    if pen.hovered == NamedPlace(card.place):
        return pen.theme.accent
    return pen.theme.walker if card.remark is Remark.USED else pen.theme.outline


def _draw_words(pen: Pen, at: Rect, card: MemoryCard) -> Rect:
    """Draw the place of a card, and what is remarked of it; return the room between them."""
    line = pen.lettering.line_height(pen.size)
    x, y = card.place
    told = [_("at {place}").format(place=card.place)]
    if at.height >= LEAST_CARD_IN_WORDS * pen.size:
        told = [_("{x:,} across,").format(x=x), _("{y:,} down").format(y=y)]
    words = Rect(at.left, at.bottom - line * len(told) - pen.size // 4, at.width, line)
    for number, row in enumerate(told):
        pen.write(row, words.move(0, number * line).inflate(-6, 0), INK, anchor="center")
    top = at.top + pen.size // 4
    if card.remark and at.height >= 5 * pen.size:
        remark = Rect(at.left, top, at.width, pen.lettering.line_height(pen.smallest))
        pen.write(REMARK_WORDS[card.remark], remark, INK, pen.smallest, anchor="center")
        top = remark.bottom
    return Rect(at.left, top, at.width, words.top - top)


def _draw_arrow(pen: Pen, at: Rect, heading: Heading) -> None:
    """Draw a large arrow: its shaft, and its head."""
    reach = min(at.width, at.height) * 0.46
    half = max(1.0, reach * 0.1)
    centre = at.center
    shaft = [
        point_from(centre, heading, -reach, -half),
        point_from(centre, heading, reach * 0.4, -half),
        point_from(centre, heading, reach * 0.4, half),
        point_from(centre, heading, -reach, half),
    ]
    draw_polygon(pen.window, INK, shaft)
    middle_of_head = point_from(centre, heading, reach * 0.34)
    draw_polygon(pen.window, INK, pointed_by(middle_of_head, reach * 0.66, heading))


PANEL = MemoryPanel
