"""Makers: ways to make a maze at once. Each has its own file.

The lessons show the same ways on a Maze, step by step. To add a maker, write a file with a function
``make(field, rng)``, and its row in MAKERS.
"""

import random
from collections.abc import Callable

from mazelib.making.field import Field
from mazelib.making.made_map import made_heya
from mazelib.making.makers import dig, fill_with_road, merge_rooms
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _

#: The makers by name. Each takes a field and the dice, and returns the cells of a finished maze: 1
#: for open and 0 for wall, by the index of a place.
MAKERS: dict[str, Callable[[Field, random.Random], bytes]] = {
    "dig": dig.make,
    "merge": merge_rooms.make,
    "road": fill_with_road.make,
}


def make(name: str, width: int, height: int, seed: int) -> Heya:
    """The maze of a seed, as a map of ``width`` × ``height`` rooms.

    Raises MakerError if there can be no maze of that size, KeyError if the name is not in MAKERS.
    """
    field = Field(width, height)
    floor = MAKERS[name](field, random.Random(seed))
    note = _("Made by {maker}: {width} × {height} rooms, seed {seed}.")
    sizes = {"width": width, "height": height}
    return made_heya(field, floor, note.format(maker=name, seed=seed, **sizes))
