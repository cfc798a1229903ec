"""The shade: how often each place was visited, as a colour number of the picture.

The counts follow the tick that is shown, forth and back by the ticks in between.
"""

from array import array
from functools import cache

from mazelib.stage.theme import Colour, Theme, mixed
from mazelib.timeline import Timeline

#: Colour numbers: 0 is wall, 1 floor, and one more for each doubling of the visits, up to so many.
WALL, FLOOR, MOST_SHADE = 0, 1, 8


@cache
def walk_palette(theme: Theme) -> list[Colour]:
    """The colours of wall, floor and visited floor, by colour number."""
    shares = [0.25 + 0.75 * number / MOST_SHADE for number in range(1, MOST_SHADE + 1)]
    return [theme.wall, theme.floor, *(mixed(theme.floor, theme.visited, share) for share in shares)]


class Shade:
    """Keeps ``cells``, one colour number a place, at the visits of the tick that is shown."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.cells = bytearray(timeline.heya.floor)
        self._visits, self._tick = array("i", bytes(4 * len(self.cells))), -1

    def go_to(self, tick: int) -> None:
        """Shade the places as of a tick."""
        first, last = sorted((tick, self._tick))
        cells, visits, by = self.cells, self._visits, 1 if tick > self._tick else -1
        for state in self._timeline.states[first + 1 : last + 1]:
            index = state >> 2
            count = visits[index] = visits[index] + by
            cells[index] = FLOOR + min(count.bit_length(), MOST_SHADE)
        self._tick = tick
