"""Fill with road: roads grow from the room top left until they fill the maze. Lesson 10 shows it.

    1. Road 1 begins in the room top left.
    2. Choose a room two places away that is still wall, by chance, and grow the road there.
    3. Is there none? Then the next road begins at the newest place, of all roads, that has a way
       left. Grow it there.
    4. Repeat 2 and 3 until no room is wall.

What comes out: mazes like those of dig, long and winding, with about one dead end in ten rooms;
the room top left is always one of them, for road 1 comes back to all that lies beside it. Choose
it where one rule is to make a maze and to solve it: over wall it makes, over floor it solves.

Source: depth-first search, as in dig. A digger who goes back when stuck comes to just that newest
place with a way left; so both share their loop, and only the room where they begin differs.
"""

import random

from mazelib.making.field import Field
from mazelib.making.makers.dig import dig_from


def make(field: Field, rng: random.Random) -> bytes:
    """Fill a field with roads from the room top left; returns 1 for open and 0 for wall."""
    top_left = field.places.index((1, 1))
    return dig_from(field, top_left, rng)
