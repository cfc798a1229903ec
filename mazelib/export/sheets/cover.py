"""The cover of a book of mazes: a road from picture to picture, one for each maze, up to a star.

    (1)--(2)
          |     The title stands above, and a line for a name below.
    (4)--(3)
     |
    (5)--(6)
      *---+

Measures are in millimetres.
"""

from collections.abc import Iterator, Sequence

from mazelib.export.sheets.border import border
from mazelib.export.sheets.motifs import star
from mazelib.export.sheets.ornaments import creature
from mazelib.export.sheets.shapes import (
    GREY,
    INK,
    MIDDLE_OF_LETTERS,
    ORANGE,
    WHITE,
    Box,
    Disc,
    Line,
    Point,
    Shape,
    Words,
    centred,
    edged,
)
from mazelib.export.sheets.themes import THEMES
from mazelib.text.sentences import _

TITLE = 17.0
NUMBER = 5.2
SMALL = 4.6
#: How thick the ring around a picture is.
EDGE = 0.8
#: The part of its place that a ring takes, and the part of the ring that the picture takes.
RING = 0.84
PICTURE = 0.62
#: How large the disc with a number is, as a part of the ring.
BADGE = 0.25
#: The road: how wide it is, and its edge; how large the star at its end is.
ROAD = 8.0
ROAD_EDGE = 0.7
ROAD_COLOUR = "FFE7B0"
STAR = 24.0
#: The parts of the sheet, from its top: the title, the pictures from here to there, the star, and
#: the name.
TITLE_AT = 0.11
FIRST_PICTURE = 0.16
LAST_PICTURE = 0.76
STAR_AT = 0.805
NAME_AT = 0.93

USUAL_TITLE = _("My book of mazes")
BELONGS_TO = _("This book belongs to")


def cover(title: str, themes: Sequence[str], inner: Box) -> Iterator[Shape]:
    """The cover of a book with mazes of these themes, on a sheet with such room inside."""

    def at(part: float) -> float:
        return inner.top + part * inner.height

    motifs = [THEMES[theme].motif() for theme in themes] or [star()]
    yield from border(inner.right + inner.left, inner.bottom + inner.top, motifs)
    where = (inner.middle, at(TITLE_AT))
    most = inner.width - TITLE
    yield edged(centred(title or USUAL_TITLE, where, TITLE, most, lines=2), ORANGE)
    room = Box(inner.left, at(FIRST_PICTURE), inner.width, at(LAST_PICTURE) - at(FIRST_PICTURE))
    if themes:
        yield from _journey(themes, room, (inner.middle, at(STAR_AT)))
    else:
        middle = (room.middle, room.top + room.height / 2)
        yield from creature(middle, min(room.width, room.height) / 2)
    wide = 0.6 * inner.width
    base = at(NAME_AT)
    yield Line(((inner.middle - wide / 2, base), (inner.middle + wide / 2, base)), 0.4)
    yield centred(BELONGS_TO, (inner.middle, base + 6.0), SMALL, wide, colour=GREY)


def _journey(themes: Sequence[str], room: Box, end: Point) -> Iterator[Shape]:
    """A road past a picture for each maze, two or three in a row; it turns back in each row."""
    across = 2 if room.height > 0.8 * room.width else 3
    down = -(-len(themes) // across)
    high = room.height / down
    wide = min(room.width / across, 1.3 * high)
    ring = RING * min(wide, high)
    stops = []
    for number in range(len(themes)):
        row, place = divmod(number, across)
        column = across - 1 - place if row % 2 else place
        x = room.middle + (column + 0.5 - across / 2) * wide
        stops.append((x, room.top + (row + 0.5) * high))
    road = (*stops, (stops[-1][0], end[1]), end)
    yield Line(road, ROAD + 2 * ROAD_EDGE, INK)
    yield Line(road, ROAD, ROAD_COLOUR)
    yield from star().placed(end, STAR)
    for number, (theme, stop) in enumerate(zip(themes, stops, strict=True), 1):
        yield from _stop(theme, stop, ring, number)


def _stop(name: str, at: Point, ring: float, number: int) -> Iterator[Shape]:
    """The picture of a maze in a ring, with its number."""
    theme = THEMES[name]
    yield Disc(at, ring / 2, INK)
    yield Disc(at, ring / 2 - EDGE, WHITE)
    yield from theme.start().placed(at, PICTURE * ring)
    size = BADGE * ring
    middle = (at[0] - 0.36 * ring, at[1] - 0.36 * ring)
    yield Disc(middle, size / 2, INK)
    yield Disc(middle, size / 2 - EDGE, theme.colour)
    height = max(NUMBER, 0.55 * size)
    base = (middle[0], middle[1] + MIDDLE_OF_LETTERS * height)
    yield Words(str(number), base, height, size, "middle", is_bold=True, colour=WHITE)
