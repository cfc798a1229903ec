"""The rooms that are open: in which order they were opened, and from where each of them was dug.

With ``dig_to``, a room is dug from where the worker stands. With ``dig``, it is dug from a
neighbour as soon as the place between the two is open, too, whichever is opened first. If there are
several such neighbours, it is dug from the one that was dug last.
"""

from collections.abc import Iterator, Sequence
from typing import overload

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR, Field
from mazelib.making.step import NOT_DUG, StepSoFar


class DugRooms(Sequence[Place]):
    """The rooms that are dug, oldest first. A rule only reads it; it follows the maze.

    A loop over it goes through the rooms that were dug when the loop began.
    """

    def __init__(self, rooms: list[Place]) -> None:
        self._rooms = rooms

    def __len__(self) -> int:
        return len(self._rooms)

    @overload
    def __getitem__(self, number: int) -> Place: ...

    @overload
    def __getitem__(self, number: slice) -> list[Place]: ...

    def __getitem__(self, number: int | slice) -> Place | list[Place]:
        return self._rooms[number]

    def __iter__(self) -> Iterator[Place]:
        return iter(self._rooms.copy())

    def __reversed__(self) -> Iterator[Place]:
        return reversed(self._rooms.copy())


class Digging:
    """Follows how rooms and the places between are dug and filled; all by the indexes of places.

    ``place_of`` has the place of every room. ``open_rooms`` are those that are open, the oldest
    first. ``dug_from`` has the neighbour from which an open room was dug, or from which a road came
    to it, if there is one. What happens to a room that is floor from the start, and not a road, is
    noted in the ``step`` that is under way, and so is which room is the newest.
    """

    def __init__(self, field: Field, step: StepSoFar) -> None:
        self._places = field.places
        self.place_of = {index: field.places.place(index) for index in field.room_indexes()}
        self._steps = field.places.steps
        self._step = step
        self.open_rooms: list[Place] = []
        self.dug_from: dict[int, int] = {}
        #: For each room that was floor from the start: how many had been dug before it.
        self._age: dict[int, int] = {}
        self._count = 0

    def open(self, index: int, values: Sequence[int], worker: int | None) -> None:
        """A place is wall no longer. A ``worker`` opened it from the room beside it, if not None.

        ``values`` are what stands at each place now.
        """
        if index not in self.place_of:
            if values[index] == FLOOR:
                self._open_between(index)
            return
        self.open_rooms.append(self.place_of[index])
        self._step.newest_room = index
        neighbour = worker
        if values[index] == FLOOR:
            if neighbour is None:
                neighbour = self._open_neighbour(index, values)
            is_dug = neighbour is not None and neighbour in self._age
            self._note(index, neighbour if is_dug else None)
            self._age[index] = self._count
            self._count += 1
        if neighbour is not None:
            self.dug_from[index] = neighbour

    def _open_between(self, index: int) -> None:
        """A place that is no room was dug. If it joins two dug rooms, the newer was dug from there.

        Unless it was dug from somewhere else already.
        """
        age = self._age
        _up, right, down, _left = self._steps
        for step in (right, down):
            if index - step in age and index + step in age:
                older, newer = sorted((index - step, index + step), key=age.__getitem__)
                if newer not in self.dug_from:
                    self.dug_from[newer] = older
                    self._note(newer, older)

    def fill(self, index: int) -> None:
        """A place has become wall. No way leads back through it any more."""
        if index in self.place_of:
            self._fill_room(index)
            return
        for step in self._steps:
            room = index + step
            if self.dug_from.get(room) == index - step:
                del self.dug_from[room]
                if room in self._age:
                    self._note(room, None)

    def _fill_room(self, room: int) -> None:
        rooms = self.open_rooms
        is_newest = rooms[-1] == self.place_of[room]
        if is_newest:
            rooms.pop()
        else:
            rooms.remove(self.place_of[room])
        self._step.newest_room = self._places.index(rooms[-1]) if rooms else None
        self.dug_from.pop(room, None)
        if self._age.pop(room, None) is not None:
            self._step.digs.append((room, NOT_DUG))
            if not is_newest:  # From the newest room, none was dug.
                self._cut_off_from(room)

    def _cut_off_from(self, room: int) -> None:
        """What was dug from a room has no way back there any more."""
        for step in self._steps:
            other = room + 2 * step
            if self.dug_from.get(other) == room and other in self._age:
                self._note(other, None)

    def _note(self, room: int, dug_from: int | None) -> None:
        """Note from where a room is dug by now; None: from nowhere."""
        self._step.digs.append((room, room if dug_from is None else dug_from))

    def _open_neighbour(self, room: int, values: Sequence[int]) -> int | None:
        """The dug neighbour to which the way is open; of several, the one dug last."""
        found: int | None = None
        newest = -1
        for step in self._steps:
            age = self._age.get(room + 2 * step, -1)
            if values[room + step] == FLOOR and age > newest:
                found = room + 2 * step
                newest = age
        return found
