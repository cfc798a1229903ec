"""What was frozen at any tick of a walk, shown again: name by name, for the memory panel."""

import pickle
import sys
from bisect import bisect_right
from contextlib import suppress
from io import BytesIO
from itertools import islice
from typing import Any

from mazelib.compass import Heading, Turn
from mazelib.diagnostics import visible

#: So many bytes are kept before the oldest are forgotten.
MOST_BYTES_KEPT = 200_000_000
#: So much of a remembered value is said.
MOST_ENTRIES, MOST_INSIDE, MOST_LETTERS, DEEPEST = 30, 5, 200, 3


class Thing:
    """Stands in what was frozen for what is no plain value; ``kept`` are an object's attributes, by name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kept: Any = None

    def __setstate__(self, state: Any) -> None:
        """Called by pickle; what comes first is there to be compared only."""
        self.kept = state[1]

    def words(self, level: int) -> str:
        """What it stands for, in short."""
        if self.kept is None:
            return self.name
        some = islice(self.kept.items(), MOST_INSIDE)
        parts = [f"{_name(name)}={said(value, level + 1)}" for name, value in some]
        return f"{self.name}({', '.join(parts)})"


class Code(Thing):
    """Stands for what is not shown: a function, a class, a module, dice."""


def said(value: Any, level: int = 0) -> str:
    """A remembered value in short: of many entries the last, and nothing that lies too deep."""
    if level > DEEPEST:
        return "…"
    if isinstance(value, Thing):
        return value.words(level)
    if isinstance(value, (Heading, Turn)):
        return value.word
    if isinstance(value, (dict, list, tuple, set, frozenset)):
        most = MOST_INSIDE if level else MOST_ENTRIES
        parts = ["…"] if len(value) > most else []
        for entry in islice(value, max(0, len(value) - most), None):
            after = f": {said(value[entry], level + 1)}" if isinstance(value, dict) else ""
            parts.append(said(entry, level + 1) + after)
        brackets = {list: "[]", tuple: "()"}.get(type(value), "{}")
        return f"{brackets[0]}{', '.join(parts)}{brackets[1]}"
    with suppress(ValueError):  # A number of 5,000 digits cannot be written.
        return repr(value[:MOST_LETTERS] if isinstance(value, (str, bytes)) else value)[:MOST_LETTERS]
    return f"({type(value).__name__})"


#: What the bytes name: there is nothing else in them. Every kind of dictionary is shown as a plain one.
_NAMED = {
    "Thing": Thing, "Code": Code, "Heading": Heading, "Turn": Turn,
    "Counter": dict, "defaultdict": lambda *of: {}, "deque": lambda *of: [],
}  # fmt: skip


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        """What stands for a name in the bytes."""
        return _NAMED[name]


def shown(frozen: bytes) -> dict[str, Any]:
    """What a strategy kept, by name; of its code and dice nothing."""
    if not frozen:
        return {}
    kept = [each for names in _Reader(BytesIO(frozen)).load() for each in names.items()]
    return {_name(name): value for name, value in kept if not isinstance(value, Code)}


def _name(name: Any) -> str:
    return visible(name) if isinstance(name, str) else said(name)


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
            self._ticks, self._frozen, self._bytes = [], [], 0
        self._ticks.append(tick)
        self._frozen.append(frozen)
        self._bytes += sys.getsizeof(frozen)

    def at(self, tick: int) -> dict[str, Any]:
        """What was kept after a tick, by name, to be shown."""
        number = bisect_right(self._ticks, tick)
        if number:
            return shown(self._frozen[number - 1])
        return {"memory": Thing("(too long ago)")} if self._ticks else {}
