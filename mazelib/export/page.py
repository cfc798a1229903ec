"""A page: a map drawn as squares on a sheet of paper. There are two ways to draw walls:

    +---+---+      a maze of rooms, as makers make: a square is a room,       . # . . .
    | S     |      walls are edges of squares                                 S # . a .
    +   +---+      any other map: a square is a place, and may be a wall      . . . # #

What lies outside the shape of a maze of rooms is pale: it is no part of the maze.

Measures are in millimetres.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from mazelib.export.paper import HEAD, MARGIN, Paper, paper_for
from mazelib.export.sheets.design import USUAL_DESIGN, Design
from mazelib.grid.compass import Heading, Place, stepped
from mazelib.making.field import is_post, is_room
from mazelib.making.made_map import is_maze_of_rooms
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, listed, ngettext

#: The colours of walls, of the shortest way, and of what lies outside the shape of a maze of rooms:
#: red, green and blue in hexadecimal digits.
WALL_COLOUR = "222222"
WAY_COLOUR = "FFD966"
OUTSIDE_COLOUR = "ECECEC"
#: The usual line above a map.
NAME_AND_DATE = _("Name: ______________________    Date: ______________")
#: The greatest height of the title and of the line, and how far below the margin their middles are.
TITLE_HEIGHT = 6.4
TITLE_MIDDLE = 4.0
LINE_HEIGHT = 4.8
LINE_MIDDLE = 13.0
#: The height of a mark as a part of its square, and the width of a letter as a part of its height.
MARK_HEIGHT = 0.7
LETTER_WIDTH = 0.62


class Box(NamedTuple):
    """A box filled with a colour."""

    colour: str
    left: float
    top: float
    width: float
    height: float


class Words(NamedTuple):
    """Words on the page, with their middle and their height."""

    text: str
    x: float
    y: float
    height: float


@dataclass(frozen=True)
class Page:
    """A map with a title and a line above it. An answer also has a ``route``, place by place.

    ``number`` is that of its maze among those that are printed together, and ``design`` says how
    sheets with several of them look (see export.sheets): the same for all.

    A page that ``has_note`` shows the map's note as text. A maze that was made needs none: its note
    only says how it was made.
    """

    heya: Heya
    title: str
    line: str = ""
    route: tuple[Place, ...] = ()
    has_note: bool = True
    number: int = 1
    design: Design = USUAL_DESIGN

    @property
    def has_rooms(self) -> bool:
        """Whether the map is a maze of rooms; its walls are then edges of squares."""
        return self.step == 2

    @cached_property
    def step(self) -> int:
        """How many places lie from one square to the next: 2 in a maze of rooms, otherwise 1."""
        return 2 if is_maze_of_rooms(self.heya) else 1

    @property
    def size(self) -> tuple[int, int]:
        """How many squares there are across and down."""
        return self.heya.width // self.step, self.heya.height // self.step

    @cached_property
    def paper(self) -> Paper:
        """The sheet of paper, and the size of its squares."""
        return paper_for(*self.size)

    def squares(self) -> Iterator[Place]:
        """The places that have a square, in reading order."""
        for y in range(self.step - 1, self.heya.height, self.step):
            for x in range(self.step - 1, self.heya.width, self.step):
                yield x, y

    @property
    def steps(self) -> int:
        """The length of an answer, from square to square."""
        return (len(self.route) - 1) // self.step

    def answer(self) -> "Page":
        """The same page with the shortest way drawn on it, and its length in the title."""
        if not self.heya.controls:
            sentence = _("{title}. Answer: there is no target to walk to")
            return replace(self, title=sentence.format(title=self.title))
        route = reach.tour(self.heya)
        if route is None:
            sentence = _("{title}. Answer: there is no way")
            return replace(self, title=sentence.format(title=self.title))
        steps = (len(route) - 1) // self.step
        sentence = ngettext(
            "{title}. Answer: {steps:,} step to {letters}",
            "{title}. Answer: {steps:,} steps to {letters}",
            steps,
        )
        letters = listed(letter for letter, _place in self.heya.controls)
        title = sentence.format(title=self.title, steps=steps, letters=letters)
        return replace(self, title=title, route=tuple(route))

    def boxes(self) -> list[Box]:
        """The boxes to fill: first what is outside and the way, then the walls over them."""
        outside = [self._box(OUTSIDE_COLOUR, place) for place in self._outside()]
        way = [self._box(WAY_COLOUR, place) for place in self.route]
        walls = [self._box(WALL_COLOUR, place) for place in self._walls()]
        return outside + way + walls

    def words(self) -> Iterator[Words]:
        """The words to write: the title, the line, and the marks of the map."""
        yield self._words_above(self.title, TITLE_HEIGHT, TITLE_MIDDLE)
        yield self._words_above(self.line, LINE_HEIGHT, LINE_MIDDLE)
        for place, letter in self.heya.marks.items():
            left, top, width, height = self._outline(place)
            yield Words(letter, left + width / 2, top + height / 2, MARK_HEIGHT * self.paper.side)

    def is_outside(self, square: Place) -> bool:
        """Whether a square of a maze of rooms is wall: it is outside the shape of the maze."""
        return self.has_rooms and not self.heya.is_open(square)

    def _outside(self) -> Iterator[Place]:
        """The squares outside the shape of a maze of rooms, if it has one."""
        return filter(self.is_outside, self.squares())

    def _walls(self) -> Iterator[Place]:
        """The places that are drawn as walls."""
        for x in range(self.heya.width):
            for y in range(self.heya.height):
                place = x, y
                if not self.heya.is_open(place) and self._is_drawn(place):
                    yield place

    def _is_drawn(self, wall: Place) -> bool:
        """Whether a wall is drawn: of a maze of rooms, only one that has a room beside it."""
        if not self.has_rooms:
            return True
        if is_room(wall) or is_post(wall):
            return False
        return any(self.heya.is_open(stepped(wall, heading)) for heading in Heading)

    def _words_above(self, text: str, most: float, middle: float) -> Words:
        """Words in the head of the page, small enough to fit between the margins."""
        free = self.paper.width - 2 * MARGIN
        height = min(most, free / (LETTER_WIDTH * max(1, len(text))))
        return Words(text, self.paper.width / 2, MARGIN + middle, height)

    def _box(self, colour: str, place: Place) -> Box:
        """The box in which a place is drawn."""
        return Box(colour, *self._outline(place))

    def _outline(self, place: Place) -> tuple[float, float, float, float]:
        """Left, top, width, height of a place: a square or, between rooms, an edge of squares."""
        left, right = self._ends(place[0])
        top, bottom = self._ends(place[1])
        first_left = (self.paper.width - self.size[0] * self.paper.side) / 2
        first_top = MARGIN + HEAD
        return first_left + left, first_top + top, right - left, bottom - top

    def _ends(self, number: int) -> tuple[float, float]:
        """Where a column or row of places begins and ends, measured from the first square."""
        side = self.paper.side
        thickest = 1 if self.has_rooms else 0.3
        # Squares overlap; otherwise thin lines would show between them.
        thick = min(side / 8, thickest)
        begins = number // self.step * side - thick / 2
        ends = (number + 1) // self.step * side + thick / 2
        return begins, ends
