"""The maps on which a rule is checked. A seed makes them, so they are new to the class."""

import random
from collections.abc import Iterator

from mazelib.challenges.corridor_maps import dead_end_way, ring, way_with_two_dead_ends
from mazelib.challenges.exercise import ExerciseMap
from mazelib.challenges.small_maps import framed, random_map
from mazelib.making.makers import make
from mazelib.maps import folder

#: The file of the one map that the class knows.
FIRST = "first.txt"
#: How many small maps are made by chance. They get one place wider after every 8 maps, and one
#: place higher after every 10.
SMALL_MAPS = 48
WIDER_AFTER = 8
HIGHER_AFTER = 10
#: Maps that beat a memory which is too short.
TRAPS = (
    ("A #", "  a", "  #"),
    ("A      ", "## ### ", "    a# ", " # ### ", " #     "),
)
#: Mazes: the maker, and how many rooms across and down.
MAZES = (("dig", 4, 3), ("merge", 5, 4), ("road", 6, 5), ("merge", 12, 10))
#: A check with very many walks takes only every fourth map.
EVERY_FOURTH = 4
#: How many mazes follow the map that the class knows.
MAZES_AFTER_FIRST = 5
#: How many rings and ways with dead ends are made. They grow with each map.
CORRIDORS = 16
#: Around how many blocks the last ring leads: it has 100 places or so.
BLOCKS_OF_LAST_RING = 50
#: The seed of a maze is less than this.
SEEDS_OF_MAZES = 10_000


def rings(rng: random.Random) -> Iterator[ExerciseMap]:
    """Rings around one block of wall, then around more and more of them; the last one is long."""
    for number in range(CORRIDORS):
        yield ExerciseMap(ring(rng, 1 + number // 2))
    yield ExerciseMap(ring(rng, BLOCKS_OF_LAST_RING))


def dead_end_ways(rng: random.Random) -> Iterator[ExerciseMap]:
    """Corridors with a dead end before the walker and the target behind it, short ones first.

    After each there is one in which a walk has to turn back twice.
    """
    for number in range(CORRIDORS // 2):
        yield ExerciseMap(dead_end_way(rng, 2 + number))
        yield ExerciseMap(way_with_two_dead_ends(rng, 3 + number))


def growing(rng: random.Random) -> Iterator[ExerciseMap]:
    """Small maps, then larger ones, traps and mazes, each with one target."""
    for number in range(SMALL_MAPS):
        width = 2 + number // WIDER_AFTER
        height = 1 + number // HIGHER_AFTER
        yield ExerciseMap(random_map(rng, width, height))
    for trap in TRAPS:
        yield ExerciseMap(framed(trap))
    for maker, across, down in MAZES:
        yield ExerciseMap(make(maker, across, down, rng.randrange(SEEDS_OF_MAZES)))


def few(rng: random.Random) -> Iterator[ExerciseMap]:
    """Every fourth of the growing maps, for a check with very many walks."""
    for number, exercise_map in enumerate(growing(rng)):
        if number % EVERY_FOURTH == 0:
            yield exercise_map


def first_and_mazes(rng: random.Random) -> Iterator[ExerciseMap]:
    """The map "first", and mazes: a rule that only knows "first" by heart is lost in them."""
    yield ExerciseMap(folder.read_heya(folder.HEYA_FOLDER / FIRST), is_known=True)
    for _number in range(MAZES_AFTER_FIRST):
        yield ExerciseMap(make("merge", 6, 5, rng.randrange(SEEDS_OF_MAZES)))
