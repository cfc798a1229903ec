"""Pages as an Excel workbook: for each a sheet to draw on, one with the answer, one with the map as text.

A square is a cell. Walls between rooms are borders, on both sides alike; other walls are dark cells. Sheets
are larger than A4 and print fitted to one page.
"""

import io
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from math import ceil
from typing import Any

from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.page import PageMargins

from mazelib.export.page import HEAD, MARGIN, WALL, WAY, Page
from mazelib.grid.compass import DELTAS

#: Sheets by their names; where there are many, with a number behind.
MAZE, ANSWER, TEXT = "Maze", "Answer", "Text"
#: The rows above a maze, with its title and its line.
ROWS_ABOVE = 2
#: In millimetres: an inch, a point, and a pixel as Excel counts them.
INCH, POINT, PIXEL = 25.4, 25.4 / 72, 25.4 / 96
#: So many times as large as the paper is a sheet: one that is hardly larger would be cut instead of fitted.
LARGER = 1.2
#: Columns are counted in letters of the usual typeface. This one has 8 pixels in every system: whatever
#: stands in for it is as wide, which cannot be said of Calibri.
USUAL, LETTER = Font("Courier New", 10), 8
FACE, MIDDLE = "Arial", Alignment(horizontal="center", vertical="center", shrink_to_fit=True)
NOTE = Font(FACE, 10, italic=True)
#: The fills of wall and of the way. (Whatever else is filled in by hand is wall.)
DARK, LIGHT = (PatternFill("solid", start_color=f"FF{colour}") for colour in (WALL, WAY))


def workbook(pages: Sequence[Page], progress: Callable[[str], None]) -> bytes:
    """The bytes of an .xlsx file; ``progress`` is told how far it has come."""
    book = Workbook()
    book.remove(book.active)
    book._named_styles["Normal"].font = USUAL  # There is no other way to name it.
    for kind in (MAZE, ANSWER, TEXT):
        for number, page in enumerate(pages, 1):
            sheet = book.create_sheet(kind if len(pages) == 1 else f"{kind} {number}")
            _draw(sheet, page.answer() if kind == ANSWER else replace(page, is_text=kind == TEXT))
            if kind == TEXT and len(pages) > 1:
                sheet.sheet_state = "hidden"  # Nobody wants to print all of these.
            progress(f"{len(book.sheetnames):,} of {3 * len(pages):,} sheets are done.")
    saved = io.BytesIO()
    book.save(saved)
    progress("")
    return saved.getvalue()


def _draw(sheet: Any, page: Page) -> None:
    """Draw a page onto an empty sheet: its head, its squares, and its note below."""
    heya, step, way = page.heya, page.step, {*page.route}
    side = ceil(LARGER * page.paper[0] / PIXEL)
    font = Font(FACE, max(4, round(0.75 * side * PIXEL / POINT)), bold=True)
    line = "thick" if side >= 29 else "medium"
    for y, x in product(range(step - 1, heya.height, step), range(step - 1, heya.width, step)):
        # A blank says where the maze lies; without, LibreOffice would not print the last rows.
        said = page.letters.get((x, y), " ")
        cell = sheet.cell(ROWS_ABOVE + 1 + y // step, 1 + x // step, said)
        if said != " ":
            cell.font, cell.alignment = font, MIDDLE
        if step == 2:
            cell.border = _border(*(None if heya.is_open((x + dx, y + dy)) else line for dx, dy in DELTAS))
        elif not (heya.is_open((x, y)) or page.is_text):
            cell.fill = DARK
        if (x, y) in way:
            cell.fill = LIGHT
    for row, said in [(1, page.title), (2, page.line), *enumerate(heya.note.split("\n"), cell.row + 2)]:
        words = sheet.cell(row, 1, said or None)
        words.data_type, words.font = "s", NOTE  # A title is no formula; what is slanted is no mark.
    _lay_out(sheet, page, side)


@cache
def _border(*lines: str | None) -> Border:
    """The border of a cell: up, right, down and left."""
    up, right, down, left = map(Side, lines)
    return Border(left, right, up, down)


def _lay_out(sheet: Any, page: Page, side: int) -> None:
    """Give head and squares their sizes, and print them on one page of A4."""
    (across, down), (_, width, height), margin = page.size, page.paper, MARGIN / INCH
    for row, points in ((1, 18), (2, 12)):
        sheet.merge_cells(start_row=row, end_row=row, start_column=1, end_column=max(2, across))
        sheet.cell(row, 1).font, sheet.cell(row, 1).alignment = Font(FACE, LARGER * points, bold=True), MIDDLE
    heights = [LARGER * HEAD / ROWS_ABOVE] * ROWS_ABOVE + [side * PIXEL] * down
    for row, high in enumerate(heights, 1):
        sheet.row_dimensions[row].height = high / POINT
    for column in range(1, across + 1):
        sheet.column_dimensions[get_column_letter(column)].width = side / LETTER
    if not page.is_text:  # (LibreOffice prints hidden sheets, too, that have one.)
        sheet.print_area = f"A1:{get_column_letter(across)}{ROWS_ABOVE + down}"
    sheet.page_margins = PageMargins(margin, margin, margin, margin, 0, 0)
    sheet.sheet_view.showGridLines = False
    sheet.page_setup.fitToPage, sheet.page_setup.paperSize = True, sheet.PAPERSIZE_A4
    sheet.page_setup.orientation = "landscape" if width > height else "portrait"
