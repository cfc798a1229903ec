"""Laps on a walk that is not recorded: what the strategy keeps is looked at only twice."""

from array import array
from collections.abc import Callable, Mapping

from mazelib.walking.lap import Lap, Laps
from mazelib.walking.memory import Memory, thaw
from mazelib.walking.observer import Observer


class LapWatch(Observer):
    """Watches a walk tick by tick, to tell the lap that is walked again at tick ``limit``.

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

    def note_beginning(self, state: int) -> None:
        """Note the state of tick 0."""
        self.note_tick(state)

    def note_tick(self, state: int) -> None:
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
