"""A maze that fills its outline: what lies between its rooms and the outline belongs to rooms, too.

The rooms are squares that lie inside the outline. Between them and the outline lie squares that are
cut by it. Each is joined to a room beside it, so that no steps are seen.

There is a wall between two squares unless they belong to one room, or to two rooms between which
the maze is open: so no way becomes longer or shorter. What lies before a way in or out belongs to
its room.

Measures are in rooms, from their top left corner. A square is its column and its row.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from mazelib.export.sheets.ends import Opening
from mazelib.export.sheets.outlines import Outline
from mazelib.export.sheets.shapes import Point
from mazelib.grid.compass import DELTAS
from mazelib.maps.heya import Heya

#: Parts of a side that are shorter count for nothing.
SHORTEST = 0.05
#: A side at a room counts for so much more: or many squares would become one long way.
AT_ROOM = 0.5
#: How many squares before an opening belong to its room: as far as an outline may be.
FAR = 9

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


def walls_to_outline(
    heya: Heya, outline: Outline, openings: Sequence[Opening] = ()
) -> Iterator[tuple[Point, Point]]:
    """The walls between the rooms of a maze and its outline."""
    before = frozenset(square for opening in openings for square in _squares_before(opening))
    fitted = _fitted(outline, frozenset(_rooms_of(heya)), before)
    for square, other, parts in fitted.sides:
        room = fitted.room_of.get(square)
        other_room = fitted.room_of.get(other)
        if room and other_room and not _are_joined(heya, room, other_room):
            yield from parts


def _squares_before(opening: Opening) -> Iterator[tuple[Square, Square]]:
    """The squares between an opening and the outside, each with the room of the opening."""
    column = opening.room[0] // 2
    row = opening.room[1] // 2
    right, down = DELTAS[opening.heading]
    for far in range(1, FAR):
        yield (column + far * right, row + far * down), (column, row)


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


@lru_cache(50)
def _fitted(
    outline: Outline, rooms: frozenset[Square], before: frozenset[tuple[Square, Square]]
) -> Fitted:
    """What lies around these rooms, with the squares ``before`` openings and their rooms."""
    sides = _sides_around(outline, rooms)
    room_of = {room: room for room in rooms}
    room_of.update(before)

    def rank(side: Side) -> float:
        is_at_room = side.square in rooms or side.other in rooms
        return side.length + AT_ROOM * is_at_room

    left = sorted(sides, key=rank, reverse=True)
    while True:  # The best side by which one more square is joined.
        for side in left:
            if (side.square in room_of) != (side.other in room_of):
                break
        else:
            return Fitted(sides, room_of)
        room = room_of.get(side.square) or room_of[side.other]
        room_of[side.square] = room
        room_of[side.other] = room


@lru_cache(20)
def _sides_around(outline: Outline, rooms: frozenset[Square]) -> tuple[Side, ...]:
    """The same for all mazes of a class: the sides of the squares around their rooms."""
    return tuple(_sides_inside(outline, rooms))


def _sides_inside(outline: Outline, rooms: frozenset[Square]) -> Iterator[Side]:
    """The sides inside the outline of all squares that are no rooms."""
    xs = [x for x, _y in outline.border]
    ys = [y for _x, y in outline.border]
    lines = (outline.border, *outline.without_rooms)
    for row in range(floor(min(ys)) - 1, ceil(max(ys))):
        for column in range(floor(min(xs)) - 1, ceil(max(xs))):
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
