"""Makers: ways to make a maze, one visible step at a time. One file a way; this table names them."""

from __future__ import annotations

import random
from functools import partial

from mazelib.makers import dig, fill_with_road, merge_rooms
from mazelib.makers.braided import Braided
from mazelib.makers.making import Maker, Making

MAKERS: dict[str, Maker] = {
    "dig": Maker("dig", dig.Dig, partial(dig.Dig, filling=True)),
    "merge": Maker("merge rooms", merge_rooms.MergeRooms),
    "road": Maker("fill with road", fill_with_road.fill_with_road),
}


def begin(
    name: str,
    width: int,
    height: int,
    rng: random.Random,
    *,
    braid: float = 0.0,
    fills: bool = False,
    recorded: bool = True,
) -> Making:
    """Begin a maze of ``width`` × ``height`` rooms, a share of its dead ends to be opened.

    ``fills`` says that it is filled again after that, by a maker that can.

    Raises:
        MakerError: a size or a share that cannot be.
    """
    maker = MAKERS[name]
    make = maker.make_and_fill if fills and maker.make_and_fill else maker.make
    making = make(width, height, rng, recorded=recorded)
    return Braided(making, braid, rng) if braid else making
