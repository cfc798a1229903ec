"""Which map is read from a workbook, whether it was changed by hand or not."""

import io
import re
import zipfile

import openpyxl
import pytest
from openpyxl.chart import BarChart

from mazelib.export.excel import drawn_sheet
from mazelib.export.excel.reading import read_workbook
from mazelib.export.page import Page
from mazelib.making.makers import make
from mazelib.maps import marks
from mazelib.maps.heya_text import parse
from mazelib.maps.signs import ON_MAPS
from tests.export.excel.books import BLUE, MADE, MAPS, changed, is_same_to_walk, workbook
from tests.making.making_examples import mask
from tests.samples import heya

#: A map that is no maze of rooms.
PLACES = "#####\n#S a#\n##  #\n#####\n"
NAMES = [each.name for each in MAPS] + [each.note for each in MADE]


def saved(folder, *pages):
    """The file of a workbook with these pages."""
    path = folder / "pages.xlsx"
    path.write_bytes(workbook(pages))
    return path


@pytest.mark.thorough
@pytest.mark.parametrize("read", [*MAPS, *MADE], ids=NAMES)
def test_a_map_comes_back_the_same_with_its_characters_and_its_note(read, tmp_path):
    assert read_workbook(saved(tmp_path, Page(read, "title", "line"))) == read


def test_a_maze_in_the_shape_of_a_mask_comes_back_from_what_is_drawn(tmp_path):
    made = make("dig", mask=mask("+--+\n|  |\n| #|\n|  |\n+--+\n"), seed=2)
    assert is_same_to_walk(read_workbook(saved(tmp_path, Page(made, "title")), "Maze"), made)


@pytest.mark.thorough
@pytest.mark.parametrize("sheet", ["Maze", "Text"])
@pytest.mark.parametrize("read", [*MAPS, *MADE], ids=NAMES)
def test_a_map_comes_back_from_each_sheet(read, sheet, tmp_path):
    again = read_workbook(saved(tmp_path, Page(read, "title", "line")), sheet)
    assert is_same_to_walk(again, read)
    assert again.note == read.note


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
        "####\n#Sa#\n####\n\n=1+1\n",
    ],
)
@pytest.mark.sweep(4)
def test_odd_maps_come_back_too(text, tmp_path):
    read = parse(text)
    assert read_workbook(saved(tmp_path, Page(read, "a"))) == read


@pytest.mark.parametrize("note", ["One\n-\ntwo", "G", "a", "One\n\ntwo"])
@pytest.mark.parametrize("read", [parse(PLACES), make("merge", 3, 2, 1)], ids=["places", "rooms"])
@pytest.mark.sweep(3)
def test_a_note_may_be_of_single_signs_and_of_blank_lines(read, note, tmp_path):
    path = saved(tmp_path, Page(read.changed(note=note), "A maze"))
    assert read_workbook(path).note == note
    assert read_workbook(path, "Maze").note == note


def draw_a_wall(book):
    book["Maze"]["B4"].fill = BLUE


def move_the_start(book):
    book["Text"]["B4"].value = None
    book["Text"]["D6"].value = ">"


def test_the_sheet_that_was_changed_by_hand_counts(path, page):
    read = read_workbook(changed(path, move_the_start))
    assert (read.start, read.heading.word) == ((3, 3), "right")
    assert is_same_to_walk(read_workbook(path, "Maze"), page.heya)


@pytest.mark.parametrize(("sheet", "cell"), [("Maze", "A3"), ("Text", "B4")])
def test_a_start_that_was_only_turned_by_hand_counts_too(sheet, cell, path):
    def turn_the_start(book):
        book[sheet][cell].value = "<"

    read = read_workbook(changed(path, turn_the_start))
    assert (read.start, read.heading.word) == ((1, 1), "left")


@pytest.mark.parametrize("has_answer", [True, False])
def test_if_it_is_not_clear_which_map_was_changed_the_user_has_to_say(path, has_answer):
    def change(book):
        move_the_start(book)
        if has_answer:
            draw_a_wall(book)
        else:
            book.remove(book["Answer"])

    said = r'Maze and Text are two different mazes.*--sheet "Maze" or --sheet "Text"$'
    with pytest.raises(ValueError, match=said):
        read_workbook(changed(path, change))
    assert read_workbook(path, "Maze").is_open((3, 3)) != has_answer
    assert read_workbook(path, "Text").start == (3, 3)


def test_other_characters_of_walls_are_no_other_maze(path):
    def write(book):
        book["Text"]["A3"].value = "■"

    assert read_workbook(changed(path, write)).rows[0].startswith("■-")


def test_a_sign_that_is_new_on_one_sheet_makes_it_another_map(path, monkeypatch):
    """As if the table of signs had one more."""
    monkeypatch.setattr(drawn_sheet, "ON_MAPS", f"{ON_MAPS}~")
    monkeypatch.setattr(marks, "_NEITHER_WALL_NOR_FLOOR", re.compile(r"[^-+|#■█ ~]"))

    def write(book):
        book["Maze"]["B4"].value = "~"

    read = read_workbook(changed(path, write))
    assert read.marks[3, 3] == "~"
    assert read_workbook(saved(path.parent, Page(read, "again"))) == read


def test_a_sheet_that_is_renamed_is_found_and_counts_if_it_was_changed(path, page):
    def rename(book):
        draw_a_wall(book)
        book["Maze"].title = "Labyrinth"

    read = read_workbook(changed(path, rename))
    assert not read.is_open((3, 3))
    assert read.note == page.heya.note


def test_where_only_the_text_is_left_it_is_read(path, page):
    def delete(book):
        del book["Maze"]
        del book["Answer"]

    assert read_workbook(changed(path, delete)) == page.heya


def test_each_of_many_mazes_has_its_own_text_and_answer(tmp_path):
    pages = [Page(make("merge", 4, 3, seed), "A maze") for seed in (1, 2, 3)]

    def delete(book):
        for name in ("Maze 1", "Answer 1", "Maze 2", "Answer 2"):
            del book[name]

    read = read_workbook(changed(saved(tmp_path, *pages), delete))
    assert is_same_to_walk(read, pages[2].heya)


def test_a_missing_sheet_is_told_with_the_names_of_all_sheets(path):
    said = re.escape("no sheet 'Maze 2'. Choose one of these: Maze, Answer, Text.")
    with pytest.raises(ValueError, match=said):
        read_workbook(path, "Maze 2")


@pytest.mark.parametrize("name", ["", "Chart"])
def test_a_workbook_without_cells_has_no_maze(tmp_path, name):
    book = openpyxl.Workbook()
    book.create_chartsheet("Chart").add_chart(BarChart())
    del book["Sheet"]
    book.save(tmp_path / "chart.xlsx")
    with pytest.raises(ValueError, match="there is no sheet"):
        read_workbook(tmp_path / "chart.xlsx", name)


def no_workbook(content):
    return b"no workbook"


def without_its_second_half(content):
    return content[: len(content) // 2]


def with_one_sheet_that_is_no_xml(content):
    damaged = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as whole, zipfile.ZipFile(damaged, "w") as other:
        for name in whole.namelist():
            other.writestr(name, "<" if name.endswith("sheet1.xml") else whole.read(name))
    return damaged.getvalue()


@pytest.mark.parametrize(
    "damage", [no_workbook, without_its_second_half, with_one_sheet_that_is_no_xml]
)
def test_a_damaged_workbook_is_told_in_our_words_with_what_to_do(path, content, damage):
    path.write_bytes(damage(content))
    with pytest.raises(ValueError) as caught:
        read_workbook(path)
    assert str(caught.value) == (
        "maze.xlsx: this isn't an Excel workbook, or it's damaged.\n"
        "  Open it in Excel or LibreOffice, and save it again as .xlsx."
    )


def test_a_workbook_that_is_not_there_is_told(tmp_path):
    with pytest.raises(ValueError, match="there's no such file"):
        read_workbook(tmp_path / "none.xlsx")
    with pytest.raises(ValueError, match="this is a folder, not a file"):
        read_workbook(tmp_path)


@pytest.fixture(scope="module")
def saved_by_libreoffice(office, tmp_path_factory):
    """Workbooks of all maps, after LibreOffice has opened and saved them."""
    folder = tmp_path_factory.mktemp("ours")
    files = []
    for number, read in enumerate([*MAPS, *MADE[:2]]):
        files.append(folder / f"{number}.xlsx")
        files[-1].write_bytes(workbook([Page(read, "A maze", "Name")]))
    return office(files, "xlsx:Calc MS Excel 2007 XML", tmp_path_factory.mktemp("theirs"))


@pytest.mark.thorough
def test_after_libreoffice_has_saved_them_maps_are_the_same(saved_by_libreoffice):
    assert [read_workbook(path) for path in saved_by_libreoffice] == [*MAPS, *MADE[:2]]


@pytest.mark.thorough
def test_after_libreoffice_has_saved_them_the_same_cells_are_printed(saved_by_libreoffice):
    book = openpyxl.load_workbook(saved_by_libreoffice[MAPS.index(heya("first"))])
    for name in ("Maze", "Answer"):
        assert book[name].print_area == f"'{name}'!$A$1:$Q$9"


@pytest.mark.thorough
def test_libreoffice_prints_each_sheet_on_one_page(saved_by_libreoffice, office, tmp_path):
    for printed in office(saved_by_libreoffice[:3], "pdf", tmp_path):
        pages = re.findall(rb"/Type ?/Page[/\n]", printed.read_bytes())
        assert len(pages) == 3
