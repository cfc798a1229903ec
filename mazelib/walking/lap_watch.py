"""Laps on a walk that is not recorded: what changes in them is looked at now and then."""

from array import array
from collections.abc import Callable, Mapping

from mazelib.walking.lap import WORTH_TELLING, Lap, LapRun, Laps
from mazelib.walking.memory import Memory, freeze, thaw

#: How many ticks are looked through at once for a lap.
AT_ONCE = 32


class LapWatch:
    """Watches a walk tick by tick; ``memory`` is asked for at the ends of some laps.

    A strategy may keep very much, so it is not looked at in every lap: at the first ends that are
    seen, and then ever more seldom.
    """

    def __init__(self, memory: Callable[[], Memory]) -> None:
        self._memory = memory
        self._states = array("q")
        self._reached: list[int] = []
        self._laps = Laps(self._states, self._reached)
        self._run: LapRun | None = None
        self._next_tick = AT_ONCE
        self._begin_lap(None)

    def note(self, state: int) -> None:
        """The walk came to this state at the next tick."""
        self._states.append(state)
        if len(self._states) > self._next_tick:
            self._watch(len(self._states) - 1)

    def _watch(self, tick: int) -> None:
        """Look for laps up to a tick, and at the memory if a lap ends just there."""
        run = self._laps.at(tick)
        self._next_tick = tick + AT_ONCE
        if run is not self._run:
            self._begin_lap(run)
        if run is None:
            return
        if tick == run.end(tick) and self._looks_at_lap(run.count(tick)):
            self._look()
        self._next_tick = run.end(tick) + run.ticks

    def note_reached(self, tick: int) -> None:
        """A control point was reached at a tick, which is noted next."""
        self._reached.append(tick)

    @property
    def lap(self) -> Lap | None:
        """The lap that is walked again and again; None if there is none worth telling."""
        tick = len(self._states) - 1
        run = self._laps.at(tick)
        if run is None or run is not self._run:
            return None
        if self._looks < 2 or run.count(tick) < WORTH_TELLING:
            return None
        changing = tuple(sorted(self._changing))
        return Lap(run.ticks, self._laps.steps(run), run.count(tick), changing)

    def _begin_lap(self, run: LapRun | None) -> None:
        self._run = run
        self._looks = 0
        self._kept: Mapping[str, object] = {}
        self._changing: set[str] = set()

    def _looks_at_lap(self, count: int) -> bool:
        """Whether to look at the end of a lap: at each power of two, and once more after it."""
        return self._looks < 2 or count.bit_count() == 1 or (count - 1).bit_count() == 1

    def _look(self) -> None:
        before = self._kept
        self._kept = thaw(self._memory().frozen)
        if self._looks:
            self._changing |= changed_names(before, self._kept)
        self._looks += 1


def changed_names(before: Mapping[str, object], after: Mapping[str, object]) -> set[str]:
    """The names that do not stand for the same any more, in two memories that were thawed."""
    changed = before.keys() ^ after.keys()
    for name in before.keys() & after.keys():
        if freeze({name: before[name]}) != freeze({name: after[name]}):
            changed.add(name)
    return changed
