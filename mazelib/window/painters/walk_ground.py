"""The ground of a walk: each place has a colour number, by its sign and its visits.

from light to dark:   floor, floor that was visited; at the end of a walk by chance, three shades of
                      visited floor, by how often it was visited
"""

from bisect import bisect_left
from collections import Counter
from functools import lru_cache

from mazelib.grid.places import index_of
from mazelib.maps.heya import Heya
from mazelib.maps.signs import PLAIN_FLOOR, WALLS
from mazelib.walking.timeline import Timeline
from mazelib.window.drawing.theme import Colour, Theme, mixed

#: Floor that was visited has one shade.
MOST_SHADE = 1
#: At the end of a walk by chance it has one of these, by how often it was visited: how far the
#: colour of visited floor is mixed in, and into that the colour of walls.
HEAT = ((0.4, 0.0), (1.0, 0.0), (1.0, 0.22))
#: So many colours has each ground.
COLOURS_OF_A_GROUND = 1 + MOST_SHADE + len(HEAT)
#: The tick before the first one: no place was visited yet.
NEVER = -1
#: So many palettes are kept: those of both themes, and some while colours settle.
MOST_PALETTES = 32
#: The colour number of wall.
WALL_NUMBER = 0
#: What can be walked, by its sign on the map, and its colour's name in the theme. A new sign that
#: is to be seen on the map is one row here; all other signs that are no wall lie on plain floor.
GROUNDS = {
    PLAIN_FLOOR: "floor",
}


def colour_number(sign: str) -> int:
    """The colour number of a place that nobody has visited, by its sign on the map.

    Each visited shade of the place has the next number, and each heat one of those after it.
    """
    if sign in WALLS:
        return WALL_NUMBER
    if sign not in GROUNDS:
        sign = PLAIN_FLOOR
    return 1 + list(GROUNDS).index(sign) * COLOURS_OF_A_GROUND


@lru_cache(MOST_PALETTES)
def walk_palette(theme: Theme, settled: float = 0.0) -> list[Colour]:
    """The colours by colour number: of wall, and of each ground in all its shades.

    ``settled`` is how far the shades of a walk that has arrived have made room for its heat, or for
    plain floor: 1 when it is over.
    """
    palette = [theme.wall]
    for colour_name in GROUNDS.values():
        ground: Colour = getattr(theme, colour_name)
        for shade in range(MOST_SHADE + 1):
            palette.append(mixed(ground, theme.visited, shade / MOST_SHADE * (1 - settled)))
        for visited, wall in HEAT:
            heat = mixed(mixed(ground, theme.visited, visited), theme.wall, wall)
            palette.append(mixed(theme.visited, heat, settled))
    return palette


def unvisited(heya: Heya) -> bytes:
    """The colour number of each place before anybody walks, in reading order."""
    signs = "".join(heya.rows)
    # A map may have millions of places, but it has few different signs.
    numbers = {ord(sign): colour_number(sign) for sign in set(signs)}
    return signs.translate(numbers).encode("latin-1")


class WalkGround:
    """The colour numbers of a map's places at one tick of a walk.

    What is drawn depends on the tick asked for alone: from the last one asked for it is not far to
    the next. ``cells`` holds the numbers in reading order, and is changed in place.
    """

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._unvisited = unvisited(timeline.heya)
        self.cells = bytearray(self._unvisited)
        self.is_heated = False
        self._visits = Counter[int]()
        self._shaded = NEVER

    def show(self, tick: int, *, is_heated: bool) -> None:
        """Colour each place as it is at a tick, with its heat or without."""
        self._shade(min(tick, self._timeline.last))
        if is_heated != self.is_heated:
            self._heat(is_heated)

    def _shade(self, tick: int) -> None:
        """Add the visits of the ticks since the last one shaded, or take them away again."""
        first = min(tick, self._shaded)
        last = max(tick, self._shaded)
        change = 1 if tick > self._shaded else -1
        for state in self._timeline.states[first + 1 : last + 1]:
            index = index_of(state)
            self._visits[index] += change
            shade = min(self._visits[index], MOST_SHADE)
            self.cells[index] = self._unvisited[index] + shade
        self._shaded = tick

    def _heat(self, is_heated: bool) -> None:
        """Colour each place by how often it was visited, or shade it as usual again.

        The places visited least, those between, and those visited most are a third each.
        """
        counts = sorted(visits for visits in self._visits.values() if visits)
        thirds = [counts[len(counts) // 3], counts[2 * len(counts) // 3]] if counts else []
        for index, visits in self._visits.items():
            shade = min(visits, MOST_SHADE)
            if visits and is_heated:
                shade = 1 + MOST_SHADE + bisect_left(thirds, visits)
            self.cells[index] = self._unvisited[index] + shade
        self.is_heated = is_heated
