"""What is drawn in a workbook: rooms and walls, answers, words, and how it prints."""

import pytest

from mazelib.export.excel.styles import LARGER, LETTER, PIXEL, POINT
from mazelib.export.page import OUTSIDE_COLOUR, WALL_COLOUR, WAY_COLOUR, Page
from mazelib.export.worksheet import Worksheet
from mazelib.grid.compass import Heading, stepped
from mazelib.making.makers import make
from mazelib.maps import reach
from tests.export.excel.books import opened, workbook
from tests.making.making_examples import mask
from tests.samples import heya

SIZES = [(2, 2), (15, 5)]
LARGE_SIZES = [(20, 20), (60, 60)]


def sheet_of(page, name="Maze"):
    return opened(workbook([page]))[name]


def cell_of(sheet, page, place):
    x, y = place
    return sheet.cell(y // page.step + 3, x // page.step + 1)


def test_a_room_is_a_cell_and_its_walls_are_borders_on_both_sides_alike():
    page = Page(make("merge", 6, 5, 2), "A maze")
    sheet = sheet_of(page)
    rooms = list(page.squares())
    assert len(rooms) == 30
    for room in rooms:
        border = cell_of(sheet, page, room).border
        sides = (border.top, border.right, border.bottom, border.left)
        for heading, side in zip(Heading, sides, strict=True):
            is_drawn = bool(side and side.style)
            assert is_drawn != page.heya.is_open(stepped(room, heading))


def test_what_lies_outside_the_shape_of_a_maze_is_pale_cells_without_borders():
    page = Page(make("dig", mask=mask("|# #|\n|   |\n"), seed=2), "A tee")
    sheet = sheet_of(page)
    outside = [(1, 1), (5, 1)]
    for square in page.squares():
        cell = cell_of(sheet, page, square)
        assert bool(cell.fill.fill_type) == (square in outside)
        if square in outside:
            assert cell.fill.fgColor.rgb == f"FF{OUTSIDE_COLOUR}"
            assert not any(side.style for side in (cell.border.top, cell.border.left))


@pytest.mark.thorough
@pytest.mark.parametrize(("rooms", "line"), [((4, 3), "thick"), ((60, 40), "medium")])
def test_walls_are_thick_lines_unless_the_cells_are_too_small_for_them(rooms, line):
    page = Page(make("dig", *rooms, 2), "A maze")
    corner = cell_of(sheet_of(page), page, (1, 1)).border
    assert corner.left.style == line
    assert corner.top.style == line


def test_a_room_is_not_filled_and_has_its_mark_or_a_blank():
    page = Page(make("merge", 6, 5, 2), "A maze")
    sheet = sheet_of(page)
    marks = {(1, 1): "S", (11, 9): "G"}
    for room in page.squares():
        cell = cell_of(sheet, page, room)
        assert not cell.fill.fill_type
        assert cell.value == marks.get(room, " ")


def test_title_and_line_stand_above_the_maze():
    sheet = sheet_of(Page(make("merge", 4, 3, 1), "A maze", "Name"))
    assert (sheet["A1"].value, sheet["A2"].value) == ("A maze", "Name")
    assert sheet["A1"].font.size > sheet["A2"].font.size > 0


@pytest.mark.parametrize("read", [make("merge", 6, 5, 2), heya("first")], ids=["rooms", "places"])
def test_the_answer_marks_the_way_and_nothing_else(read):
    page = Page(read, "A maze")
    sheet = sheet_of(page, "Answer")
    tour = reach.tour(read)
    for place in page.squares():
        fill = cell_of(sheet, page, place).fill
        colour = fill.fgColor.rgb if fill.fill_type else None
        if place in tour:
            assert colour == f"FF{WAY_COLOUR}"
        elif read.is_open(place):
            assert colour is None
        else:
            assert colour == f"FF{WALL_COLOUR}"


@pytest.fixture(
    scope="module",
    params=[*SIZES, *(pytest.param(size, marks=pytest.mark.thorough) for size in LARGE_SIZES)],
)
def page_of_rooms(request):
    """A page of so many rooms across and down."""
    return Page(make("road", *request.param, 1), "A maze")


@pytest.fixture(scope="module")
def book_of_rooms(page_of_rooms):
    """The workbook with this page, drawn once for all that is asked of it."""
    return opened(workbook([page_of_rooms]))


@pytest.mark.parametrize("name", ["Maze", "Answer"])
def test_cells_are_square_and_larger_than_on_paper_by_less_than_a_pixel(
    page_of_rooms, book_of_rooms, name
):
    sheet = book_of_rooms[name]
    height = sheet.row_dimensions[3].height * POINT
    widths = [sheet.column_dimensions[letter].width * LETTER * PIXEL for letter in "AB"]
    assert widths == pytest.approx([height, height])
    on_paper = LARGER * page_of_rooms.paper.side
    assert on_paper <= height < on_paper + PIXEL


@pytest.mark.parametrize("name", ["Maze", "Answer"])
def test_a_sheet_is_one_page_of_a4(page_of_rooms, book_of_rooms, name):
    sheet = book_of_rooms[name]
    across, down = page_of_rooms.size
    setup = sheet.page_setup
    assert sheet.sheet_properties.pageSetUpPr.fitToPage
    assert setup.paperSize == 9  # A4
    assert {setup.fitToWidth, setup.fitToHeight} <= {None, 1}, "without a number it is 1"
    assert setup.orientation == ("landscape" if across > down else "portrait")
    assert sheet.print_area.endswith(f"${down + 2}")
    assert sheet.cell(down + 2, across).value, "below the last written row nothing would be printed"


@pytest.mark.thorough
def test_thirty_pages_are_mazes_first_then_answers_and_then_hidden_texts_that_do_not_print():
    sheet = Worksheet(rooms=(3, 3), how_many=30, title="Maze {number}, seed {seed}")
    told = []
    pages = list(sheet.pages(7))
    seeds = [page.title.rpartition(" ")[2] for page in pages]
    assert len(set(seeds)) > 15
    book = opened(workbook(pages, told.append))
    names = []
    for kind in ("Maze", "Answer", "Text"):
        names += [f"{kind} {number}" for number in range(1, 31)]
    assert book.sheetnames == names
    for text_sheet in book.worksheets[60:]:
        assert text_sheet.sheet_state == "hidden"
        assert not text_sheet.print_area
    assert book["Maze 1"]["A1"].value == f"Maze 1, seed {seeds[0]}"
    assert book["Maze 30"]["A1"].value.startswith("Maze 30, seed ")
    assert (told[0], told[-1], len(told)) == ("1 of 90 sheets are done.", "", 91)


def test_words_that_look_like_a_formula_are_words():
    sheet = sheet_of(Page(heya("first"), "=2+2"))
    assert sheet["A1"].data_type == "s"
    assert sheet["A1"].value == "=2+2"


def test_a_workbook_says_around_the_maze_what_the_sheet_of_the_pdf_says():
    pages = list(Worksheet(hard=3, rooms=(3, 3), how_many=3, title="A & B").pages(7))
    book = opened(workbook(pages))
    for number in (1, 2, 3):
        sheet = book[f"Maze {number}"]
        assert sheet.oddHeader.center.text == "Find the way from S to G."
        assert sheet.oddHeader.right.text == "★★★☆☆"
        assert sheet.oddHeader.right.size > sheet.oddHeader.center.size
        code = f"{number}-{pages[0].design.code}"
        assert sheet.oddFooter.right.text == code
        assert book[f"Answer {number}"].oddFooter.right.text == code
        assert sheet.oddFooter.left.text == "I needed _________ minutes."
        assert book[f"Answer {number}"].oddFooter.left.text is None
    assert sheet.page_margins.footer < sheet.page_margins.bottom
    command = f'python3 lessons print --code {pages[0].design.code}+3 --title "A & B"'
    assert book.properties.subject == f"To print this again: {command}"


@pytest.mark.filterwarnings("error")
def test_a_page_without_instruction_and_code_is_read_without_a_warning():
    sheet = sheet_of(Page(heya("first"), "first"))
    assert sheet.oddHeader.center.text is None
    assert sheet.oddFooter.right.text is None


def test_around_what_prints_letters_are_large_and_an_answer_asks_for_no_name():
    book = opened(workbook(list(Worksheet(hard=1).pages(7))))
    assert book["Maze"].oddHeader.center.size == 12
    assert book["Maze"].oddHeader.center.font.startswith("Arial")
    assert "Name" in book["Maze"]["A2"].value
    assert book["Answer"]["A2"].value is None
    assert book["Maze"].print_options.horizontalCentered
