"""Mazes in an outline on paper: one gets in and out, and the outline stays what it is."""

from itertools import pairwise

import pytest

from mazelib.export.sheets.around import Around
from mazelib.export.sheets.ends import openings
from mazelib.export.sheets.maze import OUTLINE, DrawnMaze
from mazelib.export.sheets.outlines import OUTLINES
from mazelib.export.sheets.shapes import BLACK, WHITE, Area, Box, Disc, Line
from mazelib.export.worksheet import Worksheet
from mazelib.grid.compass import DELTAS

BOX = Box(14, 42, 182, 235)
#: From the way in or out to the next wall there are at least so many rooms; to a picture, which has
#: another colour, fewer are enough.
FREE = 0.2
FREE_AT_PICTURES = 0.08

few = [(name, hard, 3) for name in OUTLINES for hard in (1, 3)]
many = [(name, hard, seed) for name in OUTLINES for hard in (1, 2, 3, 4, 5) for seed in (1, 2, 4)]
all_shapes = pytest.mark.parametrize(
    ("name", "hard", "seed"),
    [*few, *(pytest.param(*each, marks=pytest.mark.thorough) for each in many)],
)


def way_through(drawn, opening):
    """From the middle of the room to the outline, and a little further."""
    right, down = DELTAS[opening.heading]
    x = opening.wall[0] / 2
    y = opening.wall[1] / 2
    while drawn.around.is_inside((x, y)):
        x += 0.02 * right
        y += 0.02 * down
    inside = drawn.point(opening.room)
    return inside, (drawn.left + x * drawn.side, drawn.top + y * drawn.side)


def away(point, begin, end):
    """How far a point is from a straight line."""
    x, y = point
    x1, y1 = begin
    x2, y2 = end
    long = (x2 - x1) ** 2 + (y2 - y1) ** 2
    part = 0.0
    if long:
        part = min(1.0, max(0.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long))
    return ((x - x1 - part * (x2 - x1)) ** 2 + (y - y1 - part * (y2 - y1)) ** 2) ** 0.5


def lies_in_the_way(shape, way, side):
    """Whether a line, a disc, or a white or black patch comes near to some point of a way."""
    (x1, y1), (x2, y2) = way
    points = [(x1 + (x2 - x1) * n / 40, y1 + (y2 - y1) * n / 40) for n in range(41)]
    match shape:
        case Line(corners, thick):
            pieces = [*pairwise(corners)]
        case Area(corners):
            pieces = [*pairwise((*corners, corners[0]))]
            thick = 0.0
            if shape.colour not in (WHITE, BLACK):  # The colour of a door is no obstacle.
                return False
        case Disc(centre, radius):
            pieces = [(centre, centre)]
            thick = 2 * radius
    free = FREE if shape.colour == BLACK else FREE_AT_PICTURES
    return any(
        away(point, begin, end) < thick / 2 + free * side
        for point in points
        for begin, end in pieces
    )


@all_shapes
def test_nothing_lies_in_the_way_from_outside_to_the_first_room_or_from_the_last_one(
    name, hard, seed
):
    (page,) = Worksheet(hard=hard, mask=name).pages(seed)
    for each in (page, page.answer()):
        drawn = DrawnMaze(each, BOX)
        found = openings(each)
        assert len(found) == 2
        way_of_answer = set(drawn._answer())
        for opening in found:
            way = way_through(drawn, opening)
            shapes = [shape for shape in drawn.shapes() if shape not in way_of_answer]
            in_the_way = [shape for shape in shapes if lies_in_the_way(shape, way, drawn.side)]
            assert not in_the_way
        closed_page = page.design.outline.border
        ring = Line(tuple(drawn.in_place((*closed_page, closed_page[0]))), 0.1)
        assert lies_in_the_way(ring, way, drawn.side), "a closed outline would be seen"


@all_shapes
def test_no_wall_sticks_out_of_the_outline(name, hard, seed):
    (page,) = Worksheet(hard=hard, mask=name).pages(seed)
    drawn = DrawnMaze(page, BOX)
    around = Around(page.design.outline, *page.size)
    walls = [shape for shape in drawn.shapes() if getattr(shape, "thick", 0) == drawn.thick]
    assert len(walls) > 10
    for wall in walls:
        (x1, y1), (x2, y2) = wall.points
        for part in (0.01, 0.5, 0.99):
            x = (x1 + (x2 - x1) * part - drawn.left) / drawn.side
            y = (y1 + (y2 - y1) * part - drawn.top) / drawn.side
            assert around.is_inside((x, y))


@all_shapes
def test_the_outline_is_drawn_but_for_two_gaps_and_keeps_its_corners(name, hard, seed):
    (page,) = Worksheet(hard=hard, mask=name).pages(seed)
    drawn = DrawnMaze(page, BOX)
    frame = OUTLINE * drawn.thick
    pieces = [shape for shape in drawn.shapes() if getattr(shape, "thick", 0) == frame]
    assert len(pieces) == 2, "a piece from door to door, and one back"
    border = page.design.outline.border
    long = sum(lengths((*border, border[0])))
    there = sum(sum(lengths(piece.points)) for piece in pieces) / drawn.side
    door = page.design.outline.door
    wide = 2.0 if not door else 1.0 + door[-1][0] - door[0][0]
    assert wide - 0.01 <= long - there <= 1.8 * wide
    corners = sharp_corners(border)
    drawn_points = {point for piece in pieces for point in piece.points}
    assert set(drawn.in_place(corners)) <= drawn_points


def lengths(points):
    return [((x - x2) ** 2 + (y - y2) ** 2) ** 0.5 for (x, y), (x2, y2) in pairwise(points)]


def sharp_corners(border):
    """The points at which a closed line turns by more than 60 degrees."""
    found = []
    for number, (x, y) in enumerate(border):
        before = border[number - 1]
        after = border[(number + 1) % len(border)]
        first = (x - before[0], y - before[1])
        second = (after[0] - x, after[1] - y)
        along = first[0] * second[0] + first[1] * second[1]
        if along < 0.5 * sum(lengths([(0, 0), first])) * sum(lengths([(0, 0), second])):
            found.append((x, y))
    return found
