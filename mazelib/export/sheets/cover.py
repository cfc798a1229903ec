"""The cover of a book of mazes: its title, who waits in each maze, and a line for a name.

Measures are in millimetres.
"""

from collections.abc import Iterator, Sequence

from mazelib.export.sheets.border import border
from mazelib.export.sheets.ornaments import creature
from mazelib.export.sheets.shapes import (
    BLACK,
    GREY,
    MIDDLE_OF_LETTERS,
    WHITE,
    Box,
    Disc,
    Line,
    Point,
    Shape,
    Words,
)
from mazelib.export.sheets.themes import THEMES
from mazelib.text.sentences import _

TITLE = 17.0
NUMBER = 5.2
SMALL = 4.6
#: How thick the ring around a picture is.
EDGE = 0.7
#: The part of its place that a ring takes, and the part of the ring that the picture takes.
RING = 0.88
PICTURE = 0.62
#: How large the disc with a number is, as a part of the ring.
BADGE = 0.24
#: The parts of the sheet, from its top: the title, the pictures from here to there, and the name.
TITLE_AT = 0.11
FIRST_PICTURE = 0.16
LAST_PICTURE = 0.83
NAME_AT = 0.92

USUAL_TITLE = _("My book of mazes")
BELONGS_TO = _("This book belongs to")


def cover(title: str, themes: Sequence[str], inner: Box) -> Iterator[Shape]:
    """The cover of a book with mazes of these themes, on a sheet with such room inside."""
    yield from border(inner.right + inner.left, inner.bottom + inner.top)
    at = (inner.middle, inner.top + TITLE_AT * inner.height)
    title = title or USUAL_TITLE
    yield Words(title, at, TITLE, inner.width - TITLE, "middle", lines=2, is_bold=True)
    height = (LAST_PICTURE - FIRST_PICTURE) * inner.height
    room = Box(inner.left, inner.top + FIRST_PICTURE * inner.height, inner.width, height)
    if themes:
        yield from _pictures(themes, room)
    else:
        middle = (room.middle, room.top + room.height / 2)
        yield from creature(middle, min(room.width, room.height) / 2)
    wide = 0.6 * inner.width
    base = inner.top + NAME_AT * inner.height
    yield Line(((inner.middle - wide / 2, base), (inner.middle + wide / 2, base)), 0.4)
    below = (inner.middle, base + 6.5)
    yield Words(BELONGS_TO, below, SMALL, wide, "middle", colour=GREY)


def _pictures(themes: Sequence[str], room: Box) -> Iterator[Shape]:
    """A picture for each maze, two or three in a row."""
    across = 2 if room.height > 0.8 * room.width else 3
    down = -(-len(themes) // across)
    wide = room.width / across
    high = room.height / down
    ring = RING * min(wide, high)
    left = room.middle - across * min(wide, 1.2 * ring) / 2
    for number, theme in enumerate(themes):
        x = left + (number % across + 0.5) * min(wide, 1.2 * ring)
        y = room.top + (number // across + 0.5) * high
        yield Disc((x, y), ring / 2, BLACK)
        yield Disc((x, y), ring / 2 - EDGE, WHITE)
        yield from THEMES[theme].start().placed((x, y), PICTURE * ring)
        yield from _badge((x - 0.36 * ring, y - 0.36 * ring), BADGE * ring, number + 1)


def _badge(centre: Point, size: float, number: int) -> Iterator[Shape]:
    """A disc with the number of a maze."""
    yield Disc(centre, size / 2, BLACK)
    yield Disc(centre, size / 2 - EDGE, WHITE)
    height = max(NUMBER, 0.5 * size)
    base = (centre[0], centre[1] + MIDDLE_OF_LETTERS * height)
    yield Words(str(number), base, height, size, "middle", is_bold=True)
