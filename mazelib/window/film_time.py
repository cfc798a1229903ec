r"""Film time: which moment of a run a film shows at each of its seconds.

    pace of the run    slow __            __ slow         a part of a film
                              \__________/
                                 fast

1. Each half of a tick has its usual time: as long as one needs to read what is said in it.
2. A film is cut into parts, where a maze is ready or a circle closes. If all parts have room in
   it, they last as long as usual: a short run is not stretched.
3. If they have not, the longest parts share what the others leave.
4. A part that has to be shorter begins and ends as slowly as usual. In between it is sped up, as
   much as it takes, and smoothly.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

#: A part that is sped up is as slow as usual for so long, in seconds, but for no more than this
#: share of its time: at its beginning, and at its end.
SLOW_BEGINNING = (2.5, 0.32)
SLOW_END = (2.2, 0.17)
#: It takes this share of its time to get faster, and again to get slower.
EASING = 0.18
#: Into so many pieces a part is cut to sum up its pace, and so often its top pace is halved in.
PIECES = 400
HALVINGS = 40
#: The highest pace there is, in usual seconds a second.
TOP_PACE = 1e9


class FilmMoment(NamedTuple):
    """A half of a tick, and for how long one would usually have seen it by now, in seconds.

    ``pace`` is how much faster the film goes than usual.
    """

    half: int
    seconds: float
    pace: float


class FilmTime:
    """The times of a film: ``lasts`` says how long each half usually lasts, in seconds.

    ``cuts`` are the halves with which a new part begins. The film has ``room`` seconds; all of them
    are used only if it has to be sped up. ``seconds`` is how long it lasts.
    """

    def __init__(self, lasts: Sequence[float], cuts: Sequence[int], room: float) -> None:
        #: How many halves there are.
        self.halves = len(lasts)
        self._begins = [0.0, *accumulate(lasts)]
        inside = {cut for cut in cuts if 0 < cut < len(lasts)}
        borders = [self._begins[half] for half in sorted({0, len(lasts), *inside})]
        usual = [end - begin for begin, end in pairwise(borders)]
        self._parts = [_Part(*both) for both in zip(usual, shared(usual, room), strict=True)]
        self.seconds = sum(part.seconds for part in self._parts)

    def at(self, second: float) -> FilmMoment:
        """What is shown at a second of the film; after its end, the last half."""
        usual_second = 0.0
        pace = 1.0
        for part in self._parts:
            inside = min(second, part.seconds)
            usual_second += part.usual_second(inside)
            pace = part.pace(inside)
            second -= part.seconds
            if second < 0:
                break
        half = min(self.halves - 1, bisect_right(self._begins, usual_second + 1e-9) - 1)
        return FilmMoment(half, max(0.0, usual_second - self._begins[half]), pace)

    def pace_over(self, first: int, after: int) -> float:
        """How much faster than usual all of these halves go: from ``first`` to before ``after``."""
        usual = self._begins[after] - self._begins[first]
        seconds = self._second_at(self._begins[after]) - self._second_at(self._begins[first])
        return usual / seconds if seconds > 0 else 1.0

    def _second_at(self, usual_second: float) -> float:
        """The second of the film at which so many usual seconds have passed."""
        second = 0.0
        for part in self._parts:
            if usual_second <= part.usual:
                return second + part.second_at(usual_second)
            usual_second -= part.usual
            second += part.seconds
        return second


def shared(wishes: Sequence[float], room: float) -> list[float]:
    """What each gets of the room: what it wishes, or as much as the others with too little."""
    given = [0.0] * len(wishes)
    by_wish = sorted(range(len(wishes)), key=wishes.__getitem__)
    for number, index in enumerate(by_wish):
        given[index] = min(wishes[index], room / (len(wishes) - number))
        room -= given[index]
    return given


class _Part:
    """A part of a film that usually lasts ``usual`` seconds, and here has ``seconds``."""

    def __init__(self, usual: float, seconds: float) -> None:
        self.usual = usual
        self.seconds = seconds
        self._slow = min(SLOW_BEGINNING[0], SLOW_BEGINNING[1] * seconds)
        self._slow_end = min(SLOW_END[0], SLOW_END[1] * seconds)
        self._top = 1.0
        if usual <= seconds * (1 + 1e-9):
            self._passed = [seconds * piece / PIECES for piece in range(PIECES + 1)]
            return
        lowest = 1.0
        highest = TOP_PACE
        for _halving in range(HALVINGS):
            self._top = (lowest * highest) ** 0.5
            if self._all_passed()[-1] < usual:
                lowest = self._top
            else:
                highest = self._top
        self._passed = self._all_passed()
        too_much = self._passed[-1] / usual
        self._passed = [passed / too_much for passed in self._passed]

    def _all_passed(self) -> list[float]:
        """How many usual seconds have passed after each piece."""
        piece = self.seconds / PIECES
        paces = (self.pace((number + 0.5) * piece) for number in range(PIECES))
        return [0.0, *accumulate(pace * piece for pace in paces)]

    def pace(self, second: float) -> float:
        """How many usual seconds pass in one, at a second of the part."""
        easing = EASING * self.seconds
        if self._top == 1 or not easing:
            return 1.0
        since = (second - self._slow) / easing
        until = (self.seconds - self._slow_end - second) / easing
        part = max(0.0, min(1.0, since, until))
        smooth = part * part * (3 - 2 * part)
        return float(self._top**smooth)

    def usual_second(self, second: float) -> float:
        """The usual second at a second of the part."""
        if not self.seconds:
            return self._passed[-1]
        piece = max(0.0, min(1.0, second / self.seconds)) * PIECES
        whole = min(PIECES - 1, int(piece))
        before = self._passed[whole]
        return before + (piece - whole) * (self._passed[whole + 1] - before)

    def second_at(self, usual_second: float) -> float:
        """The second of the part at which so many usual seconds have passed."""
        after = bisect_left(self._passed, usual_second)
        if not after:
            return 0.0
        if after > PIECES:
            return self.seconds
        before = self._passed[after - 1]
        part = (usual_second - before) / (self._passed[after] - before)
        return (after - 1 + part) * self.seconds / PIECES
