"""A worksheet as a script describes it: its demands, and its pages."""

import re

import pytest

from mazelib.export.hardness import ROOMS
from mazelib.export.sheets.design import GRIDS
from mazelib.export.worksheet import Worksheet
from mazelib.making.field import LEAST_ROOMS, MOST_ROOMS
from mazelib.making.makers import make, makers_of_shapes
from mazelib.making.masks import read_mask
from mazelib.maps.folder import find_shape
from mazelib.text.sentences import one_of_quoted
from tests.conftest import PROJECT

MAKERS_TO_WRITE = one_of_quoted(makers_of_shapes())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"made_by": "knit"}, f"^made_by='knit' is wrong. Write {MAKERS_TO_WRITE}\\.$"),
        ({"rooms": 20}, "two numbers"),
        ({"rooms": (1, 20)}, "two numbers, 2 to 60"),
        ({"rooms": (20, 61)}, "2 to 60"),
        ({"rooms": ("a", 2)}, "2 to 60"),
        ({"how_many": 0}, "from 1 to 200"),
        ({"how_many": 201}, "from 1 to 200"),
        ({"title": 3}, "Write some text in quotes"),
        ({"line": 5}, "Write some text in quotes"),
    ],
)
def test_a_worksheet_that_cannot_be_says_what_to_write(given, said):
    with pytest.raises(ValueError, match=said):
        Worksheet(**given)


def test_the_lesson_names_the_stars_and_the_numbers_of_mazes_on_a_sheet_that_there_are():
    text = (PROJECT / "lessons" / "11_worksheet.py").read_text(encoding="utf-8")
    told = re.search(r"(\d) to (\d) stars", text)
    assert told
    assert (int(told[1]), int(told[2])) == (min(ROOMS), max(ROOMS))
    others = re.search(r"on_a_page=(\d),  # or ([\d, ]+)", text)
    assert others
    assert {others[1], *others[2].split(", ")} == set(map(str, GRIDS))
    for rooms in (LEAST_ROOMS, MOST_ROOMS):
        assert Worksheet(rooms=(rooms, rooms)).rooms == (rooms, rooms)


def test_thirty_pages_have_thirty_different_mazes():
    pages = list(Worksheet(rooms=(4, 4), how_many=30).pages(7))
    assert len({page.heya.floor for page in pages}) == 30


def test_the_same_seed_gives_the_same_mazes_however_many_there_are():
    many = list(Worksheet(rooms=(4, 4), how_many=5).pages(7))
    few = list(Worksheet(rooms=(4, 4), how_many=2).pages(7))
    assert [page.heya for page in few] == [page.heya for page in many[:2]]
    assert next(Worksheet(rooms=(4, 4)).pages(8)).heya != few[0].heya


@pytest.mark.parametrize("seed", range(5))
def test_no_maze_comes_again_before_all_that_there_are_have_come(seed):
    pages = list(Worksheet(rooms=(2, 2), how_many=4).pages(seed))
    assert len({page.heya.floor for page in pages}) == 4, "one of the four walls stays"


def test_where_there_are_too_few_different_mazes_some_come_again():
    pages = list(Worksheet(rooms=(2, 2), how_many=30).pages(1))
    assert len(pages) == 30


def test_the_gaps_of_a_title_are_filled_and_other_braces_stay():
    title = "{number}: {across} × {down}, {seed}, {name}"
    first, second = Worksheet(rooms=(3, 2), how_many=2, title=title).pages(9)
    assert re.fullmatch(r"1: 3 × 2, \d+, \{name\}", first.title)
    assert second.title.startswith("2: 3 × 2, ")


def test_the_seed_in_a_title_makes_the_maze_of_that_page():
    pages = Worksheet(rooms=(4, 4), how_many=3, title="{seed}").pages(7)
    for page in pages:
        assert len(page.title) <= 6, "short enough to write on a blackboard"
        assert make("merge", 4, 4, int(page.title)).floor == page.heya.floor


def test_a_shape_without_an_outline_is_drawn_larger_where_hard_mazes_have_more_rooms(tmp_path):
    own = tmp_path / "own.txt"
    own.write_text(find_shape("letter_m").read_text(encoding="utf-8"), encoding="utf-8")
    shape = read_mask(own)
    scales = []
    for hard in ROOMS:
        field = Worksheet(hard=hard, mask=str(own)).field
        scale = field.width // shape.width
        scales.append(scale)
        assert (field.width, field.height) == (scale * shape.width, scale * shape.height)
        assert field.rooms == scale**2 * shape.rooms.count(1)
        rooms = enumerate(field.mask.rooms)
        for index, room in rooms:
            row, column = divmod(index, field.width)
            assert room == shape.rooms[row // scale * shape.width + column // scale]
    assert scales == sorted(scales)
    assert scales[0] < scales[-1]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"hard": 6}, "hard=6 is wrong. Write a number from 1 to 5."),
        ({"on_a_page": 3}, "Write 1, 2, 4 or 6."),
        ({"paper": "A3"}, 'Write "A4" or "Letter".'),
        ({"turn": "down"}, 'Write "best", "upright" or "across".'),
        ({"mask": "hart"}, "Did you mean heart?"),
        ({"mask": 3}, "Write some text in quotes"),
    ],
)
def test_settings_of_sheets_that_cannot_be_say_what_to_write(given, said):
    with pytest.raises(ValueError, match=re.escape(said)):
        Worksheet(**given)
