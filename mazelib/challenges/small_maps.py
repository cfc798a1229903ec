"""Small maps that show something of a rule: made by chance, made smaller, and the smallest searched for.

To make a map smaller, as one would by hand:

    1. Leave out a row or a column, or fill a floor place with wall. Does it still show it? Keep that.
    2. Else put it back, and try the next.
    3. Repeat, until nothing can be left out any more.

To stump a rule, look for the smallest map on which it never arrives though there is a way:

    1. Make a map by chance. Can its a be reached, and does the rule walk in a circle? That is a proof.
    2. Make it smaller, as long as both are so.
    3. Keep the smallest of many.

Source: A. Zeller and R. Hildebrandt, "Simplifying and isolating failure-inducing input", 2002.
"""

import random
from collections.abc import Callable, Generator, Iterator
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from typing import TypeVar

from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.walking.strategy import Strategy
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk import AT_ONCE, Running, Walk

Fact = TypeVar("Fact")
#: What takes long: it stops again and again, so that a window can draw meanwhile, and at last it answers.
Work = Generator[None, None, Fact]

#: How a rule is stumped: first by corridors, on which a class sees best what is wrong. Only if that cannot
#: be, open squares are allowed, too; and at last larger maps. For each stage the sizes are given.
STAGES = (
    (True, ((5, 3),)),
    (False, ((3, 3), (4, 3), (4, 4))),
    (False, ((6, 5), (7, 7), (9, 9))),
)
#: Maps made for a stage, and more ticks than a circle on them has.
TRIES, LIMIT = 5_000, 4_000


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


def random_map(rng: random.Random, width: int, height: int) -> Heya:
    """A map with a start and an a, and with much wall, or with little."""
    signs = rng.choice((" #", "  #", "   #"))
    places = [rng.choice(signs) for _ in range(width * height)]
    start, target = rng.sample(range(width * height), 2)
    places[start], places[target] = rng.choice("A>V<"), "a"
    return framed(["".join(places[first : first + width]) for first in range(0, width * height, width)])


def is_narrow(heya: Heya) -> bool:
    """Whether there are corridors only, and no square of four floor places."""
    places = [(x, y) for y in range(heya.height) for x in range(heya.width)]
    squares = ([(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)] for x, y in places)
    return not any(all(map(heya.is_open, square)) for square in squares)


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


def stumped(
    fresh: Callable[[], Strategy], seed: int, running: Running = nullcontext
) -> Iterator[Heya | None]:
    """Search; again and again None, and a map with its proof noted whenever it is smaller than all before."""
    rng, best = random.Random(seed), None  # All places, and how many of them are floor.
    for narrow, sizes in STAGES:
        proven = partial(proof, fresh, narrow=narrow, running=running)
        for _ in range(TRIES):
            heya = random_map(rng, *rng.choice(sizes))
            ending = yield from proven(heya)
            if ending:
                heya, ending = yield from smaller(heya, ending, proven)
                size = len(heya.floor), heya.floor.count(1)
                if best is None or size < best:
                    best = size
                    yield replace(heya, note=ending.words, text="")
        if best:
            return


def proof(
    fresh: Callable[[], Strategy], heya: Heya, *, narrow: bool = False, running: Running = nullcontext
) -> Work[Ending | None]:
    """How it is proven that a rule never arrives though there is a way; None if it is not."""
    if (narrow and not is_narrow(heya)) or reach.unreachable(heya):
        return None
    ending = yield from walked(Walk(heya, fresh(), LIMIT, recorded=False, running=running))
    return ending if ending.verdict is Verdict.CIRCLING else None
