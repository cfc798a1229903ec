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
from collections import deque
from collections.abc import Hashable, Iterable
from itertools import count
from types import FunctionType, MemberDescriptorType
from typing import Any, Protocol

from mazelib.memory.chance import FOLLOWED, may_surprise
from mazelib.memory.frozen import Opaque, frozen
from mazelib.strategies.notebook import Notebook
from mazelib.strategies.rule import Strategy

#: What a strategy keeps at one moment: attribute name -> its value, frozen.
Memory = dict[str, Any]

_ABSENT = object()


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
        and all(list(one[name]) == list(other[name]) for name in one if isinstance(one[name], dict))
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
    """The memory of any other strategy: its attributes, compared at every note."""

    def __init__(self, strategy: Strategy) -> None:
        self.provable = not may_surprise(strategy)
        self._strategy = strategy
        self._numbers = count()
        self._books: dict[str, tuple[type, Notebook[Any, Any]]] = {}
        self._versions: list[tuple[tuple[str, type, Notebook[Any, Any], int], ...]] = []
        self.note()

    def note(self) -> int:
        seen = attributes(self._strategy)
        for name in [name for name, value in seen.items() if isinstance(value, random.Random)]:
            # Dice are no memory that could be shown, and who has them cannot be foretold.
            self.provable = False
            del seen[name]
        for name, value in seen.items():
            self._follow(name, value)
        for name in [name for name in self._books if name not in seen]:
            del self._books[name]
        version = tuple((name, kind, book, book.age) for name, (kind, book) in self._books.items())
        # What cannot be compared counts as changed, so that no tick is taken for another.
        if not self.provable or not self._versions or self._versions[-1] != version:
            self._versions.append(version)
        return len(self._versions) - 1

    @property
    def fingerprint(self) -> Hashable:
        if not self.provable:
            return ("like no other", next(self._numbers))
        # Entries in another order are another memory; the notebook's own number leaves it out.
        return tuple(
            (name, kind, book.fingerprint, hash(tuple(book)) if issubclass(kind, dict) else 0)
            for name, (kind, book) in self._books.items()
        )

    def at(self, version: int) -> Memory:
        return {name: _restored(kind, book.as_of(age)) for name, kind, book, age in self._versions[version]}

    def _follow(self, name: str, value: object) -> None:
        kind, book = self._books.get(name, (None, None))
        if isinstance(value, Notebook):
            self._books[name] = (Notebook, value)
            return
        if book is None or kind is not type(value):
            kind, book = type(value), Notebook()
            self._books[name] = (kind, book)
        entries = _frozen_entries(value)
        if any(isinstance(part, Opaque) for entry in entries.items() for part in entry):
            self.provable = False
        _bring_up_to_date(book, entries, in_order=not issubclass(kind, set))


def attributes(strategy: Strategy) -> dict[str, Any]:
    """All that an object keeps, by name: in its own attributes, its slots and its class's data.

    A plain function keeps nothing.
    """
    if isinstance(strategy, FunctionType):
        return {}
    names = list(getattr(strategy, "__dict__", ()))
    for kind in type(strategy).__mro__:
        names += [name for name, value in vars(kind).items() if _is_kept(name, value)]
    values = {name: getattr(strategy, name, _ABSENT) for name in names}
    return {name: value for name, value in values.items() if value is not _ABSENT}


def _is_kept(name: str, value: object) -> bool:
    """Whether a name in a class body is a slot, or data that all objects of the class share."""
    if isinstance(value, MemberDescriptorType):
        return True
    return isinstance(value, FOLLOWED) and not name.startswith("__") and name != "foretold"


def _frozen_entries(value: Any) -> dict[Any, Any]:
    try:
        return {key: frozen(entry) for key, entry in _entries(value).items()}
    except Exception:
        # A learner's own kind of list or dictionary may do anything when it is looked into.
        return {"": Opaque(type(value).__name__)}


def _entries(value: Any) -> dict[Any, Any]:
    """A value as entries that a notebook can keep."""
    if isinstance(value, dict):
        return {frozen(key): entry for key, entry in value.items()}
    if isinstance(value, (list, deque)):
        return dict(enumerate(value))
    if isinstance(value, set):
        return {frozen(entry): True for entry in value}
    return {"": value}


def _restored(kind: type, entries: dict[Any, Any]) -> Any:
    """What ``_entries`` took apart, as a dictionary, a list, a set or the value itself."""
    if issubclass(kind, dict):
        return entries
    if issubclass(kind, (list, deque)):
        return list(entries.values())
    if issubclass(kind, set):
        return set(entries)
    return entries[""]


def _bring_up_to_date(book: Notebook[Any, Any], entries: dict[Any, Any], *, in_order: bool) -> None:
    """Make the entries of a notebook those, with as few changes as their order allows."""
    for key in [key for key in book if key not in entries]:
        del book[key]
    for key, value in entries.items():
        if book.get(key, _ABSENT) != value:
            book[key] = value
    if in_order and list(book) != list(entries):
        for key, value in entries.items():
            del book[key]
            book[key] = value
