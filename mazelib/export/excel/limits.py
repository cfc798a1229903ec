"""Looks at the sizes in a workbook before openpyxl opens it: a huge one would take minutes.

A workbook is a zip file with an XML file for each sheet. That is read only up to the first cell
that is too far away.
"""

import re
import zipfile
from collections.abc import Iterator
from io import BytesIO
from typing import IO

from openpyxl.utils import column_index_from_string, get_column_letter

from mazelib.text.sentences import _

#: A map has at most so many cells across and down; below it there may be a note.
MOST_CELLS = 200
MOST_COLUMNS = MOST_CELLS + 1
MOST_ROWS = MOST_CELLS + 60
#: More than this, unpacked, is no workbook of a class; in bytes.
MOST_BYTES = 60_000_000
#: A sheet is read in parts of this size. No cell's name is longer than LONGEST_NAME.
PART = 1_000_000
LONGEST_NAME = 40
_SHEET = re.compile(r"xl/worksheets/[^/]+\.xml")
#: The name of a cell, or of the last cell that is merged with others.
_CELL = re.compile(rb'<c [^>]*?r="([A-Z]{1,3})(\d{1,7})"|<mergeCell [^>]*?:([A-Z]{1,3})(\d{1,7})"')


def check_size(content: bytes, file: str) -> None:
    """ValueError: a sheet is too large for a map; names the file and the cell. BadZipFile: none."""
    with zipfile.ZipFile(BytesIO(content)) as packed:
        if sum(info.file_size for info in packed.infolist()) > MOST_BYTES:
            sentence = _("{file}: this workbook is too large for maps. Is it the right file?")
            raise ValueError(sentence.format(file=file))
        for info in packed.infolist():
            if _SHEET.fullmatch(info.filename):
                with packed.open(info) as sheet:
                    _check_cells(sheet, file)


def _check_cells(sheet: IO[bytes], file: str) -> None:
    for column, row in _cells(sheet):
        if column > MOST_COLUMNS or row > MOST_ROWS:
            sentence = _(
                "{file}, cell {cell}: this sheet is too large for a map: it may have"
                " {most} × {most} cells. Is something far outside, or are whole rows merged?"
                " Delete it."
            )
            cell = f"{get_column_letter(column)}{row}"
            raise ValueError(sentence.format(file=file, cell=cell, most=MOST_CELLS))


def _cells(sheet: IO[bytes]) -> Iterator[tuple[int, int]]:
    """The columns and rows of all cells, and of the last cells of merged ones."""
    rest = b""
    while part := sheet.read(PART):
        text = rest + part
        for letters, row, merged_letters, merged_row in _CELL.findall(text):
            column = (letters or merged_letters).decode()
            yield column_index_from_string(column), int(row or merged_row)
        rest = text[-LONGEST_NAME:]
