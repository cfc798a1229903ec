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

from mazelib.heya import Heya, parse
from mazelib.timeline import Ending
from mazelib.walk import AT_ONCE, Walk

Fact = TypeVar("Fact")
#: What takes long: it stops again and again, so that a window can draw meanwhile, and at last it answers.
Work = Generator[None, None, Fact]


def walked(walk: Walk) -> Work[Ending]:
    """Walk to the end."""
    while walk.ending is None:
        walk.advance(AT_ONCE)
        yield
    return walk.ending


def framed(rows: list[str]) -> Heya:
    """The map of some lines, with wall around it."""
    wall = "#" * (len(rows[0]) + 2)
    return parse("\n".join([wall, *(f"#{row}#" for row in rows), wall]) + "\n")


def random_map(rng: random.Random, width: int, height: int, *, narrow: bool) -> Heya:
    """A map with a start and an a; ``narrow``: of corridors, else of corridors and open squares."""
    rows = [[rng.choice("   #") for _ in range(width)] for _ in range(height)]
    for y, row in enumerate(rows if narrow else ()):
        # A room, then perhaps a wall; in the row below perhaps a wall, then a pillar.
        row[:] = [" #"[x % 2] if x % 2 == y % 2 else rng.choice("  #") for x in range(width)]
    start, target = rng.sample(range(width * height), 2)
    rows[start // width][start % width] = rng.choice("A>V<")
    rows[target // width][target % width] = "a"
    return framed(["".join(row) for row in rows])


def is_narrow(heya: Heya) -> bool:
    """Whether there are corridors only, and no square of four floor places (the map has wall around it)."""
    floor, below = heya.floor, heya.floor[heya.width :]
    pairs = [upper and lower for upper, lower in zip(floor, below, strict=False)]
    return not any(left and right for left, right in pairwise(pairs))


def smaller(heya: Heya, fact: Fact, shows: Callable[[Heya], Work[Fact | None]]) -> Work[tuple[Heya, Fact]]:
    """What is left of a map when all is left out without which it still ``shows`` a fact; and that fact.

    The map has wall around it, and a sign at its start.
    """
    rows = [row[1:-1] for row in heya.rows[1:-1]]
    number = failed = 0
    while failed < len(edits := _edits(rows)):
        fewer = edits[number % len(edits)]
        fact_now = yield from shows(framed(fewer))
        if fact_now:
            rows, fact, failed = fewer, fact_now, 0
        else:
            number, failed = number + 1, failed + 1
    return framed(rows), fact


def _edits(rows: list[str]) -> list[list[str]]:
    """The rows without one that has no sign, without such a column, or with wall at a floor place."""
    edits = [rows[:y] + rows[y + 1 :] for y, row in enumerate(rows) if {*row} <= {" ", "#"}]
    for x, column in enumerate(zip(*rows, strict=True)):
        if {*column} <= {" ", "#"}:
            edits.append([row[:x] + row[x + 1 :] for row in rows])
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign == " ":
                edits.append([*rows[:y], f"{row[:x]}#{row[x + 1 :]}", *rows[y + 1 :]])
    return edits
