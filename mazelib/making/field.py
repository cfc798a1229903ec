"""The field of a maze: rooms in a block of wall, and the wall places between them.

A field of 3 × 2 rooms has (2 × 3 + 1) × (2 × 2 + 1) places:

      0 1 2 3 4 5 6
    0 # # # # # # #       o  room: both coordinates are odd
    1 # o . o . o #
    2 # . # . # . #       .  wall between two rooms, which a maker may open
    3 # o . o . o #
    4 # # # # # # #       #  wall for ever: the border, and posts, whose coordinates are even

A field may have a mask (see masks): then it has only some of these rooms. The others are wall for
ever, and so is all that touches one of them, as the border is all that touches the outside.

Whether a coordinate is odd or even says what a place is only here and in made_map, in the fast loop
of merge_rooms (which says so), and on a printed sheet, whose cells and edges are counted the other
way round.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import compress

from mazelib.grid.compass import DELTAS, Heading, Place
from mazelib.grid.places import Places
from mazelib.making.masks import Mask, too_many_rooms
from mazelib.text.sentences import _

#: What stands at a place of a maze that a class watches, if it is not a number.
WALL = -1
FLOOR = -2

#: How many rooms a maze has across and down, each, if a class solves it: on paper, or in the game.
LEAST_ROOMS = 2
MOST_ROOMS = 60
#: A maze with more rooms each way would take a class hours to watch.
MOST_ROOMS_EACH_WAY = 300


class MakerError(ValueError):
    """A maze that cannot be made. The message quotes what was asked for, and what can be."""


@dataclass(frozen=True)
class Field:
    """The size of a maze: ``width`` is how many rooms across, ``height`` how many down.

    With a ``mask`` it has only the rooms of that shape; without one, all of them.

    Raises MakerError if a size is below 1 or is not that of the mask, or if there are more places
    than a map may have.
    """

    width: int
    height: int
    mask: Mask | None = None

    def __post_init__(self) -> None:
        if self.width < 1 or self.height < 1:
            message = _(
                "{width:,} × {height:,} rooms are too few: there has to be at least 1 each way."
            )
            raise MakerError(message.format(width=self.width, height=self.height))
        self._check_mask()
        if too_many := too_many_rooms(self.width, self.height):
            raise MakerError(too_many)

    def _check_mask(self) -> None:
        """MakerError: the mask has another size."""
        mask = self.mask
        if mask is None or (mask.width, mask.height) == (self.width, self.height):
            return
        message = _(
            "The mask {name} has {across:,} × {down:,} rooms, not {width:,} × {height:,}: "
            "leave width and height out."
        )
        sizes = {"width": self.width, "height": self.height}
        of_mask = {"name": mask.name, "across": mask.width, "down": mask.height}
        raise MakerError(message.format(**sizes, **of_mask))

    @cached_property
    def places(self) -> Places:
        """All places of the field, rooms and walls."""
        return Places(2 * self.width + 1, 2 * self.height + 1)

    @property
    def rooms(self) -> int:
        """How many rooms there are."""
        if self.mask:
            return self.mask.rooms.count(1)
        return self.width * self.height

    def is_inside(self, place: Place) -> bool:
        """Whether a place lies inside the border, and touches no room outside the mask."""
        return all(self._rooms_touched(place))

    def is_far_outside(self, place: Place) -> bool:
        """Whether a place touches no room: it lies outside the mask, and not at its edge."""
        return not any(self._rooms_touched(place))

    def _rooms_touched(self, place: Place) -> Iterator[bool]:
        """Whether the maze has each room that a place touches.

        A room touches itself alone, a wall between rooms touches two, and a post four.
        """
        x, y = place
        for column in {(x - 1) // 2, x // 2}:
            for row in {(y - 1) // 2, y // 2}:
                yield self._has_room(column, row)

    def rooms_around(self, room: Place) -> list[Place]:
        """The neighbours of a room that the maze has: up, right, down, left."""
        around = [neighbour(room, heading) for heading in Heading]
        return [other for other in around if self.is_inside(other)]

    def _has_room(self, column: int, row: int) -> bool:
        """Whether there is a room in this column and row of rooms, both counted from 0."""
        if not (0 <= column < self.width and 0 <= row < self.height):
            return False
        return self.mask is None or self.mask.rooms[row * self.width + column] == 1

    def room_indexes(self) -> list[int]:
        """The index of every room, in reading order."""
        if self.mask:
            return list(compress(self._all_rooms(), self.mask.rooms))
        return self._all_rooms()

    @cached_property
    def indexes_of_rooms(self) -> frozenset[int]:
        """The index of every room, to be looked up."""
        return frozenset(self.room_indexes())

    def number_without_mask(self, room: Place) -> int:
        """How many rooms come before a room in reading order, those outside the mask included."""
        x, y = room
        return y // 2 * self.width + x // 2

    def indexes_outside(self) -> list[int]:
        """The index of every room outside the mask, in reading order; none without a mask."""
        if self.mask is None:
            return []
        rooms = zip(self._all_rooms(), self.mask.rooms, strict=True)
        return [index for index, is_in_mask in rooms if not is_in_mask]

    def cells_of_rooms(self, cells: bytes) -> bytes:
        """The cells of the rooms, in reading order; ``cells`` has one for each place."""
        rows = self.places.rows(cells)[1::2]
        of_rooms = b"".join(row[1::2] for row in rows)
        if self.mask:
            return bytes(compress(of_rooms, self.mask.rooms))
        return of_rooms

    def _all_rooms(self) -> list[int]:
        """The index of every room that a field of this size has without a mask."""
        last_x = self.places.width - 2
        indexes: list[int] = []
        for y in range(1, self.places.height, 2):
            first = self.places.index((1, y))
            last = self.places.index((last_x, y))
            indexes.extend(range(first, last + 1, 2))
        return indexes


def field_to_watch(width: int, height: int, mask: Mask | None = None) -> Field:
    """The field of a maze that a class can watch being made.

    MakerError: there is no maze of that size, or it would take hours; then the message names the
    command that makes it at once.
    """
    field = Field(width, height, mask)
    if max(width, height) <= MOST_ROOMS_EACH_WAY:
        return field
    message = _(
        "{width:,} × {height:,} rooms are too many to watch: {most} each way at most. This "
        "makes them at once: {command}"
    )
    shape = f"--mask {mask.name}" if mask else f"--width {width} --height {height}"
    command = f"python3 lessons make dig {shape}"
    sizes = {"width": width, "height": height, "most": MOST_ROOMS_EACH_WAY}
    raise MakerError(message.format(command=command, **sizes))


def field_with(width: int | None, height: int | None, mask: Mask | None = None) -> Field:
    """The field of this size, or of a mask: a mask has a size of its own.

    Raises MakerError if there can be no such field, or if both sizes and mask are missing.
    """
    if mask:
        across = mask.width if width is None else width
        down = mask.height if height is None else height
        return Field(across, down, mask)
    if width is None or height is None:
        raise MakerError(_("Write a width and a height, or a mask."))
    return Field(width, height)


def is_floor(value: int) -> bool:
    """Whether a place with this value is open: floor, or a number."""
    return value == FLOOR or value >= 0


def neighbour(room: Place, heading: Heading) -> Place:
    """The room next to a room in a heading, two places away, whether the maze has it or not."""
    x, y = room
    dx, dy = DELTAS[heading]
    return x + 2 * dx, y + 2 * dy


def between(one: Place, other: Place) -> Place:
    """The place between two neighbouring rooms."""
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def is_room(place: Place) -> bool:
    """Whether a place is a room, and not a wall between rooms or a post."""
    x, y = place
    return x % 2 == 1 and y % 2 == 1


def is_post(place: Place) -> bool:
    """Whether a place is a post: a corner of walls."""
    x, y = place
    return x % 2 == 0 and y % 2 == 0


def is_inner_wall(place: Place) -> bool:
    """Whether a place lies between two neighbouring rooms."""
    x, y = place
    return (x + y) % 2 == 1


def rooms_beside(wall: Place) -> tuple[Place, Place]:
    """The two rooms beside an inner wall: left and right of it, or above and below it."""
    x, y = wall
    if x % 2 == 0:
        return (x - 1, y), (x + 1, y)
    return (x, y - 1), (x, y + 1)
