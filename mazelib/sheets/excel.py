"""Pages as an Excel workbook: for each a sheet to draw on, one with the answer, one with the map as text.

A square is a cell. Walls between rooms are borders, on both sides alike; other walls are dark cells. Sheets
are larger than A4 and print fitted to one page. The keywords of the workbook say which maps were
written (see fingerprint), so that reading can tell what was changed by hand.
"""

import io
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from math import ceil
from typing import Any

from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.page import PageMargins
from openpyxl.worksheet.properties import PageSetupProperties

from mazelib.heya import Heya
from mazelib.sheets.page import HEAD, MARGIN, WALL, WAY, Page

#: Sheets by their names; where there are many, with a number behind.
MAZE, ANSWER, TEXT = "Maze", "Answer", "Text"
#: The name of the cells of a maze in its sheet; and the rows above them.
CELLS, ROWS_ABOVE = "maze", 2
#: An inch in millimetres, points and the pixels that Excel counts in.
INCH, POINTS, PIXELS = 25.4, 72, 96
#: So many times as large as the paper is a sheet: one that is hardly larger would be cut instead of fitted.
LARGER = 1.2
#: Columns are counted in letters of the usual typeface. This one has 8 pixels in every system: whatever
#: stands in for it is as wide, which cannot be said of Calibri.
USUAL, LETTER = Font("Courier New", 10), 8
FACE = "Arial"
A4 = 9
MIDDLE = Alignment(horizontal="center", vertical="center")
#: The fills of wall and of the way. (Whatever else is filled in by hand is wall.)
DARK, LIGHT = (PatternFill("solid", start_color=f"FF{colour}") for colour in (WALL, WAY))


def workbook(pages: Sequence[Page], progress: Callable[[str], None] = lambda said: None) -> bytes:
    """The bytes of an .xlsx file; ``progress`` is told how far it has come."""
    book = Workbook()
    book.remove(book.active)
    book._named_styles["Normal"].font = USUAL  # There is no other way to name it.
    for kind in (MAZE, ANSWER, TEXT):
        for number, page in enumerate(pages, 1):
            sheet = book.create_sheet(kind if len(pages) == 1 else f"{kind} {number}")
            if kind == TEXT:
                _write_text(sheet, page.heya)
                # Of many, nobody wants to print these.
                sheet.sheet_state = "visible" if len(pages) == 1 else "hidden"
            else:
                _draw(sheet, page if kind == MAZE else page.answer())
            progress(f"{len(book.sheetnames):,} of {3 * len(pages):,} sheets are done.")
    book.properties.keywords = " ".join(fingerprint(page.heya) for page in pages)
    saved = io.BytesIO()
    book.save(saved)
    progress("")
    return saved.getvalue()


def fingerprint(heya: Heya) -> str:
    """The same for all maps on which every walk is the same, whatever their walls are drawn with."""
    said = f"{heya.width} {heya.floor.hex()} {heya.start} {heya.heading} {heya.controls}"
    return sha256(said.encode()).hexdigest()[:16]


def _draw(sheet: Any, page: Page) -> None:
    """Draw a page onto an empty sheet: its head, its squares, its size."""
    (across, down), paper = page.size, page.paper
    side = ceil(LARGER * paper.side / INCH * PIXELS)
    for row, said, points, share in ((1, page.title, 18, 0.45), (2, page.line, 12, 0.55)):
        cell = sheet.cell(row, 1, said)
        cell.data_type = "s"  # A title is no formula.
        cell.font = Font(FACE, LARGER * points, bold=row == 1)
        cell.alignment = Alignment(vertical="center", shrink_to_fit=True)
        sheet.merge_cells(start_row=row, end_row=row, start_column=1, end_column=across)
        sheet.row_dimensions[row].height = LARGER * HEAD * share / INCH * POINTS
    # In small squares letters need all the room.
    font = Font(FACE, max(4, round(side * POINTS / PIXELS * (0.62 if side >= 24 else 0.9))), bold=True)
    for column, row, square in page.squares():
        cell = sheet.cell(row + ROWS_ABOVE + 1, column + 1)
        if square.letter:
            cell.value, cell.font, cell.alignment = square.letter, font, MIDDLE
        if any(square.walls):
            cell.border = _border(square.walls, "thick" if side >= 29 else "medium")
        if square.is_wall or square.is_way:
            cell.fill = DARK if square.is_wall else LIGHT
    letters, last = get_column_letter(across), down + ROWS_ABOVE
    # LibreOffice prints no row below the last that has something written in it.
    corner = sheet[f"{letters}{last}"]
    corner.value = corner.value or " "
    sheet.print_area = f"A1:{letters}{last}"
    where = f"'{sheet.title}'!$A${ROWS_ABOVE + 1}:${letters}${last}"
    sheet.defined_names[CELLS] = DefinedName(CELLS, attr_text=where)
    _set_size(sheet, across, range(ROWS_ABOVE + 1, last + 1), side, is_lying=paper.width > paper.height)


@cache
def _border(walls: tuple[bool, ...], style: str) -> Border:
    """The border of a square whose edges are wall: up, right, down, left."""
    up, right, down, left = (Side(style if is_wall else None) for is_wall in walls)
    return Border(top=up, right=right, bottom=down, left=left)


def _write_text(sheet: Any, heya: Heya) -> None:
    """Write the map as its text, one character a cell, and its note below a blank row."""
    for row, line in enumerate(heya.rows, 1):
        for column, character in enumerate(line, 1):
            if character != " " or column == heya.width:  # The last tells how wide the map is.
                sheet.cell(row, column, character).alignment = MIDDLE
    for row, line in enumerate(heya.note.split("\n"), heya.height + 2):
        sheet.cell(row, 1, line or None).data_type = "s"  # A note is no formula.
    _set_size(sheet, heya.width, range(1, heya.height + 1), 20, is_lying=heya.width > heya.height)


def _set_size(sheet: Any, across: int, rows: range, side: int, *, is_lying: bool) -> None:
    """Make cells square, so many pixels; print all of them on one page of A4."""
    for column in range(1, across + 1):
        sheet.column_dimensions[get_column_letter(column)].width = side / LETTER
    for row in rows:
        sheet.row_dimensions[row].height = side * POINTS / PIXELS
    margin, page = MARGIN / INCH, sheet.page_setup
    sheet.page_margins = PageMargins(margin, margin, margin, margin, 0, 0)
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    page.fitToWidth, page.fitToHeight, page.paperSize = 1, 1, A4
    page.orientation = "landscape" if is_lying else "portrait"
    sheet.sheet_view.showGridLines = False
