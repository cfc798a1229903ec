"""What a rule asks its maze, and what it finds: so a class can be asked the same.

    AROUND    it stands in a room and looks around       found: the rooms that may be taken
    BESIDE    it looks at a wall between two rooms       found: the two rooms
    PLACE     it reads what stands at a place            found: nothing more

A large maze is asked a million times. So one number stands for what was asked:

    index of the place * 64  +  about (0, 16 or 32)  +  1, 2, 4, 8 for a room found up, right,
                                                        down, left of a room
"""

from enum import IntEnum
from typing import NamedTuple

from mazelib.grid.compass import Heading, Place
from mazelib.making.field import Field, is_inner_wall, is_room, neighbour, rooms_beside

#: The number of an index is this many times the index.
ASKED_AT = 64
_ABOUT = 16
#: What is added for a room that is found up, right, down or left of a room.
BITS = {Heading.UP: 1, Heading.RIGHT: 2, Heading.DOWN: 4, Heading.LEFT: 8}
#: Of what a rule asks in one step, so much is kept: the newest.
MOST_ASKED = 12


class About(IntEnum):
    """What a rule asks about."""

    AROUND = 0
    BESIDE = 16
    PLACE = 32


#: The same as plain numbers: to add these is faster.
_AROUND = int(About.AROUND)
_BESIDE = int(About.BESIDE)
_PLACE = int(About.PLACE)


class Asked(NamedTuple):
    """What a rule has asked: about what, at which place, and the places that it has found."""

    about: About
    place: Place
    found: tuple[Place, ...] = ()


def number_around(index: int, ways: int) -> int:
    """The number for looking around in a room; ``ways`` is the sum of the bits of what is found."""
    return index * ASKED_AT + _AROUND + ways


def number_beside(index: int) -> int:
    """The number for looking at what is beside a wall."""
    return index * ASKED_AT + _BESIDE


def number_at(index: int) -> int:
    """The number for reading what stands at a place."""
    return index * ASKED_AT + _PLACE


def index_in(number: int) -> int:
    """The index of the place about which was asked."""
    return number // ASKED_AT


def asked_of(number: int, field: Field) -> Asked:
    """What a number stands for. ValueError: for nothing that can be asked of this field."""
    index, rest = divmod(number, ASKED_AT)
    ways = rest % _ABOUT
    about = rest - ways
    place = field.places.place(index)
    if 0 <= index < field.places.count:
        if rest == About.PLACE:
            return Asked(About.PLACE, place)
        if rest == About.BESIDE and is_inner_wall(place):
            return Asked(About.BESIDE, place, rooms_beside(place))
        if about == About.AROUND and is_room(place):
            return Asked(About.AROUND, place, _found(field, place, ways))
    raise ValueError(f"{number} stands for nothing that can be asked")


def _found(field: Field, room: Place, ways: int) -> tuple[Place, ...]:
    """The rooms two places away in these ways. ValueError: one of them is not inside."""
    found = [neighbour(room, heading) for heading, bit in BITS.items() if ways & bit]
    if not all(map(field.is_inside, found)):
        raise ValueError(f"around {room}, nothing is found outside the maze: {found}")
    return tuple(found)
