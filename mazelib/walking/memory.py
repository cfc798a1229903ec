"""What was frozen at any tick of a walk, shown again: name by name, for the memory panel."""

import pickle
from bisect import bisect_right
from collections import deque
from contextlib import suppress
from itertools import islice
from typing import Any

from mazelib.grid.compass import Heading, Turn
from mazelib.text.characters import visible

#: So many bytes are kept before the oldest are forgotten.
MOST_BYTES_KEPT = 200_000_000
#: So much of a remembered value is said.
MOST_ENTRIES, MOST_INSIDE, MOST_LETTERS, DEEPEST = 30, 5, 200, 3


class Thing(str):
    """Stands in what was frozen for what is no plain value, and says what it is."""


def said(value: Any, level: int = 0) -> str:
    """A remembered value in short: of many entries the last, and nothing that lies too deep."""
    if level > DEEPEST:
        return "…"
    if isinstance(value, Thing):
        return str(value)
    if isinstance(value, (Heading, Turn)):
        return value.word
    if isinstance(value, (dict, list, tuple, set, frozenset, deque)):
        most = MOST_INSIDE if level else MOST_ENTRIES
        parts = ["…"] if len(value) > most else []
        for entry in islice(value, max(0, len(value) - most), None):
            after = f": {said(value[entry], level + 1)}" if isinstance(value, dict) else ""
            parts.append(said(entry, level + 1) + after)
        brackets = {list: "[]", deque: "[]", tuple: "()"}.get(type(value), "{}")
        return f"{brackets[0]}{', '.join(parts)}{brackets[1]}"
    with suppress(ValueError):  # A number of 5,000 digits cannot be written.
        return repr(value[:MOST_LETTERS] if isinstance(value, (str, bytes)) else value)[:MOST_LETTERS]
    return f"({type(value).__name__})"


def shown(frozen: bytes) -> dict[str, Any]:
    """What a strategy kept, by name."""
    kept = pickle.loads(frozen) if frozen else ()
    return {visible(str(name)): value for names in kept for name, value in names.items()}


class History:
    """What was kept at every tick of a walk, written down whenever it changed."""

    def __init__(self) -> None:
        self._kept: list[tuple[int, bytes]] = []
        self._bytes = 0

    def note(self, tick: int, frozen: bytes) -> None:
        """Write down what is kept after a tick. Ticks come in order."""
        if self._kept and frozen == self._kept[-1][1]:
            return
        if self._bytes > MOST_BYTES_KEPT:
            self._kept, self._bytes = [], 0
        self._kept.append((tick, frozen))
        self._bytes += len(frozen) + 130  # what Python needs for it besides

    def at(self, tick: int) -> dict[str, Any]:
        """What was kept after a tick, by name, to be shown."""
        number = bisect_right(self._kept, tick, key=lambda kept: kept[0])
        if number:
            return shown(self._kept[number - 1][1])
        return {"memory": Thing("(too long ago)")} if self._kept else {}
