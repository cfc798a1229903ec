"""The answer of a maze on paper: how long it is, and which wrong turns beside it are deep."""

import pytest

from mazelib.export.answer import Openings, Ways, straight_way
from mazelib.making.field import Field
from mazelib.making.makers import make, makers_of_shapes
from mazelib.making.masks import mask_of
from mazelib.maps import reach
from mazelib.maps.heya_text import parse


def rooms_of(field, *numbers):
    """The rooms with these numbers in reading order."""
    rooms = field.room_indexes()
    return [rooms[number] for number in numbers]


@pytest.mark.parametrize("maker", makers_of_shapes())
def test_the_way_from_each_room_is_the_shortest_one(maker):
    heya = make(maker, 6, 5, 2)
    field = Field(6, 5)
    ways = Ways(field, heya.floor, field.places.index(heya.controls[0][1]))
    route = reach.tour(heya)
    assert len(route) > 19, "it is no straight way"
    first = field.places.index(heya.start)
    assert ways.way_from(first) == [field.places.index(place) for place in route[::2]]
    assert {room: len(ways.way_from(room)) - 1 for room in field.room_indexes()} == ways.steps_to


def test_a_wrong_turn_is_deep_if_it_can_be_followed_for_three_rooms():
    field = Field(5, 4)
    above = "+---------+\n|S       G|\n| # # ####|\n| # # ####|\n|## # ####|\n|## # ####|\n"
    # Below the answer lie one room, four rooms, and first two, then three.
    for below, deep in (("|## ######|\n|   ######|\n", 1), ("|## # ####|\n|   # ####|\n", 2)):
        comb = parse(f"{above}{below}+---------+")
        ways = Ways(field, comb.floor, rooms_of(field, 4)[0])
        way = ways.way_from(rooms_of(field, 0)[0])
        assert way == rooms_of(field, 0, 1, 2, 3, 4)
        assert ways.deep_turns(way) == deep


def test_a_maze_may_be_open_at_the_top_and_bottom_of_each_column_that_has_space_there():
    field = Field(3, 2)
    openings = Openings(field)
    assert openings.tops == rooms_of(field, 0, 1, 2)
    assert openings.bottoms == rooms_of(field, 3, 4, 5)
    arch = mask_of(parse("#####\n#   #\n# # #\n# # #\n#####"))
    field = Field(3, 3, arch)
    openings = Openings(field)
    assert sorted(openings.tops) == rooms_of(field, 0, 1, 2)
    assert sorted(openings.bottoms) == rooms_of(field, 5, 6), "between the legs is no space"
    stairs = mask_of(parse("+---+\n|###|\n|# #|\n|   |\n|   |\n|## |\n+---+"))
    openings = Openings(Field(3, 4, stairs))
    field = Field(3, 4, stairs)
    assert openings.tops == rooms_of(field, 0)
    assert openings.bottoms == rooms_of(field, 4, 7), "the middle one has a step beside it"


def test_rooms_that_are_far_are_half_as_far_as_opposite_corners():
    field = Field(9, 9)
    openings = Openings(field)
    assert straight_way(field.rooms) == 16
    below = rooms_of(field, 9 + 4)[0]
    far = openings.far_from(below, openings.tops)
    assert far == openings.tops, "none is far, so all are taken"
    top_left = rooms_of(field, 0)[0]
    row = rooms_of(field, *range(4 * 9, 5 * 9))
    assert openings.far_from(top_left, row) == row[4:]


def test_of_nine_parts_a_way_down_the_left_side_visits_three():
    field = Field(6, 6)
    openings = Openings(field)
    assert openings.part_visited(rooms_of(field, 0, 6, 12, 18, 24, 30)) == pytest.approx(3 / 9)
    assert openings.part_visited(field.room_indexes()) == 1
