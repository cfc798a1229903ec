"""The recorder: it asks a scene for more ticks, and takes no longer than it may.

A rule that thinks for longer than that is asked again in the next frame.
"""

from time import perf_counter

from mazelib.window.scene import Scene

#: A rule may be slow: the clock is read after one tick, then after two more, up to this many.
MOST_TICKS_IN_BATCH = 16


class Recorder:
    """Records ticks of one scene; ``failure`` is what went wrong with its rule, once it has."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.failure: ValueError | None = None

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
