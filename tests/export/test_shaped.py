"""Mazes in an outline: their rooms lie in it, and about as many as the stars say."""

from itertools import pairwise
from math import hypot

import pytest

from mazelib.export.hardness import ROOMS
from mazelib.export.shaped import has_outline, shaped
from mazelib.export.sheets.around import Around
from mazelib.export.sheets.maze import DrawnMaze
from mazelib.export.sheets.outlines import OUTLINES
from mazelib.export.sheets.plan import sheets
from mazelib.export.sheets.shapes import Box, Line
from mazelib.export.sheets.themes import THEMES
from mazelib.export.worksheet import Worksheet
from mazelib.making.masks import read_mask
from mazelib.maps import folder


def rooms_in(mask):
    return [divmod(index, mask.width)[::-1] for index, is_in in enumerate(mask.rooms) if is_in]


@pytest.mark.parametrize("hard", ROOMS)
@pytest.mark.parametrize("name", OUTLINES)
def test_all_rooms_lie_inside_the_outline_and_are_as_many_as_the_stars_say(name, hard):
    across, down = ROOMS[hard]
    mask, outline = shaped(name, across * down)
    around = Around(outline, mask.width, mask.height)
    assert mask.rooms.count(1) == pytest.approx(across * down, rel=0.15)
    for column, row in rooms_in(mask):
        for x in (0.05, 0.95):
            for y in (0.05, 0.95):
                assert around.is_inside((column + x, row + y))


@pytest.mark.parametrize(("name", "hard"), [("letter_m", 1), ("letter_m", 3), ("tree", 4)])
def test_no_point_of_an_outline_reaches_into_a_room(name, hard):
    across, down = ROOMS[hard]
    mask, outline = shaped(name, across * down)
    for x, y in outline.border:
        for column, row in rooms_in(mask):
            is_across = column + 0.01 < x < column + 0.99
            assert not (is_across and row + 0.01 < y < row + 0.99)


@pytest.mark.parametrize("name", [name for name in OUTLINES if OUTLINES[name].holes])
def test_no_room_lies_in_an_eye_or_a_window(name):
    mask, outline = shaped(name, 240)
    for hole in outline.holes:
        inside = Around(outline._replace(border=hole), mask.width, mask.height)
        middles = [(column + 0.5, row + 0.5) for column, row in rooms_in(mask)]
        assert not any(map(inside.is_inside, middles))
        x = sum(x for x, _y in hole) / len(hole)
        y = sum(y for _x, y in hole) / len(hole)
        assert inside.is_inside((x, y)), "it is no empty hole"


@pytest.mark.parametrize("name", OUTLINES)
def test_an_outline_lies_in_its_place_on_the_sheet_and_its_ways_lead_out_of_it(name):
    (page,) = Worksheet(hard=2, mask=name).pages(3)
    box = Box(14, 40, 182, 230)
    drawn = DrawnMaze(page, box)
    for shape in drawn.shapes():
        corners = getattr(shape, "corners", ())
        assert all(box.left - 0.1 <= x <= box.right + 0.1 for x, _y in corners)
        assert all(box.top - 0.1 <= y <= box.bottom + 0.1 for _x, y in corners)
    around = Around(page.design.outline, *page.size)
    for opening in drawn.openings:
        far = around.way_outside(opening)
        x = opening.wall[0] / 2
        y = opening.wall[1] / 2
        down = 1 if opening.heading == 2 else -1
        assert not around.is_inside((x, y + down * (far + 0.01)))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("hard", [1, 4])
def test_one_goes_in_between_the_ears_or_by_the_chimney_and_out_at_the_chin_or_the_door(hard, seed):
    for name in ("cat", "house"):
        (page,) = Worksheet(hard=hard, mask=name).pages(seed)
        outline = page.design.outline
        xs = [x for x, _y in outline.border]
        wide = max(xs) - min(xs)
        middle = (max(xs) + min(xs)) / 2
        ((_letter, goal),) = page.heya.controls
        into = (page.heya.start[0] / 2 - middle) / wide
        out = goal[0] / 2
        if name == "cat":
            assert abs(into) < 0.2
            assert abs(out - middle) / wide < 0.3
            continue
        assert 0.15 < into < 0.4, "the chimney"
        (left, floor), (_left, top), _right_top, (right, _floor) = outline.door
        assert left < out < right
        assert goal[1] / 2 == pytest.approx(top - 0.5), "the room above the door"
        assert floor == pytest.approx(max(y for _x, y in outline.border))


@pytest.mark.parametrize("name", OUTLINES)
def test_doors_are_not_at_the_corners_of_a_shape(name):
    mask, outline = shaped(name, 240)
    corners = set()
    for number, (x, y) in enumerate(outline.border):
        x1, y1 = outline.border[number - 1]
        x2, y2 = outline.border[(number + 1) % len(outline.border)]
        turn = (x - x1) * (y2 - y) - (y - y1) * (x2 - x)
        before = hypot(x - x1, y - y1)
        after = hypot(x2 - x, y2 - y)
        if abs(turn) > 0.6 * before * after:
            corners.add((x, y))
    rooms = rooms_in(mask)
    assert mask.tops
    for column in mask.tops:
        top = min(row for each, row in rooms if each == column)
        near = [x for x, y in corners if y < top and column - 0.3 < x < column + 1.3]
        assert not near


@pytest.mark.parametrize("marks", ["pictures", "letters"])
def test_the_door_of_a_house_stands_open_if_the_way_leads_out_there(marks):
    (page,) = Worksheet(hard=1, mask="house", marks=marks).pages(1)
    drawn = DrawnMaze(page, Box(14, 40, 182, 230))
    outline = page.design.outline
    (left, floor), *_top, (right, _floor) = drawn.in_place(outline.door)
    lines = [shape for shape in drawn.shapes() if isinstance(shape, Line)]
    below = [
        (begin, end)
        for line in lines
        for begin, end in pairwise(line.points)
        if abs(begin[1] - floor) < 0.01 > abs(end[1] - floor)
        and min(begin[0], end[0]) < (left + right) / 2 < max(begin[0], end[0])
    ]
    assert bool(below) == (marks == "letters")


def test_eyes_have_pupils_and_a_cat_has_whiskers_outside_its_face():
    (page,) = Worksheet(hard=2, mask="cat").pages(1)
    outline = page.design.outline
    around = Around(outline, *page.size)
    assert len(outline.spots) == 2
    for spot, eye in zip(outline.spots, outline.holes, strict=False):
        in_eye = Around(outline._replace(border=eye), *page.size)
        assert all(map(in_eye.is_inside, spot))
    assert len(outline.lines) == 6
    for (x, y), (end_x, end_y) in outline.lines:
        for part in (0.01, 0.5, 1.0):
            assert not around.is_inside((x + part * (end_x - x), y + part * (end_y - y)))
    assert around.left > 1, "there is room for them"


def test_a_shape_that_a_class_has_changed_in_its_file_is_printed_as_it_was_changed(
    tmp_path, monkeypatch
):
    assert all(map(has_outline, OUTLINES))
    assert not has_outline("mine")
    given = (folder.SHAPES_FOLDER / "heart.txt").read_text(encoding="utf-8")
    first_room = given.index(" ", given.index("\n"))
    (tmp_path / "heart.txt").write_text(f"{given[:first_room]}#{given[first_room + 1:]}")
    monkeypatch.setattr(folder, "SHAPES_FOLDER", tmp_path)
    assert not has_outline("heart")
    (page,) = Worksheet(hard=1, mask="heart").pages(3)
    assert page.design.outline is None
    assert page.size == read_size(tmp_path / "heart.txt")


def read_size(path):
    mask = read_mask(path)
    return mask.width, mask.height


def test_every_outline_is_that_of_a_shape_and_has_themes_that_there_are():
    shapes = {path.stem for path in folder.maps_in(folder.SHAPES_FOLDER)}
    assert set(OUTLINES) <= shapes
    for outline in OUTLINES.values():
        assert set(outline.themes) <= set(THEMES)


def test_the_pictures_suit_the_shape_unless_others_are_asked_for():
    for settings, theme in (({"mask": "cat"}, "mouse"), ({"mask": "cat", "theme": "car"}, "car")):
        for seed in range(3):
            sheet = sheets(list(Worksheet(hard=1, **settings).pages(seed)))[0]
            texts = [getattr(shape, "text", "") for shape in sheet.shapes]
            assert THEMES[theme].instruction in texts
