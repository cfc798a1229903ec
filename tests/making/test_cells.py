"""The cells that a fast maker works on."""

import pytest

from mazelib.making.cells import CELL_BORDER, CELL_OPEN, CELL_WALL, floor_of, new_cells
from mazelib.making.field import Field
from tests.making.making_examples import SIZES


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_two_steps_from_any_room_lead_to_a_room_or_to_the_border(width, height):
    field = Field(width, height)
    rooms = set(field.room_indexes())
    cells = new_cells(field)
    assert len(rooms) == field.rooms
    for room in rooms:
        x, y = field.places.place(room)
        for step, (dx, dy) in zip(
            field.places.steps, ((0, -2), (2, 0), (0, 2), (-2, 0)), strict=True
        ):
            if field.places.contains((x + dx, y + dy)):
                assert room + 2 * step in rooms
                assert cells[room + 2 * step] == CELL_WALL
            else:
                assert cells[room + 2 * step] == CELL_BORDER


def test_cells_are_wall_inside_a_border_and_finished_ones_are_1_for_open_and_0_for_wall():
    field = Field(2, 1)
    cells = new_cells(field)
    inside = {(1, 1), (2, 1), (3, 1)}
    for place in field.places:
        cell = cells[field.places.index(place)]
        assert cell == (CELL_WALL if place in inside else CELL_BORDER)
    cells[field.places.index((1, 1))] = CELL_OPEN
    assert floor_of(cells, field) == bytes([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
