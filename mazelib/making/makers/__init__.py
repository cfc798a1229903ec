"""Makers: ways to make a maze at once, one file a way.

The lessons show the same ways on a Maze, step by step. A new maker is one file with a function
``make(field, rng)``, and its row in MAKERS.
"""

import random
from collections.abc import Callable

from mazelib.making.field import Field
from mazelib.making.made_map import made_heya
from mazelib.making.makers import dig, fill_with_road, merge_rooms
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _

#: The ways to make a maze, by name. Each takes a field and its chance, and gives the cells of a
#: finished maze: 1 for open and 0 for wall, by the index of a place.
MAKERS: dict[str, Callable[[Field, random.Random], bytes]] = {
    "dig": dig.make,
    "merge": merge_rooms.make,
    "road": fill_with_road.make,
}


def make(name: str, width: int, height: int, seed: int) -> Heya:
    """The maze of a seed as a map of ``width`` × ``height`` rooms.

    Raises MakerError for a size that cannot be made, KeyError for a name that is not in MAKERS.
    """
    field = Field(width, height)
    floor = MAKERS[name](field, random.Random(seed))
    note = _("Made by {maker}: {width} × {height} rooms, seed {seed}.")
    sizes = {"width": width, "height": height}
    return made_heya(field, floor, note.format(maker=name, seed=seed, **sizes))
