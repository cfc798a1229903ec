"""The field of a maze: its rooms, and what lies between them."""

from mazelib.grid.places import Places
from mazelib.making import field as field_module
from mazelib.making.field import (
    Field,
    between,
    is_inner_wall,
    is_post,
    is_room,
    rooms_beside,
)


def test_a_field_has_a_place_for_each_room_and_each_wall():
    field = Field(3, 2)
    assert (field.rooms, field.places) == (6, Places(7, 5))
    assert [field.places.place(room) for room in field.room_indexes()] == [
        (1, 1), (3, 1), (5, 1),
        (1, 3), (3, 3), (5, 3),
    ]  # fmt: skip


def test_each_place_is_what_the_drawing_of_the_module_says():
    field = Field(3, 2)
    rows = [line.split()[1:8] for line in field_module.__doc__.splitlines()[5:10]]
    for x, y in field.places:
        place = x, y
        is_on_border = not field.is_inside(place)
        assert is_room(place) == (rows[y][x] == "o"), place
        assert is_inner_wall(place) == (rows[y][x] == "." or (is_on_border and (x + y) % 2 == 1))
        assert is_post(place) or rows[y][x] in "o." or is_on_border
        assert is_room(place) + is_inner_wall(place) + is_post(place) == 1, place
        if rows[y][x] == ".":
            one, other = rooms_beside(place)
            assert between(one, other) == place
            assert rows[one[1]][one[0]] == rows[other[1]][other[0]] == "o"
