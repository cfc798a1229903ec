"""Braid: open some of a maze's dead ends, so that there are loops.

    1. Find the dead ends, the rooms with one way only, and choose the share asked for by chance.
    2. In each, break one of its walls to another room, by chance; unless that is done for a neighbour.

With all opened, no hand on a wall is sure to reach the goal. The name is Walter D. Pullen's.
"""

import random

from mazelib.makers.chance import pick, shuffled
from mazelib.makers.field import OPEN, Field, MakerError


def braid(field: Field, cells: bytes, share: float, rng: random.Random) -> bytes:
    """The cells of a maze with a share of its dead ends opened; MakerError if it is not from 0 to 1."""
    if not 0 <= share <= 1:
        raise MakerError(f"the share of dead ends to open is {share}: it must be from 0 to 1, 0.3 say.")
    # One more line below: so two steps from any room lead to a room or to wall (see Field.fenced).
    opened, ends = bytearray(cells + bytes(field.columns)), dead_ends(field, cells)
    for room in shuffled(ends, rng)[: round(share * len(ends))]:
        walls = [step for step in field.steps if not opened[room + step] and opened[room + 2 * step]]
        if walls and _count_ways(field, opened, room) == 1:
            opened[room + pick(walls, rng)] = OPEN
    return bytes(opened[: field.size])


def dead_ends(field: Field, cells: bytes) -> list[int]:
    """The place numbers of all rooms with one way only, in reading order."""
    return [room for room in map(field.room, range(field.rooms)) if _count_ways(field, cells, room) == 1]


def _count_ways(field: Field, cells: bytes | bytearray, room: int) -> int:
    return sum(cells[room + step] for step in field.steps)
