r"""Film time: which moment of a run a film shows at each of its seconds.

    hold      quick            hold      quick       hold
    |------|/-----------------\|------|/------------\|------|

1. A film holds where something happens for the first time, as long as one needs to read of it.
2. In between each half of a tick has its usual time, if there is room for that. If there is not,
   the run is quick there: it gets faster and slower again, smoothly.
3. If there is not even room for all holds, they become shorter. If that is not enough, some are
   left out: first what is told by the way, then the last ones, unless they are needed.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import sqrt
from typing import NamedTuple

#: At least this share of a film is left for what is between the holds, if it needs that much.
QUICK_SHARE = 0.16
#: This share of the pace of a quick stretch comes and goes smoothly.
EASED = 0.6


class Hold(NamedTuple):
    """A few halves in a row, from ``first`` on, each with its seconds, and the least it may have.

    One that is not ``needed`` may be left out, first of all one ``by_the_way``.
    """

    first: int
    lasts: tuple[float, ...]
    least: tuple[float, ...]
    needed: bool = False
    by_the_way: bool = False

    @property
    def after(self) -> int:
        """The half after its last one."""
        return self.first + len(self.lasts)


class FilmMoment(NamedTuple):
    """A half of a tick, and for how long one would usually have seen it by now, in seconds.

    ``pace`` is how much faster than usual the stretch goes that it belongs to: from the half
    ``begins`` to before ``ends``, which takes so many seconds of the film. ``part_of_tick`` is how
    much of both halves of its tick is over.
    """

    half: int
    seconds: float
    pace: float = 1.0
    begins: int = 0
    ends: int = 0
    stretch_seconds: float = 0.0
    part_of_tick: float = 1.0


class FilmTime:
    """The times of a film: ``lasts`` says how long each half usually lasts, in seconds.

    The ``holds`` are in order. The film has ``room`` seconds; all of them are used only if it has
    to be quick. ``seconds`` is how long it lasts, ``left_out`` are the holds that had no room.
    """

    def __init__(self, lasts: Sequence[float], holds: Sequence[Hold], room: float) -> None:
        #: How many halves there are.
        self.halves = len(lasts)
        held = sum(last for hold in holds for last in lasts[hold.first : hold.after])
        quick = min(QUICK_SHARE * room, sum(lasts) - held)
        kept = fitted(holds, room - quick)
        firsts = {hold.first for hold in kept}
        self.left_out = [hold for hold in holds if hold.first not in firsts]
        self._stretches = _stretches(lasts, kept, room)
        ends = [0.0, *accumulate(stretch.seconds for stretch in self._stretches)]
        self._begins = ends[:-1]
        self.seconds = ends[-1]

    def at(self, second: float) -> FilmMoment:
        """What is shown at a second of the film; after its end, the last half."""
        number = max(0, bisect_right(self._begins, second + 1e-9) - 1)
        return self._stretches[number].at(second - self._begins[number])


def fitted(holds: Sequence[Hold], room: float) -> list[Hold]:
    """The holds that have room, as long as there is room for them.

    If there is not even room for those that are needed, they are shorter than the least.
    """
    kept = list(holds)
    while sum(sum(hold.least) for hold in kept) > room:
        spare = [hold for hold in kept if not hold.needed]
        if not spare:
            break
        kept.remove(max(spare, key=lambda hold: (hold.by_the_way, hold.first)))
    wished = sum(sum(hold.lasts) for hold in kept)
    least = sum(sum(hold.least) for hold in kept)
    if wished <= room:
        return kept
    part = max(0.0, room - least) / max(wished - least, 1e-9)
    too_long = max(1.0, least / room)
    shorter = list[Hold]()
    for hold in kept:
        both = zip(hold.lasts, hold.least, strict=True)
        lasts = tuple((low + part * (high - low)) / too_long for high, low in both)
        shorter.append(hold._replace(lasts=lasts))
    return shorter


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
    """The halves from ``first`` on, each with its usual seconds; all of them have ``seconds``."""

    first: int
    lasts: Sequence[float]
    begins: Sequence[float]
    seconds: float

    @classmethod
    def of(cls, first: int, lasts: Sequence[float], seconds: float) -> "_Stretch":
        return cls(first, lasts, [0.0, *accumulate(lasts)], seconds)

    def at(self, second: float) -> FilmMoment:
        """What is shown at one of its seconds."""
        usual = self.begins[-1]
        pace = usual / self.seconds if self.seconds else 1.0
        passed = min(second, usual)
        if pace > 1:
            part = min(1.0, second / self.seconds)
            smooth = part * part * (3 - 2 * part)
            passed = usual * ((1 - EASED) * part + EASED * smooth)
        inside = min(len(self.lasts), bisect_right(self.begins, passed + 1e-9)) - 1
        seconds = max(0.0, passed - self.begins[inside])
        first = max(0, inside - (self.first + inside) % 2)
        end = min(len(self.lasts), first + 2 - (self.first + first) % 2)
        whole = self.begins[end] - self.begins[first]
        return FilmMoment(
            half=self.first + inside,
            seconds=seconds,
            pace=pace,
            begins=self.first,
            ends=self.first + len(self.lasts),
            stretch_seconds=self.seconds,
            part_of_tick=(passed - self.begins[first]) / whole if whole else 1.0,
        )


def _stretches(lasts: Sequence[float], holds: Sequence[Hold], room: float) -> list[_Stretch]:
    """All holds, and what is between them."""
    gaps = list[tuple[int, int]]()
    first = 0
    for hold in holds:
        gaps.append((first, hold.first))
        first = hold.after
    gaps.append((first, len(lasts)))
    left = room - sum(sum(hold.lasts) for hold in holds)
    seconds = shared([sum(lasts[first:after]) for first, after in gaps], left)
    stretches = list[_Stretch]()
    for number, (first, after) in enumerate(gaps):
        if first < after:
            stretches.append(_Stretch.of(first, lasts[first:after], seconds[number]))
        if number < len(holds):
            hold = holds[number]
            stretches.append(_Stretch.of(hold.first, hold.lasts, sum(hold.lasts)))
    return stretches
