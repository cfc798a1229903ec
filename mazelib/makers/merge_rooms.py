"""Merge rooms: every room has a number of its own; break walls until all of them are 0.

    1. Give every room a number: 0, 1, 2, ... in reading order.
    2. Choose a wall between two rooms by chance.
    3. Do the rooms have different numbers? Break the wall, and give both groups the smaller one.
    4. Else leave the wall: there is a way between them already.
    5. Repeat 2 to 4 until every number is 0.

A wall is broken only where there was no way, so no way ever becomes two; and in the end there is
one number, so one group. What is left is a spanning tree: exactly one way between any two rooms.

What is shown is just that. Underneath, no group is renumbered, which would take minutes in a large
maze. A group is known by its smallest room, and that room's number is the group's number: every
room points at a room of its group with a smaller number, or at itself if it is the smallest, so
the number of any room is found by following the pointers, and two groups become one by a single
pointer, from the larger smallest room to the smaller. The pointers followed are shortened on the
way. And a wall that was chosen once is decided, broken or not, so no coin is tossed for it again:
the walls left over are chosen among, each as likely as the others.

Source: J. B. Kruskal, "On the shortest spanning subtree of a graph", 1956; the pointers are the
union-find of B. A. Galler and M. J. Fischer, 1964, its path halving of R. E. Tarjan and J. van
Leeuwen, 1984.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable

from mazelib.makers.arrays import counted
from mazelib.makers.field import FLOOR, Field
from mazelib.makers.making import Making
from mazelib.makers.merge_shown import MergeShown
from mazelib.makers.shown import Shown


class MergeRooms(Making):
    """A maze being made by merging rooms.

    A wall's number is twice that of the room it belongs to, plus 1 if it is the wall below the
    room and not the one to its right. ``record`` has the wall chosen at each step, ``kept`` and
    ``gone`` the smaller and the larger of the two numbers met there: the same where it stayed.
    """

    def __init__(self, width: int, height: int, rng: random.Random, *, recorded: bool = True) -> None:
        super().__init__(Field(width, height), recorded=recorded)
        self.kept = array("i")
        self.gone = array("i")
        self.groups = self.field.rooms
        self._rng = rng
        self._points_at = counted(self.field.rooms)
        self._undecided = inner_walls(self.field)
        self._ground = bytearray(self.field.size)
        for line in self.field.room_lines():
            self._ground[line] = bytes([FLOOR]) * width

    @property
    def taught(self) -> tuple[Callable[..., object], ...]:
        """Merging."""
        return (MergeRooms.advance,)

    @property
    def decides(self) -> tuple[str, ...]:
        """The question; and where its answer is yes, the merging."""
        return "if one != other:", "points_at[other] = one"

    @property
    def done(self) -> bool:
        """Whether all rooms are one group."""
        return self.groups == 1

    @property
    def floor(self) -> bytes:
        """The field as it is now, 1 for open and 0 for wall. Rooms are open from the beginning."""
        return self.field.floor_of(self._ground)

    def advance(self, steps: int) -> None:
        """Choose so many walls, or as many as it takes until all rooms are one group."""
        # The loop works with numbers in local names only: there are two walls for every room.
        points_at, undecided, chance, groups = self._points_at, self._undecided, self._rng.random, self.groups
        beyond, left = (1, self.field.width), len(undecided)
        last = max(0, left - steps)
        while left > last and groups > 1:
            chosen = int(chance() * left)
            wall = undecided[chosen]
            left -= 1
            undecided[chosen] = undecided[left]
            one = wall >> 1
            other = one + beyond[wall & 1]
            while points_at[one] != one:
                points_at[one] = one = points_at[points_at[one]]
            while points_at[other] != other:
                points_at[other] = other = points_at[points_at[other]]
            if one > other:
                one, other = other, one
            if one != other:
                points_at[other] = one
                self._ground[self.wall_place(wall)] = FLOOR
                groups -= 1
            if self.record is not None:
                self._note(wall, one, other)
        self.steps_done += len(undecided) - left
        del undecided[left:]
        self.groups = groups

    def shown(self) -> Shown:
        """A view of this making that can be set to any step made; MakerError if not recorded."""
        return MergeShown(self)

    def wall_place(self, wall: int) -> int:
        """The place number of a wall: one step to the right of its room, or one below."""
        return self.field.room(wall >> 1) + (self.field.columns if wall & 1 else 1)

    def _note(self, wall: int, kept: int, gone: int) -> None:
        assert self.record is not None
        self.record.append(wall)
        self.kept.append(kept)
        self.gone.append(gone)


def inner_walls(field: Field) -> array[int]:
    """The numbers of all walls between two rooms."""
    numbers, walls, across = counted(2 * field.rooms), array("i"), 2 * field.width
    last_line = 2 * field.rooms - across
    for first in range(0, last_line, across):
        # The last room of a line has no room to its right, only one below.
        walls += numbers[first : first + across - 2]
        walls.append(first + across - 1)
    return walls + numbers[last_line : last_line + across - 2 : 2]
