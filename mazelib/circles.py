"""Has the walk been here before? Watches for the first state that comes back.

A state is place and heading, and for a strategy with memory the memory too. (The target needs no
place in it: when it is reached, all states before it are forgotten.) A state that comes back is the
proof of a circle, if the strategy tosses no coin.
"""

from __future__ import annotations

from array import array

from mazelib.memory import MemoryLog, same_memory

NEVER = -1
#: A state is shifted so far beyond the number of the memory that most of both stays apart.
SALT_BITS = 36


class PlainCircles:
    """For strategies without memory: one number for each of the few states there are."""

    def __init__(self, places: int) -> None:
        self._places = places
        self.forget()

    def forget(self) -> None:
        """Begin anew, as for a new target."""
        self._ticks = array("q", bytes(8 * 4 * self._places))

    def again(self, tick: int, state: int, version: int) -> int:
        """Note the state of a tick; the tick at which it was the same before, or NEVER."""
        since = self._ticks[state]
        self._ticks[state] = tick + 1
        return since - 1


class MemoryCircles:
    """For strategies with memory. States are told apart by one number made of all of it; only
    where that number comes back is the memory itself compared.

    ``states`` and ``versions`` (of the memory) are kept by the walk, one of each for every tick.
    """

    def __init__(self, memory: MemoryLog, states: array[int], versions: array[int]) -> None:
        self._memory, self._states, self._versions = memory, states, versions
        self._version, self._salt = -1, 0
        self.forget()

    def forget(self) -> None:
        """Begin anew, as for a new target."""
        self._known: set[int] = set()
        self._first = len(self._states) - 1

    def again(self, tick: int, state: int, version: int) -> int:
        """Note the state of a tick; the tick at which it was the same before, or NEVER."""
        if not self._memory.provable:
            return NEVER
        if version != self._version:
            # Most ticks leave the memory as it is, and with it the number made of it.
            self._version, self._salt = version, hash(self._memory.fingerprint)
        key = self._salt ^ state << SALT_BITS
        if key in self._known:
            return self._last_same(tick, state, version)
        self._known.add(key)
        return NEVER

    def _last_same(self, tick: int, state: int, version: int) -> int:
        """Look at every tick with the same state, the newest first, until its memory is the same too."""
        now = self._memory.at(version)
        for earlier in range(tick - 1, max(self._first, 0) - 1, -1):
            if self._states[earlier] == state and same_memory(self._memory.at(self._versions[earlier]), now):
                return earlier
        return NEVER
