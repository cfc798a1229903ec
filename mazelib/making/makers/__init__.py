"""Makers: ways to make a maze at once, one file a way. The lessons show the same on a Maze, step by step."""

import random
from collections.abc import Callable

from mazelib.making.field import Field, made_heya
from mazelib.making.makers import dig, merge_rooms
from mazelib.maps.heya import Heya

#: The ways to make a maze: functions from field and coins to cells.
MAKERS: dict[str, Callable[[Field, random.Random], bytes]] = {
    "dig": dig.make, "merge": merge_rooms.make, "road": dig.fill_with_road,
}  # fmt: skip


def make(name: str, width: int, height: int, seed: int) -> Heya:
    """The maze of a seed as a map of ``width`` × ``height`` rooms. MakerError for a size that cannot be."""
    field = Field(width, height)
    note = f"Made by {name}: {width} × {height} rooms, seed {seed}."
    return made_heya(field, MAKERS[name](field, random.Random(seed)), note)
