"""The answer of a maze on paper, and the wrong turns beside it.

In a maze there is one way from each room to each other room. So all ways from one room are found
like this:

    1. The first room is 0 steps away.
    2. Look at the rooms that were found, in the order in which they were found: each neighbour
       that a way leads to, but not back, is one step further away.

Rooms are known by the index of their place.
"""

from collections.abc import Iterable
from functools import cached_property
from math import sqrt
from typing import NamedTuple

from mazelib.making.field import Field

#: A wrong turn is deep if it can be followed for so many rooms: one glance does not show its end.
DEEP = 3
#: To see whether an answer leads through all of a maze, it is cut into so many parts each way.
PARTS = 3


class Ways:
    """All ways of a maze from one room. ``steps_to`` says by room how long they are."""

    def __init__(self, field: Field, floor: bytes, first: int) -> None:
        self._step_to = {first: 0}
        self.steps_to = {first: 0}
        self._found = [first]
        for room in self._found:  # It grows while it is gone through.
            back = -self._step_to[room]
            for step in field.places.steps:
                if floor[room + step] and step != back:
                    neighbour = room + 2 * step
                    self._step_to[neighbour] = step
                    self.steps_to[neighbour] = self.steps_to[room] + 1
                    self._found.append(neighbour)

    def way_from(self, room: int) -> list[int]:
        """The rooms of the way from a room to the first one, both included."""
        way = [room]
        while self._step_to[way[-1]]:
            way.append(self._room_before(way[-1]))
        return way

    def deep_turns(self, way: Iterable[int]) -> int:
        """How many ways that branch off from a way can be followed for DEEP rooms or more."""
        rooms = set(way)
        depth = dict.fromkeys(self._found, 1)
        turns = 0
        for room in reversed(self._found):
            before = self._room_before(room)
            if room in rooms:
                continue
            if before in rooms:
                turns += depth[room] >= DEEP
            else:
                depth[before] = max(depth[before], depth[room] + 1)
        return turns

    def _room_before(self, room: int) -> int:
        """The next room on the way to the first one."""
        return room - 2 * self._step_to[room]


class Ends(NamedTuple):
    """Where the way in and the way out of a maze are."""

    start: int
    goal: int


class Openings:
    """The rooms of a field where a maze may be open: the top of each column, and its bottom.

    Where a shape has steps, rooms beside a column that sticks out further are left out: a picture
    stands before an opening, and needs space.
    """

    def __init__(self, field: Field) -> None:
        self._columns = field.places.width
        self._rows = field.places.height
        self._rooms = field.room_indexes()
        tops: dict[int, int] = {}
        bottoms: dict[int, int] = {}
        for room in self._rooms:
            column = room % self._columns
            tops.setdefault(column, room)
            bottoms[column] = room
        self.tops = self._with_space(tops.values(), -2 * self._columns)
        self.bottoms = self._with_space(bottoms.values(), 2 * self._columns)
        if field.mask and field.mask.tops:
            self.tops = self._of_columns(tops, field.mask.tops)
        if field.mask and field.mask.bottoms:
            self.bottoms = self._of_columns(bottoms, field.mask.bottoms)

    def _of_columns(self, ends: dict[int, int], columns: Iterable[int]) -> list[int]:
        """Of the ends of columns, by the column of their place, those of these columns of rooms."""
        return [ends[2 * column + 1] for column in columns if 2 * column + 1 in ends]

    def far_from(self, room: int, others: list[int]) -> list[int]:
        """Those of the others that are at least half as far from a room as corner from corner.

        If there are none, all of them.
        """
        least = straight_way(len(self._rooms)) / 2
        return [other for other in others if self._straight(room, other) >= least] or others

    def part_visited(self, way: Iterable[int]) -> float:
        """Of the parts of the field that have rooms, the share that a way leads through."""
        return len({self._parts[room] for room in way}) / len(set(self._parts.values()))

    def _with_space(self, ends: Iterable[int], beyond: int) -> list[int]:
        """Those ends of columns that have no room beside the place ``beyond`` them.

        Over the left or right edge there is no room either: the index is that of a post.
        """
        beside = {room + side for room in self._rooms for side in (-2, 2)}
        return [end for end in ends if end + beyond not in beside]

    @cached_property
    def _parts(self) -> dict[int, tuple[int, int]]:
        """By room: in which part of the field it lies."""
        parts = {}
        for room in self._rooms:
            row, column = divmod(room, self._columns)
            parts[room] = (PARTS * row // self._rows, PARTS * column // self._columns)
        return parts

    def _straight(self, room: int, other: int) -> int:
        """The steps from room to room, if there were no walls and nothing but rooms."""
        row, column = divmod(room, self._columns)
        other_row, other_column = divmod(other, self._columns)
        return (abs(row - other_row) + abs(column - other_column)) // 2


def straight_way(rooms: int) -> float:
    """The steps from corner to corner of a square with so many rooms."""
    return 2 * (sqrt(rooms) - 1)
