"""The code on a sheet: it gives the same sheet again, and nothing else is taken for a code."""

import shlex

import pytest
from hypothesis import given
from hypothesis import strategies as some

from mazelib.command_line.parser import Parser
from mazelib.command_line.sheet_options import SheetOptions
from mazelib.export.hardness import ROOMS
from mazelib.export.page_code import NO_ANSWERS, ClassCode, PageCode, read_code
from mazelib.export.sheets.design import GRIDS
from mazelib.export.sheets.plan import sheets
from mazelib.export.sheets.shapes import Words
from mazelib.export.worksheet import Worksheet
from mazelib.export.worksheet_of_code import worksheet_of
from mazelib.making.makers import MAKERS, Maker, dig

CLASSES = some.builds(
    ClassCode,
    some.integers(-(10**6), 10**6),
    some.sampled_from(sorted(ROOMS)),
    some.sampled_from(sorted(MAKERS)),
    some.sampled_from(sorted(GRIDS)),
    some.none() | some.tuples(some.integers(2, 200), some.integers(2, 200)),
    some.just(""),
    some.sampled_from([(), ("bee",), ("Letter", "across"), ("letters", NO_ANSWERS)]),
    some.integers(0, 200),
)


@given(CLASSES, some.integers(1, 200))
def test_what_was_written_is_read_again(of_class, sheet):
    letters = of_class.text()
    assert read_code(f" {sheet}-{letters.lower()} ") == PageCode(of_class, sheet)
    assert read_code(letters) == PageCode(of_class, 0)


def test_a_maker_that_is_new_is_a_word_of_the_code_and_all_codes_on_paper_stay(monkeypatch):
    of_class = read_code("KQ3W").of_class
    monkeypatch.setitem(MAKERS, "knit", Maker(dig.make))
    assert read_code("KQ3W").of_class == of_class
    knitted = of_class._replace(made_by="knit", mask="heart")
    assert knitted.text().endswith("+knit+heart")
    assert read_code(knitted.text()).of_class == knitted
    assert read_code("KQ3W+merge").of_class.mask == "merge", "it has letters: this is a shape"


def test_a_code_has_three_to_five_letters():
    assert len(ClassCode(0, 1, "merge", 1).text()) == 3
    assert len(ClassCode(9999, 5, "road", 6).text()) <= 5


def test_the_seventh_sheet_comes_again_by_its_code_alone():
    sheet = Worksheet(hard=2, made_by="dig", on_a_page=2, how_many=16)
    pages = list(sheet.pages(4321))
    code = read_code(f"7-{pages[0].design.code}")
    found = list(worksheet_of(code).pages(code.of_class.seed, code.sheet))
    assert [page.heya for page in found] == [page.heya for page in pages[12:14]]
    assert [page.number for page in found] == [13, 14]


@pytest.mark.parametrize(
    "settings",
    [
        {"theme": "bee", "marks": "pictures", "how_many": 1},
        {"marks": "letters", "paper": "Letter", "how_many": 3, "on_a_page": 2},
        {"marks": "arrows", "turn": "across", "how_many": 7, "on_a_page": 6, "answers": False},
        {"title": "Ours: {number}", "line": "Hurry!", "rooms": (6, 5), "how_many": 5},
        {"mask": "heart", "theme": "dog", "how_many": 4, "on_a_page": 4, "turn": "upright"},
        {"title": "Not \"ours\" & $HOME", "hard": 2, "how_many": 2},
        {"book": True, "how_many": 6, "paper": "Letter"},
    ],
)
def test_what_stands_at_the_foot_prints_each_sheet_again_as_it_was(settings):
    script = Worksheet(hard=4, theme="car", title="Of a script", answers=False, marks="letters")
    pages = list(Worksheet(**{"hard": 1, **settings}).pages(77))
    for sheet in sheets(pages):
        words = words_for(sheet, pages[0].design.words_with_code)
        options = parsed(SheetOptions, words)
        again = list(options.changed(script).pages(options.code.of_class.seed, options.sheet))
        assert sheet in sheets(again)


def words_for(sheet, own_words):
    """The words on a command line that print a sheet again: its code stands on it."""
    foot = [shape.text for shape in sheet.shapes if isinstance(shape, Words)][-1]
    return ["--code", foot, *shlex.split(own_words)]


def parsed(options, words):
    """Options as the command line reads them."""
    parser = Parser()
    parser.add_options(options)
    return options(**vars(parser.parse_args(words)))


@pytest.mark.parametrize(
    ("changes", "ending"),
    [({"rooms": (5, 6)}, "+5x6"), ({"mask": "heart"}, "+heart"), ({}, "")],
)
def test_a_code_gives_a_size_and_a_shape_again_whatever_the_script_has(changes, ending):
    pages = list(Worksheet(hard=1, **changes).pages(77))
    code = pages[0].design.code
    assert code.endswith(ending)
    assert ("+" in code) == bool(ending)
    script = Worksheet(hard=4, rooms=(9, 9), mask="ring")
    assert script.field != Worksheet(hard=1, **changes).field
    again = SheetOptions(code=read_code(code)).changed(script)
    assert [page.heya for page in again.pages(77)] == [page.heya for page in pages]


@pytest.mark.parametrize("name", ["dog", "Letter", "30", "5x6", "no_answers", "mine"])
def test_a_shape_is_read_as_nothing_else_whatever_its_file_is_called(name):
    of_class = ClassCode(7, 3, "merge", 1, mask=name)
    assert read_code(of_class.text()).of_class == of_class


@pytest.mark.parametrize("text", ["", "-", "7-", "0-KQ3", "x-KQ3", "7-KQ1", "KQ!", "7-K-Q", "0"])
def test_what_is_no_code_is_told(text):
    with pytest.raises(ValueError, match="isn't the code of a sheet"):
        read_code(text)
