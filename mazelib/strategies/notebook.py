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
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

#: A full copy is kept every so many changes (or more rarely, while the notebook is thick).
COPY_EVERY = 1024


class Notebook(dict[Key, Value], Generic[Key, Value]):
    """A dictionary with a journal. Keys and values must not change and must have a hash."""

    def __init__(self) -> None:
        super().__init__()
        self.fingerprint = 0
        self.age = 0
        self._journal: list[tuple[Key, Value] | tuple[Key]] = []
        self._copies: list[tuple[int, dict[Key, Value]]] = [(0, {})]

    def __setitem__(self, key: Key, value: Value) -> None:
        """Write an entry: a new one on top, a known one where it stands."""
        if key in self:
            self.fingerprint ^= hash((key, self[key]))
        super().__setitem__(key, value)
        self._note((key, value), (key, value))

    def __delitem__(self, key: Key) -> None:
        """Forget an entry; KeyError if there is none."""
        self.pop(key)

    def pop(self, key: Key) -> Value:  # type: ignore[override]
        """Forget an entry and return it; KeyError if there is none."""
        value = super().pop(key)
        self._note((key,), (key, value))
        return value

    # The other ways to change a dictionary, led through the three above.
    clear = MutableMapping.clear
    popitem = MutableMapping.popitem
    setdefault = MutableMapping.setdefault
    update = MutableMapping.update

    def as_of(self, age: int) -> dict[Key, Value]:
        """The entries as they stood after the first ``age`` changes, oldest first."""
        newest = bisect_right(self._copies, age, key=itemgetter(0)) - 1
        copied_at, copy = self._copies[newest]
        entries = dict(copy)
        for change in self._journal[copied_at:age]:
            if len(change) == 1:
                del entries[change[0]]
            else:
                entries[change[0]] = change[1]
        return entries

    def _note(self, change: tuple[Key, Value] | tuple[Key], entry: tuple[Key, Value]) -> None:
        # Exclusive or: an entry that is forgotten takes just its own part out again.
        self.fingerprint ^= hash(entry)
        self._journal.append(change)
        self.age += 1
        if self.age - self._copies[-1][0] >= COPY_EVERY + len(self):
            self._copies.append((self.age, dict(self)))
