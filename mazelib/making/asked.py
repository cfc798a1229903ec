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

from mazelib.grid.compass import DELTAS, Place
from mazelib.making.field import Field, is_inner_wall, is_room, rooms_beside

#: The number of an index is this many times the index.
ASKED_AT = 64
_ABOUT = 16
#: Of what a rule asks in one step, so much is kept: the newest.
MOST_ASKED = 12


class About(IntEnum):
    """What a rule asks about."""

    AROUND = 0
    BESIDE = 16
    PLACE = 32


class Asked(NamedTuple):
    """What a rule has asked: about what, at which place, and the places that it has found."""

    about: About
    place: Place
    found: tuple[Place, ...] = ()


def asked_of(number: int, field: Field) -> Asked:
    """What a number stands for. ValueError: for nothing that can be asked of this field."""
    index, rest = divmod(number, ASKED_AT)
    if not 0 <= index < field.places.count:
        raise ValueError(f"{number} asks about no place")
    about = About(rest - rest % _ABOUT)
    place = field.places.place(index)
    if about is About.AROUND:
        if not is_room(place):
            raise ValueError(f"{number} looks around where no room is")
        return Asked(about, place, _found(place, rest % _ABOUT))
    if about is About.BESIDE:
        if not is_inner_wall(place):
            raise ValueError(f"{number} asks about the rooms beside no wall")
        return Asked(about, place, rooms_beside(place))
    return Asked(about, place)


def _found(room: Place, ways: int) -> tuple[Place, ...]:
    """The rooms two places away in these ways."""
    x, y = room
    found = []
    for heading, (dx, dy) in enumerate(DELTAS):
        if ways & (1 << heading):
            found.append((x + 2 * dx, y + 2 * dy))
    return tuple(found)
