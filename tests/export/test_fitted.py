"""Mazes that fill their outline: up to it no step is seen, and no way is another one."""

import pytest

from mazelib.export.sheets.ends import openings
from mazelib.export.sheets.fitted import _fitted, _rooms_of, _squares_before, walls_to_outline
from mazelib.export.sheets.outlines import OUTLINES
from mazelib.export.worksheet import Worksheet
from mazelib.grid.routes import reachable
from mazelib.maps.heya_text import parse


@pytest.fixture(params=OUTLINES)
def page(request):
    (page,) = Worksheet(hard=1, mask=request.param).pages(5)
    return page


def fitted_on(page):
    before = [square for opening in openings(page) for square in _squares_before(opening)]
    return _fitted(page.design.outline, frozenset(_rooms_of(page.heya)), frozenset(before))


def test_all_of_the_outline_belongs_to_rooms(page):
    fitted = fitted_on(page)
    assert len(fitted.sides) > 20
    for square, other, _parts in fitted.sides:
        assert square in fitted.room_of
        assert other in fitted.room_of


def test_walls_reach_into_the_tip_of_an_outline_however_far_it_is_from_the_rooms():
    (page,) = Worksheet(hard=3, mask="heart").pages(1)
    outline = page.design.outline
    lowest_room = max(row for _column, row in _rooms_of(page.heya))
    tip = max(y for _x, y in outline.border)
    assert tip > lowest_room + 3.5, "the tip is far below"
    rows = {square[1] for side in fitted_on(page).sides for square in (side.square, side.other)}
    assert max(rows) == int(tip)


def test_one_passes_between_squares_on_paper_only_where_the_maze_is_open(page):
    walls = set(walls_to_outline(page.heya, page.design.outline, openings(page)))
    fitted = fitted_on(page)
    passed = 0
    for square, other, parts in fitted.sides:
        room = fitted.room_of[square]
        other_room = fitted.room_of[other]
        if room == other_room:
            assert not walls & set(parts), "a room is in one piece"
        elif not walls & set(parts):
            passed += 1
            assert is_open_between(page.heya, room, other_room)
    assert passed


def test_all_that_lies_between_a_room_with_an_opening_and_the_outside_belongs_to_it(page):
    fitted = fitted_on(page)
    inside = {square for side in fitted.sides for square in (side.square, side.other)}
    first, last = openings(page)
    for opening in (first, last):
        column = opening.room[0] // 2
        row = opening.room[1] // 2
        beyond = {-1: range(row), 1: range(row + 1, row + 9)}[-1 if opening is first else 1]
        squares = {(column, each) for each in beyond} & inside
        assert {fitted.room_of[square] for square in squares} <= {(column, row)}


def is_open_between(heya, room, other):
    """Whether one goes from room to room through one gap, on the map as places."""
    (x, y), (other_x, other_y) = ((2 * column + 1, 2 * row + 1) for column, row in (room, other))
    piece = [row[min(x, other_x) : max(x, other_x) + 1] for row in heya.rows]
    piece = piece[min(y, other_y) : max(y, other_y) + 1]
    alone = parse("\n".join(f"#{row}#" for row in ["#" * len(piece[0]), *piece]), "alone")
    return len(piece) * len(piece[0]) == 3 and len(reachable(alone, (1, 1))) == 3


def test_no_wall_up_to_the_outline_lies_between_two_rooms(page):
    rooms = set(_rooms_of(page.heya))
    for (x1, y1), (x2, y2) in walls_to_outline(
        page.heya, page.design.outline, openings(page)
    ):
        middle_x = (x1 + x2) / 2
        middle_y = (y1 + y2) / 2
        if y1 == y2:
            beside = {(int(middle_x // 1), int(y1) - 1), (int(middle_x // 1), int(y1))}
        else:
            beside = {(int(x1) - 1, int(middle_y // 1)), (int(x1), int(middle_y // 1))}
        assert not beside <= rooms
