"""What a strategy remembers that can be drawn on the map: ways, and their marks."""

import sys
from collections.abc import Mapping
from itertools import islice
from typing import NamedTuple, TypeGuard

from mazelib.grid.compass import Heading, Place


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


def keeps_chalk(memory: Mapping[str, object]) -> bool:
    """Whether a memory is one for marked ways, even before the first mark."""
    return "chalk" in memory or bool(marked_ways(memory, 1))


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
