"""The text panel: the text of the map's file, as large as the map beside it."""

from itertools import takewhile

from pygame import Rect, draw

from mazelib.text.characters import visible
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _
from mazelib.window.clicks import MapPlaces
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, row_of
from mazelib.window.place_grid import PlaceGrid
from mazelib.window.shown import WalkShown

#: Characters are never smaller than this, in pixels.
SMALLEST_CELL = 6


class TextPanel(Panel[WalkShown]):
    """Each character of the map in a cell of its own."""

    title = _("The text of the file")
    word = _("Text")
    key = "T"
    meaning = _("the map as its text")
    order_in_help = 1
    lights_places = True

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the lines of the map, as large as possible.

        The place under the mouse is lit, and so are the places just changed; what cannot be read
        is marked.
        """
        lines = _lines_of_map(shown)
        heya = shown.timeline.heya
        across = max([1, heya.width, *(len(line) for line in lines)])
        down = max(1, heya.height, len(lines))
        grid = _grid_in(area, across, down)
        cell = round(grid.cell)
        size = max(SMALLEST_CELL, min(round(cell * 0.85), 3 * pen.size))
        _draw_marks(pen, grid, shown)
        for number, line in enumerate(lines[: grid.rows]):
            lift = (cell - pen.lettering.line_height(size)) // 2
            row = row_of(area, cell, number).move(0, lift)
            pen.write_columns(visible(line[: grid.columns]), row, size, pen.theme.text, cell)
        pen.can_click(grid.area, MapPlaces(grid))


def _lines_of_map(shown: WalkShown) -> list[str]:
    """The lines of the map; if the file cannot be read, its lines as they are now."""
    text = shown.timeline.heya.text
    if shown.problem and shown.problem.text:
        text = shown.problem.text
    return list(takewhile(str.strip, lines_of(text)))


def _grid_in(area: Rect, across: int, down: int) -> PlaceGrid:
    """Cells as large as possible; of a very large map only the upper left part."""
    cell = max(SMALLEST_CELL, min(area.width // across, area.height // down))
    columns = max(1, min(across, area.width // cell))
    rows = max(1, min(down, area.height // cell))
    return PlaceGrid(columns, rows, area.left, area.top, columns * cell, rows * cell)


def _draw_marks(pen: Pen, grid: PlaceGrid, shown: WalkShown) -> None:
    if shown.problem:
        for place in shown.problem.marks:
            thick = max(2, round(grid.cell) // 8)
            draw.rect(pen.window, pen.theme.wrong, grid.rect_of(place), thick)
    lit = [shown.pointed] if shown.pointed else []
    if not (shown.problem and shown.problem.text):
        lit += shown.lit
    for place in lit:
        draw.rect(pen.window, pen.theme.mark, grid.rect_of(place))


PANEL = TextPanel
