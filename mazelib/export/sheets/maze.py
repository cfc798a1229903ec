"""One maze in its place on a sheet, as large as it goes.

         v            A maze of rooms has thin walls, and a thicker frame, which is open where a
    +   +---+---+     way leads in or out: pictures or arrows stand there.
    |       |   |     Any other map has squares for walls, and letters for start and targets.
    +---+   +   +
    |           |     The answer is one line through the rooms.
    +---+---+   +
              v
Measures are in millimetres.
"""

from collections.abc import Iterable, Iterator, Sequence

from mazelib.export.sheets.ends import Opening
from mazelib.export.sheets.fitted import walls_to_outline
from mazelib.export.sheets.gaps import closed, drawn_around, gap_before, gaps_at_door
from mazelib.export.sheets.ornaments import arrow
from mazelib.export.sheets.outlines import Outline
from mazelib.export.sheets.pictures import pictures
from mazelib.export.sheets.placed import PlacedMaze
from mazelib.export.sheets.shapes import (
    MIDDLE_OF_LETTERS,
    ORANGE,
    SHADE,
    WHITE,
    Area,
    Box,
    Disc,
    Line,
    Point,
    Shape,
    Words,
    area_of,
)
from mazelib.grid.compass import DELTAS, Place
from mazelib.making.field import is_inner_wall, rooms_beside

#: The walls around a maze are so many times as thick as those in it.
FRAME = 1.6
OUTLINE = 1.9
#: An answer is a line in a pale band: in grey, too, it looks like no wall. How thick both are, and
#: how high letters are, as parts of a room.
BAND = 0.62
BAND_COLOUR = "FFDCC2"
WAY = 0.2
THINNEST_WAY = 0.45
THICKEST_WAY = 2.0
THICKEST_BAND = 7.0
#: How long the head of the arrow at the end of an answer is, as a part of how thick the answer is.
HEAD_OF_WAY = 3.0
#: So much of the head lies behind the end of the way.
BEHIND = 0.7
LETTER = 0.62
#: The radius of the disc under a letter.
UNDER_LETTER = 0.42


class DrawnMaze(PlacedMaze):
    """The maze of a page in a box, and how it is drawn."""

    def shapes(self) -> Iterator[Shape]:
        """All of it: the answer, if the page has a route, then the walls, the arrows, letters."""
        if not self.page.has_rooms:
            yield from self._squares()
        if self.around.outline:
            yield from self._ground(self.around.outline)
        yield from self._answer()
        if self.page.has_rooms:
            yield from self._walls()
        if self.theme:
            yield from pictures(self, self.theme)
        elif self.openings:
            yield from map(self._arrow_at, self.openings)
        else:
            yield from self._letters()

    def _walls(self) -> Iterator[Line]:
        """The walls between rooms, and those around them: each straight piece is one line."""
        heya = self.page.heya
        open_border = {opening.wall for opening in self.openings}
        walls = [
            place
            for place in _places(heya.width, heya.height)
            if is_inner_wall(place) and not heya.is_open(place) and place not in open_border
        ]
        seen = [wall for wall in walls if any(map(heya.is_open, rooms_beside(wall)))]
        frame = [wall for wall in seen if not all(map(heya.is_open, rooms_beside(wall)))]
        inner = [wall for wall in seen if all(map(heya.is_open, rooms_beside(wall)))]
        yield from self._lines(inner, self.thick)
        if not self.around.outline:  # It is the frame.
            yield from self._lines(frame, FRAME * self.thick)

    def _lines(self, walls: list[Place], thick: float) -> Iterator[Line]:
        """Walls as lines: each straight piece is one."""
        upright = [(x, y) for x, y in walls if x % 2 == 0]
        level = [(y, x) for x, y in walls if x % 2 == 1]
        for x, first, last in _pieces(upright):
            yield Line((self.point((x, first)), self.point((x, last))), thick)
        for y, first, last in _pieces(level):
            yield Line((self.point((first, y)), self.point((last, y))), thick)

    def _squares(self) -> Iterator[Area]:
        """The walls of any other map: squares, those beside each other as one."""
        heya = self.page.heya
        walls = [place for place in _places(heya.width, heya.height) if not heya.is_open(place)]
        by_row = sorted((y, x) for x, y in walls)
        half = self.side / 2 + 0.02  # They overlap a little: no thin lines show between them.
        for y, first, last in _runs(by_row, 1):
            left, top = self.point((first, y))
            right, _top = self.point((last, y))
            yield area_of(Box(left - half, top - half, right - left + 2 * half, 2 * half), SHADE)

    def _ground(self, outline: Outline) -> Iterator[Shape]:
        """The outline of a maze with gaps for the ways in and out, and holes in it such as eyes."""
        gaps = [gap_before(opening) for opening in self.openings]
        for hole in outline.holes:
            corners = self.in_place(hole)
            yield Area(corners, outline.colour)
            yield Line(closed(corners), FRAME * self.thick)
        if outline.door:
            yield Area(self.in_place(outline.door), outline.colour)
            for piece in drawn_around(outline.door, gaps):
                yield Line(self.in_place(piece), FRAME * self.thick)
            gaps += gaps_at_door(outline.door, self.openings)
        for piece in drawn_around(closed(outline.border), gaps):
            yield Line(self.in_place(piece), OUTLINE * self.thick)
        for line in outline.lines:
            yield Line(self.in_place(line), FRAME * self.thick)
        for spot in outline.spots:
            yield Area(self.in_place(spot))
        for wall in walls_to_outline(self.page.heya, outline, self.openings):
            yield Line(self.in_place(wall), self.thick)

    def _answer(self) -> Iterator[Shape]:
        """The shortest way, from outside through the rooms to outside, as an arrow."""
        points = [self.point(place) for place in self.page.route]
        if not points:
            return
        for opening in self.openings:
            end = self.outside(opening)
            points = [end, *points] if opening.leads_in else [*points, end]
        corners = tuple(_corners(points))
        thick = min(max(WAY * self.side, THINNEST_WAY), THICKEST_WAY)
        yield Line(corners, min(BAND * self.side, THICKEST_BAND), BAND_COLOUR)
        yield Line(corners, thick, ORANGE)
        if self.openings:  # Otherwise letters stand at its ends.
            yield Disc(corners[0], 1.1 * thick, ORANGE)
            yield _head(corners, HEAD_OF_WAY * thick)

    def _arrow_at(self, opening: Opening) -> Area:
        """The arrow into the maze, with its tip in the opening; or the one out of it."""
        x, y = self.outside(opening)
        right, down = DELTAS[opening.heading]
        length = 0.9 * self.mark
        if opening.leads_in:
            return arrow((x, y), length, -right, -down)
        return arrow((x + right * self.mark, y + down * self.mark), length, right, down)

    def _letters(self) -> Iterator[Shape]:
        """The letters of a map; on answers, each lies on a white disc, so that it can be read."""
        height = LETTER * self.side
        for place, letter in self.page.heya.marks.items():
            x, y = self.point(place)
            base = (x, y + MIDDLE_OF_LETTERS * height)
            if self.page.route:
                yield Disc((x, y), UNDER_LETTER * self.side, WHITE)
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
    """The points of a way where it begins, turns, turns back and ends."""
    for index, point in enumerate(points):
        is_end = index in (0, len(points) - 1)
        if is_end or not _goes_on(points[index - 1], point, points[index + 1]):
            yield point


def _goes_on(before: Point, point: Point, after: Point) -> bool:
    """Whether a way goes straight on at a point: the point lies between the two beside it."""
    for along, across in ((0, 1), (1, 0)):
        is_straight = abs(before[across] - after[across]) < 1e-6
        is_between = (point[along] - before[along]) * (after[along] - point[along]) > 0
        if is_straight and is_between:
            return True
    return False


def _head(way: Sequence[Point], long: float) -> Area:
    """The head of an arrow at the end of a way."""
    (x1, y1), (x2, y2) = way[-2:]
    away = abs(x2 - x1) + abs(y2 - y1) or 1.0
    right = (x2 - x1) / away * long
    down = (y2 - y1) / away * long
    x = x2 + (1 - BEHIND) * right
    y = y2 + (1 - BEHIND) * down
    corners = (
        (x, y),
        (x - right + 0.5 * down, y - down - 0.5 * right),
        (x - right - 0.5 * down, y - down + 0.5 * right),
    )
    return Area(corners, ORANGE)
