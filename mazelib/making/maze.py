"""The maze that a lesson's rule works on. It notes every change, so that a class can go back.

A place is (x, y), counted from 0 at the top left. In a room, both are odd. The border stays wall.
"""

from collections.abc import Mapping
from operator import index
from types import MappingProxyType

from mazelib.grid.compass import DELTAS, Place
from mazelib.grid.places import Places
from mazelib.making.cells import CELL_BORDER, new_cells
from mazelib.making.field import FLOOR, WALL, Field, MakerError, is_floor
from mazelib.making.step import StepSoFar
from mazelib.text.characters import clipped, visible
from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.text.sentences import _
from mazelib.values.settings import MOST_CHARACTERS

#: The border has a value of its own, so that no rule takes it for wall or floor.
_BORDER = -3

#: Numbers that are written at places are smaller than this.
NUMBERS_END = 1_000_000
#: A maze with more rooms each way would take a class hours to watch.
MOST_ROOMS_EACH_WAY = 300


class MazeUseError(MakerError, ExplainedError):
    """A rule asked its maze for something that cannot be."""


class Maze:
    """``width`` × ``height`` rooms, all wall at first. MakerError: too many rooms to watch.

    A rule can write at its places and say where its worker is. All else is only read: a mistake in
    a rule must not spoil what the window shows. (See StepSoFar for what is noted.)
    """

    __slots__ = (
        "_bottom",
        "_columns",
        "_field",
        "_marks",
        "_right",
        "_rooms",
        "_step",
        "_values",
        "_ways",
    )

    def __init__(self, width: int, height: int) -> None:
        field = field_to_watch(width, height)
        places = field.places
        self._field = field
        #: What the rule has done since its last step. No rule gets to see it.
        self._step = StepSoFar()
        #: The letters that are drawn.
        self._marks: dict[str, Place] = {}
        #: What stands at each place, by its index, and in one more line of border.
        self._values = [_BORDER if cell == CELL_BORDER else WALL for cell in new_cells(field)]
        self._rooms = tuple(places.place(room) for room in field.room_indexes())
        #: The x and the y of the last room; and how many places a row has.
        self._right = places.width - 2
        self._bottom = places.height - 2
        self._columns = places.width
        #: For each heading: the index step to the next place, and (dx, dy) to the next room.
        self._ways: list[tuple[int, int, int]] = []
        for step, (dx, dy) in zip(places.steps, DELTAS, strict=True):
            self._ways.append((step, 2 * dx, 2 * dy))

    def __setattr__(self, name: str, value: object) -> None:
        """Set its worker; or an attribute of its own, which is done once, when it is made."""
        if name != "worker" and (name not in self.__slots__ or hasattr(self, name)):
            raise _unwritten(name)
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        raise _unwritten(name)

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
        """The room top left."""
        return self._rooms[0]

    @property
    def last_room(self) -> Place:
        """The room bottom right."""
        return self._rooms[-1]

    @property
    def marks(self) -> Mapping[str, Place]:
        """The letters that are drawn, and their places."""
        return MappingProxyType(self._marks)

    def __getitem__(self, place: Place) -> int:
        """WALL, FLOOR, or the number that is written at a place."""
        return self._values[self.index_of(place)]

    def __setitem__(self, place: Place, value: int) -> None:
        """Write a number, 0 or more, at a place; WALL fills it, FLOOR digs it."""
        index = self.index_of(place)
        if type(value) is not int or not FLOOR <= value < NUMBERS_END:
            what = _("{value} cannot be written at a place.").format(value=_quoted(value))
            advice = _("Write WALL, FLOOR, or a whole number from 0 to {largest:,}.")
            advice = advice.format(largest=NUMBERS_END - 1)
            raise MazeUseError(Explanation(what, advice))
        self._step.changes.append((index, value))
        self._values[index] = value

    def dig(self, *places: Place) -> None:
        """Make places floor."""
        for place in places:
            self[place] = FLOOR

    def fill(self, *places: Place) -> None:
        """Make places wall."""
        for place in places:
            self[place] = WALL

    def mark(self, letter: str, place: Place) -> None:
        """Draw a letter at a place.

        G is the goal: a rule that marks it in its first step makes the maze, and then solves it.
        """
        if not isinstance(letter, str) or not 1 <= len(letter) <= 2:
            what = _("{letter} cannot mark a place.").format(letter=_quoted(letter))
            advice = _("Write one letter, or two, in quotes.")
            raise MazeUseError(Explanation(what, advice))
        number = self.index_of(place)
        self._marks[letter] = self.places.place(number)
        self._step.marks.append((letter, number))

    @property
    def worker(self) -> Place | None:
        """Where the rule says that its worker is in this step.

        None if it has not said so; then the class looks at the place that was changed last.
        """
        number = self._step.worker_index
        return None if number is None else self.places.place(number)

    @worker.setter
    def worker(self, place: Place | None) -> None:
        self._step.worker_index = None if place is None else self.index_of(place)

    def rooms_around(self, room: Place) -> list[Place]:
        """The rooms two places away that lie inside the maze: up, right, down, left."""
        self.index_of(room)  # It must be a place.
        return self._field.rooms_around(room)

    def blank_around(self, room: Place, blank: int) -> list[Place]:
        """The rooms around that are ``blank`` (WALL or FLOOR), if the place between is so too."""
        number = self.index_of(room)
        x, y = room
        rooms = []
        for step, dx, dy in self._ways:
            place_between = self._values[number + step]
            if place_between == blank and self._values[number + 2 * step] == blank:
                rooms.append((x + dx, y + dy))
        return rooms

    def ready(self) -> None:
        """Say that the maze is made and can be saved and walked. All numbers become floor."""
        for number, value in enumerate(self._values):
            if value >= 0:
                self.dig(self.places.place(number))
        self._step.ready_floor = self.floor()

    def floor(self) -> bytes:
        """All places, row by row, as in ``Heya.floor``: 1 for open and 0 for wall."""
        values = self._values[: self.places.count]
        return bytes(is_floor(value) for value in values)

    def index_of(self, place: Place) -> int:
        """The index of a place inside the border. MazeUseError: it is no place, or not inside."""
        try:
            x, y = place
            if 0 < x <= self._right and 0 < y <= self._bottom:
                # Inlined from grid.places: every look at a place asks for its index.
                return index(y * self._columns + x)
        except (TypeError, ValueError):
            pass  # It is not a pair of numbers.
        what = _("{place} is not a place inside the border of this maze.")
        advice = _("Places are (x, y), from (1, 1) to ({right}, {bottom}).")
        last = {"right": self._right, "bottom": self._bottom}
        what = what.format(place=_quoted(place))
        raise MazeUseError(Explanation(what, advice.format(**last)))


def step_so_far(maze: Maze) -> StepSoFar:
    """What a rule has done to a maze since its last step, to be recorded."""
    return maze._step


def field_of(maze: Maze) -> Field:
    """The field of a maze: its size."""
    return maze._field


def _quoted(value: object) -> str:
    """A wrong value as a message shows it."""
    return clipped(visible(repr(value)), MOST_CHARACTERS)


def _unwritten(name: str) -> MazeUseError:
    """About an attribute of a maze that a rule wanted to write or delete."""
    advice = _(
        "A rule may write maze[place] = 0, say, and maze.worker = place; "
        "keep all else in names of your own."
    )
    what = _("maze.{name} cannot be changed.").format(name=name)
    return MazeUseError(Explanation(what, advice))


def field_to_watch(width: int, height: int) -> Field:
    """The field of a maze that a class can watch being made.

    MakerError: there is no maze of that size, or it would take hours; then the message names the
    command that makes it at once.
    """
    field = Field(width, height)
    if max(width, height) <= MOST_ROOMS_EACH_WAY:
        return field
    message = _(
        "{width:,} × {height:,} rooms are too many: at most {most} each way can be watched. "
        "At once: {command}"
    )
    command = f"python -m mazelib make dig --width {width} --height {height}"
    sizes = {"width": width, "height": height, "most": MOST_ROOMS_EACH_WAY}
    raise MakerError(message.format(command=command, **sizes))
