"""A notebook: a dictionary that can tell what stood in it at any earlier time.

A walk may be stepped back, and a circle is proven by comparing the memory of now with that of
then. Copying the memory at every tick would cost more than the walk, so a notebook keeps a
journal of its changes instead: its state after n changes is found again from the journal.

    notebook[key] = value     write; a new entry lies on top of the older ones
    notebook.pop(key)         forget
    notebook.age              how many changes there have been
    notebook.as_of(age)       what stood in it then
    notebook.fingerprint      a number that is equal whenever the entries are
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import MutableMapping
from operator import itemgetter
from typing import Any, Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

#: Whoever asks for an early state leaves full copies on the way, every so many changes (and more
#: rarely while the notebook is thick), so that the next one finds it sooner.
COPY_EVERY = 1024


class Notebook(dict[Key, Value], Generic[Key, Value]):
    """A dictionary with a journal. Keys and values must not change and must have a hash."""

    __slots__ = ("_copies", "_journal", "count_changes", "fingerprint")

    def __init__(self) -> None:
        super().__init__()
        self.fingerprint = 0
        self._journal: list[tuple[Key, Value] | tuple[Key]] = []
        self.count_changes = self._journal.__len__
        self._copies: list[tuple[int, dict[Key, Value]]] = [(0, {})]

    @property
    def age(self) -> int:
        """How many changes there have been."""
        return len(self._journal)

    def changes_since(self, age: int) -> list[tuple[Key, Value] | tuple[Key]]:
        """All changes after the first ``age``: (key, value) is written, (key,) forgotten."""
        return self._journal[age:]

    def __setitem__(self, key: Key, value: Value) -> None:
        """Write an entry: a new one on top, a known one where it stands."""
        entry = (key, value)
        # Before anything is changed: what has no hash is refused here.
        hash_of_entry = hash(entry)
        # Exclusive or: an entry that is forgotten takes just its own part out again.
        if key in self:
            self.fingerprint ^= hash((key, self[key]))
        self.fingerprint ^= hash_of_entry
        dict.__setitem__(self, key, value)
        self._journal.append(entry)

    def __delitem__(self, key: Key) -> None:
        """Forget an entry; KeyError if there is none."""
        self.fingerprint ^= hash((key, self[key]))
        dict.__delitem__(self, key)
        self._journal.append((key,))

    def pop(self, key: Key, *default: Any) -> Any:
        """Forget an entry and return its value; if there is none, the default or KeyError."""
        if default and key not in self:
            return default[0]
        value = self[key]
        del self[key]
        return value

    def popitem(self) -> tuple[Key, Value]:
        """Forget the newest entry and return it; KeyError if there is none."""
        if not self:
            raise KeyError("the notebook is empty")
        key = next(reversed(self))
        return key, self.pop(key)

    def __ior__(self, other: Any) -> Notebook[Key, Value]:  # type: ignore[override, misc]
        """Write all entries of another dictionary: ``notebook |= other``."""
        self.update(other)
        return self

    # The other ways to change a dictionary, led through those above.
    clear = MutableMapping.clear
    setdefault = MutableMapping.setdefault
    update = MutableMapping.update

    def as_of(self, age: int) -> dict[Key, Value]:
        """The entries as they stood after the first ``age`` changes, oldest first."""
        if age == self.age:
            return dict(self)
        newest = bisect_right(self._copies, age, key=itemgetter(0)) - 1
        copied_at, copy = self._copies[newest]
        entries = dict(copy)
        while age - copied_at > COPY_EVERY + 4 * len(entries):
            copied_at = self._replay(entries, copied_at, copied_at + COPY_EVERY + 4 * len(entries))
            self._copies.append((copied_at, dict(entries)))
        self._replay(entries, copied_at, age)
        return entries

    def _replay(self, entries: dict[Key, Value], first: int, last: int) -> int:
        """Make the changes from one age to another; returns the latter."""
        for change in self._journal[first:last]:
            if len(change) == 1:
                del entries[change[0]]
            else:
                entries[change[0]] = change[1]
        return last
