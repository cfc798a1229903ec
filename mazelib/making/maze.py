"""The maze that a lesson's rule works on. It notes what a rule asks and what it changes.

So a class can go back, and be asked the same. A place is (x, y), counted from 0 at the top left. In
a room, both are odd. The border stays wall; if the maze has a mask, so does all that is outside it.
"""

import operator
from collections.abc import Mapping, Sequence, Set
from types import MappingProxyType

from mazelib.grid.compass import DELTAS, Place
from mazelib.grid.places import Places
from mazelib.making.asked import number_around, number_at, number_beside
from mazelib.making.cells import inner_walls
from mazelib.making.field import (
    FLOOR,
    WALL,
    Field,
    between,
    field_to_watch,
    is_inner_wall,
    is_room,
    rooms_beside,
)
from mazelib.making.ground import BORDER, Ground
from mazelib.making.masks import Mask
from mazelib.making.step import StepSoFar
from mazelib.making.wrong_uses import (
    is_no_blank,
    is_no_letter,
    is_no_neighbour,
    is_no_place,
    is_no_room,
    is_no_value,
    is_no_wall,
    is_not_marked,
    is_not_written,
)
from mazelib.maps.signs import LAST_CONTROL

#: Numbers that are written at places are smaller than this.
NUMBERS_END = 1_000_000
#: The letter that marks where a way begins. (The one where it ends is LAST_CONTROL.)
START = "S"


class Maze:
    """``width`` × ``height`` rooms, all wall at first, or only those of a ``mask`` of that size.

    MakerError: too many rooms to watch, or the mask has another size.

    A rule can write at its places and say where its worker is. All else is only read: a mistake in
    a rule must not spoil what the window shows. (See StepSoFar for what is noted.)
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
        "_through",
        "_ways",
    )

    def __init__(self, width: int, height: int, mask: Mask | None = None) -> None:
        field = field_to_watch(width, height, mask)
        places = field.places
        self._field = field
        #: What the rule has done since its last step. No rule gets to see it.
        self._step = StepSoFar()
        #: What stands at each place.
        self._ground = Ground(field)
        #: The letters that are drawn.
        self._marks: dict[str, Place] = {}
        #: For each room that was dug from another one: the place between.
        self._through: dict[Place, Place] = {}
        self._rooms = tuple(places.place(room) for room in field.room_indexes())
        #: The x and the y of the last room; and how many places a row has.
        self._right = places.width - 2
        self._bottom = places.height - 2
        self._columns = places.width
        #: For each heading: the index step to the next place, (dx, dy) to the next room, and the
        #: bit that stands for it in what is noted.
        self._ways: list[tuple[int, int, int, int]] = []
        for heading, (step, (dx, dy)) in enumerate(zip(places.steps, DELTAS, strict=True)):
            self._ways.append((step, 2 * dx, 2 * dy, 1 << heading))

    def __setattr__(self, name: str, value: object) -> None:
        """Set its worker; or an attribute of its own, which is done once, when it is made."""
        if name != "worker" and (name not in self.__slots__ or hasattr(self, name)):
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
        """Every wall between two rooms: for each room, the one to its right, then the one below."""
        return tuple(self.places.place(wall) for wall in inner_walls(self._field))

    @property
    def dug(self) -> Sequence[Place]:
        """The rooms that are dug, in the order of digging, the oldest first."""
        return self._ground.dug

    @property
    def marks(self) -> Mapping[str, Place]:
        """The letters that are drawn, and their places."""
        return MappingProxyType(self._marks)

    @property
    def start(self) -> Place:
        """The place that is marked S. MazeUseError: none is."""
        return self._marked(START)

    @property
    def goal(self) -> Place:
        """The place that is marked G. MazeUseError: none is."""
        return self._marked(LAST_CONTROL)

    def _marked(self, letter: str) -> Place:
        if letter not in self._marks:
            raise is_not_marked(letter)
        return self._marks[letter]

    # What a rule asks: it is noted.

    def __getitem__(self, place: Place) -> int:
        """WALL, FLOOR, or the number that is written at a place."""
        index = self.index_of(place)
        self._step.asked.append(number_at(index))
        return self._ground.values[index]

    def beside(self, wall: Place) -> tuple[Place, Place]:
        """The two rooms beside a wall: left and right of it, or above and below it."""
        rooms = rooms_beside_wall(self, wall)
        self._note_question(number_beside(self.index_of(wall)))
        return rooms

    def walls_around(self, room: Place) -> list[Place]:
        """The rooms around that are still wall: up, right, down, left. The worker stands in room.

        MazeUseError: it is no room.
        """
        index = self._index_of_room(room)
        values = self._ground.values
        x, y = room
        rooms = []
        ways = 0
        for step, dx, dy, bit in self._ways:
            if values[index + 2 * step] == WALL:
                rooms.append((x + dx, y + dy))
                ways += bit
        self._look_around(index, ways)
        return rooms

    def blank_around(self, room: Place, blank: int) -> list[Place]:
        """The rooms around that are ``blank`` (WALL or FLOOR), if the place between is so too.

        The worker stands in room. MazeUseError: it is no room, or blank is something else.
        """
        index = self._index_of_room(room)
        if blank not in (WALL, FLOOR):
            raise is_no_blank(blank)
        values = self._ground.values
        x, y = room
        rooms = []
        ways = 0
        for step, dx, dy, bit in self._ways:
            if values[index + step] == blank and values[index + 2 * step] == blank:
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
        self._step.stands_at = index
        self._note_question(number_around(index, ways))

    def _note_question(self, asked: int) -> None:
        self._step.asked.append(asked)
        self._step.in_question = asked

    @property
    def worker(self) -> Place | None:
        """Where the worker stands: where it last looked around, or where the rule says it is.

        None if it is nowhere yet.
        """
        index = self._step.stands_at
        return None if index is None else self.places.place(index)

    @worker.setter
    def worker(self, place: Place | None) -> None:
        index = None if place is None else self.index_of(place)
        self._step.worker_index = index
        self._step.stands_at = index

    # What a rule changes: it is noted.

    def __setitem__(self, place: Place, value: int) -> None:
        """Write a number, 0 or more, at a place; WALL fills it, FLOOR digs it."""
        index = self.index_of(place)
        if type(value) is not int or not FLOOR <= value < NUMBERS_END:
            raise is_no_value(value, NUMBERS_END - 1)
        self._step.changes.append((index, value))
        self._ground.write(index, value)

    def dig(self, *places: Place) -> None:
        """Make places floor."""
        for place in places:
            self[place] = FLOOR

    def fill(self, *places: Place) -> None:
        """Make places wall."""
        for place in places:
            self[place] = WALL

    def dig_to(self, room: Place) -> None:
        """Dig a room, and the place between it and the room where the worker stands.

        Where no worker stands yet, it digs the room alone. MazeUseError: the two are no neighbours.
        """
        self._write_to(room, FLOOR)

    def lay(self, road: int, room: Place) -> None:
        """Write a road's number at a room, and between it and the room where the worker stands.

        Where no worker stands yet, it writes at the room alone. MazeUseError: the two are no
        neighbours.
        """
        self._write_to(room, road)

    def _write_to(self, room: Place, value: int) -> None:
        """Write a value at a room, and at the place between it and where the worker stands."""
        index = self._index_of_room(room)
        stands_at = self._step.stands_at
        if stands_at is None:
            self[room] = value
            self._step.stands_at = index
            return
        if stands_at == index:
            self[room] = value
            return
        worker = self.places.place(stands_at)
        door = between(worker, room)
        if abs(worker[0] - room[0]) + abs(worker[1] - room[1]) != 2:
            raise is_no_neighbour(room, worker)
        self[door] = value
        self[room] = value
        self._through[self.places.place(index)] = door

    def fill_up(self, room: Place) -> None:
        """Fill a room, and the place through which it was dug. The worker stands there."""
        index = self._index_of_room(room)
        self.worker = room
        door = self._through.pop(self.places.place(index), None)
        self[room] = WALL
        if door is not None:
            self[door] = WALL

    def mark(self, letter: str, place: Place) -> None:
        """Draw a letter at a place.

        S is the start and G is the goal: a rule that marks a goal before its first step makes a
        maze that is then solved.
        """
        if not isinstance(letter, str) or not 1 <= len(letter) <= 2:
            raise is_no_letter(letter)
        index = self.index_of(place)
        self._marks[letter] = self.places.place(index)
        self._step.marks.append((letter, index))

    def floor(self) -> bytes:
        """All places, row by row, as in ``Heya.floor``: 1 for open and 0 for wall."""
        return self._ground.floor()

    def _index_of_room(self, room: Place) -> int:
        """The index of a room. MazeUseError: it is no room."""
        index = self.index_of(room)
        if not is_room(self.places.place(index)):
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


def step_so_far(maze: Maze) -> StepSoFar:
    """What a rule has done to a maze since its last step, to be recorded."""
    return maze._step


def field_of(maze: Maze) -> Field:
    """The field of a maze: its size."""
    return maze._field


def begin_next_rule(maze: Maze) -> None:
    """All numbers become floor, and no worker stands anywhere: so the next rule finds the maze."""
    for index in maze._ground.numbered():
        maze.dig(maze.places.place(index))
    maze._step.stands_at = None


def rooms_beside_wall(maze: Maze, wall: Place) -> tuple[Place, Place]:
    """The rooms beside a wall, without the rule having asked. MazeUseError: it is no wall."""
    place = maze.places.place(maze.index_of(wall))
    if not is_inner_wall(place):
        raise is_no_wall(wall)
    return rooms_beside(place)


def value_at(maze: Maze, place: Place) -> int:
    """What stands at a place, without the rule having asked for it."""
    return maze._ground.values[maze.index_of(place)]


def numbers_in(maze: Maze) -> Set[int]:
    """All numbers that stand anywhere in a maze."""
    return maze._ground.numbers


def renumber(maze: Maze, number: int, new: int) -> None:
    """Write a new number wherever a number stands."""
    changed = maze._ground.renumber(number, new)
    maze._step.changes.extend([(place, new) for place in changed])
