"""What was frozen at any tick of a walk, shown again: name by name, for the memory panel."""

import pickle
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from itertools import islice
from typing import Any

from mazelib.compass import Heading, Turn
from mazelib.diagnostics import visible

#: So many bytes are kept before the oldest are forgotten; what a change costs besides its bytes, nearly.
MOST_KEPT, _COST, _GROUP = 400_000_000, 200, 100
#: So much of a remembered value is said.
MOST_ENTRIES, MOST_INSIDE, MOST_LETTERS, DEEPEST = 30, 5, 200, 3
#: Python's own kinds of dictionaries and lists are shown as what they hold.
_AS_ENTRIES = ("Counter", "OrderedDict", "defaultdict", "deque")
_COVERS = ("classmethod", "method", "property", "staticmethod")


class Thing:
    """Stands in what was frozen for what is no plain value.

    ``head`` says what it is: ("object", class name), ("code", kind, name, number), ("unknown", class name).
    ``state``: of an object its class, attributes, slots and entries; of code what it uses, by name.
    """

    def __init__(self, *head: Any) -> None:
        self.head = head
        self.state: Any = None

    def __setstate__(self, state: Any) -> None:
        """Called by pickle."""
        self.state = state

    @property
    def is_code(self) -> bool:
        """Whether it is a function, a class, a module, or a method of some kind."""
        return self.head[0] == "code" or (self.head[0] == "object" and self.head[1] in _COVERS)

    @property
    def entries(self) -> Any:
        """What it holds where it is built on a list or the like."""
        held = self.state[3]
        return held[0] if self.head[1] in ("defaultdict", "deque") else held

    def words(self, level: int) -> str:
        """What it stands for, in short."""
        if self.head[0] != "object" or self.is_code:
            return f"({' '.join(map(str, self.head[1:3]))})"
        _, attributes, slots, _ = self.state
        if "_name_" in attributes:
            return f"{self.head[1]}.{attributes['_name_']}"
        named = islice({**attributes, **slots}.items(), MOST_INSIDE)
        parts = [f"{visible(str(name))}={said(value, level + 1)}" for name, value in named]
        if self.entries is not None:
            parts.append(said(self.entries, level + 1))
        return f"{self.head[1]}({', '.join(parts)})"


def said(value: Any, level: int = 0) -> str:
    """A remembered value in short: of many entries the last, and nothing that lies too deep."""
    if level > DEEPEST:
        return "…"
    value = _opened(value)
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


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        """Whatever the bytes name: there is nothing but things in them."""
        return _made


def _made(*head: Any) -> Any:
    kinds = {"Heading": Heading, "Turn": Turn}
    return kinds[head[0]](head[1]) if head[0] in kinds else Thing(*head)


def shown(frozen: bytes) -> dict[str, Any]:
    """What a strategy kept, by name: its attributes first, then what its code uses besides."""
    try:
        root = _Reader(BytesIO(b"\x80\x05" + frozen)).load() if frozen else {}
    except Exception:  # Nothing is known that would come here; and a panel that is empty does no harm.
        root = {}
    if isinstance(root, dict):
        return {name: value for name, value in root.items() if not _is_dice(value)}
    root = root[0]
    found: dict[str, Any] = {}
    code = [root]
    if root.head[0] == "object":
        kind, attributes, slots, entries = root.state
        code = [kind]
        own = {**attributes, **slots, **({} if entries is None else {"its entries": root.entries})}
        found = {visible(str(name)): _opened(value) for name, value in own.items() if not _is_dice(value)}
    for name, value in _used_by(code):
        short = name.removeprefix(f"{root.head[1]}.")
        found[visible(name if short in found else short)] = _opened(value)
    return found


def _opened(value: Any) -> Any:
    """A value as it is; what one of Python's own kinds of dictionaries and lists holds."""
    is_open = isinstance(value, Thing) and value.head[0] == "object" and value.head[1] in _AS_ENTRIES
    return value.entries if is_open and not value.state[1] else value


def _used_by(code: list[Any]) -> Iterator[tuple[str, Any]]:
    """The values that code uses by name, and the code that it uses, and so on; no names that begin with <."""
    for thing in code:
        uses = [("", thing.state[-1])] if thing.head[0] == "object" else thing.state
        for name, value in uses or ():
            inside = value if isinstance(value, tuple) else (value,)
            more = [part for part in inside if isinstance(part, Thing) and part.is_code]
            code += [part for part in more if not any(part is known for known in code)]
            if not more and not name.startswith("<") and not _is_dice(value):
                yield name, value


def _is_dice(value: Any) -> bool:
    return isinstance(value, Thing) and value.head == ("unknown", "Random")


class History:
    """What was kept at every tick of a walk: only what changed is written down.

    A change is how much of the beginning stays, how much of the end, and what stands between. Every
    hundredth is written down whole, so that any tick is soon found again.
    """

    def __init__(self) -> None:
        self._now = b""
        self._ticks = array("q")
        self._changes: list[tuple[int, int, bytes]] = []
        self._kept = 0

    def note(self, tick: int, frozen: bytes) -> None:
        """Write down what is kept after a tick. Ticks come in order."""
        if frozen == self._now:
            return
        if self._kept > MOST_KEPT:
            self._ticks, self._changes, self._kept = array("q"), [], 0
        begin, end = same_ends(self._now, frozen) if len(self._changes) % _GROUP else (0, 0)
        between = frozen[begin : len(frozen) - end]
        self._ticks.append(tick)
        self._changes.append((begin, end, between))
        self._kept += len(between) + _COST
        self._now = frozen

    def at(self, tick: int) -> dict[str, Any]:
        """What was kept after a tick, by name, to be shown; nothing if that is too long ago."""
        number = bisect_right(self._ticks, tick)
        frozen = b""
        for begin, end, between in self._changes[max(0, number - 1) // _GROUP * _GROUP : number]:
            frozen = frozen[:begin] + between + frozen[len(frozen) - end :]
        return shown(frozen)


def same_ends(one: bytes, other: bytes) -> tuple[int, int]:
    """How many bytes two rows have in common at their beginning, and how many at their end."""
    most = min(len(one), len(other))
    begin = bisect_left(range(1, most + 1), True, key=lambda n: one[:n] != other[:n])
    most -= begin
    end = bisect_left(range(1, most + 1), True, key=lambda n: one[len(one) - n :] != other[len(other) - n :])
    return begin, end
