"""The compass: headings, turns and places. The one table of directions.

             UP 0
              |
    LEFT 3 ---+--- RIGHT 1        clockwise, so a turn is an addition:
              |                   ahead +0, right +1, back +2, left +3,
            DOWN 2                all mod 4.

A place is (x, y): x counts right, y counts down, both from 0.
"""

import math
from enum import Enum, EnumMeta, IntEnum
from typing import Final

Place = tuple[int, int]


class _Listed(EnumMeta):
    """A class that is printed as the list of its members: Turn.AHEAD, Turn.RIGHT, and so on."""

    def __str__(cls) -> str:
        return str(list(cls.__members__.values()))


class _Named(IntEnum, metaclass=_Listed):
    """A number that has a name."""

    @property
    def word(self) -> str:
        """Its name on screen and in traces: up, ahead, left."""
        return self.name.lower()

    def __repr__(self) -> str:
        """As it is written in a rule: Turn.AHEAD."""
        return f"{type(self).__name__}.{self.name}"

    def __str__(self) -> str:
        """The same when it is printed; by itself, a newer Python would print its number."""
        return repr(self)

    def __format__(self, form: str) -> str:
        """The same in an f-string."""
        return format(repr(self), form)


class Heading(_Named):
    """Where the walker faces, clockwise from up."""

    UP = 0
    RIGHT = 1
    DOWN = 2
    LEFT = 3


class Turn(_Named):
    """What a strategy answers: how far to turn, in quarter turns clockwise."""

    AHEAD = 0
    RIGHT = 1
    BACK = 2
    LEFT = 3

    def __bool__(self) -> bool:
        """Every turn is one, AHEAD too: so a rule may say ``return first or second``."""
        return True


class Explored(Enum):
    """The one answer of a strategy that is no turn: every way was walked in both directions."""

    EXPLORED = "explored"

    @property
    def word(self) -> str:
        """Its name on screen."""
        return self.value


#: The name that lessons use: ``return EXPLORED``.
EXPLORED: Final = Explored.EXPLORED
#: (dx, dy) of one step, by heading.
DELTAS: tuple[Place, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
#: The turns in order: TURNS[1] is faster than Turn(1).
TURNS: tuple[Turn, ...] = tuple(Turn)


def _headings_after(heading: Heading) -> tuple[Heading, ...]:
    """The new heading for each turn, in the order of the turns."""
    return tuple(Heading((heading + turn) % 4) for turn in Turn)


#: TURNED[heading][turn] is the new heading. It is a table since walks look it up at every tick.
TURNED: tuple[tuple[Heading, ...], ...] = tuple(_headings_after(heading) for heading in Heading)


def turned(heading: Heading, turn: Turn) -> Heading:
    """The heading after a turn. ``turned(Heading.UP, Turn.RIGHT)`` is ``Heading.RIGHT``."""
    return TURNED[heading][turn]


def turn_between(before: Heading, after: Heading) -> Turn:
    """The turn from one heading to another: ahead, right, back or left."""
    return TURNS[(after - before) % 4]


def right_of(heading: Heading) -> Heading:
    """The way to the right of a heading. ``right_of(Heading.UP)`` is ``Heading.RIGHT``."""
    return TURNED[heading][Turn.RIGHT]


def back_of(heading: Heading) -> Heading:
    """The way back, behind a heading. ``back_of(Heading.UP)`` is ``Heading.DOWN``."""
    return TURNED[heading][Turn.BACK]


def left_of(heading: Heading) -> Heading:
    """The way to the left of a heading. ``left_of(Heading.UP)`` is ``Heading.LEFT``."""
    return TURNED[heading][Turn.LEFT]


def stepped(place: Place, heading: Heading) -> Place:
    """The place one step away from a place, whether it can be walked or not."""
    x, y = place
    dx, dy = DELTAS[heading]
    return x + dx, y + dy


def heading_to(one: Place, other: Place) -> Heading:
    """The heading from one place to another that is not the same: the way in which it lies most."""
    dx = other[0] - one[0]
    dy = other[1] - one[1]
    if abs(dx) >= abs(dy):
        return Heading.RIGHT if dx > 0 else Heading.LEFT
    return Heading.DOWN if dy > 0 else Heading.UP


def direction(heading: float) -> tuple[float, float]:
    """(dx, dy) of one place ahead. The heading may lie between two: up and right is 0.5.

    (-dy, dx) is one place to the right of the walker.
    """
    angle = heading * math.pi / 2
    return math.sin(angle), -math.cos(angle)
