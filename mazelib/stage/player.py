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
USUAL_SPEED = 10.0

#: Seconds of a frame that may go into new ticks, at the most and at the least.
BUDGET, LEAST_BUDGET = 0.008, 0.003
#: Seconds for new ticks and drawing together, where drawing takes long.
WORK = 0.0105
#: Recorded ticks that go by in one frame when they are shown again as fast as it goes.
REPLAYED_AT_ONCE = 20_000
#: Seconds of a rest on the way.
REST = 2.0
#: A longer pause between two frames (the window was being dragged) is not made up for.
LONGEST_FRAME = 0.25


class Run(Protocol):
    """What can be played."""

    @property
    def last(self) -> int:
        """The newest tick recorded."""

    @property
    def ended(self) -> bool:
        """Whether there will be no more ticks."""

    @property
    def rests_at(self) -> int | None:
        """A tick to stay at for a while when it is come to by playing; None if there is none (yet)."""

    #: How many ticks to ask for at once: few enough that the time is looked at often.
    batch: int

    def advance(self, ticks: int) -> None:
        """Record so many more ticks, or fewer if the run ends."""


class Player:
    """Shows one tick of a run, and moves on with the time or when told."""

    def __init__(self, run: Run, speed: float = USUAL_SPEED, *, playing: bool = True) -> None:
        self.run = run
        #: Asked at every tick on the way: whether to wait there until somebody says something.
        self.waits: Callable[[int], bool] | None = None
        self.speed = speed
        self.playing = playing
        self.tick = 0
        self._due = 0.0
        self._rest = 0.0
        self._finished = False
        self._budget = BUDGET

    @property
    def at_end(self) -> bool:
        """Whether the last tick of an ended run is shown."""
        return self.run.ended and self.tick >= self.run.last

    @property
    def finished(self) -> bool:
        """Whether it came to the end by playing, and has rested there since."""
        return self._finished and self.at_end and not self.playing

    def toggle(self) -> None:
        """Play or pause; at the end, play the recording again from its start."""
        if not self.playing and self.at_end:
            self.tick = 0
        self.playing = not self.playing
        self._due = self._rest = 0.0

    def leave_time_to_draw(self, seconds: float) -> None:
        """Take less time for new ticks, as drawing takes so long."""
        self._budget = max(LEAST_BUDGET, min(BUDGET, WORK - seconds))

    def stay(self) -> None:
        """Rest no more at the end: stay there."""
        self._finished = False

    def rest(self, seconds: float) -> None:
        """Stay at this tick for so long before playing goes on."""
        self._rest = seconds

    def step(self) -> None:
        """Pause, and show the next tick."""
        self.playing = self._finished = False
        if self.tick == self.run.last:
            self.run.advance(1)
        self.tick = min(self.tick + 1, self.run.last)

    def back(self) -> None:
        """Pause, and show the tick before."""
        self.seek(self.tick - 1)

    def seek(self, tick: int) -> None:
        """Pause, and show any tick that is recorded."""
        self.playing = self._finished = False
        self.tick = max(0, min(tick, self.run.last))

    def faster(self) -> None:
        """The next higher speed. Paused stays paused."""
        self.speed = next((speed for speed in SPEEDS if speed > self.speed), SPEEDS[-1])

    def slower(self) -> None:
        """The next lower speed."""
        self.speed = next((speed for speed in reversed(SPEEDS) if speed < self.speed), self.speed)

    def restart(self, run: Run) -> None:
        """Show a fresh run from its start; it plays unless the player was paused."""
        self.playing = self.playing or self._finished
        self.run, self.tick, self._due, self._rest, self._finished = run, 0, 0.0, 0.0, False

    def elapse(self, seconds: float) -> None:
        """Move on by as many ticks as the speed asks for in that time."""
        if not self.playing:
            return
        if self._rest > 0:
            self._rest -= min(seconds, LONGEST_FRAME)
            return
        if self.speed == math.inf:
            self._go_on(REPLAYED_AT_ONCE if self.tick < self.run.last else None)
        else:
            self._due += self.speed * min(seconds, LONGEST_FRAME)
            whole = int(self._due)
            self._due -= whole
            self._go_on(whole)
        self._finished = self.at_end
        self.playing = not self._finished

    def _go_on(self, ticks: int | None) -> None:
        """Show so many ticks more, or with None as many as the budget allows."""
        goal = math.inf if ticks is None else self.tick + ticks
        if self.waits:
            self._go_on_to_a_wait(min(goal, self.tick + self.run.batch))
            return
        until = perf_counter() + self._budget
        batch = 1
        try:
            while self.run.last < goal and not self.run.ended and perf_counter() < until:
                before = self.run.last
                self.run.advance(int(min(batch, goal - before)))
                # A strategy may be slow: the clock is looked at often until it is known not to be.
                batch = min(2 * batch, self.run.batch)
                if self.run.last == before:
                    break
        finally:
            # Where a strategy fails, the last tick before it is shown.
            self._come_to(int(min(goal, self.run.last)))

    def _come_to(self, tick: int) -> None:
        """Show a tick, but no later one than that at which the run wants a rest."""
        rests_at = self.run.rests_at
        if rests_at is not None and self.tick < rests_at <= tick:
            tick = rests_at
            self.rest(REST)
        self.tick = tick

    def _go_on_to_a_wait(self, goal: float) -> None:
        """Show one tick after the other, until the goal or a tick at which to wait."""
        until = perf_counter() + self._budget
        while self.waits and self.tick < goal and not self.waits(self.tick) and perf_counter() < until:
            if self.tick == self.run.last:
                self.run.advance(1)
            if self.tick == self.run.last:
                return
            self.tick += 1

    @property
    def speed_words(self) -> str:
        """The speed as it is shown."""
        if self.speed == math.inf:
            return "as fast as it goes"
        return f"{self.speed:g} a second"
