"""Merge rooms: break walls between rooms until all of them are joined. Lesson 9 shows it.

    1. Give every room a number: 0, 1, 2, ... in reading order.
    2. Go through all walls between two rooms, in an order by chance.
    3. Do the two rooms have different numbers? Break the wall, and give both groups the smaller
       number.
    4. Otherwise leave the wall: there is a way between the rooms already. Stop when every number
       is 0.

What comes out: many short dead ends, three rooms in ten, and ways that look alike in every corner
of the maze. Choose it for a maze that is easy to see through, or to show a maze made without a
worker.

In a large maze it takes minutes to give whole groups new numbers. So here rooms keep no numbers: a
room points at an earlier room of its group in reading order, and the first room of a group points
at itself. The pointers of a room lead to the first room of its group; to join two groups, one
pointer is enough.

Source: J. B. Kruskal, 1956; the pointers are the union-find of B. A. Galler and M. J. Fischer,
1964.
"""

import random

from mazelib.making.cells import CELL_OPEN, floor_of, inner_walls, new_cells
from mazelib.making.chance import shuffled
from mazelib.making.field import Field


def make(field: Field, rng: random.Random) -> bytes:
    """Merge all rooms of a field; returns 1 for open and 0 for wall."""
    cells = new_cells(field)
    for room in field.room_indexes():
        cells[room] = CELL_OPEN
    columns = field.places.width
    _up, right, down, _left = field.places.steps
    points_at = list(range(field.places.count))  # by the index of a room's place
    groups = field.rooms
    for wall in shuffled(inner_walls(field), rng):
        if groups == 1:
            break
        y = wall // columns
        # As rooms_beside in making.field, without a call: there may be two million walls.
        step = right if y % 2 == 1 else down
        one = first_of_group(wall - step, points_at)
        other = first_of_group(wall + step, points_at)
        if one != other:
            if one < other:
                points_at[other] = one
            else:
                points_at[one] = other
            cells[wall] = CELL_OPEN
            groups -= 1
    return floor_of(cells, field)


def first_of_group(room: int, points_at: list[int]) -> int:
    """The first room of a room's group, found by following the pointers to their end.

    On the way, each room that is passed gets a pointer further on, so that later ways are shorter
    (path halving: J. van Leeuwen and Th. P. van der Weide, 1977).
    """
    while points_at[room] != room:
        points_at[room] = points_at[points_at[room]]
        room = points_at[room]
    return room
