"""The maze that a lesson's rule works on. It logs every change, so that a class can go back.

A place is (x, y), counted from 0 top left; both are odd for a room. The border is wall for ever.
"""

from operator import index

from mazelib.grid.compass import DELTAS, Place
from mazelib.making.field import FENCE, Field, MakerError

#: What a place is where it has no number. (The border is neither, so no rule finds it blank.)
WALL, FLOOR, _BORDER = -1, -2, -3


class Maze:
    """``width`` × ``height`` rooms, all wall at first; MakerError for a size that cannot be watched.

    ``rooms`` are all rooms in reading order, ``first`` and ``last_room`` two of them. The log of changes is
    ``changed``, the number of each place (``y * columns + x``), with its values before and after.
    """

    def __init__(self, width: int, height: int) -> None:
        self.field = field = Field(width, height)
        if max(width, height) > 300:  # A larger maze would take a class hours.
            most = f"{width:,} × {height:,} rooms are too many: at most 300 each way can be watched"
            at_once = f"python -m mazelib make dig --width {width} --height {height}"
            raise MakerError(f"{most}. At once: {at_once}")
        self.rooms = [(x, y) for y in range(1, field.lines, 2) for x in range(1, field.columns, 2)]
        self.first, self.last_room = self.rooms[0], self.rooms[-1]
        self.changed, self.values_before, self.values_after = list[int](), list[int](), list[int]()
        self.marks, self.ready_floor = dict[str, Place](), b""
        self.looked_at = 0  # the number of the worker's place in this step; 0 where nothing was said
        self._values = [_BORDER if cell == FENCE else WALL for cell in field.fenced()]
        self._ways = [(step, 2 * dx, 2 * dy) for step, (dx, dy) in zip(field.steps, DELTAS, strict=True)]

    def __getitem__(self, place: Place) -> int:
        """WALL, FLOOR, or the number that is written at a place."""
        return self._values[self.number_of(place)]

    def __setitem__(self, place: Place, value: int) -> None:
        """Write a number, 0 or more, at a place; WALL fills it, FLOOR digs it."""
        number = self.number_of(place)
        if type(value) is not int or not FLOOR <= value < 1_000_000:
            raise MakerError(f"{value!r} cannot be written at a place: its numbers are 0, 1, 2 and so on.")
        self.changed.append(number)
        self.values_before.append(self._values[number])
        self.values_after.append(value)
        self._values[number] = value

    def dig(self, *places: Place) -> None:
        """Make places floor."""
        for place in places:
            self[place] = FLOOR

    def fill(self, *places: Place) -> None:
        """Make places wall."""
        for place in places:
            self[place] = WALL

    def mark(self, letter: str, place: Place) -> None:
        """Draw a letter at a place. A G in the first step: making and solving are two pictures."""
        if not isinstance(letter, str) or not 1 <= len(letter) <= 2:
            raise MakerError(f"{letter!r} cannot mark a place: write one letter, or two, in quotes.")
        self.marks[letter] = self.place_of(self.number_of(place))

    def _look_at(self, place: Place) -> None:
        self.looked_at = self.number_of(place)

    #: Where the class should look in this step, as a rule says it; else it looks where the last change is.
    worker = property(None, _look_at)

    def rooms_around(self, room: Place) -> list[Place]:
        """The rooms two places away, inside the maze: up, right, down, left."""
        number, values, (x, y) = self.number_of(room), self._values, room
        return [(x + dx, y + dy) for step, dx, dy in self._ways if values[number + 2 * step] != _BORDER]

    def blank_around(self, room: Place, blank: int) -> list[Place]:
        """Those of the rooms around that are ``blank``, WALL or FLOOR, and the place between too."""
        number, values, (x, y) = self.number_of(room), self._values, room
        return [
            (x + dx, y + dy) for step, dx, dy in self._ways
            if values[number + step] == blank == values[number + 2 * step]
        ]  # fmt: skip

    def ready(self) -> None:
        """Say that the maze is made, to be saved and walked; all that is no wall becomes floor."""
        self.dig(*(self.place_of(number) for number, value in enumerate(self._values) if value >= 0))
        self.ready_floor = self.floor()

    def floor(self) -> bytes:
        """1 for open and 0 for wall, row by row, as in ``Heya.floor``."""
        return bytes(value == FLOOR or value >= 0 for value in self._values[: self.field.size])

    def place_of(self, number: int) -> Place:
        """The place with this number."""
        return number % self.field.columns, number // self.field.columns

    def number_of(self, place: Place) -> int:
        """The number of a place inside the border; MakerError for any other."""
        right, bottom = self.last_room
        try:
            x, y = place
            if 0 < x <= right and 0 < y <= bottom:
                return index(y * self.field.columns + x)
        except (TypeError, ValueError):
            pass
        inside = f"(x, y) from (1, 1) to ({right}, {bottom})"
        raise MakerError(f"{place!r} is no place inside the border of this maze: those are {inside}.")


def between(one: Place, other: Place) -> Place:
    """The place between two neighbouring rooms."""
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def is_room(place: Place) -> bool:
    """Whether a place is a room: no wall between rooms, and no corner of walls."""
    return place[0] % 2 == place[1] % 2 == 1
