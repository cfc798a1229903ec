"""A border around a sheet, to be coloured: beads on a string, large and small in turn.

Measures are in millimetres.
"""

from collections.abc import Iterator

from mazelib.export.sheets.shapes import BLACK, WHITE, Disc, Line, Point, Shape

#: How far the string is from the edge of the paper: printers leave less than its beads do empty.
FROM_EDGE = 8.5
#: About how far the large beads are apart, and how large the beads are.
APART = 12.5
LARGE = 2.4
LITTLE = 1.2
STRING = 0.3


def border(width: float, height: float) -> Iterator[Shape]:
    """The border of a sheet of this width and height."""
    left = top = FROM_EDGE
    right = width - FROM_EDGE
    bottom = height - FROM_EDGE
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    yield Line((*corners, corners[0]), STRING)
    for number, begin in enumerate(corners):
        end = corners[(number + 1) % len(corners)]
        yield from _beads(begin, end)


def _beads(begin: Point, end: Point) -> Iterator[Disc]:
    """The beads of one side. The last one is the first of the next side."""
    long = abs(end[0] - begin[0]) + abs(end[1] - begin[1])
    count = 2 * round(long / APART)
    for number in range(count):
        part = number / count
        x = begin[0] + (end[0] - begin[0]) * part
        y = begin[1] + (end[1] - begin[1]) * part
        radius = LITTLE if number % 2 else LARGE
        yield Disc((x, y), radius, BLACK)
        yield Disc((x, y), radius - STRING, WHITE)
