"""A book of mazes: harder and harder, each in a shape of its own, and a certificate at the end."""

import pytest

from mazelib.export import book
from mazelib.export.sheets.plan import sheets
from mazelib.export.sheets.shapes import Words
from mazelib.export.worksheet import Worksheet


def said(sheet):
    return [shape.text for shape in sheet.shapes if isinstance(shape, Words)]


def test_a_book_begins_easily_and_ends_as_hard_as_it_was_asked_for():
    numbers = range(1, book.MAZES + 1)
    assert [book.stars_of(number, 5) for number in numbers] == [1, 2, 3, 4, 5, 5]
    assert [book.stars_of(number, 3) for number in numbers] == [1, 1, 2, 2, 3, 3]
    assert book.stars_of(7, 5) == 1, "the first one of another book"
    assert len({book.shape_of(number) for number in numbers}) == book.MAZES


def test_each_maze_of_a_book_has_its_own_stars_and_shape_and_a_certificate_comes_last():
    pages = list(Worksheet(hard=2, how_many=6, book=True).pages(4))
    assert [page.design.stars for page in pages] == [1, 1, 1, 2, 2, 2]
    assert len({page.design.outline for page in pages}) == 6
    drawn = sheets(pages)
    assert len(drawn) == 8
    *mazes, certificate, answers = map(said, drawn)
    assert [texts.count("Certificate") for texts in mazes] == [0] * 6
    assert "Certificate" in certificate
    assert "found the way through all 6 mazes." in certificate
    assert {"1", "2", "3", "4", "5", "6"} <= set(certificate)
    assert "Answers" in answers


def test_each_of_two_books_has_its_certificate_and_mazes_of_a_class_have_none():
    pages = list(Worksheet(hard=1, how_many=12, book=True, mask="heart", answers=False).pages(4))
    texts = [said(sheet) for sheet in sheets(pages)[12:]]
    assert len(texts) == 2
    assert {"7", "12"} <= set(texts[1])
    assert len({page.heya.floor for page in pages}) == 12
    assert len(sheets(list(Worksheet(hard=1, how_many=6, answers=False).pages(4)))) == 6


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"on_a_page": 2}, "one maze on a sheet"),
        ({"rooms": (5, 5)}, "the stars say how many rooms"),
    ],
)
def test_what_does_not_go_with_a_book_is_told(given, told):
    with pytest.raises(ValueError, match=told):
        Worksheet(book=True, **given)
