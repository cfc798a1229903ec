"""A page: which squares there are, and how it lies on the paper."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from mazelib.heya import parse
from mazelib.makers import make
from mazelib.routes import shortest_tour
from mazelib.sheets.page import LONG, MARGIN, SHORT, Page
from mazelib.sheets.printing import plain_text
from mazelib.sheets.svg import svg
from tests.maps import heya

ROOM = parse("#####\n#S#a#\n# # #\n#   #\n#####")


def test_a_maze_of_rooms_has_a_square_a_room_with_walls_at_its_edges():
    page = Page(ROOM, "a room")
    assert page.has_rooms and page.size == (2, 2)
    assert [(column, row, square.letter, square.walls) for column, row, square in page.squares()] == [
        (0, 0, "S", (True, True, False, True)),
        (1, 0, "a", (True, True, False, True)),
        (0, 1, "", (False, False, True, True)),
        (1, 1, "", (False, True, True, False)),
    ]
    assert not any(square.is_wall or square.is_way for _, _, square in page.squares())


@pytest.mark.parametrize(
    "text",
    ["####\n#Sa#\n####", "#####\n#S a \n#####", "#####\n#Sa #\n#####", "#####\n#S#a#\n#   #\n#   #\n#####"],
    ids=["even", "open edge", "a letter between rooms", "a post is floor"],
)
def test_any_other_map_has_a_square_a_place(text):
    page = Page(parse(text), "places")
    assert not page.has_rooms and page.size == (page.heya.width, page.heya.height)
    walls = [square.is_wall for _, _, square in page.squares()]
    assert walls == [not is_open for is_open in page.heya.floor]


def test_the_answer_has_the_shortest_way_and_its_length():
    answer = Page(heya("first"), "first").answer()
    tour = shortest_tour(heya("first"))
    assert answer.title == "first. Answer: 48 steps to a, b, c"
    assert Page(ROOM, "room").answer().title == "room. Answer: 3 steps to a", "from square to square"
    assert {(x, y) for x, y, square in answer.squares() if square.is_way} == set(tour)
    assert "no way" in Page(parse("#####\n#S#a#\n#####"), "x").answer().title


@pytest.mark.parametrize(("width", "height"), [(2, 2), (20, 20), (60, 60), (60, 2), (2, 60), (30, 50)])
def test_the_squares_fill_the_paper_in_one_direction_and_stay_on_it(width, height):
    page = Page(make("road", width, height, 1), "x")
    paper = page.paper
    assert sorted((paper.width, paper.height)) == [SHORT, LONG]
    right, bottom = paper.left + paper.side * width, paper.top + paper.side * height
    assert paper.left >= MARGIN - 1e-9 and right <= paper.width - MARGIN + 1e-9
    assert bottom <= paper.height - MARGIN + 1e-9
    assert right - paper.left == pytest.approx(paper.width - 2 * MARGIN) or bottom == pytest.approx(paper.height - MARGIN)


def walls_of(text):
    """The lines of an SVG as pairs of grid points, one step each."""
    lines = set()
    for x, y, way, length in re.findall(r"M(\d+) (\d+)([hv])(\d+)", text):
        x, y, dx, dy = int(x), int(y), way == "h", way == "v"
        for step in range(int(length)):
            lines.add(((x + step * dx, y + step * dy), (x + step * dx + dx, y + step * dy + dy)))
    return lines


def test_an_svg_has_every_wall_and_no_other_and_the_page_is_a4():
    page = Page(make("merge", 7, 5, 3), "A < B", "Name")
    root = ElementTree.fromstring(svg(page))
    assert (root.get("width"), root.get("height")) == ("297mm", "210mm")
    texts = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "A < B" and {"S", "G"} <= set(texts)
    wanted = set()
    for x, y, square in page.squares():
        up, right, down, left = square.walls
        wanted |= {((x, y), (x + 1, y))} if up else set()
        wanted |= {((x, y + 1), (x + 1, y + 1))} if down else set()
        wanted |= {((x, y), (x, y + 1))} if left else set()
        wanted |= {((x + 1, y), (x + 1, y + 1))} if right else set()
    assert walls_of(svg(page)) == wanted


def test_a_map_of_places_is_dark_squares_in_an_svg():
    squares = re.findall(r"M(\d+) (\d+)h1v1h-1z", svg(Page(heya("loop"), "loop")))
    dark = {(int(x), int(y)) for x, y in squares}
    loop = heya("loop")
    assert dark == {(x, y) for y in range(loop.height) for x in range(loop.width) if not loop.is_open((x, y))}


def test_as_text_walls_are_squares_and_it_is_the_same_map():
    made = make("dig", 9, 4, 2)
    text = plain_text(Page(made, "x"))
    assert set(text) == set("■ SG\n")
    again = parse(text)
    assert (again.floor, again.start, again.controls) == (made.floor, made.start, made.controls)
    assert plain_text(Page(made, "x").answer()).count("·") == len(shortest_tour(made)) - 2
