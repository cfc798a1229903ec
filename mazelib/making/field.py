"""The field of a maze: rooms in a block of wall, and the wall places between them.

A field of 3 × 2 rooms has (2 × 3 + 1) × (2 × 2 + 1) places:

      0 1 2 3 4 5 6
    0 # # # # # # #       o  room: both coordinates are odd
    1 # o . o . o #
    2 # . # . # . #       .  wall between two rooms, which a maker may open
    3 # o . o . o #
    4 # # # # # # #       #  wall for ever: the border, and posts, whose coordinates are even

Whether a coordinate is odd or even says what a place is only here, in the fast loop of merge_rooms
(which says so), and on a printed sheet, whose cells and edges are counted the other way round.
"""

from dataclasses import dataclass
from functools import cached_property

from mazelib.grid.compass import DELTAS, Place
from mazelib.grid.places import Places
from mazelib.maps.heya import MOST_PLACES, Heya
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

    Raises MakerError if one of them is below 1, or if there are more places than a map may have.
    """

    width: int
    height: int

    def __post_init__(self) -> None:
        if self.width < 1 or self.height < 1:
            message = _(
                "{width:,} × {height:,} rooms are too few: there must be 1 or more each way."
            )
            raise MakerError(message.format(width=self.width, height=self.height))
        if self.places.count > MOST_PLACES:
            message = _(
                "{width:,} × {height:,} rooms are too many: "
                "a map has at most {most:,} places (1,000 × 1,000 rooms fit)."
            )
            sizes = {"width": self.width, "height": self.height, "most": MOST_PLACES}
            raise MakerError(message.format(**sizes))

    @cached_property
    def places(self) -> Places:
        """All places of the field, rooms and walls."""
        return Places(2 * self.width + 1, 2 * self.height + 1)

    @property
    def rooms(self) -> int:
        """How many rooms there are."""
        return self.width * self.height

    def is_inside(self, place: Place) -> bool:
        """Whether a place lies inside the border."""
        x, y = place
        return 0 < x < self.places.width - 1 and 0 < y < self.places.height - 1

    def rooms_around(self, room: Place) -> list[Place]:
        """The rooms two places away that lie inside the border: up, right, down, left."""
        x, y = room
        around = [(x + 2 * dx, y + 2 * dy) for dx, dy in DELTAS]
        return [other for other in around if self.is_inside(other)]

    def room_indexes(self) -> list[int]:
        """The index of every room, in reading order."""
        last_x = self.places.width - 2
        indexes: list[int] = []
        for y in range(1, self.places.height, 2):
            first = self.places.index((1, y))
            last = self.places.index((last_x, y))
            indexes.extend(range(first, last + 1, 2))
        return indexes

    def inner_walls(self) -> list[int]:
        """The index of every wall between two rooms: for each room, to its right and then below."""
        _up, right, down, _left = self.places.steps
        last_y = self.places.height - 2
        walls = []
        for y in range(1, last_y + 1, 2):
            first_room = self.places.index((1, y))
            last_room = self.places.index((self.places.width - 2, y))
            for room in range(first_room, last_room + 1, 2):
                if room != last_room:
                    walls.append(room + right)
                if y != last_y:
                    walls.append(room + down)
        return walls


def field_to_watch(width: int, height: int) -> Field:
    """The field of a maze that a class can watch being made.

    MakerError: there is no maze of that size, or it would take hours; then the message names the
    command that makes it at once.
    """
    field = Field(width, height)
    if max(width, height) <= MOST_ROOMS_EACH_WAY:
        return field
    message = _(
        "{width:,} × {height:,} rooms are too many: at most {most} each way can be watched. "
        "At once: {command}"
    )
    command = f"python -m mazelib make dig --width {width} --height {height}"
    sizes = {"width": width, "height": height, "most": MOST_ROOMS_EACH_WAY}
    raise MakerError(message.format(command=command, **sizes))


def is_floor(value: int) -> bool:
    """Whether a place with this value is open: floor, or a number."""
    return value == FLOOR or value >= 0


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
    return not is_room(place) and not is_post(place)


def rooms_beside(wall: Place) -> tuple[Place, Place]:
    """The two rooms beside an inner wall: left and right of it, or above and below it."""
    x, y = wall
    if is_room((x + 1, y)):
        return (x - 1, y), (x + 1, y)
    return (x, y - 1), (x, y + 1)


def is_maze_of_rooms(heya: Heya) -> bool:
    """Whether all rooms of a map are floor, posts and border are wall, and marks stand in rooms."""
    if not is_post((heya.width - 1, heya.height - 1)) or not all(map(is_room, heya.marks)):
        return False
    rows = heya.places.rows(heya.floor)
    if any(rows[0]) or any(rows[-1]):
        return False
    return all(map(_is_row_of_rooms, rows[1::2])) and all(map(_is_row_of_posts, rows[2::2]))


def _is_row_of_rooms(row: bytes) -> bool:
    """Whether a row begins and ends with wall, and all rooms in it are floor."""
    return not row[0] and not row[-1] and all(row[1::2])


def _is_row_of_posts(row: bytes) -> bool:
    """Whether all posts of a row are wall, its two ends included."""
    return not any(row[::2])
