"""A maze in an outline: which rooms of a grid lie in it.

    1. Lay a grid over the outline, about as fine as there are to be rooms.
    2. A room is a square whose four corners lie inside the outline, and in no hole of it.
    3. Of all rooms, the largest piece counts: no maze could join the others to it.
    4. Too few rooms, or too many: try a finer grid, or a coarser one. Of some of these, take that
       with the nearest number of rooms.

The line that is drawn lies a little further out.
"""

from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from mazelib.export.clear_of_rooms import clear_of_rooms
from mazelib.export.sheets.around import Around
from mazelib.export.sheets.outlines import MARGIN, OUTLINES, Outline, outline_of
from mazelib.export.sheets.shapes import Point
from mazelib.export.smooth_columns import smooth_columns
from mazelib.making.masks import Mask, read_mask
from mazelib.maps.folder import find_shape

#: How many grids are tried, and by how much one may be finer or coarser than the one before.
GRIDS_TRIED = 6
COARSEST = 0.7
FINEST = 1.03
#: A square of which one of these parts across and down lies in a hole touches it.
TOUCHED = (0.1, 0.5, 0.9)
#: Points this near to a line lie on it, as a part of the outline's width.
ON_LINE = 1e-6

#: The rooms of the shapes in heya/shapes/ that have an outline, as a checksum.
ROOMS_AS_GIVEN = {
    "cat": 0xB11BADDE,
    "fish": 0xD89606AC,
    "heart": 0xC48DCB71,
    "house": 0x5EE648ED,
    "letter_m": 0xB2F5C9B3,
    "ring": 0xD34A7C8F,
    "star": 0xCFE50C69,
    "tree": 0x258720CF,
}

Cell = tuple[int, int]


class Shaped(NamedTuple):
    """A mask, and its outline, measured in rooms from the top left corner of the mask."""

    mask: Mask
    outline: Outline


def has_outline(name: str) -> bool:
    """Whether a shape has an outline. One that somebody has changed in its file has none any more.

    LocatedError: there is no such shape, or it is no map.
    """
    if name not in OUTLINES:
        return False
    return crc32(read_mask(find_shape(name)).rooms) == ROOMS_AS_GIVEN[name]


@lru_cache(50)
def shaped(name: str, rooms: int) -> Shaped:
    """The outline of this name with about so many rooms in it."""
    outline = OUTLINES[name]
    xs = [x for x, _y in outline.border]
    ys = [y for _x, y in outline.border]
    side = ((max(xs) - min(xs)) * (max(ys) - min(ys)) / rooms) ** 0.5
    best = set[Cell]()
    best_side = side
    for _try in range(GRIDS_TRIED):
        cells = _largest_piece(_cells(outline_of(name, side), side))
        if abs(len(cells) - rooms) < abs(len(best) - rooms):
            best = cells
            best_side = side
        side *= min(max((len(cells) / rooms) ** 0.5, COARSEST), FINEST)
    return _shaped(name, outline_of(name, best_side), best, best_side)


def _cells(outline: Outline, side: float) -> set[Cell]:
    """The squares of the grid that lie in the outline. The grid has a line in its middle."""
    ys = [y for _x, y in outline.border]
    first = int(min(ys) / side) - 1
    last = int(max(ys) / side) + 1
    further_out = _further_out(outline.border, side)
    corners = set[Cell]()
    in_holes = set[Cell]()
    for row in range(first, last + 2):
        in_both = set(_inside(outline.border, row * side, side))
        in_both &= set(_inside(further_out, row * side, side))
        corners |= {(column, row) for column in in_both}
        for hole in outline.without_rooms:
            for down in TOUCHED:
                for right in TOUCHED:
                    columns = _inside(hole, (row + down) * side, side, shift=right)
                    in_holes |= {(column, row) for column in columns}
    cells = set()
    for column, row in corners - in_holes:
        others = {(column + 1, row), (column, row + 1), (column + 1, row + 1)}
        if others <= corners:
            cells.add((column, row))
    return cells


def _inside(line: tuple[Point, ...], y: float, side: float, shift: float = 0.0) -> list[int]:
    """The columns whose points at this height lie inside a closed line."""
    crossings = []
    for number, (x1, y1) in enumerate(line):
        x2, y2 = line[number - 1]
        if (y1 <= y) != (y2 <= y):
            crossings.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    crossings.sort()
    columns = []
    for begin, end in zip(crossings[::2], crossings[1::2], strict=True):
        first = int(begin // side) - 1
        last = int(end // side) + 1
        for column in range(first, last + 1):
            if begin - ON_LINE <= (column + shift) * side <= end + ON_LINE:
                columns.append(column)
    return columns


def _further_out(line: tuple[Point, ...], side: float) -> tuple[Point, ...]:
    """A closed line made larger from its middle, by MARGIN at each side."""
    xs = [x for x, _y in line]
    ys = [y for _x, y in line]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    across = 1 + 2 * MARGIN * side / (max(xs) - min(xs))
    down = 1 + 2 * MARGIN * side / (max(ys) - min(ys))
    return tuple(
        (middle[0] + (x - middle[0]) * across, middle[1] + (y - middle[1]) * down) for x, y in line
    )


def _largest_piece(cells: set[Cell]) -> set[Cell]:
    """The largest piece of squares that lie side by side."""
    largest = set[Cell]()
    left = set(cells)
    while left:
        piece = [left.pop()]
        for column, row in piece:  # It grows while it is gone through.
            around = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
            piece += around & left
            left -= around
        if len(piece) > len(largest):
            largest = set(piece)
    return largest


def _shaped(name: str, outline: Outline, cells: set[Cell], side: float) -> Shaped:
    columns = [column for column, _row in cells]
    rows = [row for _column, row in cells]
    left = min(columns)
    top = min(rows)
    width = max(columns) - left + 1
    height = max(rows) - top + 1
    rooms = bytearray(width * height)
    for column, row in cells:
        rooms[(row - top) * width + column - left] = 1

    def in_rooms(line: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((x / side - left, y / side - top) for x, y in line)

    border = in_rooms(_further_out(outline.border, side))
    drawn = outline._replace(
        border=clear_of_rooms(border, {(column - left, row - top) for column, row in cells}),
        holes=tuple(map(in_rooms, outline.holes)),
        lines=tuple(map(in_rooms, outline.lines)),
        spots=tuple(map(in_rooms, outline.spots)),
        door=in_rooms(outline.door),
    )
    drawn = drawn._replace(lines=tuple(_not_inside(line, drawn) for line in drawn.lines))
    highest = {column - left: row - top for column, row in sorted(cells, reverse=True)}
    lowest = {column - left: row - top for column, row in sorted(cells)}

    def columns_in(stretches: tuple[Point, ...], *, upward: bool) -> tuple[int, ...]:
        ends = highest if upward else lowest
        found = set[int]()
        for begin, end in stretches:
            found |= _columns(begin / side - left, end / side - left, width)
        smooth = smooth_columns(found or range(width), ends, drawn, upward=upward)
        return smooth or smooth_columns(range(width), ends, drawn, upward=upward)

    mask = Mask(
        width,
        height,
        bytes(rooms),
        name,
        columns_in(outline.tops, upward=True),
        columns_in(outline.bottoms, upward=False),
    )
    return Shaped(mask, drawn)


def _not_inside(line: tuple[Point, ...], outline: Outline) -> tuple[Point, ...]:
    """A line that ends outside the outline, such as a whisker, begins at the outline.

    Its first point is moved towards the last one. Any other line stays as it is.
    """
    around = Around(outline, 0, 0)
    (x, y), *_others, (end_x, end_y) = line
    if around.is_inside((end_x, end_y)):
        return line
    begin = 0.0
    end = 1.0
    while end - begin > ON_LINE:
        part = (begin + end) / 2
        if around.is_inside((x + part * (end_x - x), y + part * (end_y - y))):
            begin = part
        else:
            end = part
    return ((x + end * (end_x - x), y + end * (end_y - y)), (end_x, end_y))


def _columns(begin: float, end: float, width: int) -> set[int]:
    """The columns whose middles lie in a stretch; or else the one that is nearest to it."""
    nearest = min(range(width), key=lambda column: abs(column + 0.5 - (begin + end) / 2))
    return {column for column in range(width) if begin <= column + 0.5 <= end} or {nearest}
