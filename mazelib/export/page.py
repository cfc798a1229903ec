"""A page: a map on a sheet of A4, as squares. There are two ways to draw a wall:

    +---+---+      a maze of rooms, as makers make: a square is a room,       . # . . .
    | S     |      walls are edges of squares                                 S # . a .
    +   +---+      any other map: a square is a place, and may be a wall      . . . # #

Measures are in millimetres.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from mazelib.grid.compass import Heading, Place
from mazelib.maps import reach
from mazelib.maps.heya import Heya

#: A4 paper, its margin, and the height of what stands above the squares: a title, and a line.
SHORT, LONG, MARGIN, HEAD = 210.0, 297.0, 12.0, 20.0
#: The colours of wall and of the way, as red, green and blue in hexadecimal digits.
WALL, WAY = "222222", "FFD966"
NAME_AND_DATE = "Name: ______________________    Date: ______________"
#: How a start is written, by the heading of the walker.
STARTS = dict(zip(Heading, "S>V<", strict=True))
#: Left, top, width and height.
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Page:
    """A map with a title and a line above it; with its ``route`` on an answer; or all of it as characters."""

    heya: Heya
    title: str
    line: str = ""
    route: tuple[Place, ...] = ()
    is_text: bool = False

    @cached_property
    def letters(self) -> dict[Place, str]:
        """The start and the control points; or all characters."""
        heya = self.heya
        if self.is_text:
            return {(x, y): sign for y, row in enumerate(heya.rows) for x, sign in enumerate(row)}
        return {heya.start: STARTS[heya.heading]} | {place: letter for letter, place in heya.controls}

    @cached_property
    def step(self) -> int:
        """From square to square: 2 places in a maze of rooms, where odd places are rooms, else 1."""
        floor, width, height = self.heya.floor, self.heya.width, self.heya.height
        rows = [floor[first : first + width] for first in range(0, len(floor), width)]
        rooms, posts = [row[1::2] for row in rows[1::2]], [row[::2] for row in rows[::2]]
        rim = [rows[0], rows[-1], floor[::width], floor[width - 1 :: width]]
        is_odd = all(x % 2 and y % 2 for x, y in [(width, height), *self.letters])
        return 2 if is_odd and all(map(all, rooms)) and not any(map(any, posts + rim)) else 1

    @property
    def size(self) -> tuple[int, int]:
        """How many squares there are across and down."""
        return self.heya.width // self.step, self.heya.height // self.step

    @cached_property
    def paper(self) -> tuple[float, float, float]:
        """The side of a square, and width and height of the paper: it lies as squares can be larger."""
        across, down = self.size
        return max(
            (min((width - 2 * MARGIN) / across, (height - 2 * MARGIN - HEAD) / down), width, height)
            for width, height in ((SHORT, LONG), (LONG, SHORT))
        )

    def answer(self) -> "Page":
        """The same page with its shortest way, if there is one."""
        tour = tuple(reach.tour(self.heya) or ()) if self.heya.controls else ()
        order = ", ".join(letter for letter, _ in self.heya.controls)
        said = f"{(len(tour) - 1) // self.step:,} steps to {order}" if tour else "there is no way"
        return Page(self.heya, f"{self.title}. Answer: {said}", "", tour)

    def boxes(self) -> list[tuple[str, Box]]:
        """What is filled, and its colour: the way, and over it the walls. (A post alone is no wall.)"""
        places, step = product(range(self.heya.width), range(self.heya.height)), self.step
        walls = ((x, y) for x, y in places if not self.heya.is_open((x, y)) and (step == 1 or x % 2 or y % 2))
        return [(WAY, self._box(each)) for each in self.route] + [(WALL, self._box(each)) for each in walls]

    def words(self) -> Iterator[tuple[str, float, float, float]]:
        """What is written, the middle of each, and how high it is: title, line, and letters of the map."""
        side, width, _ = self.paper
        for said, most, y in ((self.title, 6.4, 4.0), (self.line, 4.8, 13.0)):
            # A letter is about 0.62 of its height wide.
            yield said, width / 2, MARGIN + y, min(most, (width - 2 * MARGIN) / (0.62 * max(1, len(said))))
        for place, letter in self.letters.items():
            left, top, wide, high = self._box(place)
            yield letter, left + wide / 2, top + high / 2, 0.7 * side

    def _box(self, place: Place) -> Box:
        """Where a place is drawn: a square or, between rooms, an edge of squares."""
        (side, width, _), step = self.paper, self.step
        thick = min(side / 8, 1 if step == 2 else 0.3)  # (Squares overlap, or seams would shine through.)
        left, top = (each // step * side - thick / 2 for each in place)
        right, bottom = ((each + 1) // step * side + thick / 2 for each in place)
        return left + (width - self.size[0] * side) / 2, top + MARGIN + HEAD, right - left, bottom - top
