"""Workbooks as learners, teachers and other programs leave them: what is read, what is told."""

import time
import zipfile

import openpyxl
import pytest
from openpyxl.styles import Border, PatternFill, Side

from mazelib.commands import run_command
from mazelib.export.excel.blocks import largest_block
from mazelib.export.excel.reading import read_with_remarks, read_workbook
from mazelib.export.page import Page
from mazelib.export.printing import OTHER_SPREADSHEETS, read_map
from mazelib.making.makers import make
from mazelib.maps.heya_text import parse
from tests.export.excel.books import BLUE, THIN, changed, is_same_to_walk, workbook

WHITE = Side("thin", color="FFFFFFFF")


def filled_book(lines, first_row=1, first_column=1):
    """A workbook of somebody's own, with filled cells for walls."""
    book = openpyxl.Workbook()
    put(book.active, lines, first_row, first_column)
    return book


def put(sheet, lines, first_row=1, first_column=1):
    for row, line in enumerate(lines, first_row):
        for column, sign in enumerate(line, first_column):
            if sign == "#":
                sheet.cell(row, column).fill = BLUE
            elif sign != " ":
                sheet.cell(row, column, sign)


def saved(book, tmp_path):
    path = tmp_path / "mine.xlsx"
    book.save(path)
    return path


def test_merged_cells_that_are_filled_are_wall_one_and_all(tmp_path):
    book = filled_book(["######", "#S   #", "#    #", "#   G#", "######"])
    book.active["C2"].fill = BLUE
    book.active.merge_cells("C2:D3")
    assert read_workbook(saved(book, tmp_path)).rows == (
        "######",
        "#S## #",
        "# ## #",
        "#   G#",
        "######",
    )


def test_no_wall_stands_within_merged_rooms_and_those_around_them_stay(path, page):
    def merge(book):
        sheet = book["Maze"]
        for name in ("B4", "C4"):
            sheet[name].border = Border(THIN, THIN, THIN, THIN)
        sheet.merge_cells("B4:C4")

    read = read_workbook(changed(path, merge), "Maze")
    assert read.is_open((4, 3)), "between B4 and C4"
    assert not any(read.is_open(place) for place in ((2, 3), (6, 3), (3, 2), (5, 4)))


STRAYS = {
    "a border": lambda sheet: setattr(sheet["B9"], "border", Border(top=THIN)),
    "a fill": lambda sheet: setattr(sheet["B9"], "fill", BLUE),
    "a fill beside": lambda sheet: setattr(sheet["H4"], "fill", BLUE),
    "a second maze": lambda sheet: put(sheet, ["###", "#S#", "###"], 8, 2),
}


@pytest.mark.parametrize("stray", STRAYS)
def test_what_lies_apart_is_left_out_and_named(stray, path, page):
    def draw(book):
        STRAYS[stray](book["Maze"])

    heya, remarks = read_with_remarks(changed(path, draw), "Maze")
    assert is_same_to_walk(heya, page.heya)
    (outside,) = [remark for remark in remarks if "outside the maze" in remark]
    cells = {"a border": "B8", "a fill": "B9", "a fill beside": "H4", "a second maze": "B8, C8"}
    assert cells[stray] in outside


def test_a_letter_alone_outside_is_still_a_mistake(path):
    def write(book):
        book["Maze"]["F9"] = "G"

    with pytest.raises(ValueError, match="cell F9: 'G' is outside the maze"):
        read_workbook(changed(path, write), "Maze")


def test_a_map_whose_columns_are_empty_is_one_map(tmp_path):
    lines = ["# # #", "#S# #", "# #G#", "# # #"]
    assert read_workbook(saved(filled_book(lines), tmp_path)).rows == tuple(lines)


def test_blocks_are_cut_at_empty_rows_and_where_one_is_far_smaller_at_a_column():
    maze = {(2 * x, 2 * y) for x in range(5) for y in range(5)}
    assert largest_block(maze | {(2, 12)}) == maze
    assert largest_block(maze | {(2, 10)}) != maze, "it touches"
    assert largest_block(maze | {(12, 2)}) == maze
    twin = {(x + 12, y) for x, y in maze}
    assert largest_block(maze | twin) == maze | twin
    far = {(x + 14, y) for x, y in maze if y}
    assert largest_block(maze | far) == maze


def test_white_borders_are_no_walls_and_black_ones_are(path, page):
    open_sides = [place for place in page.heya.places if page.heya.is_open(place)]
    x, y = next((x, y) for x, y in open_sides if x % 2 == 0)
    cell = (y // 2 + 3, x // 2)
    found = {}
    for name, side in (("white", WHITE), ("black", Side("thin", color="FF000000"))):

        def draw(book, side=side):
            book["Maze"].cell(*cell).border = Border(right=side)

        found[name] = read_workbook(changed(path, draw), "Maze").is_open((x, y))
    assert found == {"white": True, "black": False}


@pytest.mark.parametrize("value", ["S\n", "\nS", " S \n"])
def test_a_line_end_in_a_cell_splits_no_row(value, path, page):
    def write(book):
        book["Maze"]["A3"] = value

    assert is_same_to_walk(read_workbook(changed(path, write), "Maze"), page.heya)


@pytest.fixture
def three(tmp_path):
    """The file of three mazes."""
    path = tmp_path / "three.xlsx"
    pages = [Page(make("merge", 4, 3, seed), "A maze") for seed in (1, 2, 3)]
    path.write_bytes(workbook(pages))
    return path


def fill(*names):
    def draw(book):
        for name in names:
            book[name]["B4"].fill = BLUE

    return draw


def test_of_several_mazes_the_one_that_was_changed_is_read(three):
    assert is_same_to_walk(read_workbook(three), make("merge", 4, 3, 1))
    heya, remarks = read_with_remarks(changed(three, fill("Maze 2")))
    assert not heya.is_open((3, 3))
    assert remarks[0].startswith("Maze 2: ")
    assert make("merge", 4, 3, 2).is_open((3, 3))


def test_if_several_mazes_were_changed_they_are_named_and_the_user_has_to_say(three):
    said = 'several mazes were changed: Maze 2, Maze 3. Say which one to read: --sheet "Maze 2"'
    with pytest.raises(ValueError, match=said):
        read_workbook(changed(three, fill("Maze 2", "Maze 3")))
    assert not read_workbook(three, "Maze 3").is_open((3, 3))


def test_after_reading_it_is_said_in_one_line_what_was_changed(path, page, capsys):
    assert run_command(["read", str(path)]) == 0
    assert capsys.readouterr().err == "Maze: nothing was changed.\n"
    shut = next((2, y) for y in (1, 3, 5) if not page.heya.is_open((2, y)))
    opened = next((6, y) for y in (1, 3, 5) if page.heya.is_open((6, y)))

    def draw(book):
        sheet = book["Maze"]
        row = shut[1] // 2 + 3
        for column, side in ((1, "right"), (2, "left")):
            cell = sheet.cell(row, column)
            kept = {name: getattr(cell.border, name) for name in ("left", "right", "top", "bottom")}
            cell.border = Border(**{**kept, side: None})
        cell = sheet.cell(opened[1] // 2 + 3, 3)
        kept = {name: getattr(cell.border, name) for name in ("left", "right", "top", "bottom")}
        cell.border = Border(**{**kept, "right": THIN})
        sheet["A3"] = " "
        sheet["A4"] = "S"

    assert run_command(["read", str(changed(path, draw))]) == 0
    out = capsys.readouterr()
    assert out.err == "Maze: 1 more wall, 1 fewer wall, S moved.\n"
    assert parse(out.out).is_open(shut)


@pytest.mark.parametrize("ending", OTHER_SPREADSHEETS)
def test_other_spreadsheets_are_to_be_saved_as_xlsx(ending, tmp_path):
    path = tmp_path / f"maze{ending}"
    path.write_text("S,,G")
    with pytest.raises(ValueError, match=r"save it as \.xlsx"):
        read_map(path)


def rewritten(path, change):
    """The workbook with the XML of its first sheet changed."""
    with zipfile.ZipFile(path) as whole:
        parts = {name: whole.read(name) for name in whole.namelist()}
    parts["xl/worksheets/sheet1.xml"] = change(parts["xl/worksheets/sheet1.xml"].decode()).encode()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as other:
        for name, content in parts.items():
            other.writestr(name, content)
    return path


def merging(area):
    def change(text):
        return text.replace('<mergeCell ref="A2', f'<mergeCell ref="{area}"/><mergeCell ref="A2')

    return change


def million_rows(text):
    rows = "".join(f'<row r="{row}"><c r="A{row}"><v>1</v></c></row>' for row in range(50, 300_000))
    return text.replace("</sheetData>", f"{rows}</sheetData>")


@pytest.mark.parametrize(
    ("change", "cell"),
    [
        (merging("A8:XFD8"), "XFD8"),
        (merging("A8:C1048576"), "C1048576"),
        (million_rows, "A261"),
    ],
    ids=["a merged row", "merged columns", "many rows"],
)
def test_a_workbook_that_would_take_minutes_is_refused_in_a_second(change, cell, path):
    rewritten(path, change)
    began = time.process_time()
    with pytest.raises(ValueError, match=f"cell {cell}: this sheet is too large for a map"):
        read_workbook(path)
    assert time.process_time() - began < 1


def test_a_fill_of_white_is_none_of_these(path, page):
    def draw(book):
        for row in book["Maze"].iter_rows(7, 30, 1, 30):
            for cell in row:
                cell.fill = PatternFill("solid", start_color="FFFFFFFF")

    heya, remarks = read_with_remarks(changed(path, draw))
    assert is_same_to_walk(heya, page.heya)
    assert remarks == ["Maze: nothing was changed."]
