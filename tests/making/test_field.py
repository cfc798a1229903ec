"""The field of a maze: its rooms."""

from mazelib.grid.places import Places
from mazelib.making.field import Field


def test_a_field_has_a_place_for_each_room_and_each_wall():
    field = Field(3, 2)
    assert (field.rooms, field.places) == (6, Places(7, 5))
    assert [field.places.place(room) for room in field.room_indexes()] == [
        (1, 1), (3, 1), (5, 1),
        (1, 3), (3, 3), (5, 3),
    ]  # fmt: skip
