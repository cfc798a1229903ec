"""Dig: a worker digs a maze out of the wall. Lesson 8 shows it step by step.

    1. Dig a room, taken by chance, and stand in it.
    2. Is a room two places away still wall? Choose one by chance, dig there, and stand there.
    3. Otherwise the worker is stuck: go back one room along the way it came.
    4. Repeat 2 and 3 until no room is wall.

What comes out: long winding ways and few dead ends, about one room in ten. Choose it for a maze
that is hard to solve: a wrong way leads far before it ends.

Source: depth-first search (C.-P. Trémaux, before 1882) with a coin, known as recursive
backtracking.
"""

import random

from mazelib.making.chance import pick
from mazelib.making.field import CELL_OPEN, Field


def make(field: Field, rng: random.Random) -> bytes:
    """Dig a maze from a room taken by chance; returns 1 for open and 0 for wall."""
    return dig_from(field, pick(field.room_indexes(), rng), rng)


def dig_from(field: Field, first: int, rng: random.Random) -> bytes:
    """Dig a maze from the room at index ``first``; returns 1 for open and 0 for wall.

    A million rooms want a tight loop: it uses local names only, and the four ways are written out.
    An index plus a step (``grid.places``) is the index of the next place in that heading, so two
    steps lead to the next room. A cell of wall is 0: ``not cells[...]`` asks for it.
    """
    cells = field.cells()
    chance = rng.random
    up, right, down, left = field.places.steps
    room = first
    cells[room] = CELL_OPEN
    way = [room]  # leads back to where the worker began
    rooms_of_wall = field.rooms - 1
    while rooms_of_wall:
        steps = []
        if not cells[room + up + up]:
            steps.append(up)
        if not cells[room + right + right]:
            steps.append(right)
        if not cells[room + down + down]:
            steps.append(down)
        if not cells[room + left + left]:
            steps.append(left)
        if steps:
            step = steps[int(chance() * len(steps))]
            cells[room + step] = CELL_OPEN
            room += 2 * step
            cells[room] = CELL_OPEN
            way.append(room)
            rooms_of_wall -= 1
        else:
            way.pop()
            room = way[-1]
    return field.finished(cells)
