"""A maze that fills its outline: what lies between its rooms and the outline belongs to rooms, too.

The rooms are squares that lie inside the outline. Between them and the outline lie squares that are
cut by it. Each is joined to a room beside it, so that no steps are seen.

There is a wall between two squares unless they belong to one room, or to two rooms between which
the maze is open: so no way becomes longer or shorter.

Measures are in rooms, from their top left corner. A square is its column and its row.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from mazelib.export.sheets.outlines import Outline
from mazelib.export.sheets.shapes import Point
from mazelib.maps.heya import Heya

#: Parts of a side that are shorter count for nothing.
SHORTEST = 0.02
#: How many squares beyond the rooms may lie inside the outline.
BEYOND = 3

Square = tuple[int, int]


class Side(NamedTuple):
    """The side between two squares, and those parts of it that lie inside the outline."""

    square: Square
    other: Square
    parts: tuple[tuple[Point, Point], ...]

    @property
    def length(self) -> float:
        """How much of the side lies inside the outline."""
        return sum(abs(x1 - x2) + abs(y1 - y2) for (x1, y1), (x2, y2) in self.parts)


class Fitted(NamedTuple):
    """The sides around the rooms, and the room that each square belongs to."""

    sides: tuple[Side, ...]
    room_of: dict[Square, Square]


def walls_to_outline(heya: Heya, outline: Outline) -> Iterator[tuple[Point, Point]]:
    """The walls between the rooms of a maze and its outline."""
    fitted = _fitted(outline, frozenset(_rooms_of(heya)))
    for square, other, parts in fitted.sides:
        room = fitted.room_of.get(square)
        other_room = fitted.room_of.get(other)
        if room and other_room and not _are_joined(heya, room, other_room):
            yield from parts


def _rooms_of(heya: Heya) -> Iterator[Square]:
    for row in range(heya.height // 2):
        for column in range(heya.width // 2):
            if heya.is_open((2 * column + 1, 2 * row + 1)):
                yield column, row


def _are_joined(heya: Heya, room: Square, other: Square) -> bool:
    """Whether two rooms are the same, or beside each other with no wall between them."""
    column, row = room
    other_column, other_row = other
    away = abs(column - other_column) + abs(row - other_row)
    wall = (column + other_column + 1, row + other_row + 1)
    return away == 0 or (away == 1 and heya.is_open(wall))


@lru_cache(20)
def _fitted(outline: Outline, rooms: frozenset[Square]) -> Fitted:
    """What lies around these rooms; it is the same for all mazes of a class."""
    sides = tuple(_sides_around(outline, rooms))
    room_of = {room: room for room in rooms}
    joining = sorted(sides, key=lambda side: side.length, reverse=True)
    while True:  # The longest side by which one more square is joined.
        for side in joining:
            if (side.square in room_of) != (side.other in room_of):
                break
        else:
            return Fitted(sides, room_of)
        room = room_of.get(side.square) or room_of[side.other]
        room_of[side.square] = room
        room_of[side.other] = room


def _sides_around(outline: Outline, rooms: frozenset[Square]) -> Iterator[Side]:
    """The sides inside the outline of all squares that are no rooms."""
    last_column = max(column for column, _row in rooms) + BEYOND
    last_row = max(row for _column, row in rooms) + BEYOND
    lines = (outline.border, *outline.holes)
    for row in range(-BEYOND, last_row):
        for column in range(-BEYOND, last_column):
            square = (column, row)
            corner = (column + 1.0, row + 1.0)
            for other, begin in (
                ((column + 1, row), (column + 1.0, float(row))),
                ((column, row + 1), (float(column), row + 1.0)),
            ):
                if square in rooms and other in rooms:
                    continue
                parts = tuple(_parts_inside(begin, corner, lines))
                if parts:
                    yield Side(square, other, parts)


def _parts_inside(
    begin: Point, end: Point, lines: tuple[tuple[Point, ...], ...]
) -> Iterator[tuple[Point, Point]]:
    """Those parts of a level or upright piece that lie inside the first line and in no hole."""
    is_level = begin[1] == end[1]
    if is_level:
        for first, last in _stretches(begin[1], begin[0], end[0], lines, 0):
            yield (first, begin[1]), (last, begin[1])
    else:
        for first, last in _stretches(begin[0], begin[1], end[1], lines, 1):
            yield (begin[0], first), (begin[0], last)


def _stretches(
    at: float, begin: float, end: float, lines: tuple[tuple[Point, ...], ...], along: int
) -> Iterator[tuple[float, float]]:
    """From where to where it is inside, between begin and end; ``along`` is 0 for x, 1 for y."""
    crossings = []
    for line in lines:
        for number, point in enumerate(line):
            before = line[number - 1]
            across = point[1 - along]
            across_before = before[1 - along]
            if (across <= at) != (across_before <= at):
                part = (at - across) / (across_before - across)
                crossings.append(point[along] + part * (before[along] - point[along]))
    crossings.sort()
    for first, last in zip(crossings[::2], crossings[1::2], strict=True):
        first = max(first, begin)
        last = min(last, end)
        if last - first > SHORTEST:
            yield first, last
