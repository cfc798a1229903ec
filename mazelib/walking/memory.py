"""What a strategy keeps: frozen into bytes at a tick, compared, and shown again name by name.

Python's pickle freezes it: it keeps kinds, order, and what is shared with what. So two frozen
memories that are equal stand for the same memory. Where that is not sure, there is a ``doubt``.
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

#: So many bytes of a walk's history are kept before the oldest are forgotten.
MOST_BYTES_KEPT = 200_000_000
#: What Python needs for one entry of the history besides its bytes.
BYTES_OF_AN_ENTRY = 130
#: So many entries of a remembered value are told, so many of a value inside another one.
MOST_ENTRIES = 30
MOST_ENTRIES_INSIDE = 5
#: So many letters of one text are told, and values inside values so deep.
MOST_LETTERS = 200
DEEPEST = 3

_BRACKETS = {list: ("[", "]"), deque: ("[", "]"), tuple: ("(", ")")}


class Kept(str):
    """Stands in a frozen memory for what is no plain value, and says what that is: "(Dice)"."""


@dataclass(frozen=True)
class Memory:
    """What a strategy keeps at one moment, frozen (see ``freeze``); empty bytes: nothing.

    ``doubt`` says why two equal memories prove no circle; None if they do.
    """

    frozen: bytes
    doubt: Doubt | None = None


#: The memory of a strategy that keeps nothing.
NOTHING_KEPT = Memory(b"")


def freeze(*kept: Mapping[str, object]) -> bytes:
    """Plain data by their names as bytes; ``thaw`` makes it names and values again."""
    return pickle.dumps(kept, protocol=5)


def thaw(frozen: bytes) -> dict[str, object]:
    """What a strategy kept, by name; every call makes fresh values."""
    if not frozen:
        return {}
    names: dict[str, object] = {}
    for kept in pickle.loads(frozen):
        for name, value in kept.items():
            names[visible(str(name))] = value
    return names


class History:
    """What was kept at every tick of a walk, written down whenever it changed."""

    def __init__(self) -> None:
        self._ticks: list[int] = []
        self._frozen: list[bytes] = []
        self._bytes = 0

    def note(self, tick: int, frozen: bytes) -> None:
        """Write down what is kept after a tick. Ticks come in order."""
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
        """What was kept after a tick, by name, to be shown."""
        if not self._ticks:
            return {}
        number = bisect_right(self._ticks, tick)
        if number == 0:
            return {"memory": Kept(_("(too long ago)"))}
        return thaw(self._frozen[number - 1])


def in_short(value: object, level: int = 0) -> str:
    """A remembered value in short: of many entries the last, and nothing that lies too deep.

    ``level`` is how many values this one lies in.
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
    """A value that holds no other ones, as Python writes it; or its kind."""
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
