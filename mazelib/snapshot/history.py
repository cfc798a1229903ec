"""What a strategy kept at every recorded tick: only what changed is written down.

Frozen, a memory is a row of bytes, and from one tick to the next most of it stays: the same
beginning, the same end. So a change is (how much of the beginning stays, how much of the end,
what stands between), and whole copies lie on the way, so that any tick is found again.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from typing import Any

from mazelib.snapshot.shown import shown

#: So many bytes are kept before the oldest are forgotten.
MOST_KEPT = 400_000_000
#: What a change costs besides its bytes, nearly.
_COST = 200


class History:
    """The memory of one walk, tick by tick."""

    def __init__(self) -> None:
        self._now = b""
        self._ticks = array("q")
        self._changes: list[tuple[int, int, bytes]] = []
        #: (so many changes, what was kept after them)
        self._copies: list[tuple[int, bytes]] = [(0, b"")]
        self._first, self._since_copy, self._kept = 0, 0, 0

    def note(self, tick: int, frozen: bytes) -> None:
        """Write down what is kept after a tick. Ticks come in order."""
        if frozen == self._now:
            return
        begin, end = same_ends(self._now, frozen)
        between = frozen[begin : len(frozen) - end]
        self._now = frozen
        self._ticks.append(tick)
        self._changes.append((begin, end, between))
        self._since_copy += len(between) + _COST
        self._kept += len(between) + _COST
        if self._since_copy > len(frozen) + 100 * _COST:
            self._copies.append((len(self._changes), frozen))
            self._kept, self._since_copy = self._kept + len(frozen), 0
        if self._kept > MOST_KEPT:
            self._forget(tick, frozen)

    def _forget(self, tick: int, frozen: bytes) -> None:
        """Begin anew at this tick."""
        self._first, self._kept, self._since_copy = tick, len(frozen), 0
        self._ticks, self._changes, self._copies = array("q"), [], [(0, frozen)]

    def at(self, tick: int) -> dict[str, Any]:
        """What was kept after a tick, by name, to be shown; nothing if that is too long ago."""
        if tick < self._first:
            return {}
        number = bisect_right(self._ticks, tick)
        copied, frozen = self._copies[bisect_right(self._copies, number, key=lambda copy: copy[0]) - 1]
        for begin, end, between in self._changes[copied:number]:
            frozen = frozen[:begin] + between + frozen[len(frozen) - end :]
        return shown(frozen)


def same_ends(one: bytes, other: bytes) -> tuple[int, int]:
    """How many bytes two rows have in common at their beginning, and how many at their end."""
    most = min(len(one), len(other))
    begin = bisect_left(range(1, most + 1), True, key=lambda n: one[:n] != other[:n])
    most -= begin
    end = bisect_left(range(1, most + 1), True, key=lambda n: one[len(one) - n :] != other[len(other) - n :])
    return begin, end
