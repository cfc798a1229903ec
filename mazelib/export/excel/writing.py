"""Pages as an Excel workbook. Each has three sheets: one to draw on, its answer, and its text.

A square is a cell. Walls between rooms are borders, set on both cells; other walls are dark cells.
What lies outside the shape of a maze of rooms is pale cells.
"""

import io
from collections.abc import Sequence
from math import ceil

from openpyxl import Workbook
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.page import PageMargins
from openpyxl.worksheet.worksheet import Worksheet as Sheet

from mazelib.export.excel.styles import (
    ANSWER,
    DARK,
    FACE,
    INCH,
    LARGER,
    LETTER,
    LIGHT,
    MAZE,
    MIDDLE,
    NOTE,
    PALE,
    PIXEL,
    POINT,
    ROWS_ABOVE,
    TEXT,
    USUAL,
    walls_around,
)
from mazelib.export.format import Progress, sheets_done
from mazelib.export.page import Page
from mazelib.export.paper import HEAD, MARGIN, Paper, paper_for
from mazelib.export.sheets.design import FROM_S_TO_G
from mazelib.export.sheets.head import MINUTES
from mazelib.export.sheets.names import code_below, how_to_print_again
from mazelib.export.sheets.ornaments import MOST_STARS
from mazelib.maps.signs import PLAIN_FLOOR

#: Stars in words.
FILLED = "★"
EMPTY = "☆"
#: The heights of the title and the line, in points.
HEAD_SIZES = (18, 12)
#: And of what stands above and below what prints.
AROUND_SIZE = 12
STARS_SIZE = 18


def workbook(pages: Sequence[Page], progress: Progress) -> bytes:
    """The bytes of an .xlsx file. Calls ``progress`` after each sheet."""
    book = Workbook()
    book.remove(book.active)
    book.properties.title = pages[0].title
    book.properties.subject = how_to_print_again(pages) or None
    book._named_styles["Normal"].font = USUAL  # openpyxl offers no other way.
    for kind in (MAZE, ANSWER, TEXT):
        for number, page in enumerate(pages, 1):
            name = kind if len(pages) == 1 else f"{kind} {number}"
            sheet = book.create_sheet(name)
            _draw(sheet, page, kind)
            if kind == TEXT and len(pages) > 1:
                sheet.sheet_state = "hidden"  # They are not for printing.
            progress(sheets_done(len(book.sheetnames), 3 * len(pages)))
    saved = io.BytesIO()
    book.save(saved)
    progress("")
    return saved.getvalue()


def _draw(sheet: Sheet, page: Page, kind: str) -> None:
    """Draw one of the three sheets of a page."""
    if kind == TEXT:
        _draw_text(sheet, page)
    elif kind == ANSWER:
        _draw_maze(sheet, page.answer())
    else:
        _draw_maze(sheet, page)


def _draw_maze(sheet: Sheet, page: Page) -> None:
    """Draw a page on an empty sheet: its squares, the words around them, and how it prints."""
    heya = page.heya
    side = _pixels(page.paper)
    font = _font_of_marks(side)
    way = set(page.route)
    marks = heya.marks
    for x, y in page.squares():
        # Every cell of the maze has a blank at least: LibreOffice does not print empty last rows.
        mark = marks.get((x, y), PLAIN_FLOOR)
        cell = sheet.cell(ROWS_ABOVE + 1 + y // page.step, 1 + x // page.step, mark)
        if mark != PLAIN_FLOOR:
            cell.font = font
            cell.alignment = MIDDLE
        if page.is_outside((x, y)):
            cell.fill = PALE
        elif page.has_rooms:
            cell.border = walls_around(heya, (x, y), side)
        elif not heya.is_open((x, y)):
            cell.fill = DARK
        if (x, y) in way:
            cell.fill = LIGHT
    across, down = page.size
    _write_words(sheet, page, across, down)
    _lay_out(sheet, page.paper, across, down)
    _write_around(sheet, page)
    sheet.print_area = f"A1:{get_column_letter(across)}{ROWS_ABOVE + down}"


def _draw_text(sheet: Sheet, page: Page) -> None:
    """Write the map as text on an empty sheet, one character in each cell.

    The sheet has no print area: LibreOffice would print it then, even if it is hidden.
    """
    heya = page.heya
    paper = paper_for(heya.width, heya.height)
    font = _font_of_marks(_pixels(paper))
    for y, row in enumerate(heya.rows):
        for x, sign in enumerate(row):
            cell = sheet.cell(ROWS_ABOVE + 1 + y, 1 + x, sign)
            if sign != PLAIN_FLOOR:
                cell.font = font
                cell.alignment = MIDDLE
    _write_words(sheet, page, heya.width, heya.height)
    _lay_out(sheet, paper, heya.width, heya.height)


def _pixels(paper: Paper) -> int:
    """The side of a cell, in pixels."""
    return ceil(LARGER * paper.side / PIXEL)


def _font_of_marks(side: int) -> Font:
    """The font of characters in cells of this side, in pixels."""
    points = round(0.75 * side * PIXEL / POINT)
    return Font(FACE, max(4, points), bold=True)


def _write_words(sheet: Sheet, page: Page, across: int, down: int) -> None:
    """Write the title and the line above the squares, and the map's note below, in column A."""
    line = "" if page.route else page.line  # Nobody puts a name on an answer.
    for row, words in enumerate((page.title, line), 1):
        _write(sheet, row, words)
        sheet.merge_cells(start_row=row, end_row=row, start_column=1, end_column=max(2, across))
        sheet.cell(row, 1).font = Font(FACE, LARGER * HEAD_SIZES[row - 1], bold=True)
        sheet.cell(row, 1).alignment = MIDDLE
    first_row = ROWS_ABOVE + down + 2
    for row, words in enumerate(page.heya.note.split("\n"), first_row):
        _write(sheet, row, words)
        sheet.cell(row, 1).font = NOTE  # Slanted text is not a mark.


def _write_around(sheet: Sheet, page: Page) -> None:
    """Write above and below what prints what a sheet of the PDF says, too."""
    design = page.design
    filled = FILLED * design.stars + EMPTY * (MOST_STARS - design.stars)
    instruction = FROM_S_TO_G if design.instruction is None else design.instruction
    sheet.oddHeader.center.text = instruction.replace("&", "&&") or None
    if design.stars:
        sheet.oddHeader.right.text = filled
        sheet.oddHeader.right.size = STARS_SIZE
    foot = code_below([page])
    sheet.oddFooter.right.text = foot.replace("&", "&&") or None
    if not page.route:
        sheet.oddFooter.left.text = MINUTES
    for part in (sheet.oddHeader.center, sheet.oddFooter.left):
        part.font = f"{FACE},Regular"
        part.size = AROUND_SIZE


def _write(sheet: Sheet, row: int, words: str) -> None:
    """Write words as words, even if they look like a formula."""
    cell = sheet.cell(row, 1, words or None)
    cell.data_type = "s"


def _lay_out(sheet: Sheet, paper: Paper, across: int, down: int) -> None:
    """Set the sizes of the head and of the cells, and let the sheet print on one page of A4."""
    side = _pixels(paper)
    for row in range(1, ROWS_ABOVE + 1):
        sheet.row_dimensions[row].height = LARGER * HEAD / ROWS_ABOVE / POINT
    for row in range(ROWS_ABOVE + 1, ROWS_ABOVE + down + 1):
        sheet.row_dimensions[row].height = side * PIXEL / POINT
    for column in range(1, across + 1):
        sheet.column_dimensions[get_column_letter(column)].width = side / LETTER
    margin = MARGIN / INCH
    half = margin / 2
    sheet.page_margins = PageMargins(margin, margin, margin, margin, header=half, footer=half)
    sheet.sheet_view.showGridLines = False
    sheet.print_options.horizontalCentered = True
    sheet.page_setup.fitToPage = True
    sheet.page_setup.paperSize = sheet.PAPERSIZE_A4
    sheet.page_setup.orientation = "landscape" if paper.width > paper.height else "portrait"
