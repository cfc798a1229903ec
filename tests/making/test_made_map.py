"""A made maze as a map: where it begins and ends."""

import pytest

from mazelib.making.field import Field, MakerError
from mazelib.making.made_map import made_heya
from mazelib.making.makers import make
from tests.making.making_examples import SIZES, recorded


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_way_leads_from_the_room_top_left_to_the_one_bottom_right(width, height):
    heya = make("dig", width, height, 1)
    assert heya.start == (1, 1)
    assert heya.controls == (("G", (2 * width - 1, 2 * height - 1)),)


def test_a_maze_that_is_not_ready_is_no_map():
    with pytest.raises(MakerError, match="not ready"):
        recorded("dig", 4, 4, steps=3).heya()


def test_a_single_room_of_wall_is_missed_wherever_it_lies():
    field = Field(3, 2)
    floor = bytes(field.is_inside(place) for place in field.places)
    assert made_heya(field, floor).start == (1, 1)
    for room in field.room_indexes():
        with pytest.raises(MakerError, match="some of its rooms are still wall"):
            made_heya(field, floor[:room] + b"\0" + floor[room + 1 :])
