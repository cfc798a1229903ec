"""The memory of a strategy, whatever it is: followed from tick to tick, and found again later.

Nothing has to be added to a strategy for this. Its attributes are its memory: dictionaries,
lists and sets are followed entry by entry, all else value by value, and every change goes into
a journal (see notebook). So a timeline can show the memory of any tick, and a walk can prove
that a memory is the same as it was before.
"""

from __future__ import annotations

import random
from array import array
from bisect import bisect_right
from collections.abc import Hashable, Iterable
from itertools import count
from typing import Any, Protocol

from mazelib.memory.attributes import attributes
from mazelib.memory.chance import may_surprise
from mazelib.memory.followed import Followed, Form, kind_of
from mazelib.memory.frozen import Look, Opaque
from mazelib.memory.outside import Outside
from mazelib.memory.set_order import names_read_in_order
from mazelib.strategies.notebook import Notebook
from mazelib.strategies.rule import Strategy

#: What a strategy keeps at one moment: attribute name -> its value, frozen.
Memory = dict[str, Any]


class MemoryLog(Protocol):
    """What one strategy keeps, followed over the ticks of one walk."""

    #: False where the same view and the same memory need not give the same answer.
    provable: bool

    def note(self) -> int:
        """Take in what has changed; the version of the memory as it is now."""

    @property
    def fingerprint(self) -> Hashable:
        """Equal whenever the memory is, and almost never else; never while it is not provable."""

    def at(self, version: int) -> Memory:
        """The memory as it was when ``note`` returned this version."""


class MemoryTicks:
    """From which tick on the memory had which version. Most ticks change nothing, so it is short."""

    def __init__(self, memory: MemoryLog) -> None:
        self._memory = memory
        self._ticks, self._versions = array("q"), array("q")

    def note(self, tick: int, version: int) -> None:
        """From this tick on the memory has this version."""
        self._ticks.append(tick)
        self._versions.append(version)

    def at(self, tick: int) -> Memory:
        """The memory after a tick; empty for a strategy of which none was noted."""
        number = bisect_right(self._ticks, tick) - 1
        return self._memory.at(self._versions[number]) if number >= 0 else {}


def memory_log(strategy: Strategy) -> MemoryLog:
    """Begin to follow the memory of a strategy."""
    kind = type(strategy)
    slots: tuple[str, ...] = tuple(vars(kind).get("__slots__", ()))
    # Only a rule of our own is known to keep to its one notebook and to toss no coin.
    if kind.__module__.startswith("mazelib.strategies.") and len(slots) == 1:
        notebook = getattr(strategy, slots[0], None)
        if isinstance(notebook, Notebook):
            return _OneNotebook(slots[0], notebook)
    return _Attributes(strategy)


def same_memory(one: Memory, other: Memory) -> bool:
    """Whether two memories are certainly equal, the order of their entries included."""
    return (
        one == other
        # Their words tell apart what Python calls equal: other orders of keys, 1 and True.
        and all(repr(one[name]) == repr(other[name]) for name in one if not isinstance(one[name], set))
        and not any(isinstance(part, Opaque) for value in one.values() for part in _parts(value))
    )


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return (*value, *value.values())
    return value if isinstance(value, (list, set)) else (value,)


class _OneNotebook:
    """The memory of a strategy that can keep nothing but one notebook: nothing to compare."""

    provable = True

    def __init__(self, name: str, notebook: Notebook[Any, Any]) -> None:
        self._name = name
        self._notebook = notebook
        # Called at every tick of the fastest walks: straight to the notebook.
        self.note = notebook.count_changes

    @property
    def fingerprint(self) -> Hashable:
        return self._notebook.fingerprint

    def at(self, version: int) -> Memory:
        return {self._name: self._notebook.as_of(version)}


class _Attributes:
    """The memory of any other strategy: its attributes, looked at in every note."""

    def __init__(self, strategy: Strategy) -> None:
        self.provable = not may_surprise(strategy)
        self._strategy = strategy
        self._outside = Outside(strategy)
        self._read_in_order = names_read_in_order(strategy)
        self._numbers = count()
        self._followed: dict[str, Followed] = {}
        self._versions: list[tuple[tuple[str, Followed, int], ...]] = []
        self.note()

    def note(self) -> int:
        look = Look()
        seen = attributes(self._strategy)
        for name in [name for name, value in seen.items() if isinstance(value, random.Random)]:
            # Dice are no memory that could be shown, and who has them cannot be foretold.
            look.is_certain = False
            del seen[name]
        for name in [name for name in self._followed if name not in seen]:
            del self._followed[name]
        for name, value in seen.items():
            self._follow(name, value, look)
        self.provable = self.provable and look.is_certain and self._outside.is_untouched()
        version = tuple((name, followed, followed.book.age) for name, followed in self._followed.items())
        # What cannot be compared counts as changed, so that no tick is taken for another.
        if not self.provable or not self._versions or self._versions[-1] != version:
            self._versions.append(version)
        return len(self._versions) - 1

    @property
    def fingerprint(self) -> Hashable:
        if not self.provable:
            return ("like no other", next(self._numbers))
        return tuple((name, followed.fingerprint) for name, followed in self._followed.items())

    def at(self, version: int) -> Memory:
        return {name: followed.as_of(age) for name, followed, age in self._versions[version]}

    def _follow(self, name: str, value: object, look: Look) -> None:
        followed = self._followed.get(name)
        if followed is None or followed.kind != kind_of(value):
            followed = self._followed[name] = Followed(value)
        if followed.form is Form.SET and self._may_ask_for_order(name):
            look.is_certain = False
        followed.note(value, look)

    def _may_ask_for_order(self, name: str) -> bool:
        return self._read_in_order is None or name.rpartition(".")[2] in self._read_in_order
