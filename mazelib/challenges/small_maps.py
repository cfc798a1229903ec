"""Small maps: makes them by chance, and says whether one is narrow."""

import random
from collections.abc import Sequence
from itertools import pairwise

from mazelib.grid.compass import Heading
from mazelib.grid.places import Places
from mazelib.maps.drawing import marked_rows, plain_rows
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.maps.signs import LETTERS, PLAIN_WALL, START_BY_HEADING

#: Each place of a map is drawn from one of these: half of the places are wall, a third, a quarter.
MIXTURES = ((1, 0), (1, 1, 0), (1, 1, 1, 0))
TARGET = LETTERS[0]


def framed(rows: Sequence[str]) -> Heya:
    """The map with these rows, and wall around them."""
    edge = PLAIN_WALL * (len(rows[0]) + 2)
    inside = [f"{PLAIN_WALL}{row}{PLAIN_WALL}" for row in rows]
    return parse("\n".join([edge, *inside, edge]))


def random_map(rng: random.Random, width: int, height: int) -> Heya:
    """A map with a start, an a, and much or little wall. Its size does not count the frame."""
    places = Places(width, height)
    mixture = rng.choice(MIXTURES)
    floor = bytes(rng.choice(mixture) for _number in range(places.count))
    start, target = rng.sample(range(places.count), 2)
    heading = rng.choice(list(Heading))
    marks = {places.place(start): START_BY_HEADING[heading], places.place(target): TARGET}
    return framed(marked_rows(plain_rows(floor, places), marks))


def is_narrow(heya: Heya) -> bool:
    """Whether the map has only corridors: no square of four floor places."""
    rows = heya.places.rows(heya.floor)
    for row, below in pairwise(rows):
        for x in range(heya.width - 1):
            if row[x] and row[x + 1] and below[x] and below[x + 1]:
                return False
    return True
