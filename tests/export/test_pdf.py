"""PDF: a page for each sheet, in the size of the paper, with the words and the lines in it."""

import re
import time
import zlib

import pytest

pytest.importorskip("fpdf")

from mazelib.export.formats.pdf import pdf, remarks
from mazelib.export.page import Page
from mazelib.export.sheets.design import Design
from mazelib.export.sheets.typefaces import typeface_for, without_missing_letters
from mazelib.export.worksheet import Worksheet
from mazelib.making.makers import make
from mazelib.maps.heya_text import parse


def streams(content):
    """What is drawn on each page."""
    found = []
    for packed in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", content, re.DOTALL):
        try:
            text = zlib.decompress(packed).decode("latin-1")
        except zlib.error:
            continue
        if " re" in text or " l" in text:
            found.append(text)
    return found


def quiet(words):
    pass


def test_there_is_a_page_for_each_sheet_in_the_size_of_the_paper():
    pages = list(Worksheet(hard=1, how_many=13, paper="Letter", turn="across").pages(1))
    told = []
    content = pdf(pages, told.append)
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") == 13 + 2
    assert b"/MediaBox [0 0 792.00 612.00]" in content
    assert (told[0], told[-1], len(told)) == ("1 of 15 sheets are done.", "", 16)


def test_title_and_instruction_are_words_in_the_file_and_each_wall_is_a_line():
    page = Page(parse("###\n#S#\n# #\n#G#\n###"), "One way", design=Design(instruction="Go down."))
    (first, _answer) = streams(pdf([page], quiet))
    assert "(One way) Tj" in first
    assert "(Go down.) Tj" in first
    assert "(S) Tj" not in first, "an arrow leads in"
    without = Page(page.heya, "One way", design=Design(marks="letters"))
    (letters, _answer) = streams(pdf([without], quiet))
    assert "(S) Tj" in letters
    # Left and right; the upper and the lower end are open, or are walls where letters stand.
    assert letters.count(" l\n S") == first.count(" l\n S") + 2


def test_how_to_print_a_file_again_stands_in_its_properties_and_on_no_sheet():
    pages = list(Worksheet(hard=1).pages(1))
    content = pdf(pages, quiet)
    command = f"To print this again: python3 lessons print --code {pages[0].design.code}"
    assert command.encode() in content or command.encode("utf-16-be") in content
    assert not [drawn for drawn in streams(content) if "--code" in drawn]


def test_letters_beyond_latin_are_set_in_a_typeface_of_this_computer_that_is_embedded():
    face = typeface_for("めいろ", is_bold=False)
    if face is None:
        pytest.skip("no typeface with Japanese letters here")
    assert face.path.exists()
    plain = pdf([Page(make("dig", 2, 2, 1), "maze")], quiet)
    content = pdf([Page(make("dig", 2, 2, 1), "めいろ")], quiet)
    assert b"/FontFile" in content
    assert b"/FontFile" not in plain
    assert len(content) < 200_000, "only the letters that are used"


def test_letters_that_no_typeface_has_are_left_out_and_named_and_the_page_prints():
    assert without_missing_letters("Maze \ue123 1") == ("Maze  1", "\ue123")
    assert without_missing_letters("Maze 1") == ("Maze 1", "")
    page = Page(make("dig", 2, 2, 1), "Maze \ue123")
    assert remarks([page]) == [
        "No typeface on this computer has \ue123: this letter was left out."
    ]
    (first, _answer) = streams(pdf([page], quiet))
    assert "(Maze) Tj" in first


def test_a_long_title_stands_on_two_lines_in_large_letters():
    title = "The mazes of class 4b for a rainy afternoon"
    page = Page(make("dig", 2, 2, 1), title)
    (first, _answer) = streams(pdf([page], quiet))
    assert "(The mazes of class 4b) Tj" in first
    assert "(for a rainy afternoon) Tj" in first


@pytest.mark.thorough
def test_a_page_takes_a_fifth_of_a_second_and_thirty_take_three():
    sheet = Worksheet(hard=5, made_by="dig", how_many=30)
    pdf(list(Worksheet().pages(1)), quiet)  # What is imported and looked up once.
    began = time.process_time()
    pdf(list(Worksheet(hard=3).pages(2)), quiet)
    assert time.process_time() - began < 0.2
    began = time.process_time()
    pdf(list(sheet.pages(3)), quiet)
    assert time.process_time() - began < 3
