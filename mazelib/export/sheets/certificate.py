"""The certificate at the end of a book of mazes: a medal, and a star to colour for each maze.

Measures are in millimetres.
"""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from mazelib.export.page import Page
from mazelib.export.sheets.border import border
from mazelib.export.sheets.motifs import star as motif
from mazelib.export.sheets.ornaments import GOLD, creature, star
from mazelib.export.sheets.shapes import (
    GREY,
    INK,
    MIDDLE_OF_LETTERS,
    ORANGE,
    WHITE,
    Area,
    Box,
    Disc,
    Line,
    Point,
    Shape,
    Words,
    centred,
    edged,
    moved,
)
from mazelib.text.sentences import _, ngettext

TITLE = 19.0
SENTENCE = 7.5
SMALL = 4.6
#: How thick edges are.
EDGE = 0.9
RIBBON = "6FA8DC"
#: The medal: its radius at most, the part of it inside the rim, and how many points the rim has.
MEDAL = 30.0
INNER = 0.78
POINTS = 24
#: How large a star for a maze is at most, and how much of its place it takes.
STAR = 26.0
FILLED = 0.9

CERTIFICATE = _("Certificate")
COLOUR_STARS = _("Colour a star for each maze that you solved.")


def certificate(pages: Sequence[Page], inner: Box) -> Iterator[Shape]:
    """The certificate for these mazes, on a sheet with such room between its margins."""
    yield from border(inner.right + inner.left, inner.bottom + inner.top, [motif()])
    middle = inner.middle

    def at(part: float) -> float:
        return inner.top + part * inner.height

    yield edged(centred(CERTIFICATE, (middle, at(0.13)), TITLE, inner.width), ORANGE)
    yield from _medal((middle, at(0.32)), min(MEDAL, 0.12 * inner.height))
    wide = 0.6 * inner.width
    yield Line(((middle - wide / 2, at(0.59)), (middle + wide / 2, at(0.59))), 0.4)
    yield centred(_("Name"), (middle, at(0.59) + 6.0), SMALL, wide, colour=GREY)
    count = len(pages)
    sentence = ngettext(
        "found the way through {count} maze.", "found the way through all {count} mazes.", count
    )
    yield centred(sentence.format(count=count), (middle, at(0.7)), SENTENCE, inner.width)
    yield from _stars(pages, Box(inner.left, at(0.73), inner.width, 0.12 * inner.height))
    yield centred(COLOUR_STARS, (middle, at(0.885)), SMALL, inner.width, colour=GREY)
    yield from _lines_to_sign(inner, at(0.95))


def _medal(centre: Point, size: float) -> Iterator[Shape]:
    """A medal with a rim of points and two ribbons; the creature is in it."""
    x, y = centre
    for side in (-1, 1):
        ribbon = ((0.1, 0.75), (0.75, 0.55), (1.0, 1.5), (0.68, 1.36), (0.45, 1.62))
        corners = tuple((x + side * right * size, y + down * size) for right, down in ribbon)
        yield from _edged(corners, RIBBON)
    rim = []
    for number in range(2 * POINTS):
        reach = size if number % 2 == 0 else 0.92 * size
        angle = number * pi / POINTS
        rim.append((x + reach * sin(angle), y - reach * cos(angle)))
    yield from _edged(tuple(rim), GOLD)
    yield Disc(centre, INNER * size, INK)
    yield Disc(centre, INNER * size - EDGE, WHITE)
    yield from creature(centre, 1.1 * size)


def _stars(pages: Sequence[Page], row: Box) -> Iterator[Shape]:
    """A star for each maze, with its number in it."""
    place = row.width / max(len(pages), 1)
    size = min(STAR, FILLED * place, row.height)
    left = row.middle - place * len(pages) / 2
    for count, page in enumerate(pages):
        x = left + (count + 0.5) * place
        y = row.top + row.height / 2
        yield from _edged(moved(star(), (x, y), size / 2), WHITE)
        height = 0.24 * size
        base = (x, y + 0.03 * size + MIDDLE_OF_LETTERS * height)
        yield Words(str(page.number), base, height, 0.4 * size, "middle", is_bold=True)


def _edged(corners: Sequence[Point], colour: str) -> Iterator[Shape]:
    """An area with a dark edge."""
    yield Area(tuple(corners), colour)
    yield Line((*corners, corners[0]), EDGE, INK)


def _lines_to_sign(inner: Box, base: float) -> Iterator[Shape]:
    """Two lines: for the date, and for whoever signs."""
    wide = 0.36 * inner.width
    for left, words in ((inner.left, _("Date")), (inner.right - wide, _("Signed"))):
        yield Line(((left, base), (left + wide, base)), 0.4)
        yield centred(words, (left + wide / 2, base + 5.5), SMALL, wide, colour=GREY)
