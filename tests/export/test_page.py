"""A page: its squares, and where they lie on the paper."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from mazelib.commands.print import Print
from mazelib.export.formats.svg import svg
from mazelib.export.formats.txt import plain_text
from mazelib.export.page import Page
from mazelib.export.paper import HEAD, LONG, MARGIN, SHORT
from mazelib.export.printing import read_map
from mazelib.export.sheets.plan import maze_sheets
from mazelib.export.sheets.shapes import Disc, Line, Words
from mazelib.export.worksheet import Worksheet
from mazelib.making.makers import make
from mazelib.maps import reach
from mazelib.maps.heya_text import parse
from tests.making.making_examples import mask
from tests.samples import heya

ROOM = parse("#####\n#S#a#\n# # #\n#   #\n#####")


def test_a_maze_of_rooms_has_a_square_a_room_with_walls_at_its_edges():
    page = Page(ROOM, "a room")
    assert page.step == 2
    assert page.size == (2, 2)
    assert list(page.squares()) == [(1, 1), (3, 1), (1, 3), (3, 3)]


def test_what_lies_outside_the_shape_of_a_maze_is_told():
    tee = mask("|# #|\n|   |\n")
    page = Page(make("dig", mask=tee, seed=1), "a tee")
    assert page.size == (3, 2)
    outside = [square for square in page.squares() if page.is_outside(square)]
    assert outside == [(1, 1), (5, 1)]


@pytest.mark.parametrize(
    "text",
    [
        "####\n#Sa#\n####",
        "#####\n#S a \n#####",
        "#####\n#Sa #\n#####",
        "#####\n#S#a#\n#   #\n#   #\n#####",
    ],
    ids=["even", "open edge", "a letter between rooms", "a post is floor"],
)
def test_any_other_map_has_a_square_a_place(text):
    page = Page(parse(text), "places")
    width = page.heya.width
    height = page.heya.height
    assert page.step == 1
    assert page.size == (width, height)
    assert len(list(page.squares())) == width * height


def test_the_answer_has_the_shortest_way_and_its_length():
    answer = Page(heya("first"), "first").answer()
    tour = reach.tour(heya("first"))
    assert answer.title == "first. Answer: 48 steps to a, b, c"
    assert Page(ROOM, "room").answer().title == "room. Answer: 3 steps to a", (
        "from square to square"
    )
    assert list(answer.route) == list(tour)


def test_an_answer_keeps_the_line_for_name_and_date():
    page = Page(ROOM, "room", "Name: ____")
    assert page.answer().line == "Name: ____"


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("#####\n#S#a#\n#####", "x. Answer: there is no way"),
        ("#####\n#S  #\n#####", "x. Answer: there is no target to walk to"),
    ],
)
def test_where_no_way_can_be_drawn_the_answer_says_why(text, title):
    answer = Page(parse(text), "x", "Name: ____").answer()
    assert (answer.title, answer.line, answer.route) == (title, "Name: ____", ())


@pytest.mark.parametrize(
    ("width", "height"), [(2, 2), (20, 20), (60, 60), (60, 2), (2, 60), (30, 50)]
)
@pytest.mark.sweep(2)
def test_the_squares_fill_the_paper_in_one_direction_and_stay_on_it(width, height):
    page = Page(make("road", width, height, 1), "x")
    side, *paper = page.paper
    assert sorted(paper) == [SHORT, LONG]
    free = paper[0] - 2 * MARGIN - side * width, paper[1] - 2 * MARGIN - HEAD - side * height
    assert min(free) == pytest.approx(0)


SVG = "{http://www.w3.org/2000/svg}"


def test_an_svg_is_the_sheet_of_the_pdf():
    page = next(Worksheet(hard=1, title="A < B").pages(3))
    root = ElementTree.fromstring(svg(page))
    sheet = next(maze_sheets([page]))
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert texts == [shape.text for shape in sheet.shapes if isinstance(shape, Words)]
    assert "A < B" in texts
    drawn = []
    for each in root.iter(f"{SVG}polyline"):
        points = [tuple(map(float, point.split(","))) for point in each.get("points").split()]
        drawn.append((points, float(each.get("stroke-width")), each.get("stroke")))
    lines = [shape for shape in sheet.shapes if isinstance(shape, Line)]
    assert len({line.colour for line in lines}) > 1
    for (points, thick, colour), line in zip(drawn, lines, strict=True):
        assert colour == f"#{line.colour}"
        assert thick == pytest.approx(line.thick, abs=0.006)
        for point, expected in zip(points, line.points, strict=True):
            assert point == pytest.approx(expected, abs=0.006)
    discs = [shape for shape in sheet.shapes if isinstance(shape, Disc)]
    assert len([*root.iter(f"{SVG}circle")]) == len(discs) > 2


def test_as_text_walls_are_squares_and_it_is_the_same_map():
    made = make("dig", 9, 4, 2)
    text = plain_text(Page(made, "x", has_note=False))
    assert set(text) == set("■ SG\n")
    again = parse(text)
    assert (again.floor, again.start, again.controls) == (made.floor, made.start, made.controls)
    assert plain_text(Page(parse(" a"), "x")) == "Sa\n"


def test_as_text_only_walls_are_drawn_in_another_way():
    read = parse("#####\n#S a#\n#####\n")
    with_a_new_sign = read.changed(rows=("#####", "#S:a#", "#####"))
    assert plain_text(Page(with_a_new_sign, "x")) == "■■■■■\n■S:a■\n■■■■■\n"


def test_every_sign_that_stands_on_the_floor_is_written_on_its_square():
    read = parse("#####\n#S a#\n# # #\n#   #\n#####")
    rooms = Page(read.changed(rows=("#####", "#S~a#", "# # #", "#   #", "#####")), "x")
    assert rooms.step == 1, "a sign between two rooms is no sign of a room"
    written = [shape for shape in next(maze_sheets([rooms])).shapes if isinstance(shape, Words)]
    marks = {words.text: words.at for words in written if words.text in ("S", "a", "~")}
    left, top = marks["S"]
    right, end = marks["a"]
    middle, between = marks["~"]
    assert middle == pytest.approx((left + right) / 2)
    assert top == end == between


def test_as_text_a_map_keeps_the_note_of_its_author_and_a_made_maze_stands_alone():
    read = parse("####\n#Sa#\n####\n\nWho is\n  first?\n")
    assert parse(plain_text(Page(read, "x"))).note == "Who is\n  first?"
    made = make("dig", 3, 2, 1)
    assert made.note
    assert len(plain_text(Page(made, "x", has_note=False)).splitlines()) == made.height


def test_a_map_that_came_as_json_keeps_its_note_as_text(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text('{"rows": ["####", "#Sa#", "####"], "note": "Who is first?"}')
    assert plain_text(Page(read_map(path)[0], "x")).endswith("\n\nWho is first?\n")


@pytest.mark.parametrize(("file", "note"), [("", ""), ("note.txt", "Who is first?")])
def test_print_keeps_the_note_of_a_map_and_leaves_out_that_of_a_maze(
    file, note, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    Path("note.txt").write_text("####\n#Sa#\n####\n\nWho is first?\n")
    assert Print(file=file, width=3, height=2, to=Path("printed.txt")).run() == 0
    assert read_map(Path("printed.txt"))[0].note == note


def test_a_worksheet_as_text_stands_alone():
    page = next(Worksheet(rooms=(3, 2)).pages(1))
    assert len(plain_text(page).splitlines()) == page.heya.height
