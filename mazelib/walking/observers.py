"""Observers look on while a walk goes on: one of them looks for laps, another records the walk."""

from array import array
from collections.abc import Callable, Mapping

from mazelib.walking.freezer import thaw
from mazelib.walking.lap import Lap, Laps
from mazelib.walking.memory import Memory
from mazelib.walking.strategy import Strategy


class Observer:
    """Looks on while a walk goes on. This one makes nothing of it.

    A walk notes what happens in its order: for each tick the turn, what happened at the tick, and
    the state of the walker.
    """

    @property
    def lap(self) -> Lap | None:
        """The lap that was seen at the end of the walk; None if this observer sees none."""
        return None

    def note_beginning(self, strategy: Strategy) -> None:
        """The walk begins at tick 0; its strategy has not been asked yet."""

    def note_turn(self, strategy: Strategy) -> None:
        """The strategy was asked for a turn."""

    def note_state(self, state: int) -> None:
        """The walker came to the next tick, in this state (place and heading, see grid.places)."""

    def note_reached(self, tick: int) -> None:
        """A control point was reached at a tick, whose state is noted next."""

    def note_circle(self, since: int) -> None:
        """The newest tick is the tick ``since`` again, as is proven."""

    def note_stop(self) -> None:
        """The walk stops in the turn that was noted last, which leads to no tick.

        The strategy went wrong in it, or said that all is explored.
        """


#: Looks on where nothing is wanted: the walk need not even note what happens.
NO_OBSERVER = Observer()


class LapWatch(Observer):
    """Watches a walk tick by tick, to find the lap that is walked again at tick ``limit``.

    A strategy may keep very much. So ``memory`` is asked for only at the ends of the last two whole
    laps before the limit: once a lap is seen, these ticks can be foretold.
    """

    def __init__(self, memory: Callable[[], Memory], limit: int) -> None:
        self._memory = memory
        self._limit = limit
        self._states = array("q")
        self._reached: list[int] = []
        self._laps = Laps(self._states, self._reached)
        self._kept: dict[int, Mapping[str, object]] = {}

    def note_state(self, state: int) -> None:
        """Note the state of the next tick; look at the memory if a lap ends there."""
        self._states.append(state)
        tick = len(self._states) - 1
        run = self._laps.at(tick)
        if run and tick in run.last_ends(self._limit):
            self._kept[tick] = thaw(self._memory().frozen)

    def note_reached(self, tick: int) -> None:
        """Note that no lap leads past this tick."""
        self._reached.append(tick)

    @property
    def lap(self) -> Lap | None:
        """The lap that is walked again at the limit; None before, or if none is worth telling."""
        if len(self._states) <= self._limit:
            return None
        return self._laps.told(self._limit, self._kept.__getitem__)
