"""Has the walk been here before? Finds the first state that comes back.

A state is place and heading, and for a strategy with memory the memory too. (The target needs no
place in it: when it is reached, all states before it are forgotten.) A state that comes back is the
proof of a circle, if the strategy tosses no coin.

States are told apart by one number, the key, made of all of it. The walk keeps the keys it has
met; only where a key comes back are the states themselves compared.
"""

from __future__ import annotations

from array import array
from contextlib import suppress

from mazelib.memory.memory_log import MemoryLog, MemoryTicks, same_memory

NEVER = -1
#: A key is place and heading in its lower bits, and a number for the memory in the upper ones.
STATE_BITS, MEMORY_BITS = 26, 36


class Circles:
    """Makes keys, and settles what a key that comes back means.

    ``states``, one for every tick, and ``memory_ticks`` are the walk's own record.
    """

    def __init__(self, memory: MemoryLog, states: array[int], memory_ticks: MemoryTicks) -> None:
        self._memory, self._states, self._memory_ticks = memory, states, memory_ticks
        self._first = 0
        #: The keys that the walk has met.
        self.known: set[int] = set()

    def forget(self) -> None:
        """Begin anew, as for a new target."""
        self.known.clear()
        self._first = len(self._states) - 1

    def memory_part(self) -> int:
        """The part of a key that stands for the memory as it is now."""
        return (hash(self._memory.fingerprint) & (1 << MEMORY_BITS) - 1) << STATE_BITS

    def last_same(self, tick: int) -> int:
        """The newest tick before this one with the same state, memory and all; NEVER if there is none."""
        if not self._memory.provable:
            return NEVER
        for earlier in reversed(self._ticks_like(tick)):
            if same_memory(self._memory_ticks.at(earlier), self._memory_ticks.at(tick)):
                return earlier
        return NEVER

    def _ticks_like(self, tick: int) -> list[int]:
        """All ticks before this one at the same place with the same heading, since the target is new."""
        found, at = [], self._first
        with suppress(ValueError):
            while True:
                at = self._states.index(self._states[tick], at, tick) + 1
                found.append(at - 1)
        return found
