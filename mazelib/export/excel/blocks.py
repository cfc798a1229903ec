"""Finds the maze on a sheet on which something else is drawn, too.

    #####      The largest block counts. Blocks lie apart where a whole row of cells is empty; or a
    #S G#      column, if one of the two is far smaller, or if there are two such columns.
    #####
            #  This is outside.

Places are those of a DrawnSheet: even numbers are cells, odd ones the edges between them.
"""

from collections.abc import Collection

from mazelib.grid.compass import Place

#: Beside a single empty column, a block this many times smaller lies apart.
FAR_SMALLER = 4


def largest_block(places: Collection[Place]) -> set[Place]:
    """The largest block of some places."""
    block = list(places)
    while True:
        rows = _cut(block, axis=1, least_gap=1)
        columns = _cut(max(rows, key=len), axis=0, least_gap=2)
        found = _without_far_smaller(max(columns, key=len))
        if len(found) == len(block):
            return set(found)
        block = found


def _cut(places: list[Place], axis: int, least_gap: int) -> list[list[Place]]:
    """The places, cut where so many rows (axis 1) or columns (axis 0) of cells are empty."""
    parts: list[list[Place]] = [[]]
    before = None
    for place in sorted(places, key=lambda place: place[axis]):
        number = place[axis]
        if before is not None and _empty_cells(before, number) >= least_gap:
            parts.append([])
        parts[-1].append(place)
        before = number
    return parts


def _empty_cells(before: int, number: int) -> int:
    """How many rows or columns of cells lie between two numbers of places."""
    return (number + 1) // 2 - before // 2 - 1


def _without_far_smaller(places: list[Place]) -> list[Place]:
    """The largest of the parts between single empty columns, if all others are far smaller."""
    parts = sorted(_cut(places, axis=0, least_gap=1), key=len)
    others = sum(map(len, parts[:-1]))
    return parts[-1] if FAR_SMALLER * others <= len(parts[-1]) else places
