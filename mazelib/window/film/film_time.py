r"""Film time: which moment of a run a film shows at each of its seconds.

    hold    quick, fast in the middle    hold      quick           hold
    |------|---->--->>>>>>>--->----|------|------------------|------|

1. A film holds where something happens for the first time, as long as one needs to read of it.
2. In between it is quick. Where there is little room, it goes on slowly, then fast, then slowly.
3. Its holds have only a part of the film. If they need more, they become shorter. If that is not
   enough, some are left out, unless they are needed: first what happens most often.
4. What has no room even then is cut out of the middle of a quick stretch.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import inf, sqrt
from typing import NamedTuple

#: A quick stretch with a cut lasts at least so many seconds: half of them before it, half after.
CUT_SECONDS = 3.2
#: Nothing is cut out of a stretch that would be so many times as long at most.
LEAST_CUT = 1.4
#: Quick stretches have this part of a film at least, if they need it.
QUICK_SHARE = 0.6
#: A stretch becomes faster in this part of it, and slower in as much at its end.
RAMP = 0.25


class Hold(NamedTuple):
    """A few halves in a row, from ``first`` on, each with its seconds, and the least it may have.

    What it is for happens so ``often``. One that is not ``needed`` may be left out.
    """

    first: int
    lasts: tuple[float, ...]
    least: tuple[float, ...]
    needed: bool = False
    often: int = 1

    @property
    def after(self) -> int:
        """The half after its last one."""
        return self.first + len(self.lasts)


class Quick(NamedTuple):
    """How quick a film is between its holds.

    Up to ``most_pace`` times as fast as usual it goes on evenly; in the middle of a stretch that
    has to be quicker, it goes ``fastest`` times as fast at most. A quick stretch has at least so
    many seconds, or one could not read what is said there; in one of few halves nothing is said.
    """

    most_pace: float
    fastest: float
    least_seconds: float = 0.0
    few_halves: int = 0

    @property
    def most_on_average(self) -> float:
        """How many times as fast as usual a whole stretch is at most."""
        return self.most_pace + (1 - RAMP) * max(0.0, self.fastest - self.most_pace)

    def least_of(self, halves: int) -> float:
        """The least seconds of a stretch of so many halves."""
        return self.least_seconds if halves > self.few_halves else 0.0


class FilmMoment(NamedTuple):
    """A half of a tick, and for how long one would usually have seen it by now, in seconds.

    It belongs to a stretch from the half ``begins`` to before ``ends``. ``part_of_tick`` is how
    much of both halves of its tick is over. The stretch began ``since`` seconds ago, and ``lasts``
    so many; where it ``is_fast``, nobody can follow. Where it comes behind a cut,
    ``cut_from`` is the last half before that.
    """

    half: int
    seconds: float
    is_held: bool = True
    begins: int = 0
    ends: int = 0
    part_of_tick: float = 1.0
    cut_from: int | None = None
    since: float = 0.0
    lasts: float = 0.0
    is_fast: bool = False

    @property
    def steps_a_second(self) -> float:
        """How many steps are taken in a second of the stretch, on average."""
        return (self.ends - self.begins) / 2 / self.lasts if self.lasts else 0.0


class FilmTime:
    """The times of a film: ``lasts`` says how long each half usually lasts, in seconds.

    The ``holds`` are in order, and have ``most_held`` seconds together at most, unless they are
    needed. The film has ``room`` seconds, and needs fewer if there is less to show. ``seconds`` is
    how long it lasts, ``left_out`` are the holds that had no room.
    """

    def __init__(
        self,
        lasts: Sequence[float],
        holds: Sequence[Hold],
        room: float,
        quick: Quick,
        most_held: float = inf,
    ) -> None:
        #: How many halves there are.
        self.halves = len(lasts)
        self._lasts = lasts
        self._quick = quick
        self._room = room
        self._most_held = most_held
        self._usual = sum(lasts)
        kept = self._kept(holds, room)
        firsts = {hold.first for hold in kept}
        self.left_out = [hold for hold in holds if hold.first not in firsts]
        self._stretches = self._fitted(kept, room)
        ends = [0.0, *accumulate(stretch.seconds for stretch in self._stretches)]
        self._begins = ends[:-1]
        self.seconds = ends[-1]

    def at(self, second: float) -> FilmMoment:
        """What is shown at a second of the film; after its end, the last half."""
        number = max(0, bisect_right(self._begins, second + 1e-9) - 1)
        return self._stretches[number].at(second - self._begins[number])

    def _kept(self, holds: Sequence[Hold], room: float) -> list[Hold]:
        """The holds that have room."""
        kept = list(holds)
        while self._least(kept) > room or _least_held(kept) > self._most_held:
            spare = [hold for hold in kept if not hold.needed]
            if not spare:
                break
            kept.remove(max(spare, key=lambda hold: (hold.often, hold.first)))
        return kept

    def _least(self, holds: Sequence[Hold]) -> float:
        """The least seconds of a film with these holds."""
        between = sum(self._least_between(*gap) for gap in self._gaps(holds))
        return between + _least_held(holds)

    def _gaps(self, holds: Sequence[Hold]) -> list[tuple[int, int]]:
        """What is between these holds, if anything: its first half, and the one after its last."""
        firsts = [0, *(hold.after for hold in holds)]
        afters = [*(hold.first for hold in holds), self.halves]
        return list(zip(firsts, afters, strict=True))

    def _usual_between(self, first: int, after: int) -> float:
        """How long a quick stretch lasts where there is room."""
        if first == after:
            return 0.0
        return max(sum(self._lasts[first:after]), self._quick.least_of(after - first))

    def _least_between(self, first: int, after: int) -> float:
        """How long it lasts at least: as quick as it may be, with a cut if need be."""
        if first == after:
            return 0.0
        usual = sum(self._lasts[first:after])
        quickest = usual / self._quick.most_on_average
        part = QUICK_SHARE * self._room * usual / self._usual if usual else 0.0
        return max(min(quickest, max(CUT_SECONDS, part)), self._quick.least_of(after - first))

    def _fitted(self, holds: Sequence[Hold], room: float) -> list["_Stretch"]:
        """All stretches: first of all a hold gets what it wishes, then what is between."""
        gaps = self._gaps(holds)
        least = self._least(holds)
        wished = sum(sum(hold.lasts) for hold in holds)
        shortest = _least_held(holds)
        spare = max(0.0, room - least)
        more_held = max(0.0, min(spare, self._most_held - shortest))
        part = min(1.0, more_held / (wished - shortest)) if wished > shortest else 1.0
        too_long = max(1.0, least / room) if room > 0 else 1.0
        seconds_least = [self._least_between(*gap) for gap in gaps]
        wishes = [
            self._usual_between(*gap) - low for gap, low in zip(gaps, seconds_least, strict=True)
        ]
        more = shared(wishes, spare - part * (wished - shortest))
        stretches = list[_Stretch]()
        for number, (first, after) in enumerate(gaps):
            seconds = (seconds_least[number] + more[number]) / too_long
            stretches += self._between(first, after, seconds)
            if number < len(holds):
                stretches.append(_held(holds[number], part, too_long))
        return stretches

    def _between(self, first: int, after: int, seconds: float) -> list["_Stretch"]:
        """A quick stretch of so many seconds, with a cut if it would be too quick."""
        if first == after:
            return []
        lasts = self._lasts[first:after]
        slow = self._quick.most_pace
        room = seconds * self._quick.most_on_average
        if sum(lasts) <= LEAST_CUT * room:
            return [_Stretch.of(first, lasts, seconds, slow)]
        ends = [0.0, *accumulate(lasts)]
        # A cut is between two ticks.
        until = first + bisect_right(ends, room / 2) - 1
        until = max(first, until - until % 2)
        since = first + next(at for at, end in enumerate(ends) if ends[-1] - end <= room / 2)
        since = min(after - 1, since + since % 2)
        before = _Stretch.of(first, self._lasts[first:until], seconds / 2, slow)
        behind = _Stretch.of(since, self._lasts[since:after], seconds / 2, slow)
        behind = behind._replace(cut_from=max(0, until - 1))
        return [before, behind] if first < until else [behind]


def shared(wishes: Sequence[float], room: float) -> list[float]:
    """What each gets of the room: what it wishes; or less, but four times as long, twice as much.

    So a short stretch is not over at once because there is a very long one.
    """
    given = [0.0] * len(wishes)
    weights = sum(sqrt(wish) for wish in wishes)
    for index in sorted(range(len(wishes)), key=wishes.__getitem__):
        weight = sqrt(wishes[index])
        part = room * weight / weights if weights > 0 else 0.0
        given[index] = min(wishes[index], max(0.0, part))
        room -= given[index]
        weights -= weight
    return given


class _Stretch(NamedTuple):
    """The halves from ``first`` on, each with its usual seconds; all of them have ``seconds``.

    If that is quicker than ``slow`` times as fast as usual, it begins and ends so fast.
    """

    first: int
    lasts: Sequence[float]
    begins: Sequence[float]
    seconds: float
    slow: float
    is_held: bool = False
    cut_from: int | None = None

    @classmethod
    def of(cls, first: int, lasts: Sequence[float], seconds: float, slow: float) -> "_Stretch":
        return cls(first, lasts, [0.0, *accumulate(lasts)], seconds, slow)

    def at(self, second: float) -> FilmMoment:
        """What is shown at one of its seconds."""
        usual = self.begins[-1]
        passed = usual * self._part_passed(second)
        inside = min(len(self.lasts), bisect_right(self.begins, passed + 1e-9)) - 1
        first = max(0, inside - (self.first + inside) % 2)
        end = min(len(self.lasts), first + 2 - (self.first + first) % 2)
        whole = self.begins[end] - self.begins[first]
        return FilmMoment(
            half=self.first + inside,
            seconds=max(0.0, passed - self.begins[inside]),
            is_held=self.is_held,
            begins=self.first,
            ends=self.first + len(self.lasts),
            part_of_tick=(passed - self.begins[first]) / whole if whole else 1.0,
            cut_from=self.cut_from,
            since=second,
            lasts=self.seconds,
            is_fast=not self.is_held and self.slow * self.seconds < usual,
        )

    def _part_passed(self, second: float) -> float:
        """Which part of it is over at one of its seconds: less at first, if it is quick."""
        part = min(1.0, second / self.seconds) if self.seconds else 1.0
        slow = self.slow * self.seconds / self.begins[-1] if self.begins[-1] else 1.0
        if self.is_held or slow >= 1:
            return part
        return 1 - eased(1 - part, slow) if part > 1 / 2 else eased(part, slow)


def eased(part: float, slow: float) -> float:
    """How far something is that begins ``slow`` and becomes faster; 1 would be evenly.

    Up to the middle: from there on the same comes in reverse.
    """
    fast = slow + (1 - slow) / (1 - RAMP)
    ramp = min(part, RAMP)
    return slow * ramp + (fast - slow) * ramp * ramp / (2 * RAMP) + fast * max(0.0, part - RAMP)


def _least_held(holds: Sequence[Hold]) -> float:
    """The least seconds of these holds."""
    return sum(sum(hold.least) for hold in holds)


def _held(hold: Hold, part: float, too_long: float) -> _Stretch:
    """A hold with this part of what it wishes beyond the least."""
    both = zip(hold.lasts, hold.least, strict=True)
    lasts = tuple((low + part * (high - low)) / too_long for high, low in both)
    return _Stretch.of(hold.first, lasts, sum(lasts), 1.0)._replace(is_held=True)
