"""A made maze as a map: where it begins and ends, and which maps look like one."""

import pytest

from mazelib.making.field import Field, MakerError, is_inner_wall, rooms_beside
from mazelib.making.made_map import is_maze_of_rooms, made_heya, with_ends
from mazelib.making.makers import make, makers_of_shapes
from mazelib.maps.drawing import drawn_heya
from mazelib.maps.heya_text import parse
from tests.making.making_examples import SHAPES, SIZES, recorded


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_way_leads_from_the_room_top_left_to_the_one_bottom_right(width, height):
    heya = make("dig", width, height, 1)
    assert heya.start == (1, 1)
    assert heya.controls == (("G", (2 * width - 1, 2 * height - 1)),)


def test_start_and_goal_can_be_put_in_other_rooms():
    made = make("merge", 4, 3, 1)
    moved = with_ends(made, (5, 1), (3, 5))
    assert (moved.start, moved.controls) == ((5, 1), (("G", (3, 5)),))
    assert (moved.floor, moved.note, moved.name) == (made.floor, made.note, made.name)
    assert "".join(moved.rows).count("S") == 1
    assert with_ends(moved, made.start, made.controls[0][1]) == made


def test_a_maze_that_is_not_ready_is_no_map():
    with pytest.raises(MakerError, match="isn't ready"):
        recorded("dig", 4, 4, steps=3).heya()


def test_a_single_room_of_wall_is_missed_wherever_it_lies():
    field = Field(3, 2)
    floor = bytes(field.is_inside(place) for place in field.places)
    assert made_heya(field, floor).start == (1, 1)
    for room in field.room_indexes():
        with pytest.raises(MakerError, match="some of its rooms are still wall"):
            made_heya(field, floor[:room] + b"\0" + floor[room + 1 :])


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


@pytest.mark.parametrize("name", makers_of_shapes())
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.sweep(3)
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
