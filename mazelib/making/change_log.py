"""The log of a maze: every change of a place, in order, so that all can be looked up later.

    entry    place     becomes    earlier change of that place
    0        (1, 1)    FLOOR      none
    1        (2, 1)    FLOOR      none
    2        (1, 1)    7          entry 0

Entries are added at the end and never altered. What was true when the log had a certain length
stays true of that length, however long the log grows.
"""

from collections.abc import Iterable, Iterator, Sequence

#: Stands for the number of an entry if there is no such entry.
_NONE = -1


class ChangeLog:
    """All changes of a number of ``places``, each of which had ``first_value`` at first.

    Entries are kept in columns of plain numbers, because a large maze changes a million times.
    """

    def __init__(self, places: int, first_value: int) -> None:
        self._first_value = first_value
        self._indexes: list[int] = []
        self._values: list[int] = []
        #: For each entry: the earlier entry that changed the same place.
        self._earlier: list[int] = []
        #: For each place: the newest entry that changed it.
        self._newest = [_NONE] * places

    def __len__(self) -> int:
        return len(self._indexes)

    def note_changes(self, changes: Iterable[tuple[int, int]]) -> int:
        """Add entries: each is the index of a place, and the value that it has now.

        Return how long the log is then.
        """
        newest = self._newest
        add_index = self._indexes.append
        add_value = self._values.append
        add_earlier = self._earlier.append
        entry = len(self._indexes)
        for index, value in changes:
            add_earlier(newest[index])
            newest[index] = entry
            add_index(index)
            add_value(value)
            entry += 1
        return entry

    def value(self, index: int, length: int) -> int:
        """The value of a place when the log had this length."""
        return self._value_of(self.last_change(index, length))

    def last_change(self, index: int, length: int) -> int:
        """The number of the last entry that changed a place when the log had this length.

        It is -1 if the place was not changed yet.
        """
        entry = self._newest[index]
        while entry >= length:
            entry = self._earlier[entry]
        return entry

    def changed(self, since: int, until: int) -> Sequence[int]:
        """The indexes of the places that changed between two lengths of the log, in order."""
        return self._indexes[since:until]

    def changes(self, since: int, until: int) -> Iterator[tuple[int, int]]:
        """The changes that lead from one length of the log to another, as (index, new value).

        Apply them in this order. Backwards (``until`` before ``since``), the new values are those
        that were there before.
        """
        if since <= until:
            return zip(self._indexes[since:until], self._values[since:until], strict=True)
        return self._changes_backwards(since, until)

    def _changes_backwards(self, since: int, until: int) -> Iterator[tuple[int, int]]:
        for entry in range(since - 1, until - 1, -1):
            yield self._indexes[entry], self._value_of(self._earlier[entry])

    def _value_of(self, entry: int) -> int:
        """The value that a place got in an entry; its first value if there is no entry."""
        if entry == _NONE:
            return self._first_value
        return self._values[entry]
