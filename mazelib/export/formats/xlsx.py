"""Excel workbooks: each page, its answer, and its map as text. The work is done in excel/."""

from mazelib.export.excel.reading import read_with_remarks, read_workbook
from mazelib.export.excel.writing import workbook
from mazelib.export.format import Format

#: Workbooks with macros, and templates of workbooks.
OTHER_WORKBOOKS = (".xlsm", ".xltx", ".xltm")

FORMAT = Format(
    workbook,
    read_workbook,
    read_with_remarks,
    takes_many=True,
    has_sheets=True,
    also_reads=OTHER_WORKBOOKS,
)
