"""The memory panel: whatever a strategy keeps, as it changes.

Remembered ways (a place and a heading) are cards, the newest on top; a card taken in this tick lies
above them. Everything else is shown as name and value, or with a line for each entry.
"""

from collections import deque
from collections.abc import Iterator, Mapping
from enum import Enum, auto
from itertools import islice
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.grid.compass import Heading, Place
from mazelib.text.sentences import _
from mazelib.walking.short_form import in_short
from mazelib.window.clicks import NamedPlace
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, row_of
from mazelib.window.remembered import cards_in
from mazelib.window.shown import WalkShown
from mazelib.window.theme import mixed

CONTAINERS = (dict, list, set, frozenset, deque)
#: A container of at most this many letters is written in one row.
SHORT = 30


class Remark(Enum):
    """What is remarked of a card."""

    #: It was not there in the half before; it was there, and is not now; it is the newest one left.
    NEW = auto()
    TAKEN = auto()
    TOP = auto()


REMARK_WORDS = {Remark.NEW: _("new"), Remark.TAKEN: _("taken"), Remark.TOP: _("top")}


class MemoryCard(NamedTuple):
    """A remembered way, as a card: its place and heading, and what is remarked of it."""

    place: Place
    heading: Heading
    remark: Remark | None = None


#: A row of the panel: words, or a card.
MemoryRow = str | MemoryCard


class MemoryPanel(Panel[WalkShown]):
    """What the strategy keeps."""

    title = _("Memory")
    word = _("Memory")
    key = "K"
    meaning = _("what the rule keeps")
    order_in_help = 3
    names_places = True

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw what is kept at this moment, as far as it fits; a card lights its place."""
        height = round(pen.size * 1.5)
        moment = shown.moment
        rows = memory_rows(moment.memory, moment.memory_before, area.height // height)
        for number, row in enumerate(rows):
            at = row_of(area, height, number)
            if isinstance(row, MemoryCard):
                _draw_card(pen, at, row)
            else:
                pen.write(pen.cut_to_fit(row, at.width), at)


def memory_rows(
    memory: Mapping[str, object], before: Mapping[str, object], fit: int
) -> list[MemoryRow]:
    """The rows for a memory, at most ``fit``; ``before`` is the memory of the half before."""
    long = [value for value in memory.values() if isinstance(value, CONTAINERS) and len(value) > 1]
    each = max(1, (fit - len(memory)) // max(1, len(long)))
    rows = list[MemoryRow]()
    for name, value in memory.items():
        if isinstance(value, CONTAINERS) and not _is_short(value):
            rows.append(f"{name}: {len(value):,}")
            rows += _first_entries(value, before.get(name), each)
        else:
            rows.append(f"{name} = {in_short(value)}")
    if not rows:
        return [_("It remembers nothing.")]
    return rows[: max(1, fit)]


def _is_short(value: object) -> bool:
    """Whether a container is shown in one row: cards never are."""
    return cards_in(value) is None and len(in_short(value)) <= SHORT


def _first_entries(value: object, before: object, most: int) -> list[MemoryRow]:
    """At most ``most`` entries of a container; if there are more, a row says so."""
    entries = list(islice(_entries(value, before), most + 1))
    if len(entries) <= most:
        return entries
    return [*entries[: most - 1], _("and older ones below")]


def _entries(value: object, before: object) -> Iterator[MemoryRow]:
    """The entries of a remembered value, the newest first; cards just taken come before."""
    cards = cards_in(value)
    if cards is not None:
        yield from _card_rows(cards, cards_in(before) or {})
    elif isinstance(value, dict):
        for key in reversed(value):
            yield f"   {in_short(key)}: {in_short(value[key])}"
    elif isinstance(value, CONTAINERS):
        for entry in reversed(list(value)):
            yield f"   {in_short(entry)}"


def _card_rows(cards: dict[Place, Heading], before: dict[Place, Heading]) -> Iterator[MemoryCard]:
    for place, heading in before.items():
        if cards.get(place) != heading:
            yield MemoryCard(place, heading, Remark.TAKEN)
    for number, (place, heading) in enumerate(reversed(cards.items())):
        remark = None if number else Remark.TOP
        if before.get(place) != heading:
            remark = Remark.NEW
        yield MemoryCard(place, heading, remark)


def _draw_card(pen: Pen, at: Rect, card: MemoryCard) -> None:
    height = at.height
    is_taken = card.remark is Remark.TAKEN
    edge = pen.theme.walker if is_taken else pen.theme.line
    if pen.hovered == NamedPlace(card.place):
        edge = pen.theme.accent
    strength = 0.3 if card.remark in (Remark.NEW, Remark.TAKEN) else 0
    ground = mixed(pen.theme.panel, pen.theme.mark, strength)
    box = at.inflate(0, -4)
    draw.rect(pen.window, ground, box, border_radius=pen.size // 3)
    draw.rect(pen.window, edge, box, 3 if is_taken else 1, border_radius=pen.size // 3)
    pen.arrow((at.left + height // 2, at.centery), height * 0.3, card.heading, pen.theme.mark)
    pen.can_click(at, NamedPlace(card.place))
    room = Rect(at.left + height, at.top, at.width - height - pen.size // 3, height)
    if card.remark:
        words = REMARK_WORDS[card.remark]
        remark = pen.write(words, room, pen.theme.faint, anchor="midright")
        room.width -= remark.width
    room.width -= pen.size // 2
    pen.write(_("at {place}").format(place=card.place), room)


PANEL = MemoryPanel
