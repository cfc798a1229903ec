"""What a strategy kept at every recorded tick: only what changed is written down.

Frozen, a memory is a row of bytes, and from one tick to the next most of it stays: the same
beginning, the same end. So a change is (how much of the beginning stays, how much of the end,
what stands between). Every hundredth is written down whole, so that any tick is soon found again.
"""

from array import array
from bisect import bisect_left, bisect_right
from typing import Any

from mazelib.snapshot.shown import shown

#: So many bytes are kept before the oldest are forgotten; what a change costs besides its bytes, nearly.
MOST_KEPT, _COST, _GROUP = 400_000_000, 200, 100


class History:
    """The memory of one walk, tick by tick."""

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
