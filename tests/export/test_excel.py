"""Workbooks: what is drawn in them, and what is read back, whether changed by hand or not."""

import io
import zipfile
from dataclasses import replace
from itertools import product

import openpyxl
import pytest
from openpyxl.chart import BarChart
from openpyxl.styles import Border, GradientFill, PatternFill, Side
from openpyxl.styles.colors import Color

from mazelib.export.excel import drawing
from mazelib.export.excel.reading import read_workbook
from mazelib.export.excel.sheets import LARGER
from mazelib.export.page import WALL_COLOUR, WAY_COLOUR, Page
from mazelib.export.worksheet import Worksheet
from mazelib.grid.compass import DELTAS
from mazelib.making.makers import make
from mazelib.maps import reach
from mazelib.maps.folder import maps_in, read_heya
from mazelib.maps.heya_text import parse, write
from tests.samples import FOLDER, heya

MAPS = [read_heya(path) for path in maps_in(FOLDER)]
MADE = [
    make("merge", 20, 20, 1),
    make("dig", 2, 2, 3),
    make("road", 30, 30, 5),
    make("dig", 3, 30, 2),
]
NAMES = [each.name if each.name != "made.txt" else each.note for each in [*MAPS, *MADE]]
THIN = Side("thin")


def workbook(pages, progress=lambda said: None):
    return drawing.workbook(pages, progress)


def opened(page):
    return openpyxl.load_workbook(io.BytesIO(workbook([page])))


@pytest.fixture(scope="module")
def worksheet():
    """A worksheet of 4 × 3 rooms: what its file holds, and its page."""
    page = Page(make("merge", 4, 3, 1), "A maze", "Name")
    return workbook([page]), page


@pytest.fixture
def file(worksheet, tmp_path):
    """The worksheet in a file of this test's own, with its page."""
    content, page = worksheet
    path = tmp_path / "maze.xlsx"
    path.write_bytes(content)
    return path, page


def changed(path, change):
    """Open a workbook, change it, and save it."""
    book = openpyxl.load_workbook(path)
    change(book)
    book.save(path)
    return path


def same(one, other):
    return (one.floor, one.start, one.heading, one.controls) == (
        other.floor,
        other.start,
        other.heading,
        other.controls,
    )


@pytest.mark.thorough
@pytest.mark.parametrize("read", [*MAPS, *MADE], ids=NAMES)
def test_a_map_comes_back_the_same_with_characters_and_note_and_from_each_sheet(read, tmp_path):
    path = tmp_path / "map.xlsx"
    path.write_bytes(workbook([Page(read, "title", "line")]))
    assert read_workbook(path) == read
    assert read_workbook(path).note == read_workbook(path, "Maze").note == read.note
    assert write(read_workbook(path)) == "\n".join([*read.rows, "", read.note]).rstrip("\n") + "\n"
    assert same(read_workbook(path, "Maze"), read) and same(read_workbook(path, "Text"), read)


def test_a_room_is_a_cell_and_its_walls_are_borders_on_both_sides_alike():
    page = Page(make("merge", 6, 5, 2), "A maze", "Name")
    sheet = opened(page)["Maze"]
    assert (sheet["A1"].value, sheet["A2"].value) == ("A maze", "Name")
    for column, row in product(range(6), range(5)):
        cell, (x, y) = sheet.cell(row + 3, column + 1), (2 * column + 1, 2 * row + 1)
        border = cell.border
        drawn = [
            bool(side and side.style)
            for side in (border.top, border.right, border.bottom, border.left)
        ]
        assert drawn == [not page.heya.is_open((x + dx, y + dy)) for dx, dy in DELTAS]
        assert (
            cell.value == {(1, 1): "S", (11, 9): "G"}.get((x, y), " ") and not cell.fill.fill_type
        )


@pytest.mark.parametrize(("read", "step"), [(make("merge", 6, 5, 2), 2), (heya("first"), 1)])
def test_the_answer_marks_the_way_and_nothing_else(read, step):
    sheet, tour = opened(Page(read, "A maze"))["Answer"], reach.tour(read)
    for x, y in product(range(step - 1, read.width, step), range(step - 1, read.height, step)):
        fill = sheet.cell(y // step + 3, x // step + 1).fill
        wanted = f"FF{WAY_COLOUR}" if (x, y) in tour else None if read.is_open((x, y)) else f"FF{WALL_COLOUR}"
        assert (fill.fgColor.rgb if fill.fill_type else None) == wanted


@pytest.mark.parametrize(
    "size", [(2, 2), (30, 10), *(pytest.param(size, marks=pytest.mark.thorough) for size in ((20, 20), (60, 60)))]
)
def test_a_sheet_is_one_page_of_a4_with_square_cells_as_large_as_it_can_be(size):
    page = Page(make("road", *size, 1), "A maze")
    for name in ("Maze", "Answer"):
        sheet = opened(page)[name]
        side = sheet.row_dimensions[3].height / 72 * 25.4
        assert [
            sheet.column_dimensions[letter].width * 8 / 96 * 25.4 for letter in "AB"
        ] == pytest.approx([side] * 2)
        assert LARGER * page.paper[0] <= side < LARGER * page.paper[0] + 25.4 / 96
        assert sheet.cell(size[1] + 2, size[0]).value, (
            "below the last that is written nothing would be printed"
        )
        assert sheet.sheet_properties.pageSetUpPr.fitToPage and sheet.page_setup.paperSize == 9
        assert {sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight} <= {None, 1}, (
            "else it is 1"
        )
        assert sheet.page_setup.orientation == ("landscape" if size == (30, 10) else "portrait")
        assert sheet.print_area.endswith(f"${size[1] + 2}")


def test_thirty_sheets_are_thirty_different_mazes_with_answers_and_texts_behind():
    pages = list(Worksheet(rooms=(4, 4), how_many=30, title="Maze {number}, seed {seed}").pages(7))
    done = []
    book = openpyxl.load_workbook(io.BytesIO(workbook(pages, done.append)))
    assert (
        len({page.heya.floor for page in pages}) == 30
        and done[0] == "1 of 90 sheets are done."
        and len(done) == 91
    )
    assert book.sheetnames == [
        f"{kind} {n}" for kind in ("Maze", "Answer", "Text") for n in range(1, 31)
    ]
    assert {(sheet.sheet_state, not sheet.print_area) for sheet in book.worksheets[60:]} == {
        ("hidden", True)
    }
    assert book["Maze 1"]["A1"].value == "Maze 1, seed 7" and book["Maze 30"][
        "A1"
    ].value.startswith("Maze 30, seed ")
    assert [page.heya for page in Worksheet(rooms=(4, 4), how_many=2).pages(7)] == [
        page.heya for page in pages[:2]
    ]


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_wall_stands_where_either_cell_has_its_border(file, side):
    path, page = file
    x, y = next((x, y) for y in range(1, 6, 2) for x in range(2, 7, 2) if page.heya.is_open((x, y)))
    column, row = (x // 2, y // 2) if side == "right" else (x // 2 + 1, y // 2)

    def draw(book):
        cell = book["Maze"].cell(row + 3, column)
        old = cell.border
        sides = {name: getattr(old, name) for name in ("left", "right", "top", "bottom")} | {
            side: THIN
        }
        cell.border = Border(**sides)

    rows = [list(line) for line in page.heya.rows]
    rows[y][x] = "#"
    read = read_workbook(changed(path, draw))
    assert read.floor == parse("\n".join(map("".join, rows))).floor and read.note == page.heya.note


def test_a_filled_room_is_wall_and_a_moved_letter_is_elsewhere(file):
    path, _ = file

    def draw(book):
        sheet = book["Maze"]
        sheet["B4"].fill = PatternFill("solid", start_color="FF3366FF")
        sheet["D5"].value, sheet["C3"].value = None, "G"

    read = read_workbook(changed(path, draw))
    assert not read.is_open((3, 3)) and read.controls == (("G", (5, 1)),)


def test_of_a_maze_and_a_text_that_one_counts_that_was_changed_by_hand(file):
    path, page = file

    def write(book):
        book["Text"]["B4"].value, book["Text"]["D6"].value = None, ">"

    def draw(book):
        book["Maze"]["B4"].fill = PatternFill("solid", start_color="FF3366FF")

    def without_answer(book):
        book.remove(book["Answer"])

    text = read_workbook(changed(path, write))
    assert (text.start, text.heading.word) == ((3, 3), "right") and same(
        read_workbook(path, "Maze"), page.heya
    )
    for further in (draw, without_answer):
        changed(path, further)
        said = r'Maze and Text are two different mazes.*--sheet "Maze" or --sheet "Text"$'
        with pytest.raises(ValueError, match=said):
            read_workbook(path)
    assert not read_workbook(path, "Maze").is_open((3, 3)) and read_workbook(path, "Text") == text


def test_other_characters_of_walls_are_no_other_maze(file):
    def write(book):
        book["Text"]["A3"].value = "■"

    assert read_workbook(changed(file[0], write)).rows[0].startswith("■-")


def test_a_sheet_that_somebody_else_drew_is_read_wherever_it_lies(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    for row, letters in enumerate(["S a", "   "]):
        for column, letter in enumerate(letters):
            cell = sheet.cell(row + 5, column + 4, letter.strip() or None)
            cell.border = Border(
                **{
                    name: THIN
                    for name, is_edge in (
                        ("top", row == 0),
                        ("bottom", row == 1),
                        ("left", column == 0),
                        ("right", column == 2),
                    )
                    if is_edge
                }
            )
    sheet["D5"].border = Border(top=THIN, left=THIN, right=THIN)
    sheet["A1"] = "My own maze"
    book.save(tmp_path / "mine.xlsx")
    assert read_workbook(tmp_path / "mine.xlsx").rows == (
        "#######",
        "#S#  a#",
        "# # # #",
        "#     #",
        "#######",
    )


@pytest.mark.parametrize(
    ("cell", "value", "said"),
    [
        ("B4", "xx", r"sheet Maze, cell B4: 'xx' is not a mark of a map\. The marks"),
        ("B4", "x", "cell B4: there is 'x' but no 'a'"),
        ("B4", "S", "cell B4: there is a second start"),
        ("C5", 7, "cell C5: '7' is not a character of a map"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_cell(file, cell, value, said):
    path, _ = file

    def write(book):
        book["Maze"][cell].value = value

    with pytest.raises(ValueError, match=said):
        read_workbook(changed(path, write))


def test_what_cannot_be_read_in_a_text_is_told_with_its_cell(file):
    path, _ = file

    def write(book):
        book["Text"]["C4"].value = "##"

    with pytest.raises(ValueError, match="sheet Text, cell C4: '##' is not a mark of a map"):
        read_workbook(changed(path, write))


def test_what_is_no_workbook_or_has_no_walls_is_told(tmp_path, file):
    (tmp_path / "text.xlsx").write_text("no workbook")
    openpyxl.Workbook().save(tmp_path / "empty.xlsx")
    for path, sheet, said in (
        (tmp_path / "text.xlsx", "", "is not an Excel workbook"),
        (tmp_path / "none.xlsx", "", "no such file"),
        (tmp_path / "empty.xlsx", "", "no walls are drawn"),
        (tmp_path, "", "this is a folder, and not a file"),
        (file[0], "Maze 2", "no sheet 'Maze 2'. Choose one of these: Maze, Answer, Text"),
    ):
        with pytest.raises(ValueError, match=said):
            read_workbook(path, sheet)


def without_its_second_half(content):
    return content[: len(content) // 2]


def with_one_sheet_that_is_no_xml(content):
    damaged = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as whole, zipfile.ZipFile(damaged, "w") as other:
        for name in whole.namelist():
            other.writestr(name, "<" if name.endswith("sheet1.xml") else whole.read(name))
    return damaged.getvalue()


@pytest.mark.parametrize("damage", [without_its_second_half, with_one_sheet_that_is_no_xml])
def test_a_damaged_workbook_is_told_in_our_words_with_what_to_do(file, damage):
    path, _ = file
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(ValueError) as caught:
        read_workbook(path)
    assert str(caught.value) == (
        "maze.xlsx: this is not an Excel workbook, or it is damaged.\n"
        "  Open it in Excel or LibreOffice, and save it again as .xlsx."
    )


@pytest.mark.thorough
def test_after_libreoffice_has_saved_them_maps_are_the_same_and_sheets_are_one_page_each(
    office, tmp_path
):
    files = []
    for number, read in enumerate([*MAPS, *MADE[:2]]):
        files.append(tmp_path / f"{number}.xlsx")
        files[-1].write_bytes(workbook([Page(read, "A maze", "Name")]))
    saved = office(files, "xlsx:Calc MS Excel 2007 XML", tmp_path / "saved")
    assert [read_workbook(path) for path in saved] == [*MAPS, *MADE[:2]]
    areas = {name: openpyxl.load_workbook(saved[1])[name].print_area for name in ("Maze", "Answer")}
    assert areas == {name: f"'{name}'!$A$1:$Q$9" for name in ("Maze", "Answer")}
    for printed in office(files[:3], "pdf", tmp_path / "pdf"):
        content = printed.read_bytes()
        assert (
            content.count(b"/Type/Page/")
            + content.count(b"/Type/Page\n")
            + content.count(b"/Type /Page\n")
            == 3
        )


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"made_by": "knit"}, "made_by='knit' is wrong: write \"dig\", .* or \"\\w+\"\\.$"),
        ({"rooms": 20}, "two numbers"),
        ({"rooms": (1, 20)}, "two numbers, 2 to 60"),
        ({"rooms": (20, 61)}, "2 to 60"),
        ({"rooms": ("a", 2)}, "2 to 60"),
        ({"how_many": 0}, "from 1 to 200"),
        ({"title": 3}, "write some text in quotes"),
    ],
)
def test_a_worksheet_that_cannot_be_says_what_to_write(given, said):
    with pytest.raises(ValueError, match=said):
        Worksheet(**given)


def test_a_note_that_looks_like_a_formula_stays_a_note(tmp_path):
    read = parse("####\n#Sa#\n####\n\n=1+1\n")
    (tmp_path / "note.xlsx").write_bytes(workbook([Page(read, "=2+2")]))
    assert read_workbook(tmp_path / "note.xlsx").note == "=1+1"
    assert openpyxl.load_workbook(tmp_path / "note.xlsx")["Maze"]["A1"].data_type == "s"


@pytest.mark.parametrize(
    "text",
    [
        "A",
        "A  a",
        "abcGS",
        "A  \n#  \n#  \n",
        "#### \n",
        "S\na\nb",
        "> a\n",
        "#S #\n#a #\n",
        "####\n#Sa#\n####\n\none\n    two\nthree\n\nfour\n",
    ],
)
def test_odd_maps_come_back_too(text, tmp_path):
    read = parse(text)
    (tmp_path / "odd.xlsx").write_bytes(workbook([Page(read, "a")]))
    assert read_workbook(tmp_path / "odd.xlsx") == read


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
        (PatternFill(None), False),
    ],
)
def test_every_fill_but_white_is_wall(file, fill, is_wall):
    def draw(book):
        book["Maze"]["B4"].fill = fill

    assert read_workbook(changed(file[0], draw), "Maze").is_open((3, 3)) is not is_wall


def test_a_sheet_that_is_renamed_is_found_and_a_wall_sign_is_a_wall(file):
    path, page = file

    def rename(book):
        book["Maze"].title = "Labyrinth"
        book["Labyrinth"]["B4"].value = "#"

    read = read_workbook(changed(path, rename))
    assert not read.is_open((3, 3)) and read.note == page.heya.note

    def delete(book):
        del book["Labyrinth"]

    assert read_workbook(changed(path, delete)) == page.heya


def test_a_mark_outside_or_a_row_without_walls_is_told_with_its_cell(file):
    path, _ = file

    def move(book):
        book["Maze"]["D5"].value, book["Maze"]["E5"].value = None, "G"

    with pytest.raises(ValueError, match=r"cell E5: 'G' stands outside the maze\. Move it"):
        read_workbook(changed(path, move))

    def rub_out(book):
        book["Maze"]["D5"].value, book["Maze"]["E5"].value = "G", None
        for row in (3, 4, 5):
            for cell in book["Maze"][row]:
                old = cell.border
                cell.border = Border(
                    top=old.top if row == 3 else None, bottom=old.bottom if row == 5 else None
                )

    with pytest.raises(ValueError, match="cell A4: an empty row would end the map"):
        read_workbook(changed(path, rub_out))


def test_a_map_of_places_is_changed_by_filling_and_clearing_cells(tmp_path):
    path = tmp_path / "first.xlsx"
    path.write_bytes(workbook([Page(heya("first"), "first")]))

    def draw(book):
        sheet = book["Maze"]
        sheet["B5"].fill, sheet["E6"].fill = (
            PatternFill("solid", start_color="FF00FF00"),
            PatternFill(None),
        )
        sheet["C4"].value = None  # a blank was deleted

    before, after = heya("first"), read_workbook(changed(path, draw), "Maze")
    assert (after.width, after.height, after.controls) == (
        before.width,
        before.height,
        before.controls,
    )
    others = [
        (x, y)
        for x, y in product(range(17), range(7))
        if before.is_open((x, y)) != after.is_open((x, y))
    ]
    assert others == [(1, 2), (4, 3)] and not after.is_open((1, 2))


def test_a_workbook_without_cells_and_a_sheet_that_is_too_large_are_told(tmp_path):
    book = openpyxl.Workbook()
    book.active["ZZ9999"] = "#"
    book.save(tmp_path / "large.xlsx")
    with pytest.raises(ValueError, match="cell ZZ9999: this sheet is too large for a map"):
        read_workbook(tmp_path / "large.xlsx")
    book = openpyxl.Workbook()
    book.create_chartsheet("Chart").add_chart(BarChart())
    del book["Sheet"]
    book.save(tmp_path / "chart.xlsx")
    for name in ("", "Chart"):
        with pytest.raises(ValueError, match="there is no sheet"):
            read_workbook(tmp_path / "chart.xlsx", name)


def test_a_maze_without_floor_is_told_with_its_first_cell(file):
    def fill(book):
        for row in book["Maze"].iter_rows(min_row=3, max_row=5, max_col=4):
            for cell in row:
                cell.fill, cell.value = PatternFill("solid", start_color="FF000000"), None
                cell.border = Border(THIN, THIN, THIN, THIN)

    with pytest.raises(ValueError, match=r"sheet Maze, cell A3: the map has no floor, only walls\. Put a space"):
        read_workbook(changed(file[0], fill))


def test_of_many_mazes_each_belongs_to_its_own_text_and_answer(tmp_path):
    pages, path = (
        [Page(make("merge", 4, 3, seed), "A maze") for seed in (1, 2, 3)],
        tmp_path / "many.xlsx",
    )
    path.write_bytes(workbook(pages))

    def delete(book):
        for name in ("Maze 1", "Answer 1", "Maze 2", "Answer 2"):
            del book[name]

    assert same(read_workbook(changed(path, delete)), pages[2].heya)


def test_merged_cells_of_somebody_elses_sheet_are_no_head(tmp_path):
    book = openpyxl.Workbook()
    for row, line in enumerate(["######", "#S  G#", "######"], 1):
        for column, sign in enumerate(line, 1):
            book.active.cell(row, column, sign if sign in "SG" else None)
            if sign == "#":
                book.active.cell(row, column).fill = PatternFill("solid", start_color="FF333333")
    book.active.merge_cells("A1:F1")
    book.save(tmp_path / "mine.xlsx")
    assert read_workbook(tmp_path / "mine.xlsx").rows[1:] == ("#S  G#", "######")


@pytest.mark.parametrize("note", ["One\n-\ntwo", "G", "a", "One\n\ntwo"])
def test_a_note_may_be_of_single_signs_and_of_blank_lines(note, tmp_path):
    read = parse(f"#####\n#S a#\n#####\n\n{note}\n")
    for page in (
        Page(read, "A maze"),
        Page(replace(make("merge", 4, 3, 1), note=note, text=""), "Another"),
    ):
        (tmp_path / "note.xlsx").write_bytes(workbook([page]))
        assert read_workbook(tmp_path / "note.xlsx").note == note
        assert read_workbook(tmp_path / "note.xlsx", "Maze").note == note
