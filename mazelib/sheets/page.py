"""A page: a map on a sheet of paper, as squares. There are two ways to draw a wall:

    +---+---+      a maze of rooms, as makers make: a square is a room,       . # . . .
    | S     |      walls are edges of squares                                 S # . a .
    +   +---+      any other map: a square is a place, and may be a wall      . . . # #

Paper is A4, upright or lying, whichever lets the squares be larger. Measures are in millimetres.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from mazelib.compass import DELTAS, Heading, Place
from mazelib.heya import Heya
from mazelib.routes import shortest_tour

#: A4 paper, its margin, and the height of what stands above the squares.
SHORT, LONG, MARGIN, HEAD = 210.0, 297.0, 12.0, 20.0
#: The colours of wall and of the way, as red, green and blue in hexadecimal digits.
WALL, WAY = "333333", "FFD966"
#: The height of title and line.
TITLE, LINE = 6.4, 4.8
NAME_AND_DATE = "Name: ______________________    Date: ______________"
#: How a start is written, by the heading of the walker.
STARTS = dict(zip(Heading, "S>V<", strict=True))


class Square(NamedTuple):
    """A square: its letter; whether it is wall, and on the way; by heading, which of its edges are wall."""

    letter: str
    is_wall: bool
    is_way: bool
    walls: tuple[bool, ...]


class Paper(NamedTuple):
    """How the page lies: width and height, the side of a square, and where the first square begins."""

    width: float
    height: float
    side: float
    left: float
    top: float


@dataclass(frozen=True)
class Page:
    """A map with a title and a line above it; on an answer the ``route`` is drawn too."""

    heya: Heya
    title: str
    line: str = ""
    route: tuple[Place, ...] = ()

    @cached_property
    def has_rooms(self) -> bool:
        """Whether it is a maze of rooms: on odd places rooms, on even ones wall, and wall all around."""
        floor, width, height = self.heya.floor, self.heya.width, self.heya.height
        rows = [floor[first : first + width] for first in range(0, len(floor), width)]
        marks = [self.heya.start, *(place for _, place in self.heya.controls)]
        if width % 2 == 0 or height % 2 == 0 or any(x % 2 == 0 or y % 2 == 0 for x, y in marks):
            return False
        is_closed = not any(rows[0] + rows[-1]) and not any(row[0] or row[-1] for row in rows)
        has_rooms = all(all(row[1::2]) for row in rows[1::2])
        return is_closed and has_rooms and not any(any(row[::2]) for row in rows[::2])

    @property
    def size(self) -> tuple[int, int]:
        """How many squares there are across and down."""
        heya = self.heya
        return (heya.width // 2, heya.height // 2) if self.has_rooms else (heya.width, heya.height)

    def answer(self) -> "Page":
        """The same page with its shortest way, if there is one."""
        tour = tuple(shortest_tour(self.heya) or ()) if self.heya.controls else ()
        steps = (len(tour) - 1) // (2 if self.has_rooms else 1)  # from square to square
        order = ", ".join(letter for letter, _ in self.heya.controls)
        said = f"{steps:,} steps to {order}" if tour else "there is no way"
        return Page(self.heya, f"{self.title}. Answer: {said}", "", tour)

    def letter_height(self, said: str, most: float) -> float:
        """How high the letters of a line are that fits the paper: about 0.62 of that is a letter's width."""
        return min(most, (self.paper.width - 2 * MARGIN) / (0.62 * max(1, len(said))))

    def squares(self) -> Iterator[tuple[int, int, Square]]:
        """Column, row and what is there, of every square in reading order."""
        heya, floor, width = self.heya, self.heya.floor, self.heya.width
        letters = {heya.start: STARTS[heya.heading]} | {place: letter for letter, place in heya.controls}
        way = set(self.route)
        across, down = self.size
        first, step = (1, 2) if self.has_rooms else (0, 1)
        for row in range(down):
            for column in range(across):
                x, y = first + step * column, first + step * row
                is_wall = not floor[y * width + x]
                walls = [self.has_rooms and not floor[(y + dy) * width + x + dx] for dx, dy in DELTAS]
                yield column, row, Square(letters.get((x, y), ""), is_wall, (x, y) in way, tuple(walls))

    @property
    def paper(self) -> Paper:
        """How it lies on the paper."""
        upright, lying = self._on(SHORT, LONG), self._on(LONG, SHORT)
        return lying if lying.side > upright.side else upright

    def _on(self, width: float, height: float) -> Paper:
        across, down = self.size
        wide, high = width - 2 * MARGIN, height - 2 * MARGIN - HEAD
        side = min(wide / across, high / down)
        return Paper(width, height, side, (width - across * side) / 2, MARGIN + HEAD)
