"""Has the walk been here before? Finds a state that comes back: the proof of a circle.

A state is place, heading, target, and what the strategy keeps. Whoever is in a state for the second
time will do the same again, for ever, unless a coin decides. So every state is written down with
its tick, and the first that comes back is told. Of what the strategy keeps a digest of 16 bytes is
written down: that two different memories have the same one will not happen.

To look takes time, so after some thousand ticks only every 64th is written down, and after very many the
list is begun anew. A circle comes round again, so it is found all the same, if not at its first return.
"""

from array import array
from collections.abc import Callable
from hashlib import blake2b

from mazelib.snapshot.freezer import Snapshot

NEVER = -1
#: So many states are written down one by one, then one of so many; and in all, some 40 megabytes.
ONE_BY_ONE, EVERY, MOST_STATES = 4096, 64, 200_000


class PlacesAndHeadings:
    """For a rule that is known to keep nothing. ``count`` is how many there are: four for every place."""

    def __init__(self, count: int, look: Callable[[], Snapshot]) -> None:
        self._count, self._look = count, look
        self._ticks = array("q")

    @property
    def doubt(self) -> str:
        """Why no circle can be told, if so."""
        return self._look().doubt

    def begin(self, state: int, tick: int) -> None:
        """A new target: whatever was before it does not count."""
        self._ticks = array("q", [NEVER]) * self._count
        self._ticks[state] = tick

    def since(self, state: int, tick: int) -> int:
        """The tick that this one is again; NEVER if it is none."""
        earlier = self._ticks[state]
        self._ticks[state] = tick
        return NEVER if earlier != NEVER and self.doubt else earlier


class States:
    """For any strategy. ``doubt`` says why no circle can be told any more, if so."""

    def __init__(self, look: Callable[[], Snapshot], first: Snapshot) -> None:
        self._look, self._last, self._digest = look, first, b""
        self.doubt = first.doubt
        self._known: dict[tuple[int, bytes], int] = {}

    def begin(self, state: int, tick: int) -> None:
        """A new target: whatever was before it does not count."""
        self._known = {}
        self.since(state, tick)

    def since(self, state: int, tick: int) -> int:
        """The tick that this one is again; NEVER if it is none, or if nobody can tell."""
        if self.doubt or (len(self._known) >= ONE_BY_ONE and tick % EVERY):
            return NEVER
        snapshot = self._look()
        self.doubt = snapshot.doubt
        if self.doubt:
            return NEVER
        if snapshot is not self._last or not self._digest:
            self._last, self._digest = snapshot, blake2b(snapshot.frozen, digest_size=16).digest()
        if len(self._known) >= MOST_STATES:
            self._known = {}
        earlier = self._known.setdefault((state, self._digest), tick)
        return NEVER if earlier == tick else earlier
