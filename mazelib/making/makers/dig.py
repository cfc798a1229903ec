"""Dig: a worker digs a maze out of the wall. Lesson 8 shows it step by step.

    1. Choose a room by chance, dig it, and stand in it.
    2. Is a room two places away still wall? Choose one by chance, dig there, and stand there.
    3. Otherwise the worker is stuck: go back one room along the way it came.
    4. Repeat 2 and 3 until no room is wall.

In the lesson the worker goes back until it is home again: only then does it know that no room is
wall. Here the rooms are counted, which saves it the way home.

What comes out: long winding ways and few dead ends, about one room in ten. Choose it for a maze
that is hard to solve: a wrong way leads far before it ends.

Source: depth-first search (C.-P. Trémaux, before 1882) with a coin, known as recursive
backtracking.
"""

import random

from mazelib.making.cells import CELL_OPEN, floor_of, new_cells
from mazelib.making.chance import pick
from mazelib.making.field import Field


def make(field: Field, rng: random.Random) -> bytes:
    """Dig a maze from a room chosen by chance; returns 1 for open and 0 for wall.

    An index plus a step (see ``grid.places``) is the index of the next place in that heading; two
    steps lead to the next room. A cell of wall is 0, so ``not cells[...]`` asks for wall; a border
    is not 0. The loop uses only local names, because it has to be fast for a million rooms.
    """
    cells = new_cells(field)
    chance = rng.random
    steps = field.places.steps
    room = pick(field.room_indexes(), rng)
    cells[room] = CELL_OPEN
    way = [room]  # leads back to where the worker began
    rooms_of_wall = field.rooms - 1
    while rooms_of_wall:
        ways = []
        for step in steps:
            if not cells[room + 2 * step]:
                ways.append(step)
        if ways:
            step = ways[int(chance() * len(ways))]  # pick(ways, rng), without the call
            cells[room + step] = CELL_OPEN
            room += 2 * step
            cells[room] = CELL_OPEN
            way.append(room)
            rooms_of_wall -= 1
        else:
            way.pop()
            room = way[-1]
    return floor_of(cells, field)
