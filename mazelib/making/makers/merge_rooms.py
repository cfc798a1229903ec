"""Merge rooms: break walls between rooms until all of them are joined. Lesson 9 shows it.

    1. Give every room a number: 0, 1, 2, ... in reading order.
    2. Go through all walls between two rooms, in an order by chance.
    3. Do the rooms have different numbers? Break the wall, and give both groups the smaller one.
    4. Else leave the wall: there is a way between them already. Stop when every number is 0.

It makes many short dead ends: three rooms in ten. To renumber takes minutes in a large maze. So every room
points at one of its group with a smaller number, the smallest at itself, and one pointer joins two groups.

Source: J. B. Kruskal, 1956; the pointers are the union-find of B. A. Galler and M. J. Fischer, 1964.
"""

import random

from mazelib.making.field import OPEN, Field, shuffled


def make(field: Field, rng: random.Random) -> bytes:
    """Merge all rooms of a field; returns 1 for open and 0 for wall."""
    cells, points_at, groups = field.fenced(), list(range(field.rooms)), field.rooms
    for first in map(field.room, range(0, field.rooms, field.width)):
        cells[first : first + 2 * field.width : 2] = bytes([OPEN]) * field.width
    beyond, toward = (1, field.width), (1, field.columns)
    for wall in shuffled(inner_walls(field), rng):
        if groups == 1:
            break
        room = one = wall // 2
        other = one + beyond[wall % 2]
        while points_at[one] != one:
            points_at[one] = one = points_at[points_at[one]]
        while points_at[other] != other:
            points_at[other] = other = points_at[points_at[other]]
        if one != other:
            points_at[max(one, other)] = min(one, other)
            cells[field.room(room) + toward[wall % 2]] = OPEN
            groups -= 1
    return field.unfenced(cells)


def inner_walls(field: Field) -> list[int]:
    """All walls between two rooms: twice a room's number for the wall to its right, plus 1 below."""
    rooms = range(field.rooms)
    beside = [2 * room for room in rooms if (room + 1) % field.width]
    return sorted(beside + [2 * room + 1 for room in rooms[: -field.width]])
