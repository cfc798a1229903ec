"""Where a maze stands in its box on a sheet: as large as it goes, with the marks at its ends.

Measures are in millimetres.
"""

from collections.abc import Callable, Sequence

from mazelib.export.page import Page
from mazelib.export.sheets.around import Around
from mazelib.export.sheets.ends import Opening, openings, reach_of, theme_on
from mazelib.export.sheets.shapes import Box, Point
from mazelib.grid.compass import DELTAS, Heading, Place

#: Walls are this part of a room, but neither thinner nor thicker than this.
WALL = 0.12
THINNEST = 0.25
THICKEST = 1.5


class PlacedMaze:
    """The maze of a page in a box. ``side`` is how large a room is, or a place of another map.

    ``left`` and ``top`` are where its rooms begin, ``thick`` is how thick its walls are, and
    ``mark`` is how long the marks at its ends are.
    """

    def __init__(self, page: Page, box: Box) -> None:
        self.page = page
        self.box = box
        self.openings = openings(page)
        self.theme = theme_on(page)
        across, down = page.size
        self.around = Around(page.design.outline, across, down)
        self._depths = [(each, self.around.depth(each)) for each in self.openings]
        self.side = self._largest_side()
        self.mark = self._longest_marks()
        left = self._band(Heading.LEFT, self.mark, self.side)
        beside = left + self._band(Heading.RIGHT, self.mark, self.side)
        wide = (across + self.around.left + self.around.right) * self.side
        self.left = box.middle - (wide + beside) / 2 + left + self.around.left * self.side
        self.top = box.top + self.band + self.around.top * self.side
        self.thick = max(THINNEST, min(WALL * self.side, THICKEST))
        self._down = down

    @property
    def left_end(self) -> float:
        """Where the maze begins at the left, with its outline."""
        return self.left - self.around.left * self.side

    @property
    def bottom(self) -> float:
        """Where the maze ends, with its mark."""
        return self.lowest_room + self._band(Heading.DOWN, self.mark, self.side)

    @property
    def band(self) -> float:
        """The height above the maze that belongs to the mark of its start; 0: it is elsewhere."""
        return self._band(Heading.UP, self.mark, self.side)

    @property
    def lowest_room(self) -> float:
        """Where the lowest row of rooms ends, with the outline below it."""
        return self.top + (self._down + self.around.bottom) * self.side

    def _band(self, heading: Heading, mark: float, side: float) -> float:
        """How much room a mark takes beside a maze with rooms this large: it may be beside a part.

        0: there is no mark at this side.
        """
        depths = [depth for opening, depth in self._depths if opening.heading is heading]
        return max((mark - depth * side for depth in depths if mark > depth * side), default=0.0)

    def _size(self, mark: float, side: float) -> tuple[float, float]:
        """How wide and how high it all is with rooms and marks this large."""
        across, down = self.page.size
        wide = (across + self.around.left + self.around.right) * side
        high = (down + self.around.top + self.around.bottom) * side
        wide += self._band(Heading.LEFT, mark, side) + self._band(Heading.RIGHT, mark, side)
        high += self._band(Heading.UP, mark, side) + self._band(Heading.DOWN, mark, side)
        return wide, high

    def _has_room_for(self, mark: float, side: float) -> bool:
        wide, high = self._size(mark, side)
        return wide <= self.box.width and high <= self.box.height

    def _longest_marks(self) -> float:
        """How long marks are: they take what is free above the rooms and below them, if they may.

        Marks at the left or at the right are as long as those above and below.
        """
        reach = reach_of(self.page)
        mark = reach.of(self.side)
        if not self.openings or reach.longest <= mark:
            return mark
        return _largest(mark, reach.longest, lambda mark: self._has_room_for(mark, self.side))

    def _largest_side(self) -> float:
        """How large rooms can be, with their marks."""
        across, down = self.page.size
        most = min(self.box.width / across, self.box.height / down)
        reach = reach_of(self.page)
        return _largest(0.0, most, lambda side: self._has_room_for(reach.of(side), side))

    def point(self, place: Place) -> Point:
        """The middle of a place."""
        x, y = place
        if self.page.has_rooms:
            return self.left + x / 2 * self.side, self.top + y / 2 * self.side
        return self.left + (x + 0.5) * self.side, self.top + (y + 0.5) * self.side

    def in_place(self, line: Sequence[Point]) -> tuple[Point, ...]:
        """A line that is measured in rooms, where it is drawn."""
        return tuple((self.left + x * self.side, self.top + y * self.side) for x, y in line)

    def outside(self, opening: Opening) -> Point:
        """Where a way into the maze begins: at the opening, or where it crosses the outline."""
        x, y = self.point(opening.wall)
        right, down = DELTAS[opening.heading]
        far = self.around.way_outside(opening) * self.side
        return x + right * far, y + down * far


def _largest(least: float, most: float, fits: Callable[[float], bool]) -> float:
    """The largest number that fits. Halves the interval until it is small."""
    while most - least > 1e-4:
        middle = (least + most) / 2
        if fits(middle):
            least = middle
        else:
            most = middle
    return least
