"""A page: a map as squares, with its words. There are two ways to draw walls:

    +---+---+      a maze of rooms, as makers make: a square is a room,       . # . . .
    | S     |      walls are edges of squares                                 S # . a .
    +   +---+      any other map: a square is a place, and may be a wall      . . . # #

What lies outside the shape of a maze of rooms is pale: it is no part of the maze.

Measures are in millimetres.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from mazelib.export.paper import Paper, paper_for
from mazelib.export.sheets.design import USUAL_DESIGN, Design
from mazelib.grid.compass import Place
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

    def is_outside(self, square: Place) -> bool:
        """Whether a square of a maze of rooms is wall: it is outside the shape of the maze."""
        return self.has_rooms and not self.heya.is_open(square)
