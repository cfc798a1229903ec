"""Fill with road: roads grow from the corner until they fill the field. Lesson 10 shows it.

    1. Road 1 begins in the room top left.
    2. Choose a room two places away that is still wall, by chance, and grow the road there.
    3. Is there none? From the newest place of all roads that has a way left grows the next road.
    4. Repeat 2 and 3 until no room is wall.

A digger who goes back when stuck comes to just that place: so this is a maze dug from the corner.
"""

import random

from mazelib.makers.dig import dig_from
from mazelib.makers.field import Field


def make(field: Field, rng: random.Random) -> bytes:
    """Fill a field with roads from the room top left; returns 1 for open and 0 for wall."""
    return dig_from(field, 0, rng)
