"""A border around a sheet: small motifs in a row, with dots between them.

Measures are in millimetres.
"""

from collections.abc import Iterator, Sequence
from itertools import cycle

from mazelib.export.sheets.drawing import Drawing
from mazelib.export.sheets.shapes import SHADE, Disc, Point, Shape

#: How far the row is from the edge of the paper: printers leave less than its motifs do empty.
FROM_EDGE = 9.0
#: About how far motifs are apart, how large they are, and how large the dots are between them.
APART = 16.0
MOTIF = 5.2
DOTS = 3
DOT = 0.6


def border(width: float, height: float, motifs: Sequence[Drawing]) -> Iterator[Shape]:
    """The border of a sheet of this width and height, with these motifs in turn."""
    left = top = FROM_EDGE
    right = width - FROM_EDGE
    bottom = height - FROM_EDGE
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    in_turn = cycle(motifs)
    for number, begin in enumerate(corners):
        end = corners[(number + 1) % len(corners)]
        for place, is_motif in _places(begin, end):
            if is_motif:
                yield from next(in_turn).placed(place, MOTIF)
            else:
                yield Disc(place, DOT, SHADE)


def _places(begin: Point, end: Point) -> Iterator[tuple[Point, bool]]:
    """The places along one side, and whether a motif stands there. The next side has its end."""
    long = abs(end[0] - begin[0]) + abs(end[1] - begin[1])
    motifs = round(long / APART)
    count = (DOTS + 1) * motifs
    for number in range(count):
        part = number / count
        x = begin[0] + (end[0] - begin[0]) * part
        y = begin[1] + (end[1] - begin[1]) * part
        yield (x, y), number % (DOTS + 1) == 0
