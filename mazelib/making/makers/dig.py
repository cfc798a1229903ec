"""Dig: a worker digs a maze out of the wall. Lesson 8 shows it step by step.

    1. Dig a room, taken by chance, and stand in it.
    2. Is a room two places away still wall? Choose one by chance, dig there, and stand there.
    3. Else the worker is stuck: go back one room along the way it came.
    4. Repeat 2 and 3 until no room is wall.

It makes long winding ways and few dead ends: about one room in ten. Source: depth-first search
(C.-P. Trémaux, before 1882) with a coin, known as recursive backtracking.
"""

import random

from mazelib.making.field import OPEN, Field


def make(field: Field, rng: random.Random) -> bytes:
    """Dig a maze from a room taken by chance; returns 1 for open and 0 for wall."""
    return _dig_from(field, int(rng.random() * field.rooms), rng)


def fill_with_road(field: Field, rng: random.Random) -> bytes:
    """Fill a field with roads from the room top left; returns 1 for open and 0 for wall.

    1. Road 1 begins in the room top left.
    2. Choose a room two places away that is still wall, by chance, and grow the road there.
    3. Is there none? From the newest place of all roads that has a way left grows the next road.
    4. Repeat 2 and 3 until no room is wall.

    A digger who goes back when stuck comes to just that place. Lesson 10 shows it.
    """
    return _dig_from(field, 0, rng)


def _dig_from(field: Field, first: int, rng: random.Random) -> bytes:
    """Dig a maze from the room with this number; returns 1 for open and 0 for wall."""
    # A million rooms want a tight loop: local names only, and the four ways written out.
    cells, chance, (up, right, down, left) = field.fenced(), rng.random, field.steps
    room, walls = field.room(first), field.rooms - 1
    cells[room], way = OPEN, [room]
    while walls:
        ways = []
        if not cells[room + up + up]:
            ways.append(up)
        if not cells[room + right + right]:
            ways.append(right)
        if not cells[room + down + down]:
            ways.append(down)
        if not cells[room + left + left]:
            ways.append(left)
        if ways:
            step = ways[int(chance() * len(ways))]
            cells[room + step] = OPEN
            room += 2 * step
            cells[room] = OPEN
            way.append(room)
            walls -= 1
        else:
            way.pop()
            room = way[-1]
    return field.unfenced(cells)
