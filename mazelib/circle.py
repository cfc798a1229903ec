"""Has the walk been here before? Finds a state that comes back: the proof of a circle.

A state is place, heading, target, and what the strategy keeps. Whoever is in a state for the second
time will do the same again, for ever, unless a coin decides.

    1. Every state is written down with its tick, and the first that comes back is told.
    2. Of a strategy that remembers much that would be too much to keep. So after a while only one state is
       marked: where its place and heading come back, all that the strategy keeps is compared. The mark moves
       on after 1, 2, 4, 8, ... ticks: it comes to lie in the circle, and stays long enough for the walk to
       come round. The tick that is told may then be later than the first return.

Source of 2: R. P. Brent, "An improved Monte Carlo factorization algorithm", 1980.
"""

from array import array
from collections.abc import Callable

from mazelib.snapshot.looker import Snapshot

NEVER = -1
#: Bytes of states that are written down; and what a state costs besides what is kept in it, nearly.
MOST_BYTES, _COST = 1_000_000, 150


class PlacesAndHeadings:
    """For a rule that is known to keep nothing. ``count`` is how many there are: four for every place."""

    doubt = ""

    def __init__(self, count: int) -> None:
        self._count = count
        self._ticks = array("q")

    def begin(self, state: int, tick: int) -> None:
        """A new target: whatever was before it does not count."""
        self._ticks = array("q", [NEVER]) * self._count
        self._ticks[state] = tick

    def since(self, state: int, tick: int) -> int:
        """The tick that this one is again; NEVER if it is none."""
        earlier = self._ticks[state]
        self._ticks[state] = tick
        return earlier


class States:
    """For any strategy. ``doubt`` says why no circle can be told any more, if so."""

    def __init__(self, look: Callable[[], Snapshot], first: Snapshot) -> None:
        self._look = look
        self.doubt = first.doubt
        self._last = b""
        self._known: dict[tuple[int, bytes], int] = {}
        self._left = 0
        self._marked = first
        self._marked_state = self._next_mark = NEVER
        self._marked_tick = self._distance = 0

    def begin(self, state: int, tick: int) -> None:
        """A new target: whatever was before it does not count."""
        self._known, self._left, self._last = {}, MOST_BYTES, b""
        self._marked_state = self._next_mark = NEVER
        self._distance = 1
        self.since(state, tick)

    def since(self, state: int, tick: int) -> int:
        """The tick that this one is again; NEVER if it is none, or if nobody can tell."""
        if self.doubt:
            return NEVER
        if self._left > 0:
            return self._write_down(state, tick)
        if state == self._marked_state and self._look().is_same(self._marked):
            return self._marked_tick
        if tick == self._next_mark:
            self._distance *= 2
            self._mark(state, tick, self._look())
        return NEVER

    def _write_down(self, state: int, tick: int) -> int:
        snapshot = self._look()
        self.doubt = snapshot.doubt
        if self.doubt:
            return NEVER
        if snapshot.frozen != self._last:
            # What stays as it was costs nothing to write down again.
            self._last = snapshot.frozen
            self._left -= len(self._last) + _COST
        earlier = self._known.setdefault((state, self._last), tick)
        if earlier == tick and self._left <= 0:
            self._known = {}
            self._mark(state, tick, snapshot)
        return NEVER if earlier == tick else earlier

    def _mark(self, state: int, tick: int, snapshot: Snapshot) -> None:
        self.doubt, self._marked = snapshot.doubt, snapshot
        self._marked_state, self._marked_tick, self._next_mark = state, tick, tick + self._distance
