"""print in a terminal: which page it is, and what is written above it."""

import pytest

from mazelib.commands import print as print_command
from mazelib.commands import run_command
from mazelib.export.page import NAME_AND_DATE
from mazelib.export.sheets.layout import rooms_too_small
from mazelib.export.worksheet import Worksheet
from mazelib.making.makers import make
from tests.samples import heya


@pytest.fixture
def printed(monkeypatch):
    """Prints with some arguments; returns the page."""

    def page_of(*arguments):
        printed_pages = []

        def print_pages(pages, path, progress, *, force):
            printed_pages.extend(pages)
            return ["The rooms are small."]

        monkeypatch.setattr(print_command, "print_pages", print_pages)
        assert run_command(["print", *arguments]) == 0
        (page,) = printed_pages
        return page

    return page_of


def test_a_new_maze_can_be_made_again_by_what_stands_at_the_foot(printed):
    page = printed("--width", "7", "--height", "4", "--seed", "3")
    assert page.title == "Maze"
    assert page.design.foot == "Made by merge: 7 × 4 rooms, seed 3."
    assert page.heya == make("merge", 7, 4, 3)
    assert page.line == NAME_AND_DATE


def test_how_to_print_the_same_maze_again_is_told(printed, capsys):
    printed("--seed", "3")
    assert "add --seed 3" in capsys.readouterr().err
    printed("first")
    assert "--seed" not in capsys.readouterr().err


def test_what_did_not_become_as_asked_is_told(printed, capsys):
    printed("first")
    assert "The rooms are small." in capsys.readouterr().err


def test_title_line_theme_and_answers_can_be_said(printed):
    words = ("--title", "Ours", "--line", "Go!", "--theme", "dog", "--answers", "no")
    for arguments in ((), ("first",), ("--hard", "1")):
        page = printed(*arguments, *words)
        assert (page.title, page.design.instruction) == ("Ours", "Go!")
        assert not page.design.answers
    assert page.design.theme == "dog"


def test_the_line_above_a_map_names_the_sign_that_stands_at_its_start(printed):
    assert printed("drawing").design.instruction == "Walk from > to a, b, in this order."


def test_who_makes_the_maze_can_be_said(printed):
    page = printed("--width", "7", "--height", "4", "--seed", "3", "--made-by", "dig")
    assert page.heya == make("dig", 7, 4, 3) != make("merge", 7, 4, 3)


def test_a_maze_of_which_nothing_was_said_has_rooms_for_a_pencil_and_a_code(printed):
    page = printed("--seed", "3")
    assert page.design.code
    assert rooms_too_small([page]) == ""
    assert page.heya == next(Worksheet().pages(3)).heya


@pytest.mark.parametrize("arguments", [(), ("first",), ("--hard", "1"), ("--width", "5")])
def test_the_number_of_a_maze_stands_in_its_title_whatever_is_printed(printed, arguments):
    assert printed(*arguments, "--title", "Ours {number}").title == "Ours 1"


def test_a_map_is_titled_with_its_name(printed):
    page = printed("first")
    assert page.title == "First"
    assert page.design.instruction == "Walk from S to a, b, c, in this order."
    assert page.heya == heya("first")
    assert page.line == NAME_AND_DATE


def test_a_new_maze_can_have_the_shape_of_a_mask(printed):
    page = printed("--mask", "heart", "--seed", "7")
    assert page.heya == next(Worksheet(mask="heart").pages(7)).heya
    assert "heart" in page.design.code


def test_as_many_mazes_as_are_asked_for_are_as_hard_as_asked(monkeypatch):
    pages = []
    again = []

    def print_pages(made, *_, **__):
        (again if pages else pages).extend(made)
        return []

    monkeypatch.setattr(print_command, "print_pages", print_pages)
    words = ("--hard", "2", "--count", "5", "--on-a-page", "2", "--paper", "Letter", "--seed", "9")
    assert run_command(["print", *words]) == 0
    assert [page.size for page in pages] == [(12, 10)] * 5
    assert {(page.design.stars, page.design.paper) for page in pages} == {(2, "Letter")}
    assert run_command(["print", "--code", f"2-{pages[0].design.code}"]) == 0
    assert [page.heya for page in again] == [page.heya for page in pages[2:4]]


@pytest.mark.parametrize(
    ("words", "count"),
    [(("--on-a-page", "4"), 4), (("--on-a-page", "4", "--count", "3"), 3), ((), 1)],
)
def test_a_sheet_with_room_for_four_mazes_has_four_unless_fewer_are_asked_for(
    words, count, monkeypatch
):
    pages = []
    monkeypatch.setattr(
        print_command, "print_pages", lambda made, *_, **__: pages.extend(made) or []
    )
    assert run_command(["print", "--hard", "1", "--seed", "9", *words]) == 0
    assert len(pages) == count


@pytest.mark.parametrize(
    ("option", "said"), [("--hard", "from 1 to 5"), ("--count", "from 1 to 200")]
)
def test_a_number_that_cannot_be_is_told_and_none_at_all_is_one_of_them(option, said, capsys):
    assert run_command(["print", option, "0"]) == 2
    assert said in capsys.readouterr().err


def test_a_code_that_is_none_is_told(capsys):
    with pytest.raises(SystemExit):
        run_command(["print", "--code", "7_KQ"])
    assert "'7_KQ' isn't the code of a sheet" in capsys.readouterr().err


def test_letters_and_arrows_each_have_their_instruction():
    told = {}
    for marks in ("arrows", "letters"):
        page = next(Worksheet(hard=1, marks=marks).pages(1))
        told[marks] = page.design.instruction
    assert told["letters"] == "Find the way from S to G."
    assert "arrow" in told["arrows"]
    assert next(Worksheet(line="Hurry!").pages(1)).design.instruction == "Hurry!"
