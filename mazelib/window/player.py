"""The player: which half of which tick of a scene is shown, and how it moves on.

    at tick 7    moves in ... sees ............ thinks ...............    then tick 8
    played       0 of the tick                                        1

A tick has two halves (see timeline.Moment). Played slowly both are seen; from MELTS_FROM ticks a second on
they melt into one, the thinking. A scene without halves shows its ticks only. Below the end of what is
recorded the player only shows it; at the end it asks for more.
"""

import math
import sys
from collections.abc import Callable
from time import perf_counter

from mazelib.window.keys import Command
from mazelib.window.scene import Scene

#: Ticks a second that + and - step through; the last is as fast as it goes.
SPEEDS = (1.0, 2.0, 4.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0, math.inf)
#: From so many ticks a second on the halves melt into one, and the walker jumps.
MELTS_FROM = 8.0
#: The parts of a tick, played: so much is the move into it; from so much on the walker thinks.
MOVES, THINKS = 0.3, 0.55
#: Seconds for the move at the most, and by a key; to stay where a control point is reached, a circle closes.
LONGEST_MOVE, KEY_MOVE, STAYS_FOR = 0.35, 0.15, 0.9
#: Seconds of a frame that may go into new ticks.
BUDGET = 0.008


class Player:
    """Shows one half of a tick, and moves on with the time or when told. It begins paused.

    ``half`` counts both halves of every tick, from 0; a scene without halves has the even ones only.
    """

    def __init__(self, scene: Scene, speed: float) -> None:
        self.scene, self.speed = scene, speed
        #: Asked at every tick on the way: whether to wait there until somebody says something.
        self.waits: Callable[[int], bool] = lambda tick: False
        self.playing = self.begun = False  # begun: somebody has played or stepped
        self.half = 0
        self.rest = 0.0  # seconds to stay here before playing goes on
        self.budget = BUDGET
        self._part = 0.0  # of the tick that is played
        self._moved_for, self._takes = 0.0, 0.0  # seconds of the move into the tick
        self._failure: ValueError | None = None

    @property
    def tick(self) -> int:
        """The tick that is shown."""
        return self.half // 2

    @property
    def thinks(self) -> bool:
        """Whether its second half is shown."""
        return self.half % 2 == 1

    @property
    def _last_half(self) -> int:
        scene = self.scene
        return sys.maxsize if scene.goes_round else 2 * scene.last + (scene.last == scene.failed_after)

    @property
    def at_end(self) -> bool:
        """Whether the last half of a scene that has ended is shown, and nothing goes round after it."""
        return self.scene.ended and self.half == self._last_half

    @property
    def failure(self) -> ValueError | None:
        """What went wrong in the half that is shown: the last one."""
        return self._failure if self.half == self._last_half else None

    @property
    def phase(self) -> float:
        """How far the move into the tick shown has come: 1 when it is over."""
        return self._moved_for / self._takes if self._moved_for < self._takes else 1.0

    @property
    def speed_words(self) -> str:
        """The speed as it is shown."""
        if self.speed == math.inf:
            return "as fast as it goes"
        return f"{self.speed:g} step{'s' * (self.speed != 1)} a second"

    @property
    def needs_space(self) -> bool:
        """Whether nothing goes on before Space is pressed: at the start, and where a maze is ready.

        With a clock it is the first arrow that begins, and Space goes on.
        """
        if self.scene.has_clock:
            return self.begun and not self.playing and not self.scene.ended
        is_ready = self.tick == self.scene.pauses_at and not self.playing and not self.at_end
        return is_ready or not self.begun

    def toggle(self) -> None:
        """Play or pause; at the end, play the recording again from its start."""
        if not self.playing and self.at_end:
            self._show(0)
        self.playing, self.begun = not self.playing, True
        self._part, self.rest = THINKS if self.thinks else MOVES, 0.0

    def step(self) -> None:
        """Pause, and show the next half of a tick, or the next tick of a scene without halves."""
        self.playing, self.begun = False, True
        self._record(self.tick + 1, math.inf)
        self._show(min(self.half + 2 - self.scene.has_halves, self._last_half), LONGEST_MOVE)

    def back(self) -> None:
        """Pause, and show the half before, or the tick before."""
        self.playing = False
        self._show(max(0, self.half - 2 + self.scene.has_halves))

    def seek(self, tick: int) -> None:
        """Pause, and show any tick that is recorded."""
        self.playing, self.begun = False, True
        self._show(2 * max(0, min(tick, self.scene.last)))

    def walked(self) -> None:
        """Show where an arrow key has led to; a clock goes on."""
        self.playing, self.begun = self.scene.has_clock and not self.scene.ended, True
        self._show(2 * self.scene.last, KEY_MOVE * self.scene.has_halves)

    def faster(self) -> None:
        """The next higher speed. Paused stays paused."""
        self.speed = next((speed for speed in SPEEDS if speed > self.speed), SPEEDS[-1])

    def slower(self) -> None:
        """The next lower speed."""
        self.speed = next((speed for speed in reversed(SPEEDS) if speed < self.speed), self.speed)

    def restart(self, scene: Scene, stays: bool = False) -> None:
        """Show a fresh scene from its start, or (``stays``) at the half shown, if it comes so far at once."""
        self.playing = (self.playing or (self.at_end and self.begun)) and not scene.has_clock
        self.scene, self._failure, self._part, self.rest = scene, None, 0.0, 0.0
        self.begun = self.playing or (self.begun and stays)
        if stays:
            self._record((self.half + 1) // 2, 0.2)
        self._show(min(self.half, self._last_half) if stays else 0)

    def elapse(self, seconds: float) -> None:
        """Move on by as many ticks as the speed asks for in that time; or let a clock run."""
        self._moved_for += seconds
        if self.playing and self.scene.has_clock and self.tick == self.scene.last:
            self.scene.elapse(seconds)
            self.playing = not self.scene.ended
        elif self.playing and self.rest > 0:
            self.rest = max(0.0, self.rest - seconds)
        elif self.playing and not self.failure:
            in_circle = self.scene.goes_round and self.tick >= self.scene.last
            speed = min(self.speed, 20) if in_circle else self.speed  # It is to be looked at.
            # As fast as it goes is as many as are shown at once, in a frame of any length.
            part = self._part + (20_000 if speed == math.inf else speed * seconds)
            self._part = part % 1
            self._go_on(int(part), speed)

    def _go_on(self, ticks: int, speed: float) -> None:
        """Show what comes so many ticks later, or as much of it as the time of a frame allows."""
        melts = speed >= MELTS_FROM
        thinks = self.scene.has_halves and (melts or self._part >= THINKS)
        goal = 2 * (self.tick + ticks) + thinks
        self._record((goal + 1) // 2, self.budget)
        half = self._stopped(min(goal, self._last_half))
        if half != self.half:
            self._show(half, 0.0 if melts else min(LONGEST_MOVE, MOVES / speed))
        self.playing = self.playing and not self.at_end

    def _stopped(self, half: int) -> int:
        """The half to show on the way to one: the first to pause, to wait or to stay at, if there is such."""
        first, tick, pause = self.tick, half // 2, self.scene.pauses_at
        if pause is not None and first < pause <= tick:
            self.playing = False
            return 2 * pause
        if (waits_at := next(filter(self.waits, range(first, tick + 1)), None)) is not None:
            return 2 * waits_at
        if self.speed < MELTS_FROM and tick != first and self.scene.stays_at(tick):
            self.rest, self._part, half = STAYS_FOR, MOVES, 2 * tick
        return half

    def _show(self, half: int, takes: float = 0.0) -> None:
        """Show a half; the walker moves into the next tick, in so many seconds."""
        self._moved_for, self._takes = 0.0, takes if half // 2 == self.tick + 1 else 0.0
        self.half = half

    def _record(self, goal: int, seconds: float) -> None:
        """Ask for the ticks up to a goal, for so many seconds at the most; a run that went wrong is over."""
        scene, until, batch = self.scene, perf_counter() + seconds, 1
        while scene.last < goal and not scene.ended and not self._failure and perf_counter() < until:
            before = scene.last
            try:
                scene.advance(min(batch, goal - before))
            except ValueError as error:
                self._failure = error
            # A rule may be slow: the clock is looked at often until it is known not to be.
            batch = min(2 * batch, 16)
            if scene.last == before:
                break


#: What each command asks the player for.
PLAYS: dict[Command, Callable[[Player], None]] = {
    Command.PLAY: Player.toggle, Command.STEP: Player.step, Command.BACK: Player.back,
    Command.FASTER: Player.faster, Command.SLOWER: Player.slower,
    Command.FIRST: lambda player: player.seek(0), Command.LAST: lambda player: player.seek(player.scene.last),
}  # fmt: skip
