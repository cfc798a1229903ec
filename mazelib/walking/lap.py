"""Laps: the same ticks again and again, seen and counted where no circle can be proven.

A lap is walked again if place, heading and target are tick by tick what they were one lap earlier.
How laps are seen, at the cost of a few steps a tick:

1. Begin at a tick. Of all ticks since then, how many at the end repeat those at the beginning? What
   the two are apart is the length of a lap.
2. If that fits in twice, a lap is seen. It may have begun earlier: go back as long as the ticks
   repeat.
3. If no lap is seen for long, begin anew at the newest tick, and look twice as long.

Source of step 1: D. Knuth, J. Morris, V. Pratt, "Fast pattern matching in strings", 1977.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mazelib.grid.places import index_of
from mazelib.walking.freezer import Unseen
from mazelib.walking.memory import freeze

#: How many ticks are looked at before it begins anew.
FIRST_PATIENCE = 16
#: A lap is told once it was walked this often.
WORTH_TELLING = 3

#: Returns what a strategy kept at a tick, by name.
MemoryAt = Callable[[int], Mapping[str, object]]


@dataclass(frozen=True)
class Lap:
    """A lap as it is told: its ``ticks`` and ``steps``, and how often it was walked.

    ``changing`` are the names of what the strategy keeps that differs between the ends of the last
    two whole laps. It ``hides`` what changes if what was kept at one of these ends cannot be looked
    at.
    """

    ticks: int
    steps: int
    count: int
    changing: tuple[str, ...]
    hides: bool = False

    @property
    def all_ticks(self) -> int:
        """The ticks of all the laps together."""
        return self.ticks * self.count


@dataclass
class LapRun:
    """Ticks that repeat: from ``begin`` to ``last``, each as the one ``ticks`` before it.

    At the tick ``seen``, the walk had come so far that this was to be seen.
    """

    begin: int
    ticks: int
    seen: int
    last: int

    def count(self, tick: int) -> int:
        """How often the whole lap had been walked at a tick."""
        return (tick - self.begin) // self.ticks

    def end(self, tick: int) -> int:
        """The tick at which the last whole lap ended, seen from a tick."""
        return self.begin + self.count(tick) * self.ticks

    def last_ends(self, tick: int) -> tuple[int, int]:
        """The ticks at which the last two whole laps ended, seen from a tick."""
        end = self.end(tick)
        return end - self.ticks, end

    def is_worth_telling(self, tick: int) -> bool:
        """Whether it was walked often enough, and was seen before the last two laps ended.

        So a memory need be looked at only at the ends of laps to tell what changes.
        """
        earlier_end, _end = self.last_ends(tick)
        return self.count(tick) >= WORTH_TELLING and earlier_end >= self.seen


@dataclass(frozen=True)
class _Told:
    """A lap as it was told, the run that it belongs to, and the end of its last whole round."""

    lap: Lap
    run: LapRun
    end: int


class Laps:
    """Sees the laps in the ``states`` of a walk, which grow while the walk goes on.

    ``reached`` are the ticks at which control points were reached: no lap leads past them.

    It looks at each tick once, and not before it is asked for that tick or a later one. What it has
    seen of a tick stays true, so the order in which it is asked changes no answer.
    """

    def __init__(self, states: Sequence[int], reached: Sequence[int]) -> None:
        self._states = states
        self._reached = reached
        self._runs: list[LapRun] = []
        self._last_told: _Told | None = None
        #: How many ticks were looked at.
        self._seen = 0
        #: Whether the newest of these is in the last run.
        self._is_open = False
        #: The newest of them at which a control point was reached.
        self._leg = 0
        self._begin_anew(0, FIRST_PATIENCE)

    def at(self, tick: int) -> LapRun | None:
        """The lap that was walked again at a tick; None if there was none."""
        while self._seen <= tick:
            self._see_next()
        for run in reversed(self._runs):
            if run.begin <= tick:
                return run if tick <= run.last else None
        return None

    def told(self, tick: int, memory_at: MemoryAt) -> Lap | None:
        """The lap that is walked again at a tick; None if none is worth telling.

        ``memory_at`` is asked for the ends of the last two whole laps, and for no other tick.
        """
        run = self.at(tick)
        if run is None or not run.is_worth_telling(tick):
            return None
        earlier_end, end = run.last_ends(tick)
        # Large memories take long to compare, and each tick of the next lap asks for the same.
        last = self._last_told
        if last is None or last.run is not run or last.end != end:
            lap = self._told_of(run, tick, memory_at(earlier_end), memory_at(end))
            last = _Told(lap, run, end)
            self._last_told = last
        return last.lap

    def _told_of(
        self, run: LapRun, tick: int, before: Mapping[str, object], after: Mapping[str, object]
    ) -> Lap:
        """A lap as it is told at a tick, with the memories at both ends of its last round."""
        changing = changed_names(before, after)
        hides = _is_unseen(before) or _is_unseen(after)
        return Lap(run.ticks, self._steps(run), run.count(tick), changing, hides)

    def _steps(self, run: LapRun) -> int:
        """How many ticks of the lap lead to another place."""
        steps = 0
        for tick in range(run.begin + 1, run.begin + run.ticks + 1):
            if index_of(self._states[tick - 1]) != index_of(self._states[tick]):
                steps += 1
        return steps

    def _begin_anew(self, tick: int, patience: int) -> None:
        self._start = tick
        self._patience = patience
        self._is_open = False
        #: How many ticks up to each one repeat the first ones since the start.
        self._repeated: list[int] = []

    def _see_next(self) -> None:
        """Look at the next tick."""
        tick = self._seen
        self._seen += 1
        if tick in self._reached:
            self._leg = tick
            self._begin_anew(tick, FIRST_PATIENCE)
        length = tick - self._start + 1
        repeated = self._repeated_at(tick)
        self._repeated.append(repeated)
        ticks = length - repeated
        if repeated < ticks:
            self._is_open = False
            if length >= self._patience:
                self._begin_anew(tick + 1, 2 * self._patience)
        elif self._is_open and self._runs[-1].ticks == ticks:
            self._runs[-1].last = tick
        else:
            self._is_open = True
            self._runs.append(LapRun(self._earliest(ticks), ticks, seen=tick, last=tick))

    def _repeated_at(self, tick: int) -> int:
        """How many ticks up to this one repeat the first ones since the start."""
        if tick == self._start:
            return 0
        state = self._states[tick]
        repeated = self._repeated[-1]
        while repeated and self._states[self._start + repeated] != state:
            repeated = self._repeated[repeated - 1]
        if self._states[self._start + repeated] == state:
            repeated += 1
        return repeated

    def _earliest(self, ticks: int) -> int:
        """The earliest tick from which a lap of this length repeats."""
        begin = self._start
        while begin > self._leg and self._states[begin - 1] == self._states[begin - 1 + ticks]:
            begin -= 1
        return begin


def changed_names(before: Mapping[str, object], after: Mapping[str, object]) -> tuple[str, ...]:
    """The names that do not stand for the same any more, in two memories that were thawed."""
    changed = before.keys() ^ after.keys()
    for name in before.keys() & after.keys():
        if freeze({name: before[name]}) != freeze({name: after[name]}):
            changed.add(name)
    return tuple(sorted(changed))


def _is_unseen(memory: Mapping[str, object]) -> bool:
    """Whether a memory, as it was thawed, cannot be looked at."""
    return any(isinstance(value, Unseen) for value in memory.values())
