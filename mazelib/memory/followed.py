"""One attribute of a strategy, followed from look to look in a notebook of its own.

A dictionary is kept entry by entry, a list by position, a set by what is in it, and all else as
one value. Most of a memory is numbers, texts, places: they never change themselves, so it is
enough to see that the very same object still stands there, and Python does that for thousands of
entries at a time. Only entries that changed, or that can change in themselves (a list in a
dictionary), are frozen anew.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Hashable, Iterable, Sequence
from enum import Enum
from itertools import chain, compress, count, islice
from operator import is_, is_not
from typing import Any

from mazelib.memory.frozen import DICTIONARIES, SETS, Look, can_be_entered, frozen, never_changes
from mazelib.strategies.notebook import Notebook

_ABSENT = object()
#: The order of so many newest keys tells one dictionary from another, nearly always.
_NEWEST = 8


class Form(Enum):
    """In which form a value is kept."""

    NOTEBOOK = "a notebook: it is its own"
    ENTRIES = "a dictionary: by key"
    ROW = "a list: by position"
    SET = "a set: by what is in it"
    WHOLE = "anything else: as one value"


def form_of(value: Any) -> Form:
    """The form in which a value is kept."""
    kind = type(value)
    if kind is Notebook:
        return Form.NOTEBOOK
    if kind not in (*DICTIONARIES, *SETS, list, deque) or not can_be_entered(value):
        return Form.WHOLE
    if kind in DICTIONARIES:
        return Form.ENTRIES
    return Form.SET if kind in SETS else Form.ROW


class Followed:
    """What one attribute keeps. ``book`` holds it frozen, with all that it kept before."""

    def __init__(self, value: Any) -> None:
        self.kind = kind_of(value)
        self.form = form_of(value)
        self.book: Notebook[Any, Any] = value if self.form is Form.NOTEBOOK else Notebook()
        self._keys: Sequence[Any] = ()
        self._entries: Sequence[Any] = ()
        #: Keys of the entries that can change in themselves; with a plain list what it held.
        self._loose: dict[Any, tuple[Any, ...] | None] = {}
        self._in_set: frozenset[Any] = frozenset()
        self._age = 0

    def note(self, value: Any, look: Look) -> None:
        """Take in what has changed. The value is of the same kind and form as the first one."""
        if self.form is Form.WHOLE:
            self._note_entries(range(1), (value,), (value,), look)
            return
        look.meet(value)
        if self.form is Form.NOTEBOOK:
            self._note_changes(look)
        elif self.form is Form.SET:
            self._note_set(frozenset(value), look)
        elif self.form is Form.ENTRIES:
            self._note_entries(list(value), list(value.values()), value, look)
        else:
            entries = list(value)
            self._note_entries(range(len(entries)), entries, entries, look)

    @property
    def fingerprint(self) -> Hashable:
        """Equal whenever what is kept is, and almost never else."""
        # Entries in another order are another memory; the notebook's own number leaves it out.
        newest = tuple(islice(reversed(self.book), _NEWEST)) if self.form is Form.ENTRIES else ()
        return self.kind, self.book.fingerprint, newest

    def as_of(self, age: int) -> Any:
        """What was kept when the book had that age."""
        entries = self.book.as_of(age)
        if self.form is Form.ROW:
            return list(entries.values())
        if self.form is Form.SET:
            return set(entries)
        return entries[0] if self.form is Form.WHOLE else entries

    def _note_changes(self, look: Look) -> None:
        """A notebook follows itself; only that what was written never changes has to be seen."""
        changes = self.book.changes_since(self._age)
        if not all(map(never_changes, chain.from_iterable(changes))):
            look.is_certain = False
        self._age = self.book.age

    def _note_set(self, now: frozenset[Any], look: Look) -> None:
        if now != self._in_set:
            self._forget(self._in_set - now)
            for entry in now - self._in_set:
                self.book[frozen(entry, look)] = True
            self._in_set = now

    def _note_entries(self, keys: Sequence[Any], entries: Sequence[Any], value: Any, look: Look) -> None:
        """``value[key]`` is the entry for each of the keys, which stand in the order of the entries."""
        same = len(keys)
        if keys != self._keys:
            same = _first_difference(self._keys, keys)
            self._forget(_out_of_order(self._keys[same:], keys[same:]))
        changed = compress(keys[:same], map(is_not, entries, self._entries))
        for key in dict.fromkeys(chain(changed, keys[same:], self._loose)):
            entry = value[key]
            if _holds_still(entry, self._loose.get(key)):
                look.meet(entry)
            else:
                self._write(key, entry, look)
        self._keys, self._entries = keys, entries

    def _write(self, key: Any, entry: Any, look: Look) -> None:
        kept = frozen(entry, look)
        if kept is entry:
            self._loose.pop(key, None)
        else:
            is_plain = type(entry) is list and all(map(never_changes, entry))
            self._loose[key] = kept if is_plain else None
        key = frozen(key, look)
        before = self.book.get(key, _ABSENT)
        # Python calls 1 and True equal; their words differ.
        if before is not kept and (before != kept or repr(before) != repr(kept)):
            self.book[key] = kept

    def _forget(self, keys: Iterable[Any]) -> None:
        for key in keys:
            self._loose.pop(key, None)
            self.book.pop(frozen(key), None)


def kind_of(value: Any) -> Hashable:
    """What must be the same for two values to be the same, besides what they hold."""
    kind: type = type(value)
    if kind is Notebook:
        return kind, id(value)
    if kind is deque:
        return kind, value.maxlen
    if kind is defaultdict:
        return kind, value.default_factory
    return kind


def _holds_still(entry: Any, held: tuple[Any, ...] | None) -> bool:
    """Whether an entry is a list of the very same values that never change as were held before."""
    return held is not None and type(entry) is list and len(entry) == len(held) and all(map(is_, entry, held))


def _first_difference(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many keys stand at the beginning of both."""
    most = min(len(one), len(other))
    if isinstance(one, range) and isinstance(other, range):
        return most
    return next(compress(count(), map(is_not, one, other)), most)


def _out_of_order(before: Sequence[Any], now: Sequence[Any]) -> list[Any]:
    """The keys to take away, so that what is left begins ``now`` and all else comes after it."""
    known, waiting, gone = set(before), iter(before), []
    for key in now:
        if key not in known:
            break
        for other in waiting:
            if other == key:
                break
            gone.append(other)
        else:
            break
    return [*gone, *waiting]
