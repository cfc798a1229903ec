"""Circles: has the walk been here before?

A state is place, heading, target, and what the strategy keeps. A walker that comes to the same
state again will do the same again, for ever, unless a coin decides. That proves a circle.
"""

from hashlib import blake2b

from mazelib.walking.doubt import Doubt
from mazelib.walking.memory import NOTHING_KEPT, Memory

# A state with a memory takes time to write down. At first that is done at every tick, later at some
# ticks only: a circle comes round again and again, so it is found all the same.
#: This many states with a memory are written down one by one.
ONE_BY_ONE = 4096
#: This many bytes of memory are looked at one by one.
MOST_BYTES_ONE_BY_ONE = 4_000_000
#: Afterwards, states are written down only at ticks that are multiples of this.
EVERY = 64
#: Large memories are looked at more seldom still: at most this many bytes a tick of the walk.
MOST_BYTES_A_TICK = 250
#: The bytes of a memory's digest: enough that two memories of a walk never have the same one.
DIGEST_SIZE = 16


class Circle:
    """Finds a state that comes back, among all since the last control point.

    ``doubt`` says why this walk is not watched for circles; None if it is. Once there is a doubt,
    it stays. ``memory`` is what the strategy keeps at the start.
    """

    def __init__(self, memory: Memory = NOTHING_KEPT) -> None:
        self.doubt = memory.doubt
        self.forget()

    def forget(self) -> None:
        """Forget all states: there is a new target, and what was before it does not count."""
        self._first_ticks: dict[int | tuple[int, bytes], int] = {}
        self._bytes = 0
        #: States are written down at multiples of this.
        self._every = 1

    def wants(self, tick: int) -> bool:
        """Whether to note the state at this tick; its memory is needed for that."""
        return self.doubt is None and tick % self._every == 0

    def give_up(self, doubt: Doubt) -> None:
        """Look for circles no more: what the strategy keeps now proves nothing."""
        self.doubt = doubt

    def note(self, state: int, tick: int, memory: Memory = NOTHING_KEPT) -> int:
        """Write down the state at a tick. Return the tick at which it was first, perhaps this one.

        ``state`` is place and heading as one number, ``memory`` what the strategy keeps.
        """
        if not memory.frozen:
            return self._first_ticks.setdefault(state, tick)
        digest = blake2b(memory.frozen, digest_size=DIGEST_SIZE).digest()
        first_tick = self._first_ticks.setdefault((state, digest), tick)
        self._look_more_seldom_if_needed(len(memory.frozen))
        return first_tick

    def _look_more_seldom_if_needed(self, size: int) -> None:
        """Note that a memory of this many bytes was looked at: the next one may have to wait."""
        self._bytes += size
        if len(self._first_ticks) >= ONE_BY_ONE or self._bytes > MOST_BYTES_ONE_BY_ONE:
            self._every = max(self._every, EVERY)
            while size > self._every * MOST_BYTES_A_TICK:
                self._every *= 2
