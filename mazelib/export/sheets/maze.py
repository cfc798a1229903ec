"""One maze in its place on a sheet, as large as it goes.

         v            A maze of rooms has thin walls. The border is open where an arrow leads in
    +   +---+---+     and where one leads out. Any other map has dark squares for walls, and
    |       |   |     letters for start and targets.
    +---+   +   +
    |           |     The answer is one line through the rooms.
    +---+---+   +
              v
Measures are in millimetres.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from mazelib.export.page import Page
from mazelib.export.sheets.design import ARROWS
from mazelib.export.sheets.ornaments import arrow
from mazelib.export.sheets.shapes import (
    MIDDLE_OF_LETTERS,
    ORANGE,
    SHADE,
    Area,
    Box,
    Line,
    Point,
    Shape,
    Words,
    area_of,
)
from mazelib.grid.compass import DELTAS, Heading, Place, stepped
from mazelib.making.field import is_inner_wall, rooms_beside
from mazelib.maps.signs import LAST_CONTROL

#: Walls are this part of a room, but neither thinner nor thicker than this.
WALL = 0.09
THINNEST = 0.2
THICKEST = 1.0
#: Arrows are this part of a room, but at most this long.
ARROW = 0.85
LONGEST_ARROW = 7.0
#: How thick the line of an answer is, and how high letters are, as parts of a room.
WAY = 0.22
LETTER = 0.62


@dataclass(frozen=True)
class Opening:
    """A room at the border where the maze is open: an arrow leads ``in`` or out there."""

    room: Place
    heading: Heading
    leads_in: bool

    @property
    def wall(self) -> Place:
        """The place of the border that is open."""
        return stepped(self.room, self.heading)


def openings(page: Page) -> list[Opening]:
    """Where the maze of a page is open; none if letters are to mark start and targets.

    A start or target inside the maze, or one of several targets, gets its letter all the same.
    """
    heya = page.heya
    letters = [letter for letter, _place in heya.controls]
    if page.design.marks != ARROWS or not page.has_rooms or letters != [LAST_CONTROL]:
        return []
    goal = heya.controls[0][1]
    found = []
    wanted = ((heya.start, Heading.UP, True), (goal, Heading.DOWN, False))
    for room, preferred, leads_in in wanted:
        headings = [preferred, *Heading]
        border = [heading for heading in headings if _leads_outside(page, room, heading)]
        if not border:
            return []
        found.append(Opening(room, border[0], leads_in))
    return found


def _leads_outside(page: Page, room: Place, heading: Heading) -> bool:
    """Whether nothing of the maze lies in a heading of a room, up to the edge of the map."""
    place = stepped(room, heading)
    while page.heya.places.contains(place):
        if page.heya.is_open(place):
            return False
        place = stepped(place, heading)
    return True


class DrawnMaze:
    """The maze of a page in a box. ``side`` is how large a room is, or a place of another map."""

    def __init__(self, page: Page, box: Box) -> None:
        self._page = page
        self._openings = openings(page)
        across, down = page.size
        outside = 2 * ARROW if self._openings else 0.0
        self.side = min(box.width / across, box.height / (down + outside))
        if self._openings and ARROW * self.side > LONGEST_ARROW:
            free = box.height - 2 * LONGEST_ARROW
            self.side = min(box.width / across, free / down)
        self._arrow = min(ARROW * self.side, LONGEST_ARROW) if self._openings else 0.0
        self._left = box.middle - across * self.side / 2
        self._top = box.top + self._arrow
        self._thick = max(THINNEST, min(WALL * self.side, THICKEST))

    @property
    def bottom(self) -> float:
        """Where the maze ends, with its arrow."""
        return self._top + self._page.size[1] * self.side + self._arrow

    def shapes(self) -> Iterator[Shape]:
        """All of it: the answer, if the page has a route, then the walls, the arrows, letters."""
        if not self._page.has_rooms:
            yield from self._squares()
        yield from self._answer()
        if self._page.has_rooms:
            yield from self._walls()
        for opening in self._openings:
            yield self._arrow_at(opening)
        if not self._openings:
            yield from self._letters()

    def _point(self, place: Place) -> Point:
        """The middle of a place."""
        x, y = place
        if self._page.has_rooms:
            return self._left + x / 2 * self.side, self._top + y / 2 * self.side
        return self._left + (x + 0.5) * self.side, self._top + (y + 0.5) * self.side

    def _walls(self) -> Iterator[Line]:
        """The walls between rooms, and those around them: each straight piece is one line."""
        heya = self._page.heya
        open_border = {opening.wall for opening in self._openings}
        walls = [
            place
            for place in _places(heya.width, heya.height)
            if is_inner_wall(place) and not heya.is_open(place) and place not in open_border
        ]
        seen = [wall for wall in walls if any(map(heya.is_open, rooms_beside(wall)))]
        upright = [(x, y) for x, y in seen if x % 2 == 0]
        level = [(y, x) for x, y in seen if x % 2 == 1]
        for x, first, last in _pieces(upright):
            yield self._wall((x, first), (x, last))
        for y, first, last in _pieces(level):
            yield self._wall((first, y), (last, y))

    def _wall(self, first: Place, last: Place) -> Line:
        return Line((self._point(first), self._point(last)), self._thick)

    def _squares(self) -> Iterator[Area]:
        """The walls of any other map: squares, those beside each other as one."""
        heya = self._page.heya
        walls = [place for place in _places(heya.width, heya.height) if not heya.is_open(place)]
        by_row = sorted((y, x) for x, y in walls)
        half = self.side / 2 + 0.02  # They overlap a little: no thin lines show between them.
        for y, first, last in _runs(by_row, 1):
            left, top = self._point((first, y))
            right, _top = self._point((last, y))
            yield area_of(Box(left - half, top - half, right - left + 2 * half, 2 * half), SHADE)

    def _answer(self) -> Iterator[Line]:
        """The shortest way, from outside through the rooms to outside."""
        points = [self._point(place) for place in self._page.route]
        if not points:
            return
        for opening in self._openings:
            end = self._point(opening.wall)
            points = [end, *points] if opening.leads_in else [*points, end]
        yield Line(tuple(_corners(points)), WAY * self.side, ORANGE)

    def _arrow_at(self, opening: Opening) -> Area:
        """The arrow into the maze, with its tip in the opening; or the one out of it."""
        x, y = self._point(opening.wall)
        right, down = DELTAS[opening.heading]
        length = 0.9 * self._arrow
        if opening.leads_in:
            return arrow((x, y), length, -right, -down)
        return arrow((x + right * self._arrow, y + down * self._arrow), length, right, down)

    def _letters(self) -> Iterator[Words]:
        height = LETTER * self.side
        for place, letter in self._page.heya.marks.items():
            x, y = self._point(place)
            base = (x, y + MIDDLE_OF_LETTERS * height)
            yield Words(letter, base, height, self.side, side="middle", is_bold=True)


def _places(width: int, height: int) -> Iterator[Place]:
    for y in range(height):
        for x in range(width):
            yield x, y


def _pieces(walls: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Walls in one row that touch, joined: the row, and the posts where the piece ends."""
    for row, first, last in _runs(sorted(walls), 2):
        yield row, first - 1, last + 1


def _runs(numbers: list[tuple[int, int]], step: int) -> Iterator[tuple[int, int, int]]:
    """Numbers of a row that follow each other by ``step``: the row, the first, the last."""
    begin = 0
    for index in range(1, len(numbers) + 1):
        row, before = numbers[index - 1]
        if index == len(numbers) or numbers[index] != (row, before + step):
            yield row, numbers[begin][1], before
            begin = index


def _corners(points: list[Point]) -> Iterator[Point]:
    """The points of a way where it begins, turns and ends."""
    for index, point in enumerate(points):
        if index in (0, len(points) - 1):
            yield point
            continue
        before = points[index - 1]
        after = points[index + 1]
        is_level = abs(before[1] - after[1]) < 1e-6
        is_upright = abs(before[0] - after[0]) < 1e-6
        if not (is_level or is_upright):
            yield point
