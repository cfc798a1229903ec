"""Where the outline of a maze can be opened, and the picture stays the picture.

A way leads in at the top of a column of rooms, and out at the bottom of one. The outline has a gap
there, as wide as a room. It is nearly level there, has no corner, and is close to the
room: so a star keeps its points, and a heart its tip.

Measures are in rooms, from the top left corner of the rooms.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import atan2, inf, pi

from mazelib.export.sheets.outlines import Outline
from mazelib.export.sheets.shapes import Point

#: What a corner, in radians, and the way from the room to the outline, in rooms, weigh against the
#: height that the line has to climb in a gap.
CORNER = 1.5
DISTANCE = 0.5
#: How much rougher a gap may be than the smoothest one.
ROUGHER = 0.4
#: A corner this far beside a gap, in rooms, weighs nothing; the nearer it is, the more it weighs.
BESIDE = 2.0
#: By how much the line may be longer or shorter than the gap is wide.
TOLERANCE = 0.02

Part = tuple[Point, Point]


def smooth_columns(
    columns: Iterable[int], ends: dict[int, int], outline: Outline, *, upward: bool
) -> tuple[int, ...]:
    """Those columns at whose end the outline is smoothest.

    ``ends`` says by column in which row its last room is, upward or downward.
    """
    rough = {}
    for column in columns:
        if column in ends:
            rough[column] = _roughness(column, ends[column], outline, upward=upward)
    most = min(rough.values(), default=inf) + ROUGHER
    return tuple(sorted(column for column in rough if rough[column] <= most < inf))


def _roughness(column: int, row: int, outline: Outline, *, upward: bool) -> float:
    """How rough the outline is beyond a room: 0 is level, smooth and close to the room."""
    edge = float(row if upward else row + 1)
    parts = list(_parts(outline.border, column, column + 1, edge, upward=upward))
    is_crossed_once = abs(_across(parts) - 1) < TOLERANCE
    in_the_way = [
        part
        for hole in outline.holes
        for part in _parts(hole, column, column + 1, edge, upward=upward)
    ]
    if not is_crossed_once or in_the_way:
        return inf
    climb = sum(abs(y2 - y1) for (_x1, y1), (_x2, y2) in parts)
    far = max(abs(y - edge) for part in parts for _x, y in part)
    around = _parts(outline.border, column - BESIDE, column + 1 + BESIDE, edge, upward=upward)
    return climb + CORNER * _bend(list(around), column) + DISTANCE * far


def _parts(
    line: tuple[Point, ...], left: float, right: float, edge: float, *, upward: bool
) -> Iterator[Part]:
    """The parts of a closed line between left and right, above the edge or below it."""
    for number, end in enumerate(line):
        x1, y1 = line[number - 1]
        x2, y2 = end
        if x1 == x2:
            part = (line[number - 1], end)
            is_between = left < x1 < right
        else:
            slope = (y2 - y1) / (x2 - x1)
            first = min(max(x1, left), right)
            last = min(max(x2, left), right)
            begins = line[number - 1] if first == x1 else (first, y1 + (first - x1) * slope)
            ends = end if last == x2 else (last, y1 + (last - x1) * slope)
            part = (begins, ends)
            is_between = first != last
        if is_between and any((y < edge) == upward for _x, y in part):
            yield part


def _across(parts: list[Part]) -> float:
    return sum(abs(x2 - x1) for (x1, _y1), (x2, _y2) in parts)


def _bend(parts: list[Part], column: int) -> float:
    """By how much, in radians, parts that follow each other turn in all, near a column."""
    bend = 0.0
    for before, after in pairwise([*parts, *parts[:1]]):
        if before[1] != after[0]:
            continue
        turn = abs(_angle(after) - _angle(before))
        x = after[0][0]
        away = max(column - x, x - column - 1, 0.0)
        bend += min(turn, 2 * pi - turn) * max(0.0, 1 - away / BESIDE) ** 2
    return bend


def _angle(part: Part) -> float:
    (x1, y1), (x2, y2) = part
    return atan2(y2 - y1, x2 - x1)
