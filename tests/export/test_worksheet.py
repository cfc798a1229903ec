"""A worksheet as a script describes it: its demands, and its pages."""

import re

import pytest

from mazelib.export.worksheet import Worksheet
from mazelib.making.field import LEAST_ROOMS, MOST_ROOMS
from mazelib.making.makers import MAKERS
from mazelib.text.sentences import one_of_quoted
from tests.conftest import PROJECT


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"made_by": "knit"}, f"^made_by='knit' is wrong. Write {one_of_quoted(MAKERS)}\\.$"),
        ({"rooms": 20}, "two numbers"),
        ({"rooms": (1, 20)}, "two numbers, 2 to 60"),
        ({"rooms": (20, 61)}, "2 to 60"),
        ({"rooms": ("a", 2)}, "2 to 60"),
        ({"how_many": 0}, "from 1 to 200"),
        ({"how_many": 201}, "from 1 to 200"),
        ({"title": 3}, "Write some text in quotes"),
        ({"line": None}, "Write some text in quotes"),
    ],
)
def test_a_worksheet_that_cannot_be_says_what_to_write(given, said):
    with pytest.raises(ValueError, match=said):
        Worksheet(**given)


def test_the_lesson_names_the_limits_of_the_rooms():
    text = (PROJECT / "lessons" / "11_worksheet.py").read_text(encoding="utf-8")
    told = re.search(r"each from (\d+) to (\d+)", text)
    assert told
    assert (int(told[1]), int(told[2])) == (LEAST_ROOMS, MOST_ROOMS)
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
    assert first.title == "1: 3 × 2, 9, {name}"
    assert second.title.startswith("2: 3 × 2, ")


def test_the_seed_in_a_title_makes_the_maze_of_that_page():
    pages = Worksheet(rooms=(4, 4), how_many=3, title="{seed}").pages(7)
    for page in pages:
        assert len(page.title) <= 6, "short enough to write on a blackboard"
        alone = next(Worksheet(rooms=(4, 4)).pages(int(page.title)))
        assert alone.heya.floor == page.heya.floor
