"""Small maps to try a rule on: made by chance, and made smaller as long as they still show something.

To make one smaller, as one would by hand:

    1. Leave out a row or a column, or fill a floor place with wall. Does it still show it? Keep that.
    2. Else put it back, and try the next.
    3. Repeat, until nothing can be left out any more.

Source: A. Zeller and R. Hildebrandt, "Simplifying and isolating failure-inducing input", 2002.
"""

import random
from collections.abc import Callable, Generator
from itertools import pairwise
from typing import TypeVar

from mazelib.heya import WALLS, Heya, parse

Answer = TypeVar("Answer")
#: What takes long: it stops again and again, so that a window can draw meanwhile, and at last it answers.
Work = Generator[None, None, Answer]
#: The lines of a map without the wall around it.
Rows = list[str]


def framed(rows: Rows) -> Heya:
    """The map of some lines, with wall around it."""
    width = len(rows[0]) + 2
    return parse("\n".join(["#" * width, *(f"#{row}#" for row in rows), "#" * width]) + "\n")


def random_map(rng: random.Random, width: int, height: int, *, narrow: bool) -> Heya:
    """A map with a start and an a; ``narrow``: of corridors, else of corridors and open squares."""
    rows = [[rng.choice("   #") for _ in range(width)] for _ in range(height)]
    for y, row in enumerate(rows if narrow else ()):
        for x in range(width):
            row[x] = " #"[x % 2] if x % 2 == y % 2 else rng.choice("  #")
    ends = rng.sample([(x, y) for y in range(height) for x in range(width)], 2)
    for sign, (x, y) in zip((rng.choice("A>V<"), "a"), ends, strict=True):
        rows[y][x] = sign
    return framed(["".join(row) for row in rows])


def is_narrow(heya: Heya) -> bool:
    """Whether there are corridors only, and no square of four floor places."""
    floor, width = heya.floor, heya.width
    rows = [floor[first : first + width] for first in range(0, len(floor), width)]
    squares = (zip(*two, two[0][1:], two[1][1:], strict=False) for two in pairwise(rows))
    return not any(all(square) for row in squares for square in row)


def smaller(heya: Heya, shows: Callable[[Heya], Work[bool]]) -> Work[Heya]:
    """What is left of a map when all is left out without which it still ``shows`` something.

    The map has wall around it, and a sign at its start.
    """
    rows = ["".join("#" if sign in WALLS else sign for sign in row[1:-1]) for row in heya.rows[1:-1]]
    before = Rows()
    while rows != before:
        before = rows
        for edit in (_without_row, _without_column, _with_wall):
            number = 0
            while (fewer := edit(rows, number)) is not None:
                if fewer != rows and (yield from shows(framed(fewer))):
                    rows, heya = fewer, framed(fewer)
                else:
                    number += 1
    return heya


def _without_row(rows: Rows, number: int) -> Rows | None:
    if number >= len(rows):
        return None
    return rows if rows[number].strip(" #") or len(rows) == 1 else rows[:number] + rows[number + 1 :]


def _without_column(rows: Rows, number: int) -> Rows | None:
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    fewer = _without_row(columns, number)
    return None if fewer is None else ["".join(row) for row in zip(*fewer, strict=True)]


def _with_wall(rows: Rows, number: int) -> Rows | None:
    text, width = "".join(rows), len(rows[0])
    if number >= len(text):
        return None
    text = text[:number] + text[number].replace(" ", "#") + text[number + 1 :]
    return [text[first : first + width] for first in range(0, len(text), width)]
