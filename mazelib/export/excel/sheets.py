"""What a workbook of ours looks like: the names of its sheets, its measures, and its styles.

Sheets are larger than A4 and print fitted to one page.
"""

from functools import cache

from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

from mazelib.export.page import WALL_COLOUR, WAY_COLOUR
from mazelib.grid.compass import Heading, Place, stepped
from mazelib.maps.heya import Heya

#: Sheets by their names; where there are many, with a number behind.
MAZE = "Maze"
ANSWER = "Answer"
TEXT = "Text"
#: The rows above a maze, with its title and its line.
ROWS_ABOVE = 2
#: In millimetres: an inch, a point, and a pixel as Excel counts them.
INCH = 25.4
POINT = INCH / 72
PIXEL = INCH / 96
#: A sheet is so many times as large as the paper. (One that is hardly larger would be cut instead
#: of fitted.)
LARGER = 1.2
#: Columns are measured in letters of the usual typeface. This one has 8 pixels in every system:
#: whatever stands in for it is as wide, which cannot be said of Calibri.
USUAL = Font("Courier New", 10)
LETTER = 8
#: The typeface of titles and marks; and the slanted one of notes, by which they are known.
FACE = "Arial"
NOTE = Font(FACE, 10, italic=True)
MIDDLE = Alignment(horizontal="center", vertical="center", shrink_to_fit=True)
#: The fills of wall and of the way. (Whatever else is filled in by hand is wall.)
DARK = PatternFill("solid", start_color=f"FF{WALL_COLOUR}")
LIGHT = PatternFill("solid", start_color=f"FF{WAY_COLOUR}")
#: Walls around cells of so many pixels and more are thick lines, else medium ones.
THICK_FROM = 29


def walls_around(heya: Heya, room: Place, side: int) -> Border:
    """The border of a room's cell: a line for each wall. The cell's ``side`` is in pixels."""
    line = "thick" if side >= THICK_FROM else "medium"
    lines = [None if heya.is_open(stepped(room, heading)) else line for heading in Heading]
    return _border(*lines)


@cache
def _border(up: str | None, right: str | None, down: str | None, left: str | None) -> Border:
    return Border(top=Side(up), right=Side(right), bottom=Side(down), left=Side(left))
