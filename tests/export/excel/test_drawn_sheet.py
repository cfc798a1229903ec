"""What is read from one sheet, drawn by us or by hand, and the messages that name its cells."""

import openpyxl
import pytest
from openpyxl.styles import Border, GradientFill, PatternFill
from openpyxl.styles.colors import Color

from mazelib.export.excel.reading import read_workbook
from mazelib.export.page import WAY_COLOUR, Page
from tests.export.excel.books import BLUE, NOTHING, THIN, changed, workbook
from tests.samples import heya


def bordered(cell, **sides):
    """Give a cell these borders besides those that it has."""
    old = cell.border
    kept = {"left": old.left, "right": old.right, "top": old.top, "bottom": old.bottom}
    cell.border = Border(**{**kept, **sides})


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_wall_stands_where_either_cell_has_its_border(path, page, side):
    rooms = [(x, y) for x, y in page.squares() if page.heya.is_open((x + 1, y))]
    x, y = rooms[0]
    row = y // 2 + 3
    column = x // 2 + 1 if side == "right" else x // 2 + 2

    def draw(book):
        bordered(book["Maze"].cell(row, column), **{side: THIN})

    read = read_workbook(changed(path, draw))
    others = [each for each in read.places if read.is_open(each) != page.heya.is_open(each)]
    assert others == [(x + 1, y)]
    assert read.note == page.heya.note


def test_a_filled_room_is_wall(path):
    def draw(book):
        book["Maze"]["B4"].fill = BLUE

    assert not read_workbook(changed(path, draw)).is_open((3, 3))


def test_no_way_leads_to_a_filled_room_even_if_its_borders_were_not_drawn(path, page):
    def draw(book):
        for name in ("B4", "C4"):
            book["Maze"][name].fill = BLUE

    read = read_workbook(changed(path, draw))
    block = {(x, y) for x in range(2, 7) for y in range(2, 5)}
    assert any(page.heya.is_open(place) for place in block - {(3, 3), (5, 3)})
    assert not any(read.is_open(place) for place in block)
    for place in read.places:
        assert place in block or read.is_open(place) == page.heya.is_open(place)


def test_a_letter_that_was_moved_is_elsewhere(path):
    def draw(book):
        book["Maze"]["D5"].value = None
        book["Maze"]["C3"].value = "G"

    assert read_workbook(changed(path, draw)).controls == (("G", (5, 1)),)


def test_a_map_of_places_is_changed_by_filling_and_clearing_cells(tmp_path):
    path = tmp_path / "first.xlsx"
    path.write_bytes(workbook([Page(heya("first"), "first")]))

    def draw(book):
        book["Maze"]["B5"].fill = BLUE
        book["Maze"]["E6"].fill = NOTHING
        book["Maze"]["C4"].value = None  # a blank was deleted

    before = heya("first")
    after = read_workbook(changed(path, draw), "Maze")
    assert (after.places, after.controls) == (before.places, before.controls)
    others = [place for place in before.places if before.is_open(place) != after.is_open(place)]
    assert others == [(1, 2), (4, 3)]
    assert not after.is_open((1, 2))


def test_a_sheet_that_is_not_ours_is_read_wherever_its_map_is(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    for column in ("D", "E", "F"):
        bordered(sheet[f"{column}5"], top=THIN)
        bordered(sheet[f"{column}6"], bottom=THIN)
    for row in (5, 6):
        bordered(sheet[f"D{row}"], left=THIN)
        bordered(sheet[f"F{row}"], right=THIN)
    bordered(sheet["D5"], right=THIN)
    sheet["D5"] = "S"
    sheet["F5"] = "a"
    sheet["A1"] = "My own maze"
    book.save(tmp_path / "mine.xlsx")
    assert read_workbook(tmp_path / "mine.xlsx").rows == (
        "#######",
        "#S#  a#",
        "# # # #",
        "#     #",
        "#######",
    )


def test_merged_cells_of_a_sheet_that_is_not_ours_are_no_head(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    for row, line in enumerate(["######", "#S  G#", "######"], 1):
        for column, sign in enumerate(line, 1):
            if sign == "#":
                sheet.cell(row, column).fill = BLUE
            else:
                sheet.cell(row, column, sign)
    sheet.merge_cells("A1:F1")
    book.save(tmp_path / "mine.xlsx")
    assert read_workbook(tmp_path / "mine.xlsx").rows[1:] == ("#S  G#", "######")


def theme(tint):
    return PatternFill("solid", fgColor=Color(theme=0, tint=tint))


@pytest.mark.parametrize(
    ("fill", "is_wall"),
    [
        (GradientFill(stop=("FF0000", "00FF00")), True),
        (theme(-0.5), True),
        (theme(0), False),
        (PatternFill("solid", fgColor=Color(indexed=9)), False),
        (PatternFill("solid", start_color=f"FF{WAY_COLOUR}"), False),
        (PatternFill("solid", fgColor=Color(indexed=8)), True),
        (PatternFill("solid", start_color="FFFFFFFF"), False),
        (NOTHING, False),
    ],
)
@pytest.mark.sweep(4)
def test_every_fill_is_wall_but_white_and_the_colour_of_the_way(path, fill, is_wall):
    def draw(book):
        book["Maze"]["B4"].fill = fill

    assert read_workbook(changed(path, draw), "Maze").is_open((3, 3)) is not is_wall


@pytest.mark.parametrize(
    ("cell", "value", "said"),
    [
        ("B4", "xx", r"sheet Maze, cell B4: 'xx' doesn't mean anything on a map\. Write S"),
        ("B4", "x", "cell B4: 'x' doesn't belong on this map"),
        ("B4", "S", "cell B4: there's a second start"),
        ("C5", 7, "cell C5: '7' doesn't mean anything on a map"),
        ("E5", "a", r"cell E5: 'a' is outside the maze\. Move it"),
    ],
)
@pytest.mark.sweep(3)
def test_what_cannot_be_read_is_told_with_its_cell(path, cell, value, said):
    def write(book):
        book["Maze"][cell].value = value

    with pytest.raises(ValueError, match=said):
        read_workbook(changed(path, write))


def test_what_cannot_be_read_in_a_text_is_told_with_its_cell(path):
    def write(book):
        book["Text"]["C4"].value = "##"

    with pytest.raises(ValueError, match="cell C4: '##' doesn't mean anything on a map"):
        read_workbook(changed(path, write))


def test_a_row_without_walls_is_told_with_its_cell(path):
    def rub_out(book):
        for row in (3, 4, 5):
            for cell in book["Maze"][row]:
                top = cell.border.top if row == 3 else None
                bottom = cell.border.bottom if row == 5 else None
                cell.border = Border(top=top, bottom=bottom)

    with pytest.raises(ValueError, match="cell A4: an empty row would end the map"):
        read_workbook(changed(path, rub_out))


def test_a_maze_without_floor_is_told_with_its_first_cell(path):
    def fill(book):
        for row in book["Maze"].iter_rows(min_row=3, max_row=5, max_col=4):
            for cell in row:
                cell.fill = BLUE
                cell.value = None
                cell.border = Border(THIN, THIN, THIN, THIN)

    said = r"sheet Maze, cell A3: the map has no floor, only walls\. Put a space"
    with pytest.raises(ValueError, match=said):
        read_workbook(changed(path, fill))


def test_a_sheet_that_is_too_large_is_told_with_its_last_cell(tmp_path):
    book = openpyxl.Workbook()
    book.active["ZZ9999"] = "#"
    book.save(tmp_path / "large.xlsx")
    with pytest.raises(ValueError, match="cell ZZ9999: this sheet is too large for a map"):
        read_workbook(tmp_path / "large.xlsx")


def test_a_sheet_without_walls_is_told(tmp_path):
    openpyxl.Workbook().save(tmp_path / "empty.xlsx")
    with pytest.raises(ValueError, match="there are no walls here"):
        read_workbook(tmp_path / "empty.xlsx")
