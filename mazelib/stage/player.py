"""The player: which tick of a scene is shown, and how it moves on. Play, pause, step, back, jump, speed.

Below the end of what is recorded the player only shows it; at the end it asks for more.
"""

import math
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

from mazelib.stage.scene import Scene

#: Ticks a second that + and - step through; the last is as fast as it goes.
SPEEDS = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0, math.inf)

#: Seconds of a frame that may go into new ticks; a longer pause between two frames is not made up for.
BUDGET, LONGEST_FRAME = 0.008, 0.25
#: Ticks that are asked for at once; and recorded ones that go by in one frame as fast as it goes.
BATCH, REPLAYED_AT_ONCE = 16, 20_000
#: Seconds for which a changed rule is followed to the tick that is shown, when its file is saved.
FOLLOWED_FOR = 0.2
#: Seconds that a move on the screen may take at the most; and the speed from which on the walker jumps.
LONGEST_MOVE, JUMPS_FROM = 0.3, 15.0


class Player:
    """Shows one tick of a scene, and moves on with the time or when told."""

    def __init__(self, scene: Scene, speed: float) -> None:
        self.scene = scene
        #: Asked at every tick on the way: whether to wait there until somebody says something.
        self.waits: Callable[[int], bool] | None = None
        self.speed = speed
        self.playing = True
        self.tick = 0
        #: Seconds to stay at this tick before playing goes on.
        self.rest = 0.0
        self._due = 0.0
        self._failed: ValueError | None = None
        self._moved_to, self._moved_for, self._takes = 0, LONGEST_MOVE, LONGEST_MOVE

    @property
    def at_end(self) -> bool:
        """Whether the last tick of a scene that has ended is shown."""
        return self.scene.ended and self.tick >= self.scene.last

    def toggle(self) -> None:
        """Play or pause; at the end, play the recording again from its start."""
        if not self.playing and self.at_end:
            self.tick = 0
        self.playing = not self.playing
        self._due = self.rest = 0.0

    def step(self) -> None:
        """Pause, and show the next tick."""
        self.playing = False
        if self.tick == self.scene.last:
            self._advance(1)
        self.tick = min(self.tick + 1, self.scene.last)

    def seek(self, tick: int) -> None:
        """Pause, and show any tick that is recorded."""
        self.playing = False
        self.tick = max(0, min(tick, self.scene.last))

    def faster(self) -> None:
        """The next higher speed. Paused stays paused."""
        self.speed = next((speed for speed in SPEEDS if speed > self.speed), SPEEDS[-1])

    def slower(self) -> None:
        """The next lower speed."""
        self.speed = next((speed for speed in reversed(SPEEDS) if speed < self.speed), self.speed)

    def restart(self, scene: Scene, *, stays: bool = False) -> None:
        """Show a fresh scene from its start, or (``stays``) from the tick shown if it is the same so far."""
        self.playing = self.playing or self.at_end
        before, tick = self.scene.recording, self.tick
        self.scene, self._failed, self._due, self.rest, self.tick = scene, None, 0.0, 0.0, 0
        if stays:
            with suppress(ValueError):
                self._record(tick, FOLLOWED_FOR)
            now = scene.recording
            is_same = now.last >= tick and all(now.traced(at) == before.traced(at) for at in range(tick + 1))
            self.tick = tick if is_same else 0
        self._moved_to = self.tick

    def _advance(self, ticks: int) -> None:
        """Ask for more ticks. A run that went wrong is not asked again: it tells the same."""
        if self._failed:
            raise self._failed
        try:
            self.scene.advance(ticks)
        except ValueError as error:
            self._failed = error
            raise

    def elapse(self, seconds: float) -> None:
        """Move on by as many ticks as the speed asks for in that time."""
        seconds = min(seconds, LONGEST_FRAME)
        if self.playing and self.rest > 0:
            self.rest -= seconds
        elif self.playing:
            # As fast as it goes is as many as are shown at once, in a frame of any length.
            self._due += REPLAYED_AT_ONCE if self.speed == math.inf else self.speed * seconds
            whole = int(self._due)
            self._due -= whole
            self._go_on(self.tick + whole)
            self.playing = self.playing and not self.at_end
        self._moved_for += seconds
        if self.tick != self._moved_to:
            jumps = self.speed >= JUMPS_FROM or self.tick != self._moved_to + 1
            self._moved_to, self._takes = self.tick, min(LONGEST_MOVE, 0.8 / self.speed)
            self._moved_for = self._takes if jumps else 0.0

    def _go_on(self, goal: int) -> None:
        """Show the ticks up to a goal, or as many as the time of a frame allows."""
        first = self.tick
        try:
            self._record(goal, BUDGET)
        finally:
            # Where a rule fails, the last tick before it is shown.
            self._come_to(first, min(goal, self.scene.last))

    def _record(self, goal: int, seconds: float) -> None:
        """Ask for the ticks up to a goal, for so many seconds at the most."""
        until, batch = perf_counter() + seconds, 1
        while self.scene.last < goal and not self.scene.ended and perf_counter() < until:
            before = self.scene.last
            self._advance(min(batch, goal - before))
            # A rule may be slow: the clock is looked at often until it is known not to be.
            batch = min(2 * batch, BATCH)
            if self.scene.last == before:
                break

    def _come_to(self, first: int, tick: int) -> None:
        """Show a tick, but none later than one to pause or to wait at."""
        pause = self.scene.pauses_at
        if pause is not None and first < pause <= tick:
            tick, self.playing = pause, False
        if self.waits:
            tick = next((each for each in range(first, tick) if self.waits(each)), tick)
        self.tick = tick

    @property
    def phase(self) -> float:
        """How far the walker has come on its way into the tick shown: 1 when it has arrived."""
        return min(1.0, self._moved_for / self._takes) if self._takes else 1.0

    @property
    def speed_words(self) -> str:
        """The speed as it is shown."""
        return "as fast as it goes" if self.speed == math.inf else f"{self.speed:g} a second"
