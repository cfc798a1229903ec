"""Laps: the same ticks again and again, seen and counted where no circle can be proven.

A lap is walked again if place, heading and target are tick by tick what they were one lap earlier.
Here is a walk with one letter for each state:

    tick     0  1  2  3  4  5  6  7  8  9 10 11
    state    x  y  a  b  c  a  b  c  a  b  c  a
                   |--------|--------|--------|     a lap of 3 ticks: begun at 2, walked 3 times

How a lap is seen, at the cost of a few steps a tick:

1. Begin a search at a tick. At each tick from there, count how many states at the end repeat those
   at the beginning, and take the greatest number for which that holds. What the two are apart is
   the length of a lap. If that fits in twice, the lap is seen.

    search from 4            c  a  b  c  a  b
    repeated                 0  0  0  1  2  3       at 9: 6 states, 3 repeat, so 6 - 3 = 3 ticks

2. The lap may have begun earlier: go back as long as the ticks repeat. (Here it goes back to 2.)
3. If no lap is seen for long, begin a new search at the newest tick, and search twice as long.

Source of step 1: D. Knuth, J. Morris, V. Pratt, "Fast pattern matching in strings", 1977.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mazelib.grid.places import index_of
from mazelib.walking.freezer import Unseen
from mazelib.walking.memory import freeze

#: How many ticks the first search looks at before the next one begins.
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

    def last_ends(self, tick: int) -> tuple[int, int]:
        """The ticks at which the last two whole laps ended, seen from a tick."""
        end = self.begin + self.count(tick) * self.ticks
        return end - self.ticks, end

    def is_worth_telling(self, tick: int) -> bool:
        """Whether it was walked often enough, and was seen before the last two laps ended.

        So a memory need be looked at only at the ends of laps to tell what changes.
        """
        earlier_end, _end = self.last_ends(tick)
        return self.count(tick) >= WORTH_TELLING and earlier_end >= self.seen


class _Search:
    """A search for a lap (step 1). It begins at the tick ``start`` and sees one tick after another.

    It is in vain if it sees no lap within ``patience`` ticks.
    """

    def __init__(self, states: Sequence[int], start: int, patience: int) -> None:
        self._states = states
        self.start = start
        self._patience = patience
        #: For each tick seen: how many states up to it repeat the first ones of the search.
        self._repeated: list[int] = []

    def see_next(self) -> int | None:
        """See the next tick. Return the length of the lap that fits in twice now; None if none."""
        states = self._states
        start = self.start
        seen = len(self._repeated)
        repeated = 0
        if seen:
            state = states[start + seen]
            repeated = self._repeated[-1]
            # Either one state more repeats, or some fewer do: they repeat within the repeated ones.
            while repeated and states[start + repeated] != state:
                repeated = self._repeated[repeated - 1]
            if states[start + repeated] == state:
                repeated += 1
        self._repeated.append(repeated)
        ticks = seen + 1 - repeated
        return ticks if ticks <= repeated else None

    @property
    def is_in_vain(self) -> bool:
        """Whether its patience is at an end."""
        return len(self._repeated) >= self._patience

    def next_one(self) -> "_Search":
        """The search that begins at the next tick, with twice the patience."""
        return _Search(self._states, self.start + len(self._repeated), 2 * self._patience)


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
        #: How many ticks were looked at, and the newest of them at which a control point was
        #: reached.
        self._seen = 0
        self._leg = 0
        self._search = _Search(states, 0, FIRST_PATIENCE)
        #: The lap that was told last, and its begin, length and last end.
        self._last_told: Lap | None = None
        self._key_of_last_told = (0, 0, 0)

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
        key = run.begin, run.ticks, end
        if self._key_of_last_told != key:
            before = memory_at(earlier_end)
            after = memory_at(end)
            changing = changed_names(before, after)
            hides = _is_unseen(before) or _is_unseen(after)
            self._last_told = Lap(run.ticks, self._steps(run), run.count(tick), changing, hides)
            self._key_of_last_told = key
        return self._last_told

    def _steps(self, run: LapRun) -> int:
        """How many ticks of the lap lead to another place."""
        steps = 0
        for tick in range(run.begin + 1, run.begin + run.ticks + 1):
            if index_of(self._states[tick - 1]) != index_of(self._states[tick]):
                steps += 1
        return steps

    def _see_next(self) -> None:
        """Look at the next tick: it goes on with the newest run, begins one, or does neither."""
        tick = self._seen
        self._seen += 1
        if tick in self._reached:
            self._leg = tick
            self._search = _Search(self._states, tick, FIRST_PATIENCE)
        ticks = self._search.see_next()
        if ticks is None:
            if self._search.is_in_vain:
                self._search = self._search.next_one()
        elif self._runs and (self._runs[-1].last, self._runs[-1].ticks) == (tick - 1, ticks):
            self._runs[-1].last = tick
        else:
            self._runs.append(LapRun(self._earliest(ticks), ticks, seen=tick, last=tick))

    def _earliest(self, ticks: int) -> int:
        """The earliest tick from which a lap of this length repeats up to the newest tick."""
        begin = self._search.start
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
