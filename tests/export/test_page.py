"""A page: its squares, and where they lie on the paper."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from mazelib.commands.print import Print
from mazelib.export.formats.svg import svg
from mazelib.export.formats.txt import plain_text
from mazelib.export.page import (
    LETTER_WIDTH,
    LINE_HEIGHT,
    OUTSIDE_COLOUR,
    TITLE_HEIGHT,
    WALL_COLOUR,
    WAY_COLOUR,
    Page,
)
from mazelib.export.paper import HEAD, LONG, MARGIN, SHORT
from mazelib.export.printing import read_map
from mazelib.export.worksheet import Worksheet
from mazelib.making.makers import make
from mazelib.maps import reach
from mazelib.maps.heya_text import parse
from tests.making.making_examples import mask
from tests.samples import heya

ROOM = parse("#####\n#S#a#\n# # #\n#   #\n#####")


def boxes(page, colour):
    """The boxes of one colour, rounded, measured in squares from the first square."""
    side, width, _ = page.paper
    left = (width - page.size[0] * side) / 2
    found = []
    for each, x, y, wide, high in page.boxes():
        if each == colour:
            sizes = (x - left, y - MARGIN - HEAD, wide, high)
            found.append(tuple(round(size / side, 1) for size in sizes))
    return found


def test_a_maze_of_rooms_has_a_square_a_room_with_walls_at_its_edges():
    page = Page(ROOM, "a room")
    assert page.step == 2
    assert page.size == (2, 2)
    assert boxes(page, WAY_COLOUR) == []
    assert sorted(boxes(page, WALL_COLOUR)) == [
        (0, 0, 0, 1),
        (0, 0, 1, 0),
        (0, 1, 0, 1),
        (0, 2, 1, 0),
        (1, 0, 0, 1),
        (1, 0, 1, 0),
        (1, 2, 1, 0),
        (2, 0, 0, 1),
        (2, 1, 0, 1),
    ]
    assert [said for said, *_ in page.words()] == ["a room", "", "S", "a"]


def test_what_lies_outside_the_shape_of_a_maze_is_pale_and_has_no_walls():
    tee = mask("|# #|\n|   |\n")
    page = Page(make("dig", mask=tee, seed=1), "a tee").answer()
    assert page.size == (3, 2)
    assert boxes(page, OUTSIDE_COLOUR) == [(0, 0, 1, 1), (2, 0, 1, 1)]
    assert sorted(boxes(page, WALL_COLOUR)) == [
        (0, 1, 0, 1),
        (0, 1, 1, 0),
        (0, 2, 1, 0),
        (1, 0, 0, 1),
        (1, 0, 1, 0),
        (1, 2, 1, 0),
        (2, 0, 0, 1),
        (2, 1, 1, 0),
        (2, 2, 1, 0),
        (3, 1, 0, 1),
    ]
    colours = [box.colour for box in page.boxes()]
    assert colours == sorted(colours, key=[OUTSIDE_COLOUR, WAY_COLOUR, WALL_COLOUR].index)


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
    walls = [
        (x, y, 1, 1) for x in range(width) for y in range(height) if not page.heya.is_open((x, y))
    ]
    assert boxes(page, WALL_COLOUR) == walls


def test_the_answer_has_the_shortest_way_and_its_length():
    answer = Page(heya("first"), "first").answer()
    tour = reach.tour(heya("first"))
    assert answer.title == "first. Answer: 48 steps to a, b, c"
    assert Page(ROOM, "room").answer().title == "room. Answer: 3 steps to a", (
        "from square to square"
    )
    assert boxes(answer, WAY_COLOUR) == [(x, y, 1, 1) for x, y in tour]


def test_the_walls_are_drawn_over_the_way_and_not_the_way_over_them():
    colours = [box.colour for box in Page(heya("first"), "first").answer().boxes()]
    first_wall = colours.index(WALL_COLOUR)
    assert 0 < first_wall < len(colours)
    assert set(colours[:first_wall]) == {WAY_COLOUR}
    assert set(colours[first_wall:]) == {WALL_COLOUR}


def test_an_answer_keeps_the_line_for_name_and_date():
    page = Page(ROOM, "room", "Name: ____")
    assert page.answer().line == "Name: ____"
    assert [words.text for words in page.answer().words()][1] == "Name: ____"


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
    half = min(side / 8, 1) / 2 + 1e-9
    for _, left, top, wide, high in page.boxes():
        assert left >= MARGIN - half
        assert left + wide <= paper[0] - MARGIN + half
        assert top >= MARGIN + HEAD - half
        assert top + high <= paper[1] - MARGIN + half


def test_an_svg_has_all_that_the_page_has_and_is_a4():
    page = Page(make("merge", 7, 5, 3), "A < B", "Name").answer()
    root = ElementTree.fromstring(svg(page))
    assert (root.get("width"), root.get("height")) == ("297mm", "210mm")
    texts = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0].startswith("A < B. Answer: ")
    assert {"S", "G"} <= set(texts)
    for each, words in zip(
        root.iter("{http://www.w3.org/2000/svg}text"), page.words(), strict=True
    ):
        assert float(each.get("x")) == pytest.approx(words.x, abs=0.01)
        assert float(each.get("font-size")) == pytest.approx(words.height, abs=0.01)
        # Letters stand on their base line: they reach as far above the middle as below it.
        assert words.y < float(each.get("y")) < words.y + words.height / 2
    drawn = [*root.iter("{http://www.w3.org/2000/svg}rect")]
    assert [each.get("fill") for each in drawn] == [f"#{colour}" for colour, *_ in page.boxes()]
    found = []
    for each in drawn:
        found.append(tuple(float(each.get(name)) for name in ("x", "y", "width", "height")))
    assert found == [pytest.approx(box[1:], abs=0.01) for box in page.boxes()]
    assert {*map(len, found)} == {4}


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
    assert [words.text for words in rooms.words()] == ["x", "", "S", "a", "~"]
    marks = [*rooms.words()][2:]
    assert [words.x - marks[0].x for words in marks] == pytest.approx(
        [0, 2 * rooms.paper.side, rooms.paper.side]
    )


@pytest.mark.parametrize("read", [make("merge", 9, 5, 3), heya("first")], ids=["rooms", "places"])
def test_a_mark_stands_in_the_middle_of_its_square_and_fits_in(read):
    page = Page(read, "x")
    side, width, _height = page.paper
    across, _down = page.size
    left = (width - across * side) / 2
    top = MARGIN + HEAD
    written = {words.text: words for words in [*page.words()][2:]}
    marks = {letter: place for place, letter in read.marks.items()}
    assert len(marks) == len(written) >= 2
    for letter, (x, y) in marks.items():
        words = written[letter]
        assert words.x == pytest.approx(left + (x // page.step + 0.5) * side)
        assert words.y == pytest.approx(top + (y // page.step + 0.5) * side)
        assert side / 2 < words.height < side


@pytest.mark.parametrize("length", [1, 20, 60, 200])
def test_title_and_line_stand_in_the_head_one_below_the_other_however_long_they_are(length):
    page = Page(ROOM, "m" * length, "n" * length)
    title, line = [*page.words()][:2]
    tops = [words.y - words.height / 2 for words in (title, line)]
    bottoms = [words.y + words.height / 2 for words in (title, line)]
    assert MARGIN <= tops[0] < bottoms[0] < tops[1] < bottoms[1] < MARGIN + HEAD
    widths = [LETTER_WIDTH * words.height * length for words in (title, line)]
    assert max(widths) <= page.paper.width - 2 * MARGIN + 1e-9
    assert title.x == line.x == page.paper.width / 2
    if length == 20:
        assert (title.height, line.height) == (TITLE_HEIGHT, LINE_HEIGHT)


def test_as_text_a_map_keeps_the_note_of_its_author_and_a_made_maze_stands_alone():
    read = parse("####\n#Sa#\n####\n\nWho is\n  first?\n")
    assert parse(plain_text(Page(read, "x"))).note == "Who is\n  first?"
    made = make("dig", 3, 2, 1)
    assert made.note
    assert len(plain_text(Page(made, "x", has_note=False)).splitlines()) == made.height


def test_a_map_that_came_as_json_keeps_its_note_as_text(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text('{"rows": ["####", "#Sa#", "####"], "note": "Who is first?"}')
    assert plain_text(Page(read_map(path), "x")).endswith("\n\nWho is first?\n")


@pytest.mark.parametrize(("file", "note"), [("", ""), ("note.txt", "Who is first?")])
def test_print_keeps_the_note_of_a_map_and_leaves_out_that_of_a_maze(
    file, note, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    Path("note.txt").write_text("####\n#Sa#\n####\n\nWho is first?\n")
    assert Print(file=file, width=3, height=2, to=Path("printed.txt")).run() == 0
    assert read_map(Path("printed.txt")).note == note


def test_a_worksheet_as_text_stands_alone():
    page = next(Worksheet(rooms=(3, 2)).pages(1))
    assert len(plain_text(page).splitlines()) == page.heya.height
