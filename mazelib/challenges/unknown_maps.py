"""The maps that a rule is checked on: those of a seed, which nobody knows before."""

import random
from collections.abc import Iterator

from mazelib.challenges.small_maps import framed, random_map
from mazelib.making.makers import make
from mazelib.maps.folder import HEYA_FOLDER, read_heya
from mazelib.maps.heya import Heya

#: The map that everybody knows: it is never made smaller.
FIRST = "first.txt"
#: So many maps are made by chance: each eighth is a place wider, each tenth a place higher.
SMALL_MAPS = 48
WIDER_AFTER = 8
HIGHER_AFTER = 10
#: Maps that beat a memory which is too short.
TRAPS = (
    ("A #", "  a", "  #"),
    ("A      ", "## ### ", "    a# ", " # ### ", " #     "),
)
#: Mazes by their makers, with rooms across and down.
MAZES = (("dig", 4, 3), ("merge", 5, 4), ("road", 6, 5))
#: In a check that walks very often, one of so many maps is walked.
FEW = 4
#: How many mazes follow the map that everybody knows, and the seeds that they may have.
MAZES_AFTER_FIRST = 5
SEEDS = 10_000


def growing(rng: random.Random) -> Iterator[Heya]:
    """Small maps, then larger ones, traps and mazes, each with one target."""
    for number in range(SMALL_MAPS):
        width = 2 + number // WIDER_AFTER
        height = 1 + number // HIGHER_AFTER
        yield random_map(rng, width, height)
    for trap in TRAPS:
        yield framed(trap)
    for maker, across, down in MAZES:
        yield make(maker, across, down, rng.randrange(SEEDS))


def few(rng: random.Random) -> Iterator[Heya]:
    """Some of these: they are walked so often."""
    for number, heya in enumerate(growing(rng)):
        if number % FEW == 0:
            yield heya


def first_and_mazes(rng: random.Random) -> Iterator[Heya]:
    """The map "first", and mazes: who knows the one by heart is lost in the others."""
    yield read_heya(HEYA_FOLDER / FIRST)
    for _number in range(MAZES_AFTER_FIRST):
        yield make("merge", 6, 5, rng.randrange(SEEDS))
