"""The field of a maze: rooms in a block of wall, and the wall places between them.

A field of 3 × 2 rooms has (2 × 3 + 1) × (2 × 2 + 1) places. Both coordinates of a room are odd:

    # # # # # # #         o  room, numbered in reading order: 0 1 2
    # o . o . o #                                             3 4 5
    # . # . # . #         .  wall between two rooms, which a maker may open
    # o . o . o #         #  wall for ever
    # # # # # # #

Places are numbered ``y * columns + x``, as in a Heya. What is to be seen at a place is its kind,
a number that fits a byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mazelib.compass import Heading, Place, index_steps, stepped
from mazelib.heya import MOST_COLUMNS, MOST_PLACES

#: The kinds of places: wall, floor, and floor that leads the worker back to where it began.
WALL, FLOOR, WAY = 0, 1, 2

#: From here on a kind is a colour: that of a room's number or of a road.
FIRST_COLOUR = 16
COLOURS = 240

#: Neither wall nor floor: stands where the border is while a maker works, so that none digs there.
FENCE = 255

#: In a record, in place of the heading in which a room was come to: it is the first one.
FROM_NOWHERE = 4

_ONLY_FLOOR = bytes(kind == FLOOR for kind in range(256))


class MakerError(ValueError):
    """A maze that cannot be made; the message quotes what was asked for and says what can be."""


@dataclass(frozen=True)
class Field:
    """How large a maze is: ``width`` × ``height`` in rooms.

    Raises:
        MakerError: a size is no whole number, is below 1, or makes a map that is too large.
    """

    width: int
    height: int

    def __post_init__(self) -> None:
        for side, rooms in (("width", self.width), ("height", self.height)):
            if not isinstance(rooms, int) or isinstance(rooms, bool):
                raise MakerError(f"the {side} {rooms!r} is no whole number: give it in rooms, 20 say.")
            if rooms < 1:
                raise MakerError(f"the {side} is {short(rooms)}: a maze has at least 1 room each way.")
        if self.columns > MOST_COLUMNS or self.size > MOST_PLACES:
            raise MakerError(
                f"{short(self.width)} × {short(self.height)} rooms are too many: a map has at most "
                f"{MOST_PLACES:,} places (1,000 × 1,000 rooms fit) and {MOST_COLUMNS:,} columns."
            )

    @property
    def columns(self) -> int:
        """Places in a row."""
        return 2 * self.width + 1

    @property
    def lines(self) -> int:
        """Places in a column."""
        return 2 * self.height + 1

    @property
    def size(self) -> int:
        """Places in all."""
        return self.columns * self.lines

    @property
    def rooms(self) -> int:
        """Rooms in all."""
        return self.width * self.height

    @property
    def steps(self) -> tuple[int, int, int, int]:
        """One step by heading, as a difference of place numbers; a room is two steps away."""
        return index_steps(self.columns)

    def room(self, number: int) -> int:
        """The place number of a room."""
        return 2 * (number + (number // self.width + 1) * (self.width + 1))

    def room_lines(self) -> Iterator[slice]:
        """For each line of rooms, the place numbers of its rooms as a slice."""
        for first in range(self.columns + 1, self.size, 2 * self.columns):
            yield slice(first, first + self.columns - 2, 2)

    def place(self, index: int) -> Place:
        """The place (x, y) with this number."""
        return index % self.columns, index // self.columns

    def index(self, place: Place) -> int:
        """The number of a place (x, y)."""
        return place[1] * self.columns + place[0]

    def is_room(self, place: Place) -> bool:
        """Whether a place is a room of this field."""
        x, y = place
        return 0 < x < self.columns and 0 < y < self.lines and x % 2 == 1 and y % 2 == 1

    def rooms_around(self, index: int) -> list[int]:
        """The place numbers of the rooms two steps away from a room, by heading."""
        room = self.place(index)
        around = (stepped(stepped(room, heading), heading) for heading in Heading)
        return [self.index(place) for place in around if self.is_room(place)]

    def fenced(self, floor: bytes | None = None) -> bytearray:
        """The field to work on: all wall, or this floor, with a fence for a border.

        There is one more line of fence below. So two steps from any room lead to a room or to
        the fence, and no maker has to ask where the field ends: to the left and the right it is
        the fence of the line above or below, upwards Python's negative index finds the last line.
        """
        inner = floor if floor is not None else bytes(self.size)
        fence, across = bytes([FENCE]), self.columns
        ground = bytearray(fence * across)
        for first in range(across, self.size - across, across):
            ground += fence + inner[first + 1 : first + across - 1] + fence
        return ground + fence * (2 * across)

    def floor_of(self, ground: bytes | bytearray) -> bytes:
        """1 for open and 0 for wall, as in ``Heya.floor``, of a ground that was worked on."""
        return bytes(ground[: self.size]).translate(_ONLY_FLOOR)


def colour(number: int) -> int:
    """The kind that shows a number: each its own colour, over and over from the first one."""
    return FIRST_COLOUR + number % COLOURS


def short(number: int) -> str:
    """A number as messages tell it; one with very many digits would fill the screen."""
    return f"{number:,}" if abs(number) < 10**15 else "more than a million billion"
