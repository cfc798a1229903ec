"""The text panel: the text of the map's file, its characters as large as the places of the map beside it."""

from itertools import takewhile

from pygame import Rect, draw

from mazelib.maps.heya import Heya
from mazelib.text.characters import visible
from mazelib.text.lines import lines_of
from mazelib.window.painters.place_picture import PlacePicture
from mazelib.window.panels.panel import Shown
from mazelib.window.pen import Pen, row_of

#: Characters are never smaller, in pixels.
SMALLEST_CELL = 6


def draw_text(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw the lines of the map, each character in a cell of its own, as large as they fit.

    The place that is pointed at is lit, and what was just changed; what cannot be read is marked.
    """
    heya: Heya = shown.recording.heya
    broken = shown.problem.text if shown.problem else ""
    lines = [*takewhile(str.strip, lines_of(broken or heya.text))]
    across, down = max(1, heya.width, *map(len, lines)), max(1, heya.height, len(lines))
    # Of a very large map the upper left part is shown, in letters that can be seen.
    cell = max(SMALLEST_CELL, min(area.width // across, area.height // down))
    columns, rows = max(1, min(across, area.width // cell)), max(1, min(down, area.height // cell))
    grid = PlacePicture(columns, rows, bytearray(columns * rows))
    grid.area = Rect(area.left, area.top, columns * cell, rows * cell)
    size = max(SMALLEST_CELL, min(round(cell * 0.85), 3 * pen.size))
    for place in shown.problem.marks if shown.problem else ():
        draw.rect(pen.window, pen.theme.wrong, grid.rect_of(place), max(2, cell // 8))
    for place in filter(None, [shown.pointed, *(shown.flash if not broken else ())]):
        draw.rect(pen.window, pen.theme.mark, grid.rect_of(place))
    for number, line in enumerate(lines[:rows]):
        row = row_of(area, cell, number).move(0, (cell - pen.lettering.line_height(size)) // 2)
        pen.write_columns(visible(line[:columns]), row, size, pen.theme.text, cell)
    pen.can_click(grid.area, grid)
