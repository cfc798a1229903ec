"""The ground of a maze: what stands at each of its places, by the index of the place.

It knows at any time which rooms are dug, in their order, and which places have a number: a rule
need not go through the whole maze to find them.
"""

from collections.abc import Iterator, Sequence, Set
from typing import overload

from mazelib.grid.compass import Place
from mazelib.making.cells import CELL_BORDER, new_cells
from mazelib.making.field import WALL, Field, is_floor

#: The border has a value of its own, so that no rule takes it for wall or floor.
BORDER = -3


class DugRooms(Sequence[Place]):
    """The rooms that are dug, oldest first. A rule only reads it; it follows the maze.

    Who goes through it goes through the rooms that were dug when that began.
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


class Ground:
    """What stands at each place of a field: all is wall at first.

    ``values`` has WALL, FLOOR or a number for each place, and in one more line of border. ``blank``
    is what stands where no road has come: wall, and floor for a rule that begins when the maze is
    made. ``dug`` are the rooms that are open, in the order in which they were opened. ``through``
    has, for each room that was dug from another one, the place between; and ``room_at`` has all
    rooms. These two go by the indexes of places.
    """

    def __init__(self, field: Field) -> None:
        self._places = field.places
        self.values = [BORDER if cell == CELL_BORDER else WALL for cell in new_cells(field)]
        self.blank = WALL
        self.room_at = {index: field.places.place(index) for index in field.room_indexes()}
        self.through: dict[int, int] = {}
        self._dug: list[Place] = []
        self.dug = DugRooms(self._dug)
        #: The places that have a number, by their indexes, for each number.
        self._places_of: dict[int, dict[int, None]] = {}

    def write(self, index: int, value: int) -> None:
        """Let this stand at a place from now on."""
        before = self.values[index]
        self.values[index] = value
        if before >= 0:
            self._forget_number(before, index)
        if value >= 0:
            self._places_of.setdefault(value, {})[index] = None
        if (before == WALL) != (value == WALL) and index in self.room_at:
            self._note_room(self.room_at[index], is_dug=before == WALL)

    def _forget_number(self, number: int, index: int) -> None:
        """A place has a number no longer."""
        places = self._places_of[number]
        del places[index]
        if not places:
            del self._places_of[number]

    def _note_room(self, room: Place, *, is_dug: bool) -> None:
        """A room was dug, or filled: mostly it is the newest one."""
        if is_dug:
            self._dug.append(room)
        elif self._dug[-1] == room:
            self._dug.pop()
        else:
            self._dug.remove(room)

    @property
    def numbers(self) -> Set[int]:
        """All numbers that stand anywhere."""
        return self._places_of.keys()

    def numbered(self) -> list[int]:
        """All places that have a number, by their indexes, in reading order."""
        return [index for index, value in enumerate(self.values) if value >= 0]

    def renumber(self, number: int, new: int) -> list[int]:
        """Write a new number wherever a number stands; return these places, by their indexes."""
        places = self._places_of.pop(number, {})
        for index in places:
            self.values[index] = new
        self._places_of.setdefault(new, {}).update(places)
        return list(places)

    def floor(self) -> bytes:
        """All places, row by row, as in ``Heya.floor``: 1 for open and 0 for wall."""
        values = self.values[: self._places.count]
        return bytes(is_floor(value) for value in values)
