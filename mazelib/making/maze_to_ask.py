"""A maze as a rule asks it: what the rule asks about rooms and walls is noted.

So a class can be asked the same. What is plain to see (all rooms, all walls) is not noted.
"""

import operator
from collections.abc import Sequence, Set

from mazelib.grid.compass import DELTAS, Heading, Place
from mazelib.grid.places import Places
from mazelib.making.asked import BITS, number_around, number_at, number_beside
from mazelib.making.cells import inner_walls
from mazelib.making.digging import DugRooms
from mazelib.making.field import (
    WALL,
    Field,
    field_to_watch,
    is_inner_wall,
    rooms_beside,
)
from mazelib.making.ground import BORDER, Ground
from mazelib.making.masks import Mask
from mazelib.making.step import StepSoFar
from mazelib.making.wrong_uses import (
    is_no_place,
    is_no_room,
    is_no_wall,
    is_not_written,
)


class MazeToAsk:
    """``width`` × ``height`` rooms, all wall at first, or only those of a ``mask`` of that size.

    MakerError: too many rooms to watch, or the mask has another size.
    """

    __slots__ = (
        "_bottom",
        "_columns",
        "_field",
        "_ground",
        "_marks",
        "_right",
        "_rooms",
        "_step",
        "_steps_to_rooms",
        "_ways",
    )

    def __init__(self, width: int, height: int, mask: Mask | None = None) -> None:
        field = field_to_watch(width, height, mask)
        places = field.places
        self._field = field
        #: What the rule has done since its last step. No rule gets to see it.
        self._step = StepSoFar()
        #: What stands at each place.
        self._ground = Ground(field, self._step)
        #: The letters that are drawn.
        self._marks: dict[str, Place] = {}
        self._rooms = tuple(places.place(room) for room in field.room_indexes())
        #: The x and the y of the last room; and how many places a row has.
        self._right = places.width - 2
        self._bottom = places.height - 2
        self._columns = places.width
        #: For each heading: the index step to the next place and to the next room, (dx, dy) to that
        #: room, and the bit that stands for it in what is noted.
        self._ways: list[tuple[int, int, int, int, int]] = []
        for heading, step in zip(Heading, places.steps, strict=True):
            dx, dy = DELTAS[heading]
            self._ways.append((step, 2 * step, 2 * dx, 2 * dy, BITS[heading]))
        self._steps_to_rooms = [to_room for _step, to_room, _dx, _dy, _bit in self._ways]

    def __setattr__(self, name: str, value: object) -> None:
        """Set its worker; or an attribute of its own, which is done once, when it is made."""
        if name != "worker" and (name not in MazeToAsk.__slots__ or hasattr(self, name)):
            raise is_not_written(name)
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        raise is_not_written(name)

    @property
    def places(self) -> Places:
        """All its places, the border too."""
        return self._field.places

    @property
    def rooms(self) -> tuple[Place, ...]:
        """All its rooms, in reading order."""
        return self._rooms

    @property
    def first(self) -> Place:
        """The first of its rooms: the one top left, unless it has a mask."""
        return self._rooms[0]

    @property
    def last_room(self) -> Place:
        """The last of its rooms: the one bottom right, unless it has a mask."""
        return self._rooms[-1]

    @property
    def walls(self) -> tuple[Place, ...]:
        """Every wall between two rooms. For each room, the one to its right, then the one below."""
        return tuple(self.places.place(wall) for wall in inner_walls(self._field))

    @property
    def dug(self) -> Sequence[Place]:
        """The rooms that are dug, in the order of digging, the oldest first."""
        return DugRooms(self._ground.digging.open_rooms)

    # What a rule asks: it is noted.

    def __getitem__(self, place: Place) -> int:
        """WALL, FLOOR, or the number that is written at a place."""
        index = self.index_of(place)
        self._step.asked.append(number_at(index))
        return self._ground.values[index]

    def beside(self, wall: Place) -> tuple[Place, Place]:
        """The two rooms beside a wall: left and right of it, or above and below it."""
        index = self.index_of(wall)
        rooms = self._rooms_beside(index, wall)
        asked = number_beside(index)
        self._step.asked.append(asked)
        self._step.in_question = asked
        return rooms

    def _rooms_beside(self, index: int, wall: Place) -> tuple[Place, Place]:
        place = self.places.place(index)
        if not is_inner_wall(place):
            raise is_no_wall(wall)
        return rooms_beside(place)

    def walls_around(self, room: Place) -> list[Place]:
        """The rooms around that are still wall: up, right, down, left. The worker stands in room.

        MazeUseError: it is no room.
        """
        index = self._index_of_room(room)
        values = self._ground.values
        x, y = room
        rooms = []
        ways = 0
        for _step, to_room, dx, dy, bit in self._ways:
            if values[index + to_room] == WALL:
                rooms.append((x + dx, y + dy))
                ways += bit
        self._look_around(index, ways)
        return rooms

    def blank_around(self, room: Place) -> list[Place]:
        """The rooms around to which no road has come. The worker stands in room.

        While the maze is made, they are wall. When it is made, they are floor, and so is the place
        between. MazeUseError: it is no room.
        """
        index = self._index_of_room(room)
        blank = self._ground.blank
        values = self._ground.values
        x, y = room
        rooms = []
        ways = 0
        for step, to_room, dx, dy, bit in self._ways:
            if values[index + step] == blank and values[index + to_room] == blank:
                rooms.append((x + dx, y + dy))
                ways += bit
        self._look_around(index, ways)
        return rooms

    def rooms_around(self, room: Place) -> list[Place]:
        """The rooms two places away that lie inside the maze: up, right, down, left."""
        self.index_of(room)  # It must be a place.
        return self._field.rooms_around(room)

    def _look_around(self, index: int, ways: int) -> None:
        """Note that the worker stands in a room and has found these rooms around it."""
        asked = number_around(index, ways)
        step = self._step
        step.stands_at = index
        step.asked.append(asked)
        step.in_question = asked

    def floor(self) -> bytes:
        """All places, row by row, as in ``Heya.floor``: 1 for open and 0 for wall."""
        return self._ground.floor()

    def _index_of_room(self, room: Place) -> int:
        """The index of a room. MazeUseError: it is no room."""
        index = self.index_of(room)
        if index not in self._ground.digging.place_of:
            raise is_no_room(room)
        return index

    def index_of(self, place: Place) -> int:
        """The index of a place inside the border. MazeUseError: it is no place, or not inside."""
        try:
            x, y = place
            if 0 < x <= self._right and 0 < y <= self._bottom:
                # Inlined from grid.places: every look at a place asks for its index.
                index = operator.index(y * self._columns + x)
                if self._ground.values[index] != BORDER:
                    return index
        except (TypeError, ValueError):
            pass  # It is not a pair of numbers.
        raise is_no_place(place, (self._right, self._bottom), has_mask=bool(self._field.mask))


def step_so_far(maze: MazeToAsk) -> StepSoFar:
    """What a rule has done to a maze since its last step, to be recorded."""
    return maze._step


def field_of(maze: MazeToAsk) -> Field:
    """The field of a maze: its size."""
    return maze._field


def rooms_beside_wall(maze: MazeToAsk, wall: Place) -> tuple[Place, Place]:
    """The rooms beside a wall, without the rule having asked. MazeUseError: it is no wall."""
    return maze._rooms_beside(maze.index_of(wall), wall)


def values_beside(maze: MazeToAsk, wall: Place) -> tuple[int, int, int]:
    """What stands in the two rooms beside a wall, and in the wall. MazeUseError: it is no wall.

    The rule has not asked for it. This is fast: it is needed for every wall that breaks.
    """
    index = maze.index_of(wall)
    if not is_inner_wall(wall):
        raise is_no_wall(wall)
    one, _other = rooms_beside(wall)
    step = index - maze.places.index(one)
    values = maze._ground.values
    return values[index - step], values[index + step], values[index]


def numbers_in(maze: MazeToAsk) -> Set[int]:
    """All numbers that stand anywhere in a maze."""
    return maze._ground.numbers
