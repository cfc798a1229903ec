"""What a strategy keeps: frozen into bytes at a tick, compared, and shown again name by name.

Python's pickle does the freezing. It preserves types, order, and which values are shared, so two
equal frozen memories stand for the same memory. Where that is not certain, there is a ``doubt``.
"""

import pickle
from bisect import bisect_right
from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import islice

from mazelib.grid.compass import Explored, Heading, Turn
from mazelib.text.characters import visible
from mazelib.text.sentences import _
from mazelib.walking.doubt import Doubt

#: The most bytes of a walk's history: with more, all that it has so far is forgotten.
MOST_BYTES_KEPT = 200_000_000
#: The bytes that Python needs for an entry of the history besides the frozen memory itself.
BYTES_OF_AN_ENTRY = 130
#: The most entries that are told of a remembered value, and of a value inside another one.
MOST_ENTRIES = 30
MOST_ENTRIES_INSIDE = 5
#: The most letters that are told of a text, and how deep values inside values are told.
MOST_LETTERS = 200
DEEPEST = 3

_BRACKETS = {list: ("[", "]"), deque: ("[", "]"), tuple: ("(", ")")}


class Kept(str):
    """Stands in a frozen memory for a value that is not plain, and names its class: "(Dice)"."""


@dataclass(frozen=True)
class Memory:
    """What a strategy keeps at one moment, frozen (see ``freeze``). Empty bytes: it keeps nothing.

    ``doubt`` says why two equal memories do not prove a circle. It is None if they do.
    """

    frozen: bytes
    doubt: Doubt | None = None


#: The memory of a strategy that keeps nothing.
NOTHING_KEPT = Memory(b"")


def freeze(*kept: Mapping[str, object]) -> bytes:
    """Names and their plain values, as bytes; ``thaw`` makes names and values of them again."""
    return pickle.dumps(kept, protocol=5)


def thaw(frozen: bytes) -> dict[str, object]:
    """The names and values that were frozen; every call makes fresh values."""
    if not frozen:
        return {}
    names: dict[str, object] = {}
    for kept in pickle.loads(frozen):
        for name, value in kept.items():
            names[visible(str(name))] = value
    return names


class History:
    """What a strategy kept at every tick of a walk, written down whenever it changed."""

    def __init__(self) -> None:
        self._ticks: list[int] = []
        self._frozen: list[bytes] = []
        self._bytes = 0

    def note(self, tick: int, frozen: bytes) -> None:
        """Write down what the strategy keeps after a tick. Ticks come in order."""
        if self._frozen and frozen == self._frozen[-1]:
            return
        if self._bytes > MOST_BYTES_KEPT:
            self._ticks = []
            self._frozen = []
            self._bytes = 0
        self._ticks.append(tick)
        self._frozen.append(frozen)
        self._bytes += len(frozen) + BYTES_OF_AN_ENTRY

    def at(self, tick: int) -> dict[str, object]:
        """What the strategy kept after a tick, by name."""
        if not self._ticks:
            return {}
        number = bisect_right(self._ticks, tick)
        if number == 0:
            return {"memory": Kept(_("(too long ago)"))}
        return thaw(self._frozen[number - 1])


def in_short(value: object, level: int = 0) -> str:
    """A remembered value in short: only the last of many entries, and nothing that lies too deep.

    ``level`` says how many other values it lies in.
    """
    if level > DEEPEST:
        return "…"
    if isinstance(value, Kept):
        return str(value)
    if isinstance(value, (Heading, Turn, Explored)):
        return value.word
    if isinstance(value, (dict, list, tuple, set, frozenset, deque)):
        return _entries_in_short(value, level)
    return _plain_in_short(value)


def _plain_in_short(value: object) -> str:
    """A value that holds no others, as Python writes it; or its class, if Python cannot."""
    if isinstance(value, (str, bytes)):
        value = value[:MOST_LETTERS]
    try:
        written = repr(value)
    except ValueError:  # A number of 5,000 digits cannot be written.
        return f"({type(value).__name__})"
    return written[:MOST_LETTERS]


def _entries_in_short(entries: Collection[object], level: int) -> str:
    most = MOST_ENTRIES_INSIDE if level else MOST_ENTRIES
    skipped = max(0, len(entries) - most)
    parts = ["…"] if skipped else []
    for entry in islice(entries, skipped, None):
        part = in_short(entry, level + 1)
        if isinstance(entries, dict):
            part += f": {in_short(entries[entry], level + 1)}"
        parts.append(part)
    opening, closing = _BRACKETS.get(type(entries), ("{", "}"))
    return f"{opening}{', '.join(parts)}{closing}"
