"""How our workbooks look: the names of their sheets, their measures, and their styles.

Sheets are larger than A4, and are scaled to fit one page when they are printed.
"""

from functools import cache

from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

from mazelib.export.page import OUTSIDE_COLOUR, WALL_COLOUR, WAY_COLOUR
from mazelib.grid.compass import Heading, Place, stepped
from mazelib.maps.heya import Heya

#: The names of sheets. A number follows if there are several of a kind.
MAZE = "Maze"
ANSWER = "Answer"
TEXT = "Text"
#: How many rows are above a maze: its title and its line.
ROWS_ABOVE = 2
#: In millimetres: an inch, a point, and a pixel as Excel counts them.
INCH = 25.4
POINT = INCH / 72
PIXEL = INCH / 96
#: How many times larger than the paper a sheet is. (A sheet that is barely larger than the paper
#: would be cut off instead of scaled.)
LARGER = 1.2
#: Columns are measured in letters of the usual typeface. In this one, letters are 8 pixels wide on
#: every system: its substitutes have the same width, unlike those of Calibri.
USUAL = Font("Courier New", 10)
LETTER = 8
#: The typeface of titles and marks, and the slanted one that marks a note.
FACE = "Arial"
NOTE = Font(FACE, 10, italic=True)
MIDDLE = Alignment(horizontal="center", vertical="center", shrink_to_fit=True)
#: The fills of walls, of what is outside, and of the way. (Any fill but the last is wall.)
DARK = PatternFill("solid", start_color=f"FF{WALL_COLOUR}")
PALE = PatternFill("solid", start_color=f"FF{OUTSIDE_COLOUR}")
LIGHT = PatternFill("solid", start_color=f"FF{WAY_COLOUR}")
#: Walls around cells of this many pixels or more are thick lines; others are medium lines.
THICK_FROM = 29


def walls_around(heya: Heya, room: Place, side: int) -> Border:
    """The border of a room's cell: a line for each wall. The ``side`` of the cell is in pixels."""
    line = "thick" if side >= THICK_FROM else "medium"
    lines = [None if heya.is_open(stepped(room, heading)) else line for heading in Heading]
    return _border(*lines)


@cache
def _border(up: str | None, right: str | None, down: str | None, left: str | None) -> Border:
    return Border(top=Side(up), right=Side(right), bottom=Side(down), left=Side(left))
