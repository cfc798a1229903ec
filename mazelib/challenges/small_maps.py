"""Small maps: made by chance, and those on which a rule for corridors can be seen best."""

import random
from collections.abc import Sequence

from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse

#: Wall and floor by chance: half and half, or with less and less wall.
MIXTURES = (" #", "  #", "   #")
STARTS = "A>V<"


def framed(rows: Sequence[str]) -> Heya:
    """The map of some lines, with wall around it."""
    wall = "#" * (len(rows[0]) + 2)
    lines = [wall]
    for row in rows:
        lines.append(f"#{row}#")
    lines.append(wall)
    return parse("\n".join(lines) + "\n")


def random_map(rng: random.Random, width: int, height: int) -> Heya:
    """A map of this size inside its frame, with a start and an a, with much wall or with little."""
    count = width * height
    mixture = rng.choice(MIXTURES)
    signs = [rng.choice(mixture) for _number in range(count)]
    start, target = rng.sample(range(count), 2)
    signs[start] = rng.choice(STARTS)
    signs[target] = "a"
    rows = ["".join(signs[first : first + width]) for first in range(0, count, width)]
    return framed(rows)


def is_narrow(heya: Heya) -> bool:
    """Whether there are corridors only, and no square of four floor places."""
    return not any(_is_open_square(heya, place) for place in heya.places)


def _is_open_square(heya: Heya, place: Place) -> bool:
    """Whether a place is floor, and the three right of it, below it and between these."""
    x, y = place
    square = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
    return all(heya.is_open(each) for each in square)
