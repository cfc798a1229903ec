"""The memory of a strategy, whatever it is: followed from tick to tick, and found again later.

Nothing has to be added to a strategy for this. Its attributes are its memory: dictionaries,
lists and sets are followed entry by entry, all else value by value, and every change goes into
a journal (see notebook). So a timeline can show the memory of any tick, and a walk can prove
that a memory is the same as it was before.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Hashable
from types import FunctionType
from typing import Any, Protocol

from mazelib.chance import may_surprise
from mazelib.frozen import Opaque, frozen
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
        """Equal whenever the memory is, and almost never else."""

    def at(self, version: int) -> Memory:
        """The memory as it was when ``note`` returned this version."""


def memory_log(strategy: Strategy) -> MemoryLog:
    """Begin to follow the memory of a strategy."""
    slots = getattr(type(strategy), "__slots__", ())
    if len(slots) == 1 and isinstance(getattr(strategy, slots[0], None), Notebook):
        return _OneNotebook(slots[0], getattr(strategy, slots[0]))
    return _Attributes(strategy)


def same_memory(one: Memory, other: Memory) -> bool:
    """Whether two memories are equal, the order of their entries included."""
    return one == other and all(
        list(one[name]) == list(other[name]) for name in one if isinstance(one[name], dict)
    )


class _OneNotebook:
    """The memory of a strategy that can keep nothing but one notebook: nothing to compare."""

    provable = True

    def __init__(self, name: str, notebook: Notebook[Any, Any]) -> None:
        self._name = name
        self._notebook = notebook

    def note(self) -> int:
        return self._notebook.age

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
        self._books: dict[str, tuple[type, Notebook[Any, Any]]] = {}
        self._versions: list[tuple[tuple[str, type, Notebook[Any, Any], int], ...]] = []
        self.note()

    def note(self) -> int:
        seen = attributes(self._strategy)
        for name, value in seen.items():
            self._follow(name, value)
        for name in [name for name in self._books if name not in seen]:
            del self._books[name]
        version = tuple((name, kind, book, book.age) for name, (kind, book) in self._books.items())
        if not self._versions or self._versions[-1] != version:
            self._versions.append(version)
        return len(self._versions) - 1

    @property
    def fingerprint(self) -> Hashable:
        return tuple((name, kind, book.fingerprint) for name, (kind, book) in self._books.items())

    def at(self, version: int) -> Memory:
        return {name: _restored(kind, book.as_of(age)) for name, kind, book, age in self._versions[version]}

    def _follow(self, name: str, value: object) -> None:
        kind, book = self._books.get(name, (None, None))
        if isinstance(value, Notebook):
            self._books[name] = (dict, value)
            return
        if book is None or kind is not type(value):
            kind, book = type(value), Notebook()
            self._books[name] = (kind, book)
        entries = {key: frozen(entry) for key, entry in _entries(value).items()}
        if any(isinstance(entry, Opaque) for entry in entries.values()):
            self.provable = False
        _bring_up_to_date(book, entries)


def attributes(strategy: Strategy) -> dict[str, Any]:
    """All that an object keeps, by name; nothing for a plain function. Dice are not memory."""
    names = list(getattr(strategy, "__dict__", ())) if not isinstance(strategy, FunctionType) else []
    for kind in type(strategy).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else list(slots)
    values = {name: getattr(strategy, name, _ABSENT) for name in names if not name.startswith("__")}
    return {
        name: value
        for name, value in values.items()
        if value is not _ABSENT and not isinstance(value, random.Random)
    }


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


def _bring_up_to_date(book: Notebook[Any, Any], entries: dict[Any, Any]) -> None:
    """Make the entries of a notebook those, with as few changes as their order allows."""
    for key in [key for key in book if key not in entries]:
        del book[key]
    for key, value in entries.items():
        if book.get(key, _ABSENT) != value:
            book[key] = value
    if list(book) != list(entries):
        for key, value in entries.items():
            del book[key]
            book[key] = value
