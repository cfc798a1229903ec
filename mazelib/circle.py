"""Has the walk been here before? Finds a state that comes back: the proof of a circle.

A state is place, heading, target, and what the strategy keeps. Whoever is in a state for the second
time will do the same again, for ever, unless a coin decides.

    keeps nothing    every place and heading is written down with its tick, and the first that
                     comes back is told
    remembers        one state is marked. Where place and heading of the mark come back, all that
                     the strategy keeps is compared. The mark moves on at ticks 1, 2, 4, 8, ... after
                     the target was new, so that it comes to lie in the circle, and the distance
                     to the next mark grows longer than the circle is. The tick that is told
                     may be later than the first return; the two ticks named are really the same.

Source: R. P. Brent, "An improved Monte Carlo factorization algorithm", 1980.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

from mazelib.snapshot.looker import Snapshot

NEVER = -1


class FirstReturn:
    """For a strategy that keeps nothing. ``states`` is how many there are: four for every place.

    With ``look`` it is made sure that nothing is kept at any later tick either.
    """

    doubt = ""

    def __init__(self, states: int, look: Callable[[], Snapshot] | None) -> None:
        self._states, self._look = states, look
        self._nothing = look() if look else None
        self._ticks = array("q")
        self._marked: MarkedState | None = None

    def begin(self, state: int, tick: int) -> None:
        """A new target: whatever was before it does not count."""
        if self._marked:
            self._marked.begin(state, tick)
        self._ticks = array("q", [NEVER]) * self._states
        self._ticks[state] = tick

    def since(self, state: int, tick: int) -> int:
        """The tick that this one is again; NEVER if it is none."""
        if self._look and not self._marked:
            snapshot = self._look()
            if snapshot != self._nothing:
                self._marked = MarkedState(self._look)
                self._marked.begin(state, tick)
                return NEVER
        if self._marked:
            return self._marked.since(state, tick)
        before = self._ticks[state]
        self._ticks[state] = tick
        return before


class MarkedState:
    """For a strategy that may remember. ``doubt`` says why no circle can be told any more, if so."""

    def __init__(self, look: Callable[[], Snapshot]) -> None:
        self._look = look
        self.doubt = ""
        self._state = NEVER
        self._tick = self._next = self._distance = 0
        self._marked: Snapshot | None = None

    def begin(self, state: int, tick: int) -> None:
        """A new target: the mark is set here, and moves on from here."""
        self._distance = 1
        self._mark(state, tick)

    def since(self, state: int, tick: int) -> int:
        """The tick that this one is again; NEVER if it is none, or if nobody can tell."""
        if state == self._state and self._marked and self._look().is_same(self._marked):
            return self._tick
        if tick == self._next:
            self._distance *= 2
            self._mark(state, tick)
        return NEVER

    def _mark(self, state: int, tick: int) -> None:
        if self.doubt:
            return
        self._marked = self._look()
        self.doubt = self._marked.doubt
        self._state = NEVER if self.doubt else state
        self._tick, self._next = tick, NEVER if self.doubt else tick + self._distance
