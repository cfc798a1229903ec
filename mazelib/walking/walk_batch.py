"""A batch of a walk: what a timeline recorded after some tick, as plain data.

One process can walk and send batches; another one appends them to a timeline of its own, which then
tells the same. (See Timeline.batch and Timeline.append.)
"""

from typing import NamedTuple

from mazelib.values.lines_run import PlainLinesRun


class WalkBatch(NamedTuple):
    """What was recorded after tick ``after``; -1 stands for the time before tick 0.

    All fields are plain data, so ``tuple(batch)`` and ``WalkBatch(*data)`` lead to any channel and
    back. ``states`` are the states of the ticks, 8 bytes each in the order of this machine.
    ``lines_run`` has pairs of a tick and the lines that ran in the turn that leads to it, wherever
    somebody watched them. ``memory`` has pairs of a tick and what was kept from then on, wherever
    that changed.

    ``reached``, ``has_failed`` and ``since`` are as in the timeline, and ``reached`` has only the
    ticks of the batch.
    """

    after: int
    states: bytes
    lines_run: tuple[tuple[int, PlainLinesRun], ...]
    memory: tuple[tuple[int, bytes], ...]
    reached: tuple[int, ...]
    has_failed: bool
    since: int | None
