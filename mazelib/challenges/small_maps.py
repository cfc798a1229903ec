"""Small maps: made by chance, and which of them are narrow."""

import random
from collections.abc import Sequence

from mazelib.grid.compass import Heading, Place
from mazelib.grid.places import Places
from mazelib.maps.drawing import marked_rows, plain_rows
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.maps.signs import LETTERS, PLAIN_WALL, START_BY_HEADING

#: A place is one of these by chance: half of them wall, or a third, or a quarter.
MIXTURES = ((1, 0), (1, 1, 0), (1, 1, 1, 0))
TARGET = LETTERS[0]


def framed(rows: Sequence[str]) -> Heya:
    """The map with these rows, and wall all round."""
    edge = PLAIN_WALL * (len(rows[0]) + 2)
    inside = [f"{PLAIN_WALL}{row}{PLAIN_WALL}" for row in rows]
    return parse("\n".join([edge, *inside, edge]))


def random_map(rng: random.Random, width: int, height: int) -> Heya:
    """A map with a start and an a, and much wall or little; its size counts without the frame."""
    places = Places(width, height)
    mixture = rng.choice(MIXTURES)
    floor = bytes(rng.choice(mixture) for _number in range(places.count))
    start, target = rng.sample(range(places.count), 2)
    heading = rng.choice(list(Heading))
    marks = {places.place(start): START_BY_HEADING[heading], places.place(target): TARGET}
    return framed(marked_rows(plain_rows(floor, places), marks))


def is_narrow(heya: Heya) -> bool:
    """Whether the map has only corridors: no square of four floor places."""
    return not any(_is_open_square(heya, place) for place in heya.places)


def _is_open_square(heya: Heya, place: Place) -> bool:
    """Whether a place is floor, and so are those to its right, below it, and below to its right."""
    x, y = place
    square = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
    return all(heya.is_open(each) for each in square)
