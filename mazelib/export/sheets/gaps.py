"""Gaps in the lines around a maze: where a way leads in or out, nothing is drawn.

Measures are in rooms, from the top left corner of the rooms.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from mazelib.export.sheets.ends import Opening
from mazelib.export.sheets.shapes import Point
from mazelib.grid.compass import DELTAS

#: How far a way leads out: further than any outline.
FAR = 1000.0
#: Parts of a line that are shorter count for nothing.
SHORTEST = 1e-6


class Gap(NamedTuple):
    """A box in which no line is drawn."""

    left: float
    top: float
    right: float
    bottom: float

    def has(self, point: Point) -> bool:
        """Whether a point lies in the gap, and not at its edge."""
        x, y = point
        is_across = self.left + SHORTEST < x < self.right - SHORTEST
        return is_across and self.top + SHORTEST < y < self.bottom - SHORTEST


def gap_before(opening: Opening) -> Gap:
    """The gap from the middle of a room to the outside of its opening: as wide as the room."""
    x = opening.room[0] / 2
    y = opening.room[1] / 2
    right, down = DELTAS[opening.heading]
    xs = sorted((x, x + FAR * right)) if right else (x - 0.5, x + 0.5)
    ys = sorted((y, y + FAR * down)) if down else (y - 0.5, y + 0.5)
    return Gap(xs[0], ys[0], xs[1], ys[1])


def gaps_at_door(door: Sequence[Point], openings: Sequence[Opening]) -> Iterator[Gap]:
    """The gap in the floor of a door, if a way leads out through it: all of the door is open."""
    xs = [x for x, _y in door]
    ys = [y for _x, y in door]
    for opening in openings:
        is_above = opening.wall[1] / 2 <= min(ys) + SHORTEST
        leads_down = DELTAS[opening.heading][1] > 0
        if is_above and leads_down and min(xs) < opening.wall[0] / 2 < max(xs):
            yield Gap(min(xs), min(ys), max(xs), FAR)


def closed(line: Sequence[Point]) -> tuple[Point, ...]:
    """A line that ends where it begins."""
    return (*line, line[0])


def drawn_around(line: Sequence[Point], gaps: Sequence[Gap]) -> list[tuple[Point, ...]]:
    """The pieces of a line that lie in no gap."""
    pieces: list[list[Point]] = []
    for begin, end in _parts(line, gaps):
        middle = ((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)
        if any(gap.has(middle) for gap in gaps):
            continue
        if pieces and pieces[-1][-1] == begin:
            pieces[-1].append(end)
        else:
            pieces.append([begin, end])
    if len(pieces) > 1 and pieces[-1][-1] == pieces[0][0]:
        last = pieces.pop()
        pieces[0] = [*last, *pieces[0][1:]]
    return [tuple(piece) for piece in pieces]


def _parts(line: Sequence[Point], gaps: Sequence[Gap]) -> Iterator[tuple[Point, Point]]:
    """The straight parts of a line, cut at the edges of the gaps."""
    for begin, end in pairwise(line):
        cuts = sorted(_cuts(begin, end, gaps))
        points = [begin, *(_along(begin, end, cut) for cut in cuts), end]
        yield from pairwise(points)


def _cuts(begin: Point, end: Point, gaps: Sequence[Gap]) -> set[float]:
    """Where a straight part crosses the edges of gaps: from 0 at its begin to 1 at its end."""
    cuts = set()
    for gap in gaps:
        for axis, edges in ((0, (gap.left, gap.right)), (1, (gap.top, gap.bottom))):
            long = end[axis] - begin[axis]
            for edge in edges:
                if abs(long) > SHORTEST and 0 < (edge - begin[axis]) / long < 1:
                    cuts.add((edge - begin[axis]) / long)
    return cuts


def _along(begin: Point, end: Point, part: float) -> Point:
    return begin[0] + part * (end[0] - begin[0]), begin[1] + part * (end[1] - begin[1])
