"""Makers: ways to make a maze at once, one file a way. The lessons show the same on a Maze, step by step."""

import random
from collections.abc import Callable

from mazelib.heya import Heya
from mazelib.makers import dig, fill_with_road, merge_rooms
from mazelib.makers.braid import braid as braided
from mazelib.makers.field import Field, MakerError
from mazelib.makers.goals import GOALS, made_heya

__all__ = ["GOALS", "MAKERS", "MakerError", "made_map", "make"]

#: The ways to make a maze: functions from field and coins to cells.
MAKERS: dict[str, Callable[[Field, random.Random], bytes]] = {
    "dig": dig.make, "merge": merge_rooms.make, "road": fill_with_road.make,
}  # fmt: skip


def make(
    name: str, width: int, height: int, rng: random.Random,
    braid: float = 0.0, goal: str = "corner", note: str = "",
) -> Heya:  # fmt: skip
    """A maze of ``width`` × ``height`` rooms as a map, a share (0 to 1) of its dead ends opened.

    The same seed gives the same maze. MakerError for a size, share or goal that cannot be.
    """
    field = Field(width, height)
    cells = MAKERS[name](field, rng)
    return made_heya(field, braided(field, cells, braid, rng) if braid else cells, goal, note)


def made_map(
    name: str, width: int, height: int, seed: int, braid: float = 0.0, goal: str = "corner"
) -> Heya:  # fmt: skip
    """The maze of a seed, with a note that says how it was made. MakerError as in ``make``."""
    opened = f", {braid:g} of the dead ends opened" if braid else ""
    note = f"Made by {name}: {width} × {height} rooms, seed {seed}{opened}."
    return make(name, width, height, random.Random(seed), braid, goal, note)
