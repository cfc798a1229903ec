"""The text of the map's file, its characters as large as places."""

from itertools import takewhile

from pygame import Rect, draw

from mazelib.maps.signs import CONTROLS, PLAIN_TWINS, START_BY_HEADING, STARTS
from mazelib.text.characters import visible
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import INK, mixed
from mazelib.window.input.clicks import MapPlaces
from mazelib.window.panel import Panel
from mazelib.window.shown import WalkShown

#: Characters are never smaller than this, in pixels, and never larger than this in heights of text.
SMALLEST_CELL = 6
LARGEST_CELL = 34 / 21
#: From this size of a cell on, each character is drawn alone, and floor as a dot.
DETAILED_FROM = 14
#: How high letters are, as a share of their cell.
LETTERS = 0.8
#: How strong a sign is drawn that does not stand in the file.
PALE = 0.6


class TextPanel(Panel[WalkShown]):
    """Each character of the map in a cell of its own."""

    title = _("the text of the map")
    word = _("Text")
    key = "T"
    meaning = _("see the map as text")
    when_open = _("You can already see the text.")
    order_in_help = 1
    lights_places = True

    def title_of(self, shown: WalkShown) -> str:
        """The name of the map's file."""
        return visible(shown.timeline.heya.name)

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the lines of the map in the middle, as large as possible.

        The place under the mouse is lit, and so are the places just changed; what cannot be read
        is marked.
        """
        lines = _lines_of_map(shown)
        heya = shown.timeline.heya
        across = max([1, heya.width, *(len(line) for line in lines)])
        down = max(1, heya.height, len(lines))
        grid = _beside_map(pen, area, across, down)
        if grid is None:
            grid = _grid_in(area, across, down, round(LARGEST_CELL * pen.size))
        _draw_marks(pen, grid, shown)
        for number, line in enumerate(lines[: grid.rows]):
            text = visible(line[: grid.columns])
            if grid.cell < DETAILED_FROM:
                _write_row(pen, grid, number, text)
            else:
                _draw_signs(pen, grid, number, text.ljust(grid.columns), shown)
        if not shown.problem:
            _draw_start(pen, grid, shown)
        pen.can_click(grid.area, MapPlaces(grid))


def _lines_of_map(shown: WalkShown) -> list[str]:
    """The lines of the map; if the file cannot be read, its lines as they are now."""
    text = shown.timeline.heya.text
    if shown.problem and shown.problem.text:
        text = shown.problem.text
    return list(takewhile(str.strip, lines_of(text)))


def _beside_map(pen: Pen, area: Rect, across: int, down: int) -> PlaceGrid | None:
    """Places as large and as high as those of the map, if it stands beside the text."""
    for grid in pen.maps:
        is_beside = area.top <= grid.top and grid.area.bottom <= area.bottom
        if is_beside and (grid.columns, grid.rows) == (across, down) and grid.width <= area.width:
            left = area.centerx - grid.width // 2
            return PlaceGrid(across, down, left, grid.top, grid.width, grid.height)
    return None


def _grid_in(area: Rect, across: int, down: int, largest: int) -> PlaceGrid:
    """Cells as large as possible; of a very large map only the upper left part."""
    cell = min(largest, area.width // across, area.height // down)
    cell = max(SMALLEST_CELL, cell)
    columns = max(1, min(across, area.width // cell))
    rows = max(1, min(down, area.height // cell))
    at = Rect(0, 0, columns * cell, rows * cell)
    at.center = area.center
    return PlaceGrid(columns, rows, at.left, at.top, at.width, at.height)


def _write_row(pen: Pen, grid: PlaceGrid, number: int, text: str) -> None:
    """Write a line whose characters are too small to be drawn one by one."""
    cell = round(grid.cell)
    row = Rect(grid.left, grid.top + number * cell, grid.width, cell)
    size = max(SMALLEST_CELL, round(cell * 0.85))
    pen.write_columns(text, row, size, pen.theme.text, cell)


def _draw_signs(pen: Pen, grid: PlaceGrid, number: int, text: str, shown: WalkShown) -> None:
    """Draw the characters of a line: walls dark, what stands on the floor blue, floor as a dot."""
    size = round(LETTERS * grid.cell)
    for column, sign in enumerate(text[: grid.columns]):
        at = grid.rect_of((column, number))
        is_lit = (column, number) == shown.pointed
        plain = sign.translate(PLAIN_TWINS)
        if not plain.strip():
            if (column, number) == shown.timeline.heya.start and not shown.problem:
                continue  # The walker's own sign is drawn there.
            radius = max(1, round(grid.cell / 16))
            draw.circle(pen.window, pen.theme.line, at.center, radius)
            continue
        ink = pen.theme.text
        if plain in CONTROLS or plain in STARTS:
            ink = pen.theme.accent
        pen.write(sign, at, INK if is_lit else ink, size, face=Face.BOLD_CODE, anchor="center")


def _draw_start(pen: Pen, grid: PlaceGrid, shown: WalkShown) -> None:
    """Draw where the walker stands if no sign says so: its sign, pale, or a pale disc."""
    heya = shown.timeline.heya
    x, y = heya.start
    if heya.rows[y][x] in {*STARTS, *CONTROLS} or x >= grid.columns or y >= grid.rows:
        return
    ground = pen.theme.mark if shown.pointed == heya.start else pen.theme.panel
    ink = mixed(ground, pen.theme.accent, PALE)
    at = grid.rect_of(heya.start)
    if grid.cell < DETAILED_FROM:
        pen.disc(at.center, round(grid.cell / 3), ink)
        return
    size = round(LETTERS * grid.cell)
    pen.write(START_BY_HEADING[heya.heading], at, ink, size, face=Face.CODE, anchor="center")


def _draw_marks(pen: Pen, grid: PlaceGrid, shown: WalkShown) -> None:
    """Draw the ground of the places that are lit, and a frame around what cannot be read."""
    if shown.problem:
        for place in shown.problem.marks:
            thick = max(2, round(grid.cell) // 8)
            draw.rect(pen.window, pen.theme.wrong, grid.rect_of(place), thick)
    lit = [shown.pointed] if shown.pointed else []
    if not (shown.problem and shown.problem.text):
        lit += shown.lit
    for place in lit:
        pen.rounded(grid.rect_of(place), pen.theme.mark, round(grid.cell / 6))


PANEL = TextPanel
