"""print in a terminal: which page it is, and what is written above it."""

import pytest

from mazelib.commands import print as print_command
from mazelib.commands import run_command
from mazelib.export.page import NAME_AND_DATE
from mazelib.making.makers import make
from mazelib.making.masks import read_mask
from mazelib.maps.folder import find_shape
from tests.samples import heya


@pytest.fixture
def printed(monkeypatch):
    """Prints with some arguments; returns the page."""

    def page_of(*arguments):
        printed_pages = []

        def print_pages(pages, path, progress, *, force):
            printed_pages.extend(pages)

        monkeypatch.setattr(print_command, "print_pages", print_pages)
        assert run_command(["print", *arguments]) == 0
        (page,) = printed_pages
        return page

    return page_of


def test_a_new_maze_is_titled_with_its_size_and_with_the_seed_that_makes_it_again(printed):
    page = printed("--width", "7", "--height", "4", "--seed", "3")
    assert page.title == "7 × 4 rooms, seed 3"
    assert page.heya == make("merge", 7, 4, 3)
    assert page.line == NAME_AND_DATE


def test_a_maze_of_which_nothing_was_said_is_as_large_as_its_title_says(printed):
    page = printed()
    size, _seed = page.title.split(", ")
    assert size == f"{page.size[0]} × {page.size[1]} rooms"
    assert page.size[0] > page.size[1] >= 30


def test_a_map_is_titled_with_its_name(printed):
    page = printed("first")
    assert page.title == "first"
    assert page.heya == heya("first")
    assert page.line == NAME_AND_DATE


def test_a_new_maze_in_the_shape_of_a_mask_is_titled_with_its_shape_and_seed(printed):
    page = printed("--mask", "heart", "--seed", "7")
    heart = read_mask(find_shape("heart"))
    assert (page.title, page.heya) == ("heart, seed 7", make("merge", mask=heart, seed=7))
    assert page.has_rooms
