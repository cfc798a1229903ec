"""Small maps: made by chance, and which of them are narrow."""

import random
from collections.abc import Sequence

from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse

#: A place is one of these signs by chance: half of them wall, or a third, or a quarter.
MIXTURES = (" #", "  #", "   #")
#: The signs of a start, one for each heading.
START_SIGNS = "A>V<"


def framed(rows: Sequence[str]) -> Heya:
    """The map with these rows, and wall all round."""
    wall = "#" * (len(rows[0]) + 2)
    lines = [wall]
    for row in rows:
        lines.append(f"#{row}#")
    lines.append(wall)
    return parse("\n".join(lines) + "\n")


def random_map(rng: random.Random, width: int, height: int) -> Heya:
    """A map with a start and an a, and much wall or little; its size counts without the frame."""
    count = width * height
    mixture = rng.choice(MIXTURES)
    signs = [rng.choice(mixture) for _number in range(count)]
    start, target = rng.sample(range(count), 2)
    signs[start] = rng.choice(START_SIGNS)
    signs[target] = "a"
    rows = ["".join(signs[first : first + width]) for first in range(0, count, width)]
    return framed(rows)


def is_narrow(heya: Heya) -> bool:
    """Whether the map has only corridors: no square of four floor places."""
    return not any(_is_open_square(heya, place) for place in heya.places)


def _is_open_square(heya: Heya, place: Place) -> bool:
    """Whether a place is floor, and so are those to its right, below it, and below to its right."""
    x, y = place
    square = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
    return all(heya.is_open(each) for each in square)
