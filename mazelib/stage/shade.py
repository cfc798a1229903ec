"""The shade: how often each place was visited, as a colour number of the picture.

The counts follow the tick that is shown: forth by adding the ticks in between, back by taking
them away, and over a long jump by counting anew.
"""

from __future__ import annotations

from collections import Counter
from itertools import repeat
from operator import rshift

from mazelib.stage.place_picture import PlacePicture
from mazelib.stage.theme import Colour, Theme, mixed
from mazelib.timeline import Timeline

#: Colour numbers: 0 is wall, 1 floor, and one more for each doubling of the visits.
WALL, FLOOR = 0, 1
MOST_SHADE = 8
#: A jump over more ticks than this is counted anew.
LONG_JUMP = 50_000


def walk_palette(theme: Theme) -> list[Colour]:
    """The colours of wall, floor and visited floor, by colour number."""
    shares = [0.25 + 0.75 * number / MOST_SHADE for number in range(1, MOST_SHADE + 1)]
    return [theme.wall, theme.floor, *(mixed(theme.floor, theme.visited, share) for share in shares)]


class Shade:
    """Keeps the cells of a picture at the visits of the tick that is shown."""

    def __init__(self, timeline: Timeline, picture: PlacePicture) -> None:
        self._timeline = timeline
        self._picture = picture
        self._counts: Counter[int] = Counter()
        self._tick = -1
        picture.cells[:] = timeline.heya.floor
        self.show(0)

    def show(self, tick: int) -> None:
        """Shade the picture as of a tick."""
        if tick == self._tick:
            return
        if abs(tick - self._tick) > LONG_JUMP:
            changed = self._count_anew(tick)
        else:
            first, last = sorted((tick, self._tick))
            states = self._timeline.states[first + 1 : last + 1]
            by = 1 if tick > self._tick else -1
            counts = self._counts
            for state in states:
                counts[state >> 2] += by
            changed = {state >> 2 for state in states}
        self._tick = tick
        cells, counts = self._picture.cells, self._counts
        for index in changed:
            cells[index] = FLOOR + min(counts[index].bit_length(), MOST_SHADE)
        self._picture.touch(changed)

    def _count_anew(self, tick: int) -> set[int]:
        before = set(self._counts)
        self._counts = Counter(map(rshift, self._timeline.states[: tick + 1], repeat(2)))
        return before | set(self._counts)
