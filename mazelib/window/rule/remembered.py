"""What a strategy remembers that can be drawn: ways on cards, and the marks of ways."""

import sys
from collections.abc import Mapping, Sized
from enum import Enum, auto
from itertools import islice
from typing import NamedTuple, TypeGuard

from mazelib.grid.compass import Heading, Place
from mazelib.walking.timeline import Timeline

#: Cards that were thrown away are looked for in so many ticks; in fewer, if a memory has many
#: entries.
TICKS_SEARCHED = 500
ENTRIES_SEARCHED = 20_000


class MarkedWay(NamedTuple):
    """A way that leaves a place in a heading, and how many marks it has."""

    place: Place
    heading: Heading
    marks: int


def is_place(value: object) -> TypeGuard[Place]:
    """Whether a remembered value is a place: (x, y)."""
    if not isinstance(value, tuple) or len(value) != 2:
        return False
    x, y = value
    return type(x) is int and type(y) is int


def cards_in(value: object) -> dict[Place, Heading] | None:
    """A remembered value, if it is a dict from places to headings (oldest first); else None."""
    if not isinstance(value, dict):
        return None
    for place, heading in value.items():
        if not is_place(place) or not isinstance(heading, Heading):
            return None
    return value


def cards_of(memory: Mapping[str, object]) -> list[tuple[Place, Heading]]:
    """All ways that a memory keeps on cards."""
    cards = list[tuple[Place, Heading]]()
    for value in memory.values():
        cards += (cards_in(value) or {}).items()
    return cards


class Remark(Enum):
    """What is remarked of a card: in this half it is new, or it is thrown away."""

    NEW = auto()
    THROWN_AWAY = auto()


class MemoryCard(NamedTuple):
    """A remembered way, as a card: its place and heading, and what is remarked of it."""

    place: Place
    heading: Heading
    remark: Remark | None = None


class EarlierCard(NamedTuple):
    """A card that is not kept any more, and the tick of the turn that threw it away."""

    card: MemoryCard
    tick: int


def cards_shown(memory: Mapping[str, object], before: Mapping[str, object]) -> list[MemoryCard]:
    """All cards, those that are thrown away in this half among them.

    ``before`` is the memory in the half before.
    """
    now = cards_of(memory)
    earlier = cards_of(before)
    cards = list[MemoryCard]()
    for place, heading in earlier:
        remark = None if (place, heading) in now else Remark.THROWN_AWAY
        cards.append(MemoryCard(place, heading, remark))
    for place, heading in now:
        if (place, heading) not in earlier:
            cards.append(MemoryCard(place, heading, Remark.NEW))
    return cards


def earlier_cards(timeline: Timeline, tick: int, most: int) -> list[EarlierCard]:
    """The cards that were thrown away before a tick, the newest first: at most so many.

    The tick may lie beyond the recording: then they are those of the laps walked since.
    """
    found = list[EarlierCard]()
    later = timeline.memory_at(tick)
    if all(cards_in(value) is None for value in later.values()):
        return found
    entries = sum(len(value) for value in later.values() if isinstance(value, Sized))
    searched = min(TICKS_SEARCHED, ENTRIES_SEARCHED // max(1, entries))
    for before in range(tick - 1, max(-1, tick - 1 - searched), -1):
        memory = timeline.memory_at(before)
        if memory != later:
            for card in cards_shown(later, memory):
                if card.remark is Remark.THROWN_AWAY:
                    found.append(EarlierCard(card, before))
        if len(found) >= most:
            break
        later = memory
    return found[:most]


def marked_ways(memory: Mapping[str, object], most: int = sys.maxsize) -> list[MarkedWay]:
    """The marked ways, if a memory counts for places how often each way is marked.

    Those of the newest places, at most of so many.
    """
    ways = list[MarkedWay]()
    for value in memory.values():
        if isinstance(value, dict):
            newest = list(islice(reversed(value.items()), most))
            for place, marks in reversed(newest):
                if is_place(place) and isinstance(marks, dict):
                    ways += _ways_at(place, marks)
    return ways


def marks_in(memory: Mapping[str, object]) -> int:
    """How many marks all the ways of a memory have together."""
    count = 0
    for value in memory.values():
        if isinstance(value, dict):
            for place, marks in value.items():
                if isinstance(marks, dict) and is_place(place):
                    count += _marks_at(marks)
    return count


def _marks_at(marks: Mapping[object, object]) -> int:
    """How many marks the ways of one place have; True does not count as a number."""
    count = 0
    for heading, number in marks.items():
        if type(heading) is Heading and type(number) is int:
            count += number
    return count


def _ways_at(place: Place, marks: Mapping[object, object]) -> list[MarkedWay]:
    """The marked ways of one place; True does not count as a number."""
    ways = list[MarkedWay]()
    for heading, count in marks.items():
        if type(heading) is Heading and type(count) is int:
            ways.append(MarkedWay(place, heading, count))
    return ways
