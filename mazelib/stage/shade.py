"""The shade: how often each place was visited, as a colour number of the picture.

The counts follow the tick that is shown: forth by adding the ticks in between, back by taking
them away; or from tick 0 on, where that is nearer.
"""

from __future__ import annotations

from array import array

from mazelib.stage.place_picture import PlacePicture
from mazelib.stage.theme import Colour, Theme, mixed
from mazelib.timeline import Timeline

#: Colour numbers: 0 is wall, 1 floor, and one more for each doubling of the visits.
WALL, FLOOR = 0, 1
MOST_SHADE = 8
#: The colour number for each number of visits; more visits have the last one.
SHADES = bytes(FLOOR + min(visits.bit_length(), MOST_SHADE) for visits in range(1 << MOST_SHADE))
#: After a longer jump, in ticks, the picture looks at all its places.
LONG_JUMP = 20_000


def walk_palette(theme: Theme) -> list[Colour]:
    """The colours of wall, floor and visited floor, by colour number."""
    shares = [0.25 + 0.75 * number / MOST_SHADE for number in range(1, MOST_SHADE + 1)]
    return [theme.wall, theme.floor, *(mixed(theme.floor, theme.visited, share) for share in shares)]


class Shade:
    """Keeps the cells of a picture at the visits of the tick that is shown."""

    def __init__(self, timeline: Timeline, picture: PlacePicture) -> None:
        self._timeline = timeline
        self._picture = picture
        self._begin()
        self.show(0)

    def _begin(self) -> None:
        """Shade nothing, as before tick 0."""
        floor = self._timeline.heya.floor
        self._picture.cells[:] = floor
        self._counts = array("i", [0]) * len(floor)
        self._tick = -1

    def show(self, tick: int) -> None:
        """Shade the picture as of a tick."""
        if tick == self._tick:
            return
        is_long = abs(tick - self._tick) > LONG_JUMP
        if is_long and tick < self._tick - tick:
            self._begin()
        first, last = sorted((tick, self._tick))
        states = self._timeline.states[first + 1 : last + 1]
        self._count(states, 1 if tick > self._tick else -1)
        self._tick = tick
        self._picture.touch(None if is_long else {state >> 2 for state in states})

    def _count(self, states: array[int], by: int) -> None:
        """Count visits, or take them away, and shade their places: a tight loop over many ticks."""
        cells, counts, shades, most = self._picture.cells, self._counts, SHADES, len(SHADES) - 1
        for state in states:
            index = state >> 2
            visits = counts[index] = counts[index] + by
            cells[index] = shades[visits] if visits < most else shades[most]
