"""Stops: where playing pauses on its way, and where it rests for a while."""

from collections.abc import Callable
from typing import NamedTuple

from mazelib.window.scene import AnyScene


class Stop(NamedTuple):
    """How far playing comes in a frame: to this half, where it may pause, wait, or rest."""

    half: int
    pauses: bool = False
    waits: bool = False
    rests: bool = False


def first_stop(
    scene: AnyScene, first: int, half: int, waits: Callable[[int], bool], *, may_rest: bool
) -> Stop:
    """The first stop on the way from the tick ``first`` to a half.

    It pauses where a maze is ready. It comes no further than a tick at which it ``waits`` for a
    guess. It rests, if it ``may_rest``, where the class should see what happens.
    """
    tick = half // 2
    ready = scene.pauses_at
    if ready is not None and first < ready <= tick:
        return Stop(2 * ready, pauses=True)
    for each in range(first, tick + 1):
        if waits(each):
            return Stop(2 * each, waits=True)
    if may_rest and tick != first and scene.stays_at(tick):
        return Stop(2 * tick, rests=True)
    return Stop(half)
