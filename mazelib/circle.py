"""Has the walk been here before? Finds a state that comes back: the proof of a circle.

A state is place, heading, target, and what the strategy keeps. Whoever is in a state for the second time
will do the same again, for ever, unless a coin decides. So every state is written down with its tick (of
what the strategy keeps 16 bytes of digest), and the first that comes back is told.

To look at a memory takes time, so after some thousand ticks only every 64th is written down. A circle comes
round again, so it is found all the same, if not at its first return.
"""

from collections.abc import Callable
from hashlib import blake2b

from mazelib.snapshot.freezer import Snapshot

#: So many states are written down one by one, then one of so many.
ONE_BY_ONE, EVERY = 4096, 64


class States:
    """The states since the last control point. ``look`` shows what is kept; None: nothing is, for sure."""

    def __init__(self, look: Callable[[], Snapshot] | None) -> None:
        self._look = look
        self._known: dict[object, int] = {}
        #: Why no circle can be told, if so.
        self.doubt = look().doubt if look else ""

    def forget(self) -> None:
        """A new target: whatever was before it does not count."""
        self._known = {}

    def since(self, state: int, tick: int) -> int:
        """The tick that this one is again; itself if it is none. A ``state`` is place * 4 + heading."""
        if not self._look:
            return self._known.setdefault(state, tick)
        if self.doubt or (len(self._known) >= ONE_BY_ONE and tick % EVERY):
            return tick
        snapshot = self._look()
        self.doubt = snapshot.doubt
        if self.doubt:
            return tick
        digest = blake2b(snapshot.frozen, digest_size=16).digest()
        return self._known.setdefault((state, digest), tick)
