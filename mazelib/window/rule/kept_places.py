"""The places that a rule keeps in a list, a set or a dict of its own: self.closed, self.seen.

They are marked on the map, and counted beside it. Cards and chalk (see remembered) are drawn as
what they are.
"""

from collections import deque
from collections.abc import Mapping
from typing import NamedTuple

from mazelib.grid.compass import Heading, Place
from mazelib.text.sentences import ngettext
from mazelib.walking.freezer import Kept
from mazelib.walking.short_form import in_short
from mazelib.window.rule.remembered import is_place

#: What may hold places.
HOLDERS = (list, tuple, set, frozenset, deque, dict)
#: A value of at most so many letters is told whole beside the map; of a longer one, its length.
SHORT = 24


class KeptPlaces(NamedTuple):
    """The places on the map that a rule keeps, and those that came in this very half."""

    all: frozenset[Place]
    new: frozenset[Place]


def places_in(value: object) -> list[Place]:
    """The places in a remembered value that holds nothing else, in its order."""
    if not isinstance(value, HOLDERS) or not value or is_place(value):
        return []
    noted = value.values() if isinstance(value, dict) else ()
    if any(isinstance(each, (dict, Heading)) for each in noted):
        return []  # Those are chalk and cards.
    places = [each for each in value if is_place(each)]
    return places if len(places) == len(value) else []


def kept_places(memory: Mapping[str, object], before: Mapping[str, object]) -> KeptPlaces:
    """All places in a memory; ``before`` is the memory in the half before."""
    now = _places_of(memory)
    return KeptPlaces(now, now - _places_of(before))


def _places_of(memory: Mapping[str, object]) -> frozenset[Place]:
    places = set[Place]()
    for value in memory.values():
        places.update(places_in(value))
    return frozenset(places)


def count_in_words(name: str, value: object) -> str:
    """How many places a value holds: "closed: 4 places"."""
    count = len(places_in(value))
    words = ngettext("{name}: {count:,} place", "{name}: {count:,} places", count)
    return words.format(name=name, count=count)


def told_in_short(memory: Mapping[str, object]) -> list[tuple[str, bool]]:
    """A row of words for each thing that is kept but dice, and whether it is places."""
    rows = list[tuple[str, bool]]()
    for name, value in memory.items():
        if isinstance(value, Kept):
            continue
        if places_in(value):
            rows.append((count_in_words(name, value), True))
        elif isinstance(value, HOLDERS) and len(in_short(value)) > SHORT:
            rows.append((f"{name}: {len(value):,}", False))
        else:
            rows.append((f"{name} = {in_short(value)}", False))
    return rows
