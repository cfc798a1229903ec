"""Paper: a sheet of A4 with squares on it, as large as possible.

    +-----------------+  -
    |      title      |  |  MARGIN, and below it HEAD: a title and a line
    |      line       |  |
    |  +--+--+--+--+  |  -
    |  |  |  |  |  |  |     the squares, in the middle between two margins
    |  +--+--+--+--+  |
    |                 |
    +-----------------+

Measures are in millimetres.
"""

from typing import NamedTuple

#: The sides of a sheet of A4.
SHORT = 210.0
LONG = 297.0
#: The width of the empty margins, and the height of the title and the line together.
MARGIN = 12.0
HEAD = 20.0


class Paper(NamedTuple):
    """The side of a square, and the width and height of the sheet."""

    side: float
    width: float
    height: float


def paper_for(across: int, down: int) -> Paper:
    """The paper for this many squares, upright or sideways: whichever makes them larger."""
    standing = _paper(across, down, SHORT, LONG)
    lying = _paper(across, down, LONG, SHORT)
    return max(standing, lying)


def _paper(across: int, down: int, width: float, height: float) -> Paper:
    free_width = width - 2 * MARGIN
    free_height = height - 2 * MARGIN - HEAD
    side = min(free_width / across, free_height / down)
    return Paper(side, width, height)
