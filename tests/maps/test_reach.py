"""What can be reached on a map."""

from mazelib.maps.heya_text import parse
from mazelib.maps.reach import has_loop, tour, unreachable
from tests.samples import heya


def test_the_letters_that_cannot_be_reached_are_named_in_the_order_of_visit():
    assert unreachable(parse("S a#b#G#c")) == ["b", "c", "G"]
    assert unreachable(parse("S a")) == []


def test_a_tour_goes_from_the_start_past_the_control_points_in_order():
    columns = [2, 3, 4, 5, 4, 3, 2, 1]
    assert tour(parse("#######\n#bS  a#\n#######")) == [(x, 1) for x in columns]


def test_a_tour_visits_g_last():
    assert tour(parse("GSa")) == [(1, 0), (2, 0), (1, 0), (0, 0)]


def test_there_is_no_tour_where_a_control_point_cannot_be_reached():
    assert tour(parse("#######\n#Sa #b#\n#######")) is None


def test_without_control_points_a_tour_stays_at_the_start():
    assert tour(parse(" S ")) == [(1, 0)]


def test_a_map_has_a_loop_if_two_ways_lead_to_a_place():
    assert not has_loop(heya("first"))
    assert has_loop(heya("loop"))
    assert has_loop(parse("####\n#  #\n#  #\n####"))
    assert not has_loop(parse("#####\n# #  \n#a#  \n#####")), "nobody can get to that loop"
