"""A book of mazes: harder and harder, each in a shape of its own, and a certificate at the end."""

from itertools import pairwise

import pytest

from mazelib.export import book
from mazelib.export.sheets.certificate import RIBBON
from mazelib.export.sheets.cover import ROAD_COLOUR
from mazelib.export.sheets.outlines import OUTLINES
from mazelib.export.sheets.plan import sheets
from mazelib.export.sheets.shapes import WHITE, Disc, Words
from mazelib.export.worksheet import Worksheet


def said(sheet):
    return [shape.text for shape in sheet.shapes if isinstance(shape, Words)]


def test_a_book_begins_easily_and_ends_as_hard_as_it_was_asked_for():
    numbers = range(1, book.MAZES + 1)
    assert [book.stars_of(number, 5) for number in numbers] == [1, 2, 3, 4, 5, 5]
    assert [book.stars_of(number, 3) for number in numbers] == [1, 1, 2, 2, 3, 3]
    assert book.stars_of(7, 5) == 1, "the first one of another book"
    assert len(set(book.SHAPES)) == book.MAZES


def test_each_maze_of_a_book_has_its_own_stars_and_shape_and_a_certificate_comes_last():
    pages = list(Worksheet(hard=2, how_many=6, book=True).pages(4))
    assert [page.design.stars for page in pages] == [1, 1, 1, 2, 2, 2]
    assert len({page.design.outline for page in pages}) == 6
    drawn = sheets(pages)
    assert len(drawn) == 9
    cover, *mazes, certificate, answers = map(said, drawn)
    assert "My book of mazes" in cover
    assert "This book belongs to" in cover
    assert [texts[-3] for texts in mazes] == [f"{number} of 6" for number in range(1, 7)]
    assert [texts.count("Certificate") for texts in mazes] == [0] * 6
    assert "Certificate" in certificate
    assert "found the way through all 6 mazes." in certificate
    assert {"1", "2", "3", "4", "5", "6"} <= set(certificate)
    assert "Answers" in answers


def test_each_of_two_books_has_its_certificate_and_mazes_of_a_class_have_none():
    pages = list(Worksheet(hard=1, how_many=12, book=True, mask="heart", answers=False).pages(4))
    texts = [said(sheet) for sheet in sheets(pages)[14:]]
    assert len(texts) == 2
    assert {"7", "12"} <= set(texts[1])
    assert len({page.heya.floor for page in pages}) == 12
    assert len(sheets(list(Worksheet(hard=1, how_many=6, answers=False).pages(4)))) == 6


@pytest.mark.parametrize(
    "hard",
    [1, 3, pytest.param(5, marks=pytest.mark.thorough)],
)
@pytest.mark.parametrize("seed", [1, pytest.param(8, marks=pytest.mark.thorough)])
def test_each_way_of_a_book_is_longer_than_the_last_and_no_theme_comes_twice(hard, seed):
    pages = list(Worksheet(hard=hard, how_many=6, book=True).pages(seed))
    steps = [page.answer().steps for page in pages]
    assert steps == sorted(set(steps))
    themes = [page.design.theme for page in pages]
    assert len(set(themes)) == 6
    assert pages[0].design.themes_of_book == tuple(themes)


@pytest.mark.thorough
@pytest.mark.parametrize("made_by", ["merge", "dig", "road"])
def test_the_ways_of_twenty_books_of_one_star_become_longer_too(made_by):
    for seed in range(20):
        pages = Worksheet(hard=1, how_many=6, book=True, made_by=made_by).pages(seed)
        steps = [page.answer().steps for page in pages]
        assert steps == sorted(set(steps)), seed


def test_themes_suit_their_shapes_and_a_theme_that_is_asked_for_is_kept():
    for turn in range(8):
        themes = book.themes_of("", book.SHAPES, turn)
        assert len(set(themes)) == 6
        for shape, theme in zip(book.SHAPES, themes, strict=True):
            assert not shape or theme in OUTLINES[shape].themes
    assert len(set(book.themes_of("", ["heart"] * 6, 3))) == 6
    assert book.themes_of("bee", book.SHAPES, 3) == ("bee",) * 6


def test_a_cover_shows_a_picture_for_each_maze_and_its_own_title():
    settings = {"hard": 1, "how_many": 2, "book": True, "title": "Of class 5b"}
    pages = list(Worksheet(**settings).pages(4))
    cover = sheets(pages)[0]
    assert "Of class 5b" in said(cover)
    assert {"1", "2", "3", "4", "5", "6"} <= set(said(cover))
    plain = sheets(list(Worksheet(**settings, marks="letters").pages(4)))[0]
    assert not {"1", "2"} & set(said(plain))


@pytest.mark.parametrize("turn", ["upright", "across"])
def test_on_a_certificate_the_medal_is_above_the_line_for_the_name(turn):
    pages = list(Worksheet(hard=1, how_many=6, book=True, turn=turn).pages(4))
    certificate = sheets(pages)[-2]
    assert "Certificate" in said(certificate)
    middle = certificate.width / 2
    ribbons = [shape for shape in certificate.shapes if getattr(shape, "colour", "") == RIBBON]
    assert len(ribbons) == 2
    (name,) = [shape for shape in certificate.shapes if isinstance(shape, Words)
               and shape.text == "Name"]
    lowest = max(y for shape in ribbons for _x, y in shape.corners)
    assert lowest < name.at[1] - 12
    assert name.at[0] == middle


def test_the_road_on_a_cover_passes_all_pictures_in_their_order():
    pages = list(Worksheet(hard=1, how_many=6, book=True).pages(4))
    cover = sheets(pages)[0]
    (road,) = [shape for shape in cover.shapes if getattr(shape, "colour", "") == ROAD_COLOUR]
    rings = [shape.centre for shape in cover.shapes
             if isinstance(shape, Disc) and shape.colour == WHITE and shape.radius > 15]
    assert list(road.points[:6]) == rings
    for (x, y), (next_x, next_y) in pairwise(road.points):
        assert x == next_x or y == next_y, "it goes straight from picture to picture"


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
