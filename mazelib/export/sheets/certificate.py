"""The certificate at the end of a book of mazes: a medal, and a star to colour for each maze.

Measures are in millimetres.
"""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from mazelib.export.page import Page
from mazelib.export.sheets.border import border
from mazelib.export.sheets.ornaments import creature, star
from mazelib.export.sheets.shapes import (
    BLACK,
    GREY,
    MIDDLE_OF_LETTERS,
    WHITE,
    Area,
    Box,
    Disc,
    Line,
    Point,
    Shape,
    Words,
    moved,
)
from mazelib.text.sentences import _, ngettext

TITLE = 17.0
SENTENCE = 7.5
SMALL = 4.6
#: How thick the lines are that are to be coloured.
EDGE = 0.9
#: The medal: its radius, the part of it inside the rim, and how many points the rim has.
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
    yield from border(inner.right + inner.left, inner.bottom + inner.top)
    middle = inner.middle

    def at(part: float) -> float:
        return inner.top + part * inner.height

    def centred(text: str, part: float, height: float) -> Words:
        is_bold = height == TITLE
        return Words(text, (middle, at(part)), height, inner.width, "middle", is_bold=is_bold)

    yield centred(CERTIFICATE, 0.12, TITLE)
    yield from _medal((middle, at(0.33)))
    wide = 0.6 * inner.width
    yield Line(((middle - wide / 2, at(0.57)), (middle + wide / 2, at(0.57))), 0.4)
    yield centred(_("Name"), 0.595, SMALL)
    count = len(pages)
    sentence = ngettext(
        "found the way through {count} maze.", "found the way through all {count} mazes.", count
    )
    yield centred(sentence.format(count=count), 0.66, SENTENCE)
    yield from _stars(pages, Box(inner.left, at(0.7), inner.width, 0.13 * inner.height))
    yield centred(COLOUR_STARS, 0.86, SMALL)
    yield from _lines_to_sign(inner, at(0.95))


def _medal(centre: Point) -> Iterator[Shape]:
    """A medal with a rim of points and two ribbons; the creature is in it."""
    x, y = centre
    for side in (-1, 1):
        ribbon = ((0.1, 0.75), (0.75, 0.55), (1.0, 1.5), (0.68, 1.36), (0.45, 1.62))
        corners = tuple((x + side * right * MEDAL, y + down * MEDAL) for right, down in ribbon)
        yield from _to_colour(corners)
    rim = []
    for number in range(2 * POINTS):
        reach = MEDAL if number % 2 == 0 else 0.92 * MEDAL
        angle = number * pi / POINTS
        rim.append((x + reach * sin(angle), y - reach * cos(angle)))
    yield from _to_colour(tuple(rim))
    yield Disc(centre, INNER * MEDAL, BLACK)
    yield Disc(centre, INNER * MEDAL - EDGE, WHITE)
    yield from creature(centre, 1.1 * MEDAL)


def _stars(pages: Sequence[Page], row: Box) -> Iterator[Shape]:
    """A star for each maze, with its number in it."""
    place = row.width / max(len(pages), 1)
    size = min(STAR, FILLED * place, row.height)
    left = row.middle - place * len(pages) / 2
    for count, page in enumerate(pages):
        x = left + (count + 0.5) * place
        y = row.top + row.height / 2
        yield from _to_colour(moved(star(), (x, y), size / 2))
        height = 0.24 * size
        base = (x, y + 0.03 * size + MIDDLE_OF_LETTERS * height)
        yield Words(str(page.number), base, height, 0.4 * size, "middle", is_bold=True)


def _to_colour(corners: Sequence[Point]) -> Iterator[Shape]:
    """A white area with a black edge."""
    yield Area(tuple(corners), WHITE)
    yield Line((*corners, corners[0]), EDGE)


def _lines_to_sign(inner: Box, base: float) -> Iterator[Shape]:
    """Two lines: for the date, and for whoever signs."""
    wide = 0.36 * inner.width
    for left, words in ((inner.left, _("Date")), (inner.right - wide, _("Signed"))):
        yield Line(((left, base), (left + wide, base)), 0.4)
        below = (left + wide / 2, base + 5.5)
        yield Words(words, below, SMALL, wide, "middle", colour=GREY)
