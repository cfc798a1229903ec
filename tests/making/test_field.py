"""The field of a maze: its rooms, and what lies between them."""

import pytest

from mazelib.grid.places import Places
from mazelib.making import field as field_module
from mazelib.making.field import (
    Field,
    between,
    is_inner_wall,
    is_maze_of_rooms,
    is_post,
    is_room,
    rooms_beside,
)
from mazelib.making.makers import MAKERS, make
from mazelib.maps.drawing import drawn_heya
from mazelib.maps.heya_text import parse
from tests.making.making_examples import SHAPES


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


ROOMS = "#####\n#> a#\n# # #\n#   #\n#####\n"
NO_ROOMS = {
    "a row too many": ROOMS + "#####\n",
    "a column too many": ROOMS.replace("#\n", "##\n"),
    "a room is wall": ROOMS.replace("#   #", "#   #".replace(" #", "##")),
    "a post is floor": ROOMS.replace("# # #", "#   #"),
    "the border is open above": "# " + ROOMS[2:],
    "the border is open at the left": ROOMS.replace("#> a#", " > a#"),
    "a mark between rooms": ROOMS.replace("> a", " >a"),
}


@pytest.mark.parametrize("why", NO_ROOMS)
def test_a_map_is_a_maze_of_rooms_only_if_all_of_it_is(why):
    assert is_maze_of_rooms(parse(ROOMS))
    assert not is_maze_of_rooms(parse(NO_ROOMS[why]))


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("shape", SHAPES)
def test_a_maze_in_the_shape_of_a_mask_is_a_maze_of_rooms(name, shape):
    made = make(name, mask=SHAPES[shape], seed=1)
    assert is_maze_of_rooms(made)
    for x, y in made.places:
        is_wall = is_inner_wall((x, y)) and not made.is_open((x, y))
        if is_wall and 0 < x < made.width - 1 and 0 < y < made.height - 1:
            beside = [made.is_open(room) for room in rooms_beside((x, y))]
            index = made.places.index((x, y))
            opened = made.floor[:index] + b"\1" + made.floor[index + 1 :]
            drawn = drawn_heya(opened, made.places, made.start, made.heading, made.controls)
            assert is_maze_of_rooms(drawn) == all(beside), (x, y)
