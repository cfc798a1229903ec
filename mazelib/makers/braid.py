"""Braid: open some of a maze's dead ends, so that there are loops.

    1. Find the dead ends: the rooms with one way only.
    2. Choose the share of them that was asked for, by chance.
    3. In each, break one of its walls to another room, by chance; unless it is no dead end any
       more, because a wall broken for its neighbour has opened it too.

With all dead ends opened, no hand on a wall is sure to reach the goal.

Source: Walter D. Pullen, "Think Labyrinth: Maze Algorithms", who named such mazes braid mazes.
"""

from __future__ import annotations

import random

from mazelib.heya import open_sides
from mazelib.makers.field import FLOOR, Field, MakerError

_DEAD_END = bytes(sides.bit_count() == 1 for sides in range(16)) + bytes(240)


def braid(field: Field, floor: bytes, share: float, rng: random.Random) -> bytes:
    """The floor of a maze with a share of its dead ends opened: 0 for none, 1 for all that can be.

    Raises:
        MakerError: the share is not between 0 and 1.
    """
    if not 0 <= share <= 1:
        raise MakerError(f"the share of dead ends to open is {share}: it must be from 0 to 1, 0.3 say.")
    ends = dead_ends(field, floor)
    ground = field.fenced(floor)
    for room in rng.sample(ends, round(share * len(ends))):
        if sum(ground[room + step] == FLOOR for step in field.steps) == 1:
            _open(ground, room, field, rng)
    return field.floor_of(ground)


def dead_ends(field: Field, floor: bytes) -> list[int]:
    """The place numbers of all rooms with one way only, in reading order."""
    marked = open_sides(floor, field.columns).translate(_DEAD_END)
    return [room for room in map(field.room, range(field.rooms)) if marked[room]]


def _open(ground: bytearray, room: int, field: Field, rng: random.Random) -> None:
    """Break one of a room's walls to another room, if it has any."""
    walls = [
        room + step
        for step in field.steps
        if ground[room + step] != FLOOR and ground[room + 2 * step] == FLOOR
    ]
    if walls:
        ground[rng.choice(walls)] = FLOOR
