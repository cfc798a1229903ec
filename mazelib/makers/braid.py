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
from itertools import compress

from mazelib.compass import Heading
from mazelib.makers.field import FLOOR, Field, MakerError
from mazelib.sides import open_sides

_DEAD_END = bytes(sides.bit_count() == 1 for sides in range(16)) + bytes(240)


def braid(field: Field, floor: bytes, share: float, rng: random.Random) -> bytes:
    """The floor of a maze with a share of its dead ends opened: 0 for none, 1 for all that can be.

    Raises:
        MakerError: the share is not between 0 and 1.
    """
    ground = field.fenced(floor)
    for room in chosen_dead_ends(field, floor, share, rng):
        open_dead_end(ground, room, field, rng)
    return field.floor_of(ground)


def chosen_dead_ends(field: Field, floor: bytes, share: float, rng: random.Random) -> list[int]:
    """A share of the dead ends of a maze, by chance; MakerError if it is not between 0 and 1."""
    ends = dead_ends(field, floor)
    return rng.sample(ends, round(checked(share) * len(ends)))


def checked(share: float) -> float:
    """The share of dead ends to open; MakerError if it is not from 0 to 1."""
    if not 0 <= share <= 1:
        raise MakerError(f"the share of dead ends to open is {share}: it must be from 0 to 1, 0.3 say.")
    return share


def dead_ends(field: Field, floor: bytes) -> list[int]:
    """The place numbers of all rooms with one way only, in reading order."""
    marked = open_sides(floor, field.columns).translate(_DEAD_END)
    places = range(field.size)
    return [room for line in field.room_lines() for room in compress(places[line], marked[line])]


def open_dead_end(ground: bytearray, room: int, field: Field, rng: random.Random) -> Heading | None:
    """Break one of a dead end's walls to another room; None where the walls stay."""
    ways, walls = 0, []
    for heading, step in zip(Heading, field.steps, strict=True):
        if ground[room + step] == FLOOR:
            ways += 1
        elif ground[room + 2 * step] == FLOOR:
            walls.append(heading)
    if ways > 1 or not walls:
        return None
    heading = rng.choice(walls)
    ground[room + field.steps[heading]] = FLOOR
    return heading
