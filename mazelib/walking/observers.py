"""Observers: a walk tells them what happens, in its order. They record it, or look for laps."""

from array import array
from collections.abc import Callable, Mapping

from mazelib.walking.lap import Lap, Laps
from mazelib.walking.memory import Memory, thaw
from mazelib.walking.strategy import Strategy
from mazelib.walking.timeline import Timeline


class Observer:
    """Looks on while somebody walks. This one makes nothing of it."""

    @property
    def lap(self) -> Lap | None:
        """The lap that was seen at the end of the walk; None if this observer sees none."""
        return None

    def note_beginning(self, state: int) -> None:
        """The walker stands at tick 0, in this state (place and heading, see grid.places)."""

    def note_tick(self, state: int) -> None:
        """The strategy has answered, and the walker came to this state at the next tick."""

    def note_reached(self, tick: int) -> None:
        """A control point was reached at a tick, which is noted next."""

    def note_circle(self, since: int) -> None:
        """The newest tick is the tick ``since`` again, as is proven."""

    def note_failed_turn(self) -> None:
        """The strategy went wrong at its turn, or said that all is explored: it leads nowhere."""


#: Nobody looks on: a walk need not even tell what happens.
NOBODY = Observer()


class Recorder(Observer):
    """Writes into a timeline what happens, what the strategy keeps, and which lines of it ran."""

    def __init__(self, timeline: Timeline, strategy: Strategy) -> None:
        self._timeline = timeline
        self._strategy = strategy

    def note_beginning(self, state: int) -> None:
        """Record tick 0, and what the strategy keeps before its first turn."""
        self._timeline.note_turn(None, self._strategy.memory().frozen)
        self._timeline.note_state(state)

    def note_tick(self, state: int) -> None:
        """Record the turn that was just taken, and where it led."""
        self._note_turn()
        self._timeline.note_state(state)

    def note_reached(self, tick: int) -> None:
        """Record that a control point was reached."""
        self._timeline.note_reached(tick)

    def note_circle(self, since: int) -> None:
        """Record a circle."""
        self._timeline.note_circle(since)

    def note_failed_turn(self) -> None:
        """Record a turn that leads to no step."""
        self._note_turn()
        self._timeline.note_failure()

    def _note_turn(self) -> None:
        self._timeline.note_turn(self._strategy.lines_run(), self._strategy.memory().frozen)


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
