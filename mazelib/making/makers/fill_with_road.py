"""Fill with road: a road grows, and calls for the next one, until all is road. Lesson 10 shows it.

    1. Choose a room by chance: road 1 begins there.
    2. Choose by chance a room two places away that is still wall, and grow the road there. Repeat
       this until there is none.
    3. Do 2 and 3 with the next road for each earlier place of the road, the newest first: if a way
       is left there, a road with the next higher number begins there.

What comes out: the mazes of dig, long and winding, with about one dead end in ten rooms. Choose it
if one rule is to make a maze and to solve it: over wall it makes, over floor it solves.

Source: depth-first search, as in dig. In the lesson, step 3 is a function that calls itself. When
all calls that are open look through their places, they do so in the order in which a digger that
is stuck goes back. So the maze is the very one of dig for the same dice, and here dig makes it: a
call for each road would be too deep for a large maze.
"""

import random

from mazelib.making.field import Field
from mazelib.making.makers import dig


def make(field: Field, rng: random.Random) -> bytes:
    """Fill a field with roads from a room chosen by chance; returns 1 for open and 0 for wall."""
    return dig.make(field, rng)
