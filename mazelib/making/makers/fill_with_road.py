"""Fill with road: roads grow from the room top left until they fill the maze. Lesson 10 shows it.

    1. Road 1 begins in the room top left.
    2. Choose by chance a room two places away that is still wall, and grow the road there.
    3. Is there none? Then begin the next road at the newest place, of all roads, that has a way
       left.
    4. Repeat 2 and 3 until no room is wall.

What comes out: mazes like those of dig, long and winding, with about one dead end in ten rooms.
The room top left is always a dead end, because road 1 reaches all rooms beside it. Choose it if one
rule is to make a maze and to solve it: over wall it makes, over floor it solves.

Source: depth-first search, as in dig. When a digger is stuck and goes back, it comes to the very
place where the next road begins. So both share their loop, and differ only in the first room.
"""

import random

from mazelib.making.field import Field
from mazelib.making.makers.dig import dig_from


def make(field: Field, rng: random.Random) -> bytes:
    """Fill a field with roads from its first room; returns 1 for open and 0 for wall."""
    first = field.room_indexes()[0]
    return dig_from(field, first, rng)
