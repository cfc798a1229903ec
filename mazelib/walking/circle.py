"""Circles: has the walk been here before?

A state is place, heading, target, and what the strategy keeps. A walker that comes to the same
state again will do the same again, for ever, unless a coin decides. That proves a circle.

What a walk is watched for depends on whether its strategy surely comes round to the same memory,
and on a doubt about that memory:

    doubt                     comes round    a state again is    laps are
    none                      surely         a circle            not counted: the first is a circle
    none                      perhaps        a circle            counted: what it keeps may change
    it is not proven          -              no proof            counted
    dice, keys, or it ends    -              no proof            not counted: none goes on for ever
"""

from hashlib import blake2b

from mazelib.walking.doubt import Doubt
from mazelib.walking.strategy import Strategy

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


class CircleWatch:
    """Watches a walk: finds a state that comes back, among all since the last control point.

    ``doubt`` says why no state that comes back proves a circle; None if it does. Once there is a
    doubt, it stays.
    """

    def __init__(self, strategy: Strategy) -> None:
        self.doubt: Doubt | None = strategy.deciding_memory().doubt
        self._strategy = strategy
        self.forget()

    @property
    def counts_laps(self) -> bool:
        """Whether laps are worth counting: see the table above."""
        if self.doubt:
            return self.doubt.may_hide_a_circle
        return not self._strategy.comes_round

    def forget(self) -> None:
        """Forget all states: there is a new target, and what was before it does not count."""
        self._first_ticks: dict[int | tuple[int, bytes], int] = {}
        self._bytes = 0
        #: States are written down at multiples of this.
        self._every = 1

    def noted(self, state: int, tick: int) -> int:
        """Note the state of a tick; return the tick at which the walk was first in it.

        ``state`` is place and heading as one number. What the strategy keeps now belongs to it.
        """
        if self.doubt or tick % self._every:
            return tick
        if self._strategy.asked_once_a_view:
            return self._first_ticks.setdefault(state, tick)  # It keeps nothing: do not ask.
        memory = self._strategy.deciding_memory()
        if memory.doubt:
            self.doubt = memory.doubt
            return tick
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
            self._every = EVERY
            while size > self._every * MOST_BYTES_A_TICK:
                self._every *= 2
