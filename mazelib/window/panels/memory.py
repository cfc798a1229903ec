"""The memory panel: whatever a strategy keeps, as it changes.

A remembered way (a place and a heading) is a card (see painters.memory_cards). Everything else is
shown as name and value, or with a row for each entry.
"""

from collections import deque
from collections.abc import Collection, Iterator, Mapping
from itertools import islice

from pygame import Rect

from mazelib.learner.script.foreseen import notes_ways
from mazelib.learner.script.source import Source
from mazelib.text.sentences import _, ngettext
from mazelib.walking.moment import Moment
from mazelib.walking.short_form import in_order, in_short
from mazelib.walking.timeline import Timeline
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.drawing.theme import INK
from mazelib.window.painters.memory_cards import (
    draw_card_row,
    draw_cards,
    draw_empty_card,
    earlier_room,
)
from mazelib.window.panel import Panel
from mazelib.window.playing.walker_position import eased
from mazelib.window.rule.kept_places import count_in_words, places_in
from mazelib.window.rule.remembered import (
    EarlierCard,
    MemoryCard,
    Remark,
    cards_in,
    cards_shown,
    earlier_cards,
)
from mazelib.window.shown import WalkShown

CONTAINERS = (dict, list, set, frozenset, deque)
#: A container of at most this many letters is written in one row.
SHORT = 30
#: The height of a row of text, in heights of text.
ROW = 1.5


class MemoryPanel(Panel[WalkShown]):
    """What the strategy keeps."""

    title = _("its memory")
    word = _("Memory")
    key = "K"
    meaning = _("see what it remembers")
    when_open = _("Its memory is already open.")
    order_in_help = 3
    share = 0.33
    names_places = True
    has_row = True
    #: The cards thrown away before a tick of a walk, as they were looked for last.
    _earlier: tuple[Timeline, int, int, list[EarlierCard]] | None = None

    def title_of(self, shown: WalkShown) -> str:
        """How many cards it keeps, if there are any; one thrown away now does not count."""
        cards = _cards_of(shown.moment)
        if not cards:
            return self.title
        count = sum(card.remark is not Remark.THROWN_AWAY for card in cards)
        words = ngettext("its memory: {count:,} card", "its memory: {count:,} cards", count)
        return words.format(count=count)

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw what is kept at this moment, as far as it fits; a card lights its place."""
        moment = shown.moment
        cards = _cards_of(moment)
        earlier = self._earlier_cards(shown, earlier_room(pen, area))
        if not moment.memory and not shown.timeline.last and keeps_memory(shown.source):
            # The rule has not answered yet: what it keeps is known from its lines alone.
            if notes_ways(shown.source):
                _draw_no_cards_yet(pen, area)
            return
        is_empty = not any(moment.memory.values())
        if moment.memory and is_empty and not earlier and notes_ways(shown.source):
            _draw_no_cards_yet(pen, area)
            return
        height = round(ROW * pen.size)
        fit = area.height // height
        if cards:
            fit = max(0, area.height - 2 * height) // height
        area = _draw_rows(pen, area, moment, fit)
        draw_cards(pen, area, cards, earlier, eased(shown.flipped))

    def draw_row(self, pen: Pen, row: Rect, shown: WalkShown) -> None:
        """Draw the cards that are kept, the newest last."""
        draw_card_row(pen, row, _cards_of(shown.moment))

    def _earlier_cards(self, shown: WalkShown, most: int) -> list[EarlierCard]:
        """The cards thrown away before this tick; while it is shown, they are looked for once."""
        timeline = shown.timeline
        tick = shown.tick  # On a later lap, that of the moment is one of the lap recorded.
        if self._earlier is None or self._earlier[:3] != (timeline, tick, most):
            self._earlier = (timeline, tick, most, earlier_cards(timeline, tick, most))
        return self._earlier[3]


def _cards_of(moment: Moment) -> list[MemoryCard]:
    """The cards of a moment, those that are thrown away in it among them."""
    return cards_shown(moment.memory, moment.memory_before)


def _without_former_cards(moment: Moment) -> dict[str, object]:
    """What is kept, but for what was cards in the half before: they are still in sight."""
    kept = dict[str, object]()
    for name, value in moment.memory.items():
        if not cards_in(moment.memory_before.get(name)):
            kept[name] = value
    return kept


def _draw_rows(pen: Pen, area: Rect, moment: Moment, fit: int) -> Rect:
    """Draw what is kept besides cards; what has changed in this half is yellow. Return the rest."""
    height = round(ROW * pen.size)
    rows = memory_rows(_without_former_cards(moment), fit)
    before = memory_rows(moment.memory_before, fit)
    if not rows and not _cards_of(moment):
        rows = [_("It doesn't remember anything.")]
        before = rows
    for number, row in enumerate(rows):
        at = row_of(area, height, number)
        ink = pen.theme.text
        if row not in before:
            pen.rounded(at.inflate(0, -pen.size // 5), pen.theme.mark, pen.size // 4)
            ink = INK
        beside = without(at, left=pen.size // 3)
        pen.write(pen.cut_to_fit(row, beside.width), beside, ink)
    return without(area, top=len(rows) * height)


def keeps_memory(source: Source) -> bool:
    """Whether a rule is a class: it may keep something."""
    return any(piece.turn is not None for piece in source.pieces)


def _draw_no_cards_yet(pen: Pen, area: Rect) -> None:
    """Say what will come, beside an empty card."""
    room = draw_empty_card(pen, area)
    words = _("No cards yet. Each card will show a way it didn't take.")
    pen.write_lines(words, room, size=pen.lines_to_fit(words, room, pen.size))


def memory_rows(memory: Mapping[str, object], fit: int) -> list[str]:
    """The rows for what a memory keeps besides cards, at most ``fit``.

    If not all names have room, the last row says how many more there are.
    """
    others = {name: value for name, value in memory.items() if not cards_in(value)}
    long = [value for value in others.values() if not _is_short(value) or places_in(value)]
    each = max(1, (fit - len(others)) // max(1, len(long)))
    rows = list[str]()
    first_rows = list[int]()
    for name, value in others.items():
        first_rows.append(len(rows))
        rows += _rows_of(name, value, each)
    if len(rows) <= fit:
        return rows
    left_out = sum(first >= fit - 1 for first in first_rows)
    if not left_out:
        return rows[:fit]
    more = ngettext("and {count:,} more", "and {count:,} more", left_out).format(count=left_out)
    return [*rows[: fit - 1], more][:fit]


def _rows_of(name: str, value: object, most: int) -> list[str]:
    """A row for a name and its value; of a long container, with at most so many entries below."""
    if isinstance(value, CONTAINERS) and not value:
        return [_("{name}: nothing").format(name=name)]
    if places_in(value):
        assert isinstance(value, CONTAINERS)
        return [count_in_words(name, value), *_first_entries(value, most)]
    if _is_short(value):
        return [f"{name} = {in_short(value)}"]
    assert isinstance(value, CONTAINERS)
    return [f"{name}: {len(value):,}", *_first_entries(value, most)]


def _is_short(value: object) -> bool:
    """Whether a value is shown in one row."""
    return not isinstance(value, CONTAINERS) or len(in_short(value)) <= SHORT


def _first_entries(value: Collection[object], most: int) -> list[str]:
    """At most ``most`` entries of a container; if there are more, a row says how many."""
    entries = list(islice(_entries(value), most))
    left_out = len(value) - len(entries)
    if not left_out:
        return entries
    left_out += 1
    if isinstance(value, (set, frozenset)):  # It knows no older and newer.
        more = ngettext("and {count:,} more", "and {count:,} more", left_out)
    else:
        more = ngettext("and {count:,} older one", "and {count:,} older ones", left_out)
    return [*entries[:-1], more.format(count=left_out)] if most > 1 else []


def _entries(value: Collection[object]) -> Iterator[str]:
    """The entries of a remembered value, newest first; those of a set in an order of its own."""
    if isinstance(value, dict):
        for key in reversed(value):
            yield f"   {in_short(key)}: {in_short(value[key])}"
    elif isinstance(value, (set, frozenset)):
        for entry in in_order(value):
            yield f"   {in_short(entry)}"
    else:
        for entry in reversed(list(value)):
            yield f"   {in_short(entry)}"


PANEL = MemoryPanel
