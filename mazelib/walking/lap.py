"""Laps: the same ticks again and again, seen and counted where nobody can prove a circle.

A lap is walked again if place, heading and target are tick by tick what they were one lap earlier.
How laps are seen, at the cost of a few steps a tick:

1. Begin at a tick. Of all ticks since then, how many at the end repeat those at the beginning? What
   the two are apart is the length of a lap.
2. If that fits in twice, a lap is seen. It may have begun earlier: go back as long as the ticks
   repeat.
3. If no lap is seen for long, begin anew at the newest tick, and look twice as long.

Source of step 1: D. Knuth, J. Morris, V. Pratt, "Fast pattern matching in strings", 1977.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from mazelib.grid.places import index_of
from mazelib.text.sentences import _, ngettext

#: How many ticks are looked at before it begins anew.
FIRST_PATIENCE = 16
#: A lap is told once it was walked this often.
WORTH_TELLING = 3


@dataclass(frozen=True)
class Lap:
    """A lap as it is told: its ``ticks`` and ``steps``, and how often it was walked.

    ``changing`` are the names of what the strategy keeps that differs from lap to lap.
    """

    ticks: int
    steps: int
    count: int
    changing: tuple[str, ...]

    @property
    def words(self) -> str:
        """The lap in one line: "the last 1,600 ticks were one lap of 16 steps, 100 times"."""
        if self.steps:
            words = ngettext(
                "the last {all:,} ticks were one lap of {steps:,} step, {count:,} times",
                "the last {all:,} ticks were one lap of {steps:,} steps, {count:,} times",
                self.steps,
            )
        elif self.ticks > 1:
            words = _("the last {all:,} ticks were {ticks:,} turns on the spot, {count:,} times")
        else:
            words = _("for the last {all:,} ticks it stood still")
        return self._filled(words)

    @property
    def changes(self) -> str:
        """What changes from lap to lap, after these words: "only steps changes"."""
        if not self.changing:
            return _("nothing changes that can be seen")
        words = ngettext("only {names} changes", "only {names} change", len(self.changing))
        return words.format(names=self._names)

    def sentences(self, reason: str) -> list[str]:
        """The lap in sentences for the class. ``reason`` says why nothing is proven, if it does."""
        if self.steps:
            words = ngettext(
                "The same lap of {steps:,} step, {count:,} times.",
                "The same lap of {steps:,} steps, {count:,} times.",
                self.steps,
            )
        elif self.ticks > 1:
            words = _("The same {ticks:,} turns on the spot, {count:,} times.")
        else:
            words = _("It has stood still for {all:,} ticks.")
        changes = ngettext("Only {names} changes.", "Only {names} change.", len(self.changing))
        if not self.changing:
            changes = _("Nothing changes that can be seen.")
        not_proven = _("That it goes on for ever is not proven.")
        if reason:
            not_proven = _("That it goes on for ever is not proven ({reason}).")
        facts = [self._filled(words), changes.format(names=self._names)]
        return [*facts, not_proven.format(reason=reason)]

    @property
    def _names(self) -> str:
        return ", ".join(self.changing)

    def _filled(self, words: str) -> str:
        whole = self.count * self.ticks
        return words.format(all=whole, steps=self.steps, ticks=self.ticks, count=self.count)


@dataclass
class LapRun:
    """Ticks that repeat: from ``begin`` to ``last``, each as the one ``ticks`` before it."""

    begin: int
    ticks: int
    last: int

    def count(self, tick: int) -> int:
        """How often the whole lap had been walked at a tick."""
        return (tick - self.begin) // self.ticks

    def end(self, tick: int) -> int:
        """The tick at which the last whole lap ended, seen from a tick."""
        return self.begin + self.count(tick) * self.ticks


class Laps:
    """Sees the laps in the ``states`` of a walk, which grow while somebody walks on.

    ``reached`` are the ticks at which control points were reached: no lap leads past them.
    """

    def __init__(self, states: Sequence[int], reached: Sequence[int]) -> None:
        self._states = states
        self._reached = reached
        self._runs: list[LapRun] = []
        self._is_open = False
        self._seen = 0
        self._leg = 0
        self._begin_anew(0, FIRST_PATIENCE)

    def at(self, tick: int) -> LapRun | None:
        """The lap that was walked again at a tick; None if there was none."""
        for number in range(self._seen, tick + 1):
            self._see(number)
        self._seen = max(self._seen, tick + 1)
        for run in reversed(self._runs):
            if run.begin <= tick:
                return run if tick <= run.last else None
        return None

    def steps(self, run: LapRun) -> int:
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

    def _see(self, tick: int) -> None:
        """Look at the next tick."""
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
            self._runs.append(LapRun(self._earliest(ticks), ticks, tick))

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
