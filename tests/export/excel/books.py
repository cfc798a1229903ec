"""What the tests of workbooks share: how to make one, to open one, and to change one by hand."""

import io

import openpyxl
from openpyxl.styles import PatternFill, Side

from mazelib.export.excel import writing
from mazelib.making.makers import make
from mazelib.making.masks import read_mask
from mazelib.maps.folder import maps_in, read_heya
from tests.samples import HEYA_FOLDER

MAPS = [read_heya(path) for path in maps_in(HEYA_FOLDER)]
MADE = [
    make("merge", 20, 20, 1),
    make("dig", 2, 2, 3),
    make("road", 30, 30, 5),
    make("dig", 3, 30, 2),
    make("merge", mask=read_mask(HEYA_FOLDER / "shapes" / "ring.txt"), seed=4),
]
#: What a learner draws with: the border of a cell, and a colour to fill it.
THIN = Side("thin")
BLUE = PatternFill("solid", start_color="FF3366FF")
NOTHING = PatternFill(None)


def workbook(pages, progress=lambda words: None):
    """The bytes of a workbook with these pages."""
    return writing.workbook(pages, progress)


def opened(content):
    """The workbook in the bytes of a file."""
    return openpyxl.load_workbook(io.BytesIO(content))


def changed(path, change):
    """Open a workbook, change it, and save it. Returns its path."""
    book = openpyxl.load_workbook(path)
    change(book)
    book.save(path)
    return path


def is_same_to_walk(one, other):
    """Whether two maps are the same, however their walls are drawn and whatever their notes say."""
    for fact in ("floor", "places", "start", "heading", "controls"):
        if getattr(one, fact) != getattr(other, fact):
            return False
    return True
