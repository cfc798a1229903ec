"""Sheets of paper: what stands where, in millimetres, is compared with the maze itself."""

import re
from itertools import pairwise

import pytest

from mazelib.export.page import Page
from mazelib.export.page_code import read_code
from mazelib.export.sheets.design import ANSWERS, GRIDS, PAPERS, Design
from mazelib.export.sheets.ends import theme_on
from mazelib.export.sheets.head import COLOUR_THEM, HEAD
from mazelib.export.sheets.layout import MARGIN, rooms_too_small
from mazelib.export.sheets.names import how_to_print_again
from mazelib.export.sheets.ornaments import arrow, stars
from mazelib.export.sheets.plan import maze_sheets, sheets
from mazelib.export.sheets.shapes import (
    BLACK,
    GREY,
    INK,
    ORANGE,
    SHADE,
    WHITE,
    Area,
    Disc,
    Line,
    Words,
    broken,
)
from mazelib.export.sheets.themes import THEMES
from mazelib.export.worksheet import Worksheet
from mazelib.export.worksheet_of_code import worksheet_of
from mazelib.grid.compass import Heading, stepped
from mazelib.making.makers import make
from mazelib.maps.heya_text import parse
from tests.samples import OURS, heya


def lines(sheet, colour=BLACK):
    return [shape for shape in sheet.shapes if isinstance(shape, Line) and shape.colour == colour]


def words(sheet):
    return [shape for shape in sheet.shapes if isinstance(shape, Words)]


def said(sheet):
    return [shape.text for shape in words(sheet)]


def walls(sheet):
    """The walls of a sheet with one maze, each as the square of rooms that it begins or ends at."""
    upright = [line for line in lines(sheet) if len(line.points) == 2]
    xs = [x for line in upright for x, _y in line.points]
    ys = [y for line in upright for _x, y in line.points]
    return upright, min(xs), min(ys), max(xs), max(ys)


def is_wall(sheet, across, room, heading):
    """Whether there is a line at this side of a room, whose places count from 0."""
    drawn, left, top, right, _bottom = walls(sheet)
    side = (right - left) / across
    x = left + (room[0] + 0.5) * side
    y = top + (room[1] + 0.5) * side
    dx, dy = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}[heading]
    at = (x + dx * side / 2, y + dy * side / 2)
    for line in drawn:
        (x1, y1), (x2, y2) = line.points
        is_beside = min(x1, x2) - 0.01 <= at[0] <= max(x1, x2) + 0.01
        if is_beside and min(y1, y2) - 0.01 <= at[1] <= max(y1, y2) + 0.01:
            return True
    return False


def test_there_is_a_line_wherever_there_is_a_wall_and_nowhere_else_but_the_border_opens_twice():
    made = make("dig", 5, 4, 3)
    sheet = sheets([Page(made, "x")])[0]
    opened = []
    for column in range(5):
        for row in range(4):
            room = (2 * column + 1, 2 * row + 1)
            for heading in Heading:
                is_drawn = is_wall(sheet, 5, (column, row), heading)
                if is_drawn == made.is_open(stepped(room, heading)):
                    opened.append((column, row, heading))
    assert opened == [(0, 0, Heading.UP), (4, 3, Heading.DOWN)]


def test_an_arrow_leads_in_at_the_start_and_one_leads_out_at_the_target():
    made = make("merge", 6, 5, 2)
    sheet = sheets([Page(made, "x")])[0]
    _drawn, left, top, right, bottom = walls(sheet)
    side = (right - left) / 6
    areas = [shape for shape in sheet.shapes if isinstance(shape, Area)]
    arrows = [area for area in areas if len(area.corners) == 7]
    goes_in, goes_out = arrows
    assert goes_in.corners[0] == pytest.approx((left + side / 2, top))
    assert goes_out.corners[0][0] == pytest.approx(right - side / 2)
    assert goes_out.corners[0][1] > bottom, "its tip points away from the maze"
    assert min(y for _x, y in goes_in.corners) < top
    assert min(y for _x, y in goes_out.corners) >= bottom - 0.01


@pytest.mark.parametrize(("right", "down"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_an_arrow_has_its_tip_where_it_points(right, down):
    corners = arrow((10, 20), 4, right, down).corners
    assert corners[0] == (10, 20)
    shaft = [(x - 10) * right + (y - 20) * down for x, y in corners[1:]]
    assert max(shaft) <= -2 + 1e-9
    assert min(shaft) == -4


@pytest.mark.parametrize("name", THEMES)
def test_the_pictures_of_a_theme_stand_before_the_openings_and_are_told_above_the_maze(name):
    design = Design(marks="pictures", theme=name, instruction=None)
    sheet = sheets([Page(make("merge", 6, 5, 2), "x", design=design)])[0]
    _drawn, left, top, right, bottom = walls(sheet)
    side = (right - left) / 6
    theme = THEMES[name]
    assert theme.instruction in said(sheet)
    ends = ((theme.start, left + side / 2, top), (theme.goal, right - side / 2, bottom))
    for picture, x, y in ends:
        parts = placed_parts(sheet, picture().outlined())
        assert len(parts) == 1, "it stands there once"
        (at,) = parts
        assert at[0] == pytest.approx(x, abs=side / 2)
        outside = at[1] - y
        assert (outside < 0) == (picture is theme.start)
        assert 3 < abs(outside) < 30, "beside the maze, and not in it"
    assert not is_wall(sheet, 6, (0, 0), Heading.UP)
    assert not is_wall(sheet, 6, (5, 4), Heading.DOWN)


def placed_parts(sheet, picture):
    """Where a picture stands below the head: the middle of what has the size of its parts."""
    own = picture.placed((0, 0), 1)
    found = []
    below = [shape for shape in sheet.shapes if not isinstance(shape, Words)]
    for first in range(len(below) - len(own) + 1):
        group = below[first : first + len(own)]
        kinds = [(type(shape), shape.colour) for shape in group]
        if kinds != [(type(shape), shape.colour) for shape in own]:
            continue
        points = [point for shape in group for point in points_of(shape)]
        xs = [x for x, _y in points]
        ys = [y for _x, y in points]
        if min(ys) > HEAD + MARGIN - 5:
            found.append(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2))
    return found


def test_neighbours_have_different_themes_and_a_code_gives_the_same_ones_again():
    sheet = Worksheet(hard=1, how_many=10, on_a_page=2)
    pages = list(sheet.pages(5))
    themes = [theme_on(page) for page in pages]
    assert set(themes) == set(THEMES.values())
    assert all(one is not other for one, other in pairwise(themes))
    assert [theme_on(page) for page in sheet.pages(5, 3)] == themes[4:6]
    first = said(maze_sheets_of(sheet)[0])
    known = {theme.instruction for theme in themes}
    two = [theme.instruction for theme in themes[:2]]
    assert [words for words in first if words in known] == two


def maze_sheets_of(sheet):
    return list(maze_sheets(list(sheet.pages(5))))


@pytest.mark.parametrize("seed", range(4))
def test_no_picture_lies_on_a_room_of_a_shape_with_stairs(seed):
    page = next(Worksheet(hard=2, mask="heart").pages(seed))
    sheet = sheets([page])[0]
    _drawn, left, top, right, _bottom = walls(sheet)
    side = (right - left) / page.size[0]
    theme = theme_on(page)
    for picture in (theme.start, theme.goal):
        ((x, y),) = placed_parts(sheet, picture().outlined())
        column = int((x - left) // side)
        row = int((y - top) // side)
        room = (2 * column + 1, 2 * row + 1)
        assert not page.heya.places.contains(room) or not page.heya.is_open(room)


def test_the_mazes_of_a_sheet_have_words_of_one_size_on_one_line_for_a_row():
    for on_a_page, rows in ((2, 1), (4, 2), (6, 3)):
        sheet = Worksheet(hard=2, how_many=on_a_page, on_a_page=on_a_page)
        (each,) = maze_sheets(list(sheet.pages(1)))
        titles = [shape for shape in words(each) if re.fullmatch(r"Maze \d", shape.text)]
        stories = {theme.instruction for theme in THEMES.values()}
        told = [shape for shape in words(each) if shape.text in stories]
        assert len(titles) == len(told) == on_a_page
        assert len({shape.height for shape in titles + told}) == 1
        assert len({shape.at[1] for shape in titles + told}) == rows
        for shape in told:
            assert 0.57 * shape.height * len(shape.text) <= shape.most + 0.1, "none shrinks"


def test_a_story_that_all_mazes_of_a_sheet_have_in_common_stands_in_the_head_once():
    (sheet,) = maze_sheets(list(Worksheet(hard=1, how_many=4, on_a_page=4, theme="bee").pages(1)))
    assert said(sheet).count("Help the bee find the flower.") == 1
    titles = [shape for shape in words(sheet) if re.fullmatch(r"Maze \d", shape.text)]
    assert {shape.height for shape in titles} == {4.2}


def test_pictures_are_large_outlines_and_a_border_surrounds_the_sheet():
    (page,) = Worksheet(hard=3, theme="mouse").pages(1)
    sheet = sheets([page])[0]
    ((x, y),) = placed_parts(sheet, THEMES["mouse"].goal().outlined())
    around = [shape for shape in sheet.shapes if isinstance(shape, Area)
              and abs(shape.corners[0][0] - x) < 20 and abs(shape.corners[0][1] - y) < 20]
    wide = [px for shape in around for px, _py in shape.corners]
    assert max(wide) - min(wide) > 20
    assert {shape.colour for shape in around if len(shape.corners) != 7} == {WHITE}
    dots = [shape for shape in sheet.shapes if isinstance(shape, Disc) and shape.centre[0] < 10]
    assert len(dots) > 80
    letters = sheets(list(Worksheet(hard=3, marks="letters").pages(1)))[0]
    assert not [shape for shape in letters.shapes if isinstance(shape, Disc) and
                shape.centre[0] < 9]


def test_a_sentence_of_ones_own_stands_instead_of_those_of_the_themes():
    sheet = Worksheet(hard=1, how_many=2, on_a_page=2, line="Hurry!")
    texts = said(maze_sheets_of(sheet)[0])
    assert "Hurry!" in texts
    assert not {theme.instruction for theme in THEMES.values()} & set(texts)


def test_an_end_inside_the_maze_has_its_picture_in_its_room():
    inside = parse("#######\n#     #\n# ### #\n# #S  #\n# ### #\n#    G#\n#######")
    design = Design(marks="pictures", theme="dog", instruction=None)
    sheet = sheets([Page(inside, "x", design=design)])[0]
    _drawn, left, top, right, bottom = walls(sheet)
    ((x, y),) = placed_parts(sheet, THEMES["dog"].start().outlined())
    assert (x, y) == pytest.approx(((left + right) / 2, (top + bottom) / 2), abs=2)
    assert not {"S", "G"} & set(said(sheet))


def test_the_frame_is_thicker_than_the_walls_in_the_maze():
    sheet = sheets([Page(make("merge", 6, 5, 2), "x")])[0]
    drawn, left, top, right, bottom = walls(sheet)
    frame = set()
    inner = set()
    for line in drawn:
        (x1, y1), (x2, y2) = line.points
        is_upright = x1 == x2 and x1 in (left, right)
        is_level = y1 == y2 and y1 in (top, bottom)
        (frame if is_upright or is_level else inner).add(line.thick)
    assert min(frame) > 1.5 * max(inner)


@pytest.mark.parametrize("rooms", [10, 25, 60])
def test_an_arrow_is_never_shorter_than_3_millimetres(rooms):
    design = Design(marks="arrows", on_a_page=6)
    sheet = sheets([Page(make("dig", rooms, rooms, 1), "x", design=design)])[0]
    arrows = [s for s in sheet.shapes if isinstance(s, Area) and len(s.corners) == 7]
    for each in arrows:
        ys = [y for _x, y in each.corners]
        assert max(ys) - min(ys) >= 3


def test_letters_stand_in_the_maze_where_letters_are_wanted_and_the_border_is_closed():
    page = Page(make("merge", 6, 5, 2), "x", design=Design(marks="letters"))
    sheet = sheets([page])[0]
    assert {"S", "G"} <= set(said(sheet))
    assert is_wall(sheet, 6, (0, 0), Heading.UP)
    assert is_wall(sheet, 6, (5, 4), Heading.DOWN)
    assert not {"S", "G"} & set(said(sheets([Page(page.heya, "x")])[0]))


def test_any_other_map_has_squares_of_wall_and_all_its_letters():
    sheet = sheets([Page(heya("first"), "first")])[0]
    squares = [s for s in sheet.shapes if isinstance(s, Area) and s.colour == SHADE]
    side = min(s.corners[2][1] - s.corners[0][1] for s in squares)
    covered = sum((s.corners[1][0] - s.corners[0][0]) for s in squares)
    assert covered / side == pytest.approx(heya("first").floor.count(0), rel=0.02)
    assert {"S", "a", "b", "c"} <= set(said(sheet))


@pytest.mark.parametrize("on_a_page", GRIDS)
def test_between_a_picture_and_its_opening_an_arrow_leads_in_or_out(on_a_page):
    design = Design(marks="pictures", theme="dog", instruction=None, on_a_page=on_a_page)
    page = Page(make("merge", 6, 5, 2), "x", design=design)
    maze, answer = sheets([page])
    into, out = [shape.corners for shape in maze.shapes
                 if isinstance(shape, Area) and len(shape.corners) == 7]
    _drawn, left, top, right, bottom = walls(maze)
    side = (right - left) / 6
    assert into[0][0] == pytest.approx(left + side / 2)
    assert out[0][0] == pytest.approx(right - side / 2)
    assert top - 2 < into[0][1] < top, "its tip is at the opening"
    assert min(y for _x, y in out) > bottom, "it has left the maze"
    assert out[0][1] == max(y for _x, y in out), "and points away"
    for corners in (into, out):
        assert max(x for x, _y in corners) - min(x for x, _y in corners) < 0.7 * side
    assert not [s for s in answer.shapes if isinstance(s, Area) and len(s.corners) == 7]


def test_an_answer_begins_with_a_dot_and_ends_with_the_head_of_an_arrow():
    (page,) = Worksheet(hard=1).pages(1)
    _maze, answer = sheets([page])
    (way,) = lines(answer, ORANGE)
    (dot,) = [s for s in answer.shapes if isinstance(s, Disc) and s.centre == way.points[0]]
    (head,) = [s for s in answer.shapes if isinstance(s, Area) and s.colour == ORANGE
               and len(s.corners) == 3 and s.corners[0][1] > way.points[-1][1]]
    assert dot.colour == ORANGE
    assert head.corners[0][0] == pytest.approx(way.points[-1][0])
    assert way.thick <= 2, "not a road in large rooms"


def test_the_letters_of_a_map_can_be_read_on_its_answer():
    maze, answer = sheets([Page(heya("first"), "First")])
    (way,) = lines(answer, ORANGE)
    letters = [shape for shape in words(answer) if shape.text in {"S", "a", "b", "c"}]
    assert len(letters) == 4
    discs = [shape for shape in answer.shapes if isinstance(shape, Disc) and shape.colour == WHITE]
    for letter in letters:
        x, y = letter.at
        (disc,) = [each for each in discs if abs(each.centre[0] - x) < 0.01
                   and 0 < y - each.centre[1] < each.radius]
        order = [answer.shapes.index(shape) for shape in (way, disc, letter)]
        assert order == sorted(order)
    heads = [shape for shape in answer.shapes if isinstance(shape, Area) and shape.colour == ORANGE]
    assert not heads, "letters stand at both ends"
    assert not [shape for shape in maze.shapes if isinstance(shape, Disc)
                and shape.colour == WHITE and shape.centre[1] > HEAD + MARGIN]


def test_words_above_a_maze_begin_where_it_begins():
    pages = list(Worksheet(hard=2, how_many=2, on_a_page=2).pages(12))
    first = next(maze_sheets(pages))
    _drawn, left, _top, _right, _bottom = walls(first)
    (label,) = [shape for shape in words(first) if shape.text == "Maze 1"]
    assert label.at[0] == pytest.approx(left)


def test_the_answer_is_one_line_from_opening_to_opening_as_long_as_the_way():
    page = Page(make("dig", 7, 6, 4), "Maze 1")
    first, answer = sheets([page])
    assert not lines(first, ORANGE)
    (way,) = lines(answer, ORANGE)
    _drawn, left, _top, right, _bottom = walls(answer)
    side = (right - left) / 7
    long = 0.0
    for (x, y), (next_x, next_y) in zip(way.points, way.points[1:], strict=False):
        assert x == pytest.approx(next_x) or y == pytest.approx(next_y)
        long += abs(x - next_x) + abs(y - next_y)
    steps = page.answer().steps
    assert long / side == pytest.approx(steps + 1), "half a room in, half a room out"
    assert f"Maze 1: {steps} steps" in said(answer)


def places_along(points):
    """Many points along a line of level and upright pieces, in order."""
    for (x, y), (next_x, next_y) in pairwise(points):
        long = abs(next_x - x) + abs(next_y - y)
        parts = max(1, round(20 * long))
        for part in range(parts + 1):
            yield x + (next_x - x) * part / parts, y + (next_y - y) * part / parts


@pytest.mark.parametrize("name", OURS)
def test_the_answer_of_a_map_goes_to_the_place_of_each_letter_in_order(name):
    page = Page(heya(name), name)
    _map, answer = sheets([page])
    letters = [shape for shape in words(answer) if shape.text in page.heya.marks.values()]
    by_text = {shape.text: shape for shape in letters}
    ways = lines(answer, ORANGE)
    assert bool(ways) == bool(page.answer().route)
    along = iter(places_along(ways[0].points) if ways else ())
    stops = [letter for letter, _place in page.heya.controls if ways and letter in by_text]
    for letter in stops:
        x, base = by_text[letter].at
        y = base - 0.36 * by_text[letter].height
        assert any(abs(x - at[0]) + abs(y - at[1]) < 0.1 for at in along), letter


@pytest.mark.parametrize("on_a_page", GRIDS)
def test_all_mazes_are_on_sheets_and_each_answer_carries_the_number_of_its_maze(on_a_page):
    sheet = Worksheet(hard=1, how_many=14, on_a_page=on_a_page)
    pages = list(sheet.pages(5))
    drawn = sheets(pages)
    many = -(-14 // on_a_page)
    assert len(drawn) == many + -(-14 // ANSWERS)
    expected = [page.title for page in pages]
    texts = [text for each in drawn[:many] for text in said(each)]
    assert [text for text in texts if text in expected] == expected
    texts = [text for each in drawn[many:] for text in said(each)]
    labels = [text for text in texts if "steps" in text]
    expected = []
    for page in pages:
        expected.append(f"{page.title}: {page.answer().steps} steps")
    assert labels == expected
    for number, each in enumerate(drawn[:many], 1):
        code = f"{number}-{pages[0].design.code}"
        if number * on_a_page > 14:
            code += "+14"
        assert said(each)[-1] == code
        assert read_code(code).sheet == number
        is_alone = on_a_page == 1
        assert ("I needed _________ minutes." in said(each)) == is_alone


def rooms_of(sheet, across):
    """How wide the rooms of a sheet with one maze are, in millimetres."""
    _drawn, left, _top, right, _bottom = walls(sheet)
    return (right - left) / across


@pytest.mark.parametrize("turn", ["upright", "across"])
@pytest.mark.parametrize("on_a_page", GRIDS)
def test_mazes_by_stars_fill_their_places_however_the_paper_is_turned(turn, on_a_page):
    sheet = Worksheet(hard=3, how_many=on_a_page, on_a_page=on_a_page, turn=turn)
    (each,) = maze_sheets_of(sheet)
    _drawn, left, _top, right, bottom = walls(each)
    assert right - left > 0.85 * (each.width - 2 * MARGIN)
    assert bottom > 0.83 * (each.height - MARGIN)
    rooms = sheet.field.rooms
    assert rooms == pytest.approx(14 * 17, rel=0.06), "as many as the stars say"


@pytest.mark.parametrize("turn", ["best", "upright", "across"])
@pytest.mark.parametrize("on_a_page", GRIDS)
def test_a_code_gives_mazes_of_the_same_size_again_however_the_paper_is_turned(turn, on_a_page):
    sheet = Worksheet(hard=2, on_a_page=on_a_page, turn=turn)
    code = read_code(sheet.code(7).text())
    assert worksheet_of(code).field == sheet.field


def test_mazes_that_are_left_over_are_larger_and_a_last_one_alone_has_its_title_once():
    sheet = Worksheet(hard=1, how_many=7, on_a_page=6)
    first, last = maze_sheets_of(sheet)
    across = sheet.field.width
    assert rooms_of(last, across) > 1.8 * rooms_of(first, 2 * across)
    assert said(last).count("Maze 7") == 1
    third = maze_sheets_of(Worksheet(hard=1, how_many=3, on_a_page=4))[0]
    lowest = max(y for line in lines(third) for _x, y in line.points)
    xs = [x for line in lines(third) for x, y in line.points if y == pytest.approx(lowest)]
    assert (min(xs) + max(xs)) / 2 == pytest.approx(third.width / 2, abs=1), "in the middle"


def test_answers_can_be_left_out():
    assert len(sheets(list(Worksheet(hard=1, how_many=2, answers=False).pages(1)))) == 2


def test_the_answer_of_a_single_maze_has_a_sheet_of_its_own_and_no_sheet_says_a_command():
    (page,) = Worksheet(hard=1, title="Ours").pages(1)
    maze, answer = sheets([page])
    assert not lines(maze, ORANGE)
    assert lines(answer, ORANGE)
    assert said(maze)[-1] == page.design.code
    assert said(answer)[-1] == page.design.code
    for sheet in (maze, answer):
        assert not [text for text in said(sheet) if "--" in text or "python" in text]
    again = f'To print this again: python3 lessons print --code {page.design.code} --title "Ours"'
    assert how_to_print_again([page]) == again


def test_an_answer_is_a_line_in_a_pale_band_and_looks_like_no_wall_in_grey():
    (page,) = Worksheet(hard=2).pages(1)
    _maze, answer = sheets([page])
    (way,) = lines(answer, ORANGE)
    (band,) = lines(answer, "FFDCC2")
    assert band.points == way.points
    assert band.thick > 2 * way.thick
    assert answer.shapes.index(band) < answer.shapes.index(way)


def test_pictures_take_the_room_that_a_maze_leaves_above_and_below():
    apart = []
    for rooms in ((20, 8), (20, 22)):
        sheet = Worksheet(rooms=rooms, theme="mouse", answers=False, turn="upright")
        (each,) = sheets(list(sheet.pages(1)))
        ((_x, y),) = placed_parts(each, THEMES["mouse"].goal().outlined())
        *_walls, bottom = walls(each)
        apart.append(y - bottom)
    flat, full = apart
    assert full > 10
    assert flat > 1.5 * full


@pytest.mark.thorough
def test_an_answer_on_a_sheet_of_its_own_has_all_its_walls_however_small():
    (page,) = Worksheet(rooms=(60, 60)).pages(1)
    maze, answer = sheets([page])
    assert rooms_of(answer, 60) < 3.1
    assert len(walls(answer)[0]) == len(walls(maze)[0])


def test_a_title_of_ones_own_stands_above_several_mazes_too():
    for title, head in (("Ours {number}", "Ours 1–4"), ("{across} × {down}", "11 × 11")):
        pages = list(Worksheet(hard=2, how_many=4, on_a_page=4, title=title).pages(2))
        assert said(sheets(pages)[0])[0] == head


@pytest.mark.parametrize("on_a_page", [2, 4, 6])
def test_a_title_that_is_too_long_for_each_maze_stands_above_all_of_them_once(on_a_page):
    title = "The very long title that our teacher wrote for all of class 4b, number {number}"
    sheet = Worksheet(hard=1, how_many=on_a_page, on_a_page=on_a_page, title=title)
    first, answer = sheets(list(sheet.pages(1)))
    assert said(first)[0] == title.replace("{number}", f"1–{on_a_page}")
    for number in range(1, on_a_page + 1):
        assert f"Maze {number}" in said(first)
        assert sum(f"{number}: " in text for text in said(answer)) == 1
    for each in (first, answer):
        assert all(shape.most > 10 for shape in words(each)), "letters stand upright"


def test_the_head_of_a_sheet_says_which_mazes_are_on_it_as_one_would():
    for how_many, told in ((2, "Mazes 1 and 2"), (4, "Mazes 1 to 4")):
        pages = Worksheet(hard=1, how_many=how_many, on_a_page=how_many).pages(1)
        assert said(next(maze_sheets(list(pages))))[0] == told


def test_under_a_sentence_of_ones_own_nothing_is_added():
    usual, own = (
        next(maze_sheets(list(Worksheet(hard=1, line=line).pages(1)))) for line in (None, "Los!")
    )
    assert COLOUR_THEM in said(usual)
    assert COLOUR_THEM not in said(own)


def test_mazes_with_one_title_for_all_are_told_apart_by_their_numbers():
    pages = list(Worksheet(hard=1, how_many=4, on_a_page=4, title="Ours").pages(2))
    mazes, answers = sheets(pages)
    assert "Ours" in said(mazes)
    assert "Maze 3" in said(mazes)
    assert any(text.startswith("Maze 3: ") for text in said(answers))


@pytest.mark.parametrize(
    ("title", "is_in_disc"), [("Ours", True), ("{across} rooms", True), ("Ours {number}", False)]
)
def test_a_sheet_whose_title_does_not_say_its_number_has_it_in_a_disc(title, is_in_disc):
    pages = list(Worksheet(hard=1, how_many=3, title=title).pages(2))
    *mazes, answers = sheets(pages)
    for number, sheet in enumerate(mazes, 1):
        numbers = [shape for shape in words(sheet) if shape.text == str(number)]
        assert len(numbers) == is_in_disc
        for shape in numbers:
            discs = [each for each in sheet.shapes if isinstance(each, Disc)]
            around = [disc for disc in discs if disc.radius > 3
                      and abs(disc.centre[0] - shape.at[0]) < 0.01
                      and abs(disc.centre[1] - shape.at[1]) < 2]
            assert [disc.colour for disc in around] == [BLACK, WHITE]
        told = f"Maze {number}: " if is_in_disc else f"Ours {number}: "
        assert any(text.startswith(told) for text in said(answers))
    (alone,) = Worksheet(hard=1, title=title).pages(2)
    assert "1" not in said(sheets([alone])[0])


def test_rooms_too_small_for_a_pencil_are_told_with_what_to_do():
    many = list(Worksheet(hard=5, how_many=6, on_a_page=6).pages(1))
    assert "Put fewer mazes on a sheet" in rooms_too_small(many)
    one = list(Worksheet(rooms=(60, 60)).pages(1))
    assert "Make a smaller maze" in rooms_too_small(one)
    told = re.search(r"only ([\d.]+) mm", rooms_too_small(one))
    assert float(told[1]) == pytest.approx(rooms_of(sheets(one)[0], 60), abs=0.051)
    assert float(told[1]) < 4
    assert rooms_too_small(list(Worksheet(hard=5).pages(1))) == ""


def test_a_title_too_long_is_broken_between_words():
    words = Words("a title of many words", (10, 20), 9.0, 50.0, lines=2)
    first, second = broken(words, 90.0)
    assert f"{first.text} {second.text}" == words.text
    assert abs(len(first.text) - len(second.text)) <= 5
    assert first.at[1] < 20 < second.at[1]
    assert first.height > 6
    assert broken(words, 49.0) == [words]


def points_of(shape):
    match shape:
        case Line(points):
            return points
        case Area(corners):
            return corners
        case Disc((x, y), radius):
            return [(x - radius, y - radius), (x + radius, y + radius)]
        case Words(at=at):
            return [at]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("turn", ["upright", "across"])
@pytest.mark.parametrize("on_a_page", GRIDS)
def test_nothing_stands_outside_the_margins(paper, turn, on_a_page):
    sheet = Worksheet(hard=1, how_many=on_a_page, on_a_page=on_a_page, paper=paper, turn=turn)
    for each in sheets(list(sheet.pages(2))):
        assert sorted((each.width, each.height)) == sorted(PAPERS[paper])
        assert (each.width < each.height) == (turn == "upright")
        for shape in each.shapes:
            for x, y in points_of(shape):
                assert 6 <= x <= each.width - 6, "printers print here"
                assert 6 <= y <= each.height - 6


def test_as_many_stars_are_filled_as_the_maze_is_hard():
    drawn = stars((0, 0), 5, 3)
    golden = [star for star in drawn if isinstance(star, Area)]
    edges = [star for star in drawn if isinstance(star, Line)]
    assert [len(star.corners) for star in golden] == [10, 10, 10]
    assert [star.colour for star in edges] == [INK, INK, INK, GREY, GREY]


def test_a_maze_whose_start_is_inside_has_letters():
    inside = parse("#######\n#     #\n# ### #\n# #S  #\n# ### #\n#    G#\n#######")
    page = Page(inside, "x")
    assert page.has_rooms
    assert {"S", "G"} <= set(said(sheets([page])[0]))
