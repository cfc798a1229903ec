"""A batch of a walk: what was recorded of some ticks, as it goes from one process to another.

A learner's code runs where a batch comes from, and may have changed it. So it is checked.
"""

from array import array
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mazelib.grid.places import index_of
from mazelib.maps.heya import Heya
from mazelib.values.lines_run import PlainLinesRun

#: The type code of the array in which states are kept and sent.
STATE = "q"
#: A batch after this has all that was recorded.
BEFORE_TICK_0 = -1


class WalkBatch(NamedTuple):
    """What was recorded after tick ``after``, or BEFORE_TICK_0.

    One process can walk and send batches; another one appends them to a recording of its own, which
    then tells the same.

    All fields are plain data, so ``tuple(batch)`` and ``WalkBatch(*data)`` lead to any channel and
    back. ``states`` are the states of the ticks, 8 bytes each in the order of this machine.
    ``lines_run`` has pairs of a tick and the lines that ran in the turn that leads to it, wherever
    they were watched. ``memory`` has pairs of a tick and what was kept from then on, wherever that
    changed.

    ``reached``, ``has_stopped`` and ``since`` are as in the recording, and ``reached`` has only the
    ticks of the batch.
    """

    after: int
    states: bytes
    lines_run: tuple[tuple[int, PlainLinesRun], ...]
    memory: tuple[tuple[int, bytes], ...]
    reached: tuple[int, ...]
    has_stopped: bool
    since: int | None

    @property
    def decoded_states(self) -> "array[int]":
        """The states as numbers. ValueError: these bytes are none."""
        return array(STATE, self.states)

    def without_start(self) -> "WalkBatch":
        """The same for a recording that has tick 0 already, but not what was kept then."""
        states = self.decoded_states[1:]
        return self._replace(after=0, states=states.tobytes())


def check_batch(batch: WalkBatch, heya: Heya, reached_before: int) -> None:
    """ValueError if no walk on a map records this after it has reached so many control points.

    What was kept is not thawed here: that would take long, and is rarely needed.
    """
    states = batch.decoded_states
    last = batch.after + len(states)
    _check_on_floor(states, heya)
    _check_reached(batch, states, heya, reached_before)
    _check_pairs(batch.lines_run, tuple)
    _check_pairs(batch.memory, bytes)
    # A turn that leads to no tick is recorded for the tick after the last one.
    last_turn = last + 1 if batch.has_stopped else last
    _check_in_order((tick for tick, _lines in batch.lines_run), batch.after, last_turn)
    _check_in_order((tick for tick, _frozen in batch.memory), batch.after, last_turn)


def _check_on_floor(states: Iterable[int], heya: Heya) -> None:
    """ValueError if one of these states is not on the floor of the map."""
    floor = heya.floor
    for state in set(states):
        if not 0 <= index_of(state) < len(floor) or not floor[index_of(state)]:
            raise ValueError(f"state {state} is not on the floor of the map")


def _check_reached(batch: WalkBatch, states: Sequence[int], heya: Heya, before: int) -> None:
    """ValueError if the walker was not at the next control points when it reached them.

    ``before`` is how many it had reached before.
    """
    _check_in_order(batch.reached, batch.after, batch.after + len(states))
    controls = heya.controls[before : before + len(batch.reached)]
    for tick, (letter, place) in zip(batch.reached, controls, strict=True):
        if index_of(states[tick - batch.after - 1]) != heya.places.index(place):
            raise ValueError(f"{letter} is not reached at tick {tick}")


def _check_pairs(pairs: tuple[object, ...], kind: type) -> None:
    """ValueError unless these are pairs, of which the second part is of this kind."""
    for pair in pairs:
        if type(pair) is not tuple or len(pair) != 2 or type(pair[1]) is not kind:
            raise ValueError(f"{pair!r} is no pair of a tick and a {kind.__name__}")


def _check_in_order(ticks: Iterable[int], after: int, last: int) -> None:
    """ValueError if these are not ticks in their order, from the one after a tick to the last."""
    before = after
    for tick in ticks:
        if type(tick) is not int or not before < tick <= last:
            raise ValueError(f"{tick!r} is no tick after {before} and up to {last}")
        before = tick
