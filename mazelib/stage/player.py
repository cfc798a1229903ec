"""The player: which tick is shown, and how it moves on. Play, pause, step, back, jump, speed.

What is played is a ``Run``: a recording that grows while it is played. Below its end the
player only shows what is recorded; at its end it asks for more.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Protocol

#: Ticks a second that + and - step through; the last is as fast as it goes.
SPEEDS = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0, math.inf)

#: Seconds of a frame that may go into new ticks.
BUDGET = 0.008
#: Recorded ticks that go by in one frame when they are shown again as fast as it goes.
REPLAYED_AT_ONCE = 20_000
#: A longer pause between two frames (the window was being dragged) is not made up for.
LONGEST_FRAME = 0.25
#: Seconds that a move on the screen may take at the most; and the speed from which on the walker jumps.
LONGEST_MOVE, JUMPS_FROM = 0.3, 15.0


class Run(Protocol):
    """What can be played."""

    @property
    def last(self) -> int:
        """The newest tick recorded."""

    @property
    def ended(self) -> bool:
        """Whether there will be no more ticks."""

    @property
    def pauses_at(self) -> int | None:
        """A tick to pause at when it is come to by playing; None if there is none (yet)."""

    def advance(self, ticks: int) -> None:
        """Record so many more ticks, or fewer if the run ends."""


class Player:
    """Shows one tick of a run, and moves on with the time or when told."""

    def __init__(self, run: Run, speed: float, *, playing: bool = True) -> None:
        self.run = run
        #: Asked at every tick on the way: whether to wait there until somebody says something.
        self.waits: Callable[[int], bool] | None = None
        self.speed = speed
        self.playing = playing
        self.tick = 0
        self._due = self._rest = 0.0
        self._moved_to, self._move, self._takes = 0, LONGEST_MOVE, LONGEST_MOVE

    @property
    def at_end(self) -> bool:
        """Whether the last tick of an ended run is shown."""
        return self.run.ended and self.tick >= self.run.last

    def toggle(self) -> None:
        """Play or pause; at the end, play the recording again from its start."""
        if not self.playing and self.at_end:
            self.tick = 0
        self.playing = not self.playing
        self._due = self._rest = 0.0

    def rest(self, seconds: float) -> None:
        """Stay at this tick for so long before playing goes on."""
        self._rest = seconds

    def step(self) -> None:
        """Pause, and show the next tick."""
        self.playing = False
        if self.tick == self.run.last:
            self.run.advance(1)
        self.tick = min(self.tick + 1, self.run.last)

    def back(self) -> None:
        """Pause, and show the tick before."""
        self.seek(self.tick - 1)

    def seek(self, tick: int) -> None:
        """Pause, and show any tick that is recorded."""
        self.playing = False
        self.tick = max(0, min(tick, self.run.last))

    def faster(self) -> None:
        """The next higher speed. Paused stays paused."""
        self.speed = next((speed for speed in SPEEDS if speed > self.speed), SPEEDS[-1])

    def slower(self) -> None:
        """The next lower speed."""
        self.speed = next((speed for speed in reversed(SPEEDS) if speed < self.speed), self.speed)

    def restart(self, run: Run) -> None:
        """Show a fresh run from its start; it plays unless the player was paused."""
        self.playing = self.playing or self.at_end
        self.run, self.tick, self._due, self._rest, self._moved_to = run, 0, 0.0, 0.0, 0

    def elapse(self, seconds: float) -> None:
        """Move on by as many ticks as the speed asks for in that time."""
        seconds = min(seconds, LONGEST_FRAME)
        if self.playing and self._rest > 0:
            self._rest -= seconds
        elif self.playing:
            whole = REPLAYED_AT_ONCE
            if self.speed < math.inf:
                self._due += self.speed * seconds
                whole = int(self._due)
                self._due -= whole
            self._go_on(self.tick + whole)
            self.playing = self.playing and not self.at_end
        self._follow_move(seconds)

    def _go_on(self, goal: int) -> None:
        """Show the ticks up to a goal, or as many as the time of a frame allows."""
        until = perf_counter() + BUDGET
        first, batch = self.tick, 1
        try:
            while self.run.last < goal and not self.run.ended and perf_counter() < until:
                before = self.run.last
                self.run.advance(min(batch, goal - before))
                # A rule may be slow: the clock is looked at often until it is known not to be.
                batch = min(2 * batch, 16)
                if self.run.last == before:
                    break
        finally:
            # Where a rule fails, the last tick before it is shown.
            self._come_to(first, min(goal, self.run.last))

    def _come_to(self, first: int, tick: int) -> None:
        """Show a tick, but none later than one to pause or to wait at."""
        pause = self.run.pauses_at
        if pause is not None and first < pause <= tick:
            tick, self.playing = pause, False
        if self.waits:
            tick = next((each for each in range(first, tick) if self.waits(each)), tick)
        self.tick = tick

    def _follow_move(self, seconds: float) -> None:
        """The walker moves smoothly where there is time for it, and jumps where there is not."""
        self._move += seconds
        if self.tick != self._moved_to:
            jumps = self.speed >= JUMPS_FROM or self.tick != self._moved_to + 1
            self._moved_to = self.tick
            self._takes = min(LONGEST_MOVE, 0.8 / self.speed)
            self._move = self._takes if jumps else 0.0

    @property
    def phase(self) -> float:
        """How far the walker has come on its way into the tick shown: 1 when it has arrived."""
        return min(1.0, self._move / self._takes) if self._takes else 1.0

    @property
    def speed_words(self) -> str:
        """The speed as it is shown."""
        return "as fast as it goes" if self.speed == math.inf else f"{self.speed:g} a second"
