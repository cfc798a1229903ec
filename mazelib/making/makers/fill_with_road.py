"""Fill with road: lesson 10's maker. It makes the very mazes of dig, and here dig makes them.

In the lesson roads are numbered, and a function calls itself:

    1. Choose a room by chance: road 1 begins there.
    2. Choose by chance a room two places away that is still wall, and grow the road there. Repeat
       this until there is none.
    3. Do 2 and 3 with the next road for each earlier place of the road, the newest first: if a way
       is left there, a road with the next higher number begins there.

All calls that are open look through their places in the order in which a digger that is stuck goes
back. So the same dice make the same maze, and the loop of dig is enough: a call for each road would
be too deep for a large maze, and nobody sees numbers here.

What comes out: long and winding ways, with about one dead end in ten rooms. Choose the lesson if
one rule is to make a maze and to solve it: over wall it makes, over floor it solves.

Source: depth-first search, as in dig.
"""

import random

from mazelib.making.field import Field
from mazelib.making.makers import dig


def make(field: Field, rng: random.Random) -> bytes:
    """Fill a field with roads from a room chosen by chance; returns 1 for open and 0 for wall."""
    return dig.make(field, rng)
