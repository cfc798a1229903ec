"""Pages as an Excel workbook: for each a sheet to draw on, one with the answer, one with the map as text.

A square is a cell. Walls between rooms are borders, on both sides alike; other walls are dark cells. Sheets
are a little larger than A4 and print fitted to one page. The keywords of the workbook say which maps were
written (see fingerprint), so that reading can tell what was changed by hand.
"""

import io
from collections.abc import Callable, Sequence
from hashlib import sha256
from math import ceil
from typing import Any

from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.page import PageMargins
from openpyxl.worksheet.properties import PageSetupProperties

from mazelib.heya import Heya, lines_of, write
from mazelib.sheets.page import HEAD, MARGIN, Page

#: Sheets by their names; where there are many, with a number behind.
MAZE, ANSWER, TEXT = "Maze", "Answer", "Text"
#: The name of the cells of a maze in its sheet; and the rows above them.
CELLS, ROWS_ABOVE = "maze", 2
#: The colour of cells that are wall, and of the way. (Whatever colour is filled in by hand is wall.)
WALL, WAY = "FF333333", "FFFFD966"
#: An inch in millimetres, points and the pixels that Excel counts in.
INCH, POINTS, PIXELS = 25.4, 72, 96
#: Columns are counted in letters of the usual typeface. This one has 8 pixels in every system: whatever
#: stands in for it is as wide, which cannot be said of Calibri.
USUAL, LETTER = Font("Courier New", 10), 8
FACE = "Arial"
MOST_COLUMNS = 16_384


def workbook(pages: Sequence[Page], progress: Callable[[int], None] = lambda done: None) -> bytes:
    """The bytes of an .xlsx file; ``progress`` is told how many of its sheets are done."""
    book = Workbook()
    book.remove(book.active)
    book._named_styles["Normal"].font = USUAL  # There is no other way to name it.
    drawn = [(MAZE, page) for page in pages] + [(ANSWER, page.answer()) for page in pages]
    for number, (kind, page) in enumerate(drawn):
        _draw(book.create_sheet(_name(kind, number % len(pages), pages)), page)
        progress(number + 1)
    for number, page in enumerate(pages):
        _write_text(book.create_sheet(_name(TEXT, number, pages)), page)
        progress(len(drawn) + number + 1)
    book.properties.title = pages[0].title
    book.properties.keywords = " ".join(fingerprint(page.heya) for page in pages)
    saved = io.BytesIO()
    book.save(saved)
    return saved.getvalue()


def fingerprint(heya: Heya) -> str:
    """The same for all maps on which every walk is the same, whatever their walls are drawn with."""
    said = f"{heya.width} {heya.floor.hex()} {heya.start} {heya.heading} {heya.controls}"
    return sha256(said.encode()).hexdigest()[:16]


def _name(kind: str, number: int, pages: Sequence[Page]) -> str:
    return kind if len(pages) == 1 else f"{kind} {number + 1}"


def _draw(sheet: Any, page: Page) -> None:
    """Draw a page onto an empty sheet."""
    across, down = page.size
    if across > MOST_COLUMNS:
        what = f"the map is {across:,} squares wide, and Excel has {MOST_COLUMNS:,} columns"
        raise ValueError(f"{what}: print it as .svg.")
    pixels = _pixels(page)
    _write_head(sheet, page, pixels)
    style = _Styles(page, pixels)
    for column, row, square in page.squares():
        cell = sheet.cell(row + ROWS_ABOVE + 1, column + 1)
        if square.letter:
            cell.value = square.letter
            cell.font, cell.alignment = style.font, style.middle
        if any(square.walls):
            cell.border = style.border(square.walls)
        if square.is_wall or square.is_way:
            cell.fill = style.wall if square.is_wall else style.way
    letters = get_column_letter(across)
    last = down + ROWS_ABOVE
    sheet.print_area = f"A1:{letters}{last}"
    where = f"'{sheet.title}'!$A${ROWS_ABOVE + 1}:${letters}${last}"
    sheet.defined_names[CELLS] = DefinedName(CELLS, attr_text=where)
    _set_size(sheet, across, range(ROWS_ABOVE + 1, last + 1), pixels)
    _set_paper(sheet, is_lying=page.paper.width > page.paper.height)


def _pixels(page: Page) -> int:
    """The side of a square in the pixels of Excel: all of them fill the paper, or are a little larger."""
    return ceil(page.paper.side / INCH * PIXELS)


def _write_head(sheet: Any, page: Page, pixels: int) -> None:
    """Write title and line, in letters that are as large on every paper."""
    across, _ = page.size
    # Where squares are small, rounding makes the sheet larger than the paper, and it is printed smaller.
    larger = pixels * INCH / PIXELS / page.paper.side
    for row, said, points, share in ((1, page.title, 18, 0.45), (2, page.line, 12, 0.55)):
        cell = sheet.cell(row, 1, said)
        cell.data_type = "s"  # A title is no formula.
        cell.font = Font(FACE, points * larger, bold=row == 1)
        cell.alignment = Alignment(vertical="center", shrink_to_fit=True)
        sheet.merge_cells(start_row=row, end_row=row, start_column=1, end_column=across)
        sheet.row_dimensions[row].height = HEAD * share / INCH * POINTS * larger


def _set_size(sheet: Any, across: int, rows: range, pixels: int) -> None:
    """Make columns and rows of the same size, so many pixels."""
    width = pixels / LETTER
    for column in range(1, across + 1):
        sheet.column_dimensions[get_column_letter(column)].width = width
    for row in rows:
        sheet.row_dimensions[row].height = pixels * POINTS / PIXELS


def _set_paper(sheet: Any, *, is_lying: bool) -> None:
    """Print all of a sheet on one page of A4."""
    margin = MARGIN / INCH
    sheet.page_setup.paperSize, sheet.page_setup.orientation = 9, "landscape" if is_lying else "portrait"
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    sheet.page_setup.fitToWidth = sheet.page_setup.fitToHeight = 1
    sheet.page_margins = PageMargins(margin, margin, margin, margin, 0, 0)
    sheet.print_options.horizontalCentered = True
    sheet.sheet_view.showGridLines = False


def _write_text(sheet: Any, page: Page) -> None:
    """Write the map as its text, one character a cell, and its note below a blank row."""
    middle, heya = Alignment(horizontal="center"), page.heya
    for row, line in enumerate(heya.rows, 1):
        for column, character in enumerate(line, 1):
            if character != " ":
                sheet.cell(row, column, character).alignment = middle
    for row, line in enumerate(lines_of(write(heya))[heya.height :], heya.height + 1):
        if line.strip():
            cell = sheet.cell(row, 1, line)
            cell.data_type = "s"  # A note is no formula.
    _set_size(sheet, heya.width, range(1, heya.height + 1), 20)
    _set_paper(sheet, is_lying=heya.width > heya.height)


class _Styles:
    """The styles of a page's cells, each made once."""

    def __init__(self, page: Page, pixels: int) -> None:
        share = 0.62 if pixels >= 20 else 0.9  # In small squares letters need all the room.
        self.font = Font(FACE, max(4, round(pixels * POINTS / PIXELS * share)), bold=True)
        self.middle = Alignment(horizontal="center", vertical="center")
        self.wall, self.way = PatternFill("solid", start_color=WALL), PatternFill("solid", start_color=WAY)
        self._side = Side("thick" if pixels >= 24 else "medium", color="FF000000")
        self._borders: dict[tuple[bool, ...], Any] = {}

    def border(self, walls: tuple[bool, ...]) -> Any:
        """The border of a square whose edges are wall: up, right, down, left."""
        if walls not in self._borders:
            up, right, down, left = (self._side if is_wall else None for is_wall in walls)
            self._borders[walls] = Border(top=up, right=right, bottom=down, left=left)
        return self._borders[walls]
