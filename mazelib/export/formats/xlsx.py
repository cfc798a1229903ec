"""Excel workbooks: for each page a sheet to draw on, one with the answer, one with the map as text."""

from mazelib.export.excel.drawing import workbook
from mazelib.export.excel.reading import read_workbook
from mazelib.export.format import Format

FORMAT = Format(workbook, read_workbook, takes_many=True, has_sheets=True)
