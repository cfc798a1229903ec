r"""An outline that leaves its rooms free.

    +--------+     All corners of the room lie inside the outline. A point of the outline reaches
    |  room  |     into it from below all the same: it is moved down, out of the room.
    |   /\   |
    +--/--\--+
"""

from collections.abc import Collection
from math import floor

from mazelib.export.sheets.shapes import Point

Cell = tuple[int, int]


def clear_of_rooms(border: tuple[Point, ...], rooms: Collection[Cell]) -> tuple[Point, ...]:
    """The closed line with those points moved out of rooms that reach into one from a side."""
    cleared = []
    for number, (x, y) in enumerate(border):
        room = (floor(x), floor(y))
        if room in rooms:
            after = border[(number + 1) % len(border)]
            sides = {_side_left((x, y), end, room) for end in (border[number - 1], after)}
            if len(sides) == 1:
                x, y = _moved_to(sides.pop(), (x, y))
        cleared.append((x, y))
    return tuple(cleared)


def _side_left(begin: Point, end: Point, room: Cell) -> tuple[int, int]:
    """The side through which a straight line leaves a room: 0 for across, 1 for down; and where."""
    ways = []
    for axis in (0, 1):
        long = end[axis] - begin[axis]
        if long:
            edge = room[axis] + (long > 0)
            ways.append(((edge - begin[axis]) / long, axis, edge))
    _part, axis, edge = min(ways)
    return axis, edge


def _moved_to(side: tuple[int, int], point: Point) -> Point:
    axis, edge = side
    return (edge, point[1]) if axis == 0 else (point[0], edge)
