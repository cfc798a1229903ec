"""The open ways at a place, from the walker's right round."""

from hypothesis import given

from mazelib.grid.compass import Heading, Turn, back_of, left_of, right_of, stepped, turned
from mazelib.walking.view import view_at
from mazelib.walking.ways import onward_ways, open_ways
from tests.samples import maps


@given(maps())
def test_open_ways_are_told_from_the_right_round_as_headings_that_the_map_has_open(heya):
    for place in heya.places:
        for heading in Heading:
            round_it = [
                turned(heading, turn) for turn in (Turn.RIGHT, Turn.AHEAD, Turn.LEFT, Turn.BACK)
            ]
            expected = [way for way in round_it if heya.is_open(stepped(place, way))]
            assert open_ways(view_at(heya, place, heading), heading) == expected


@given(maps())
def test_onward_ways_are_all_open_ways_but_the_one_that_leads_back(heya):
    for place in heya.places:
        for heading in Heading:
            view = view_at(heya, place, heading)
            ways = open_ways(view, heading)
            onward = onward_ways(view, heading)
            assert onward == [way for way in ways if way != turned(heading, Turn.BACK)]


def test_the_headings_beside_a_heading_are_those_of_the_turns():
    for heading in Heading:
        assert right_of(heading) is turned(heading, Turn.RIGHT)
        assert back_of(heading) is turned(heading, Turn.BACK)
        assert left_of(heading) is turned(heading, Turn.LEFT)
