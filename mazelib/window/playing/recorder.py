"""The recorder: it asks a scene for more ticks, and takes no longer than it may.

A rule that thinks for longer than that is asked again in the next frame.
"""

import sys
from time import perf_counter

from mazelib.window.scene import AnyScene

#: A rule may be slow: the clock is read after one tick, then after two more, up to this many.
MOST_TICKS_IN_BATCH = 16


class Recorder:
    """Records ticks of one scene; ``failure`` is what went wrong with its rule, once it has."""

    def __init__(self, scene: AnyScene) -> None:
        self._scene = scene
        self.failure: ValueError | None = None

    @property
    def last_half(self) -> int:
        """The last half so far; a proven circle has no last one."""
        return sys.maxsize if self._scene.goes_round else self._scene.last_half

    def is_coming(self, half: int) -> bool:
        """Whether a half is not recorded yet, but will be."""
        return half > self.last_half and not self._scene.ended and not self.failure

    def record(self, goal: int, seconds: float) -> None:
        """Record ticks up to a goal, for at most this many seconds.

        A run that has ended, or whose rule has failed, is not asked for more.
        """
        scene = self._scene
        until = perf_counter() + seconds
        batch = 1
        while scene.last < goal and not scene.ended and not self.failure:
            if perf_counter() >= until:
                return
            before = scene.last
            try:
                scene.advance(min(batch, goal - before))
            except ValueError as error:
                self.failure = error
            if scene.last == before:
                return
            batch = min(2 * batch, MOST_TICKS_IN_BATCH)
