"""Stops: where playing pauses on its way, and where it rests for a while."""

from collections.abc import Callable
from typing import NamedTuple

from mazelib.window.scene import AnyScene

#: How long playing rests where a control point is reached, or a circle closes.
REST_SECONDS = 0.9
#: How long it rests where a maze is ready, or ended, and the scene goes on.
LONG_REST_SECONDS = 2.0


class Stop(NamedTuple):
    """How far playing comes in a frame: to this half, where it may pause or wait.

    Or it rests there for ``rest_seconds``.
    """

    half: int
    pauses: bool = False
    waits: bool = False
    rest_seconds: float = 0.0


def first_stop(
    scene: AnyScene, first: int, half: int, waits: Callable[[int], bool], *, may_rest: bool
) -> Stop:
    """The first stop on the way from the tick ``first`` to a half.

    It pauses where a maze is ready; if the scene goes on, it only rests there. It comes no further
    than a tick at which it ``waits`` for a guess. It rests, if it ``may_rest``, where the class
    should see what happens.
    """
    tick = half // 2
    ready = scene.pauses_at
    if ready is not None and first < ready <= tick:
        if scene.goes_on:
            return Stop(2 * ready, rest_seconds=LONG_REST_SECONDS)
        return Stop(2 * ready, pauses=True)
    for each in range(first, tick + 1):
        if waits(each):
            return Stop(2 * each, waits=True)
    if may_rest and tick != first and scene.stays_at(tick):
        return Stop(2 * tick, rest_seconds=REST_SECONDS)
    return Stop(half)
