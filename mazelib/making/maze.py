"""The maze that a lesson's rule works on. It notes what a rule asks and what it changes.

So a class can go back, and be asked the same. A place is (x, y), counted from 0 at the top left. In
a room, both are odd. The border stays wall; if the maze has a mask, so does all that is outside it.
"""

from collections.abc import Mapping
from itertools import repeat
from types import MappingProxyType

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR, WALL
from mazelib.making.maze_to_ask import MazeToAsk
from mazelib.making.wrong_uses import is_no_letter, is_no_neighbour, is_no_value, is_not_marked
from mazelib.maps.signs import LAST_CONTROL

#: Numbers that are written at places are smaller than this.
NUMBERS_END = 1_000_000
#: The letter that marks where a way begins. (The one where it ends is LAST_CONTROL.)
START = "S"


class Maze(MazeToAsk):
    """A maze that a rule can change: it writes at its places, and says where its worker is.

    All else is only read: a mistake in a rule must not spoil what the window shows. (See StepSoFar
    for what is noted.)
    """

    __slots__ = ()

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

    def __setitem__(self, place: Place, value: int) -> None:
        """Write a number, 0 or more, at a place; WALL fills it, FLOOR digs it."""
        self._write(self.index_of(place), value)

    def _write(self, index: int, value: int, worker: int | None = None) -> None:
        """Write a value at a place inside the border; perhaps a worker does, from beside it."""
        if type(value) is not int or not FLOOR <= value < NUMBERS_END:
            raise is_no_value(value, NUMBERS_END - 1)
        self._step.changes.append((index, value))
        self._ground.write(index, value, worker)

    def dig(self, *places: Place) -> None:
        """Dig places: what was wall becomes floor."""
        for place in places:
            self[place] = FLOOR

    def fill(self, *places: Place) -> None:
        """Make places wall."""
        for place in places:
            self[place] = WALL

    def dig_to(self, room: Place) -> None:
        """Dig a room, and the place between it and the room where the worker stands.

        The worker stays where it is: it goes to a room to look around there. Where no worker stands
        yet, this digs the room alone, and the worker stands in it. MazeUseError: the two are no
        neighbours.
        """
        self._write_to(room, FLOOR)

    def lay(self, road: int, room: Place) -> None:
        """Write a road's number at a room, and between it and the room where the worker stands.

        The worker stays where it is: it goes to a room to look around there. Where no worker stands
        yet, this writes at the room alone, and the worker stands in it. MazeUseError: the two are
        no neighbours.
        """
        self._write_to(room, road)

    def _write_to(self, room: Place, value: int) -> None:
        """Write a value at a room, and at the place between it and where the worker stands."""
        index = self._index_of_room(room)
        stands_at = self._step.stands_at
        if stands_at is None or stands_at == index:
            self._write(index, value)
            self._step.stands_at = index
            return
        if index - stands_at not in self._steps_to_rooms:
            raise is_no_neighbour(room, self.places.place(stands_at))
        door = (index + stands_at) // 2
        self._write(door, value)
        self._write(index, value, stands_at)

    def fill_up(self, room: Place) -> None:
        """Fill a room, and the place through which it was dug. The worker stands there."""
        index = self._index_of_room(room)
        self._step.worker_index = index
        self._step.stands_at = index
        dug_from = self._ground.digging.dug_from.get(index)
        self._write(index, WALL)
        if dug_from is not None:
            self._write((index + dug_from) // 2, WALL)

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


def begin_next_rule(maze: Maze) -> None:
    """All numbers become floor, and no worker stands anywhere: so the next rule finds the maze.

    From now on, floor is blank.
    """
    for index in maze._ground.numbered():
        maze.dig(maze.places.place(index))
    maze._step.stands_at = None
    maze._ground.blank = FLOOR


def renumber(maze: Maze, number: int, new: int) -> None:
    """Write a new number wherever a number stands."""
    changed = maze._ground.renumber(number, new)
    maze._step.changes.extend(zip(changed, repeat(new)))  # Fast: it may be half of the maze.
