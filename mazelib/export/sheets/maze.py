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

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil, floor

from mazelib.export.page import Page
from mazelib.export.sheets.around import Around
from mazelib.export.sheets.ends import Opening, openings, reach_of, theme_on
from mazelib.export.sheets.fitted import walls_to_outline
from mazelib.export.sheets.gaps import closed, drawn_around, gap_before, gaps_at_door
from mazelib.export.sheets.ornaments import arrow
from mazelib.export.sheets.outlines import Outline
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
from mazelib.export.sheets.themes import Theme
from mazelib.grid.compass import DELTAS, Heading, Place
from mazelib.making.field import is_inner_wall, rooms_beside

#: Walls are this part of a room, but neither thinner nor thicker than this.
WALL = 0.12
THINNEST = 0.25
THICKEST = 1.5
#: The walls around a maze are so many times as thick as those in it.
FRAME = 1.6
OUTLINE = 1.9
#: How large a picture is, as a part of the room for it outside the maze, and of a room inside.
PICTURE = 0.84
INSIDE = 0.82
#: How far a picture is moved if it would lie on the maze, as parts of its size: ahead, to a side.
ASIDE = sorted(
    ((ahead / 10, beside / 10) for ahead in range(16) for beside in range(-12, 13)),
    key=lambda moved: abs(moved[0]) + abs(moved[1]),
)
#: An answer is a line in a pale band: in grey, too, it looks like no wall. How thick both are, and
#: how high letters are, as parts of a room.
BAND = 0.62
BAND_COLOUR = "FFDCC2"
WAY = 0.2
THINNEST_WAY = 0.45
LETTER = 0.62


class DrawnMaze:
    """The maze of a page in a box. ``side`` is how large a room is, or a place of another map."""

    def __init__(self, page: Page, box: Box) -> None:
        self._page = page
        self._box = box
        self._openings = openings(page)
        self._theme = theme_on(page)
        across, down = page.size
        self._around = Around(page.design.outline, across, down)
        self._depths = [(each, self._around.depth(each)) for each in self._openings]
        self.side = self._largest_side()
        self._mark = self._longest_marks()
        left = self._band(Heading.LEFT, self._mark, self.side)
        beside = left + self._band(Heading.RIGHT, self._mark, self.side)
        wide = (across + self._around.left + self._around.right) * self.side
        self._left = box.middle - (wide + beside) / 2 + left + self._around.left * self.side
        self._top = box.top + self.band + self._around.top * self.side
        self._thick = max(THINNEST, min(WALL * self.side, THICKEST))
        self._down = down

    @property
    def bottom(self) -> float:
        """Where the maze ends, with its mark."""
        return self.lowest_room + self._band(Heading.DOWN, self._mark, self.side)

    @property
    def band(self) -> float:
        """The height above the maze that belongs to the mark of its start; 0: it is elsewhere."""
        return self._band(Heading.UP, self._mark, self.side)

    @property
    def lowest_room(self) -> float:
        """Where the lowest row of rooms ends, with the outline below it."""
        return self._top + (self._down + self._around.bottom) * self.side

    def _band(self, heading: Heading, mark: float, side: float) -> float:
        """How much room a mark takes beside a maze with rooms this large: it may be beside a part.

        0: there is no mark at this side.
        """
        depths = [depth for opening, depth in self._depths if opening.heading is heading]
        return max((mark - depth * side for depth in depths if mark > depth * side), default=0.0)

    def _size(self, mark: float, side: float) -> tuple[float, float]:
        """How wide and how high it all is with rooms and marks this large."""
        across, down = self._page.size
        wide = (across + self._around.left + self._around.right) * side
        high = (down + self._around.top + self._around.bottom) * side
        wide += self._band(Heading.LEFT, mark, side) + self._band(Heading.RIGHT, mark, side)
        high += self._band(Heading.UP, mark, side) + self._band(Heading.DOWN, mark, side)
        return wide, high

    def _has_room_for(self, mark: float, side: float) -> bool:
        wide, high = self._size(mark, side)
        return wide <= self._box.width and high <= self._box.height

    def _longest_marks(self) -> float:
        """How long marks are: they take what is free above the rooms and below them, if they may.

        Marks at the left or at the right are as long as those above and below.
        """
        reach = reach_of(self._page)
        mark = reach.of(self.side)
        if not self._openings or reach.longest <= mark:
            return mark
        return _largest(mark, reach.longest, lambda mark: self._has_room_for(mark, self.side))

    def _largest_side(self) -> float:
        """How large rooms can be, with their marks."""
        across, down = self._page.size
        most = min(self._box.width / across, self._box.height / down)
        reach = reach_of(self._page)
        return _largest(0.0, most, lambda side: self._has_room_for(reach.of(side), side))

    def shapes(self) -> Iterator[Shape]:
        """All of it: the answer, if the page has a route, then the walls, the arrows, letters."""
        if not self._page.has_rooms:
            yield from self._squares()
        if self._around.outline:
            yield from self._ground(self._around.outline)
        yield from self._answer()
        if self._page.has_rooms:
            yield from self._walls()
        if self._theme:
            yield from self._pictures(self._theme)
        elif self._openings:
            yield from map(self._arrow_at, self._openings)
        else:
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
        frame = [wall for wall in seen if not all(map(heya.is_open, rooms_beside(wall)))]
        inner = [wall for wall in seen if all(map(heya.is_open, rooms_beside(wall)))]
        yield from self._lines(inner, self._thick)
        if not self._around.outline:  # It is the frame.
            yield from self._lines(frame, FRAME * self._thick)

    def _lines(self, walls: list[Place], thick: float) -> Iterator[Line]:
        """Walls as lines: each straight piece is one."""
        upright = [(x, y) for x, y in walls if x % 2 == 0]
        level = [(y, x) for x, y in walls if x % 2 == 1]
        for x, first, last in _pieces(upright):
            yield Line((self._point((x, first)), self._point((x, last))), thick)
        for y, first, last in _pieces(level):
            yield Line((self._point((first, y)), self._point((last, y))), thick)

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

    def _ground(self, outline: Outline) -> Iterator[Shape]:
        """The outline of a maze with gaps for the ways in and out, and holes in it such as eyes."""
        gaps = [gap_before(opening) for opening in self._openings]
        for hole in outline.holes:
            corners = self._in_place(hole)
            yield Area(corners, outline.colour)
            yield Line(closed(corners), FRAME * self._thick)
        if outline.door:
            yield Area(self._in_place(outline.door), outline.colour)
            for piece in drawn_around(outline.door, gaps):
                yield Line(self._in_place(piece), FRAME * self._thick)
            gaps += gaps_at_door(outline.door, self._openings)
        for piece in drawn_around(closed(outline.border), gaps):
            yield Line(self._in_place(piece), OUTLINE * self._thick)
        for line in outline.lines:
            yield Line(self._in_place(line), FRAME * self._thick)
        for spot in outline.spots:
            yield Area(self._in_place(spot))
        for wall in walls_to_outline(self._page.heya, outline, self._openings):
            yield Line(self._in_place(wall), self._thick)

    def _in_place(self, line: Sequence[Point]) -> tuple[Point, ...]:
        return tuple((self._left + x * self.side, self._top + y * self.side) for x, y in line)

    def _outside(self, opening: Opening) -> Point:
        """Where a way into the maze begins: at the opening, or where it crosses the outline."""
        x, y = self._point(opening.wall)
        right, down = DELTAS[opening.heading]
        far = self._around.way_outside(opening) * self.side
        return x + right * far, y + down * far

    def _answer(self) -> Iterator[Line]:
        """The shortest way, from outside through the rooms to outside."""
        points = [self._point(place) for place in self._page.route]
        if not points:
            return
        for opening in self._openings:
            end = self._outside(opening)
            points = [end, *points] if opening.leads_in else [*points, end]
        corners = tuple(_corners(points))
        yield Line(corners, BAND * self.side, BAND_COLOUR)
        yield Line(corners, max(WAY * self.side, THINNEST_WAY), ORANGE)

    def _arrow_at(self, opening: Opening) -> Area:
        """The arrow into the maze, with its tip in the opening; or the one out of it."""
        x, y = self._outside(opening)
        right, down = DELTAS[opening.heading]
        length = 0.9 * self._mark
        if opening.leads_in:
            return arrow((x, y), length, -right, -down)
        return arrow((x + right * self._mark, y + down * self._mark), length, right, down)

    def _pictures(self, theme: Theme) -> Iterator[Shape]:
        """The pictures at both ends: outside, before an opening; otherwise in the room itself.

        They are outlines to be coloured; on answers, they have their colours.
        """
        goal = self._page.heya.controls[0][1]
        opened = {opening.room: opening for opening in self._openings}
        for room, picture in ((self._page.heya.start, theme.start), (goal, theme.goal)):
            drawing = picture() if self._page.route else picture().outlined()
            if room in opened:
                middle = self._middle_of_picture(opened[room])
                yield from drawing.placed(middle, PICTURE * self._mark)
            else:
                yield from drawing.placed(self._point(room), INSIDE * self.side)

    def _middle_of_picture(self, opening: Opening) -> Point:
        """The middle of the picture before an opening, where it lies on no room."""
        x, y = self._outside(opening)
        right, down = DELTAS[opening.heading]
        away = (1 - PICTURE / 2) * self._mark
        nearest = (x + right * away, y + down * away)
        for ahead, beside in ASIDE:
            ahead *= self._mark
            beside *= self._mark
            further = self._in_box(
                (
                    nearest[0] + right * ahead + down * beside,
                    nearest[1] + down * ahead + right * beside,
                )
            )
            if self._is_free(further):
                return further
        return self._in_box(nearest)

    def _in_box(self, middle: Point) -> Point:
        """The nearest middle of a picture that is in the box of the maze with all of it."""
        half = PICTURE * self._mark / 2
        x = min(max(middle[0], self._box.left + half), self._box.right - half)
        y = min(max(middle[1], self._box.top + half), self._box.bottom - half)
        return x, y

    def _is_free(self, middle: Point) -> bool:
        """Whether a picture with this middle lies on no room."""
        half = PICTURE * self._mark / 2
        clear = half + (1 - PICTURE) / 2 * self._mark
        left = (middle[0] - clear - self._left) / self.side
        top = (middle[1] - clear - self._top) / self.side
        wide = 2 * clear / self.side
        if not self._around.is_beside(Box(left, top, wide, wide)):
            return False
        first, last = self._rooms_between(middle[0] - half - self._left, 2 * half)
        highest, lowest = self._rooms_between(middle[1] - half - self._top, 2 * half)
        heya = self._page.heya
        for column in range(first, last + 1):
            for row in range(highest, lowest + 1):
                room = (2 * column + 1, 2 * row + 1)
                if heya.places.contains(room) and heya.is_open(room):
                    return False
        return True

    def _rooms_between(self, begins: float, long: float) -> tuple[int, int]:
        """The first and the last row of rooms, or column, that lies along such a stretch."""
        return floor(begins / self.side), ceil((begins + long) / self.side) - 1

    def _letters(self) -> Iterator[Words]:
        height = LETTER * self.side
        for place, letter in self._page.heya.marks.items():
            x, y = self._point(place)
            base = (x, y + MIDDLE_OF_LETTERS * height)
            yield Words(letter, base, height, self.side, side="middle", is_bold=True)


def _largest(least: float, most: float, fits: Callable[[float], bool]) -> float:
    """The largest number that fits. Halves the interval until it is small."""
    while most - least > 1e-4:
        middle = (least + most) / 2
        if fits(middle):
            least = middle
        else:
            most = middle
    return least


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
