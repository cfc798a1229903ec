"""What can be reached on a map. Each file in odd_maps/ has its warnings beside it."""

import pytest

from mazelib.maps.folder import read_heya
from mazelib.maps.heya_text import parse
from mazelib.maps.reach import tour, unreachable, warnings
from tests.samples import TESTS

ODD = TESTS / "odd_maps"
MAPS = sorted(path.name for path in ODD.iterdir() if not path.name.endswith(".message.txt"))


@pytest.mark.parametrize("name", MAPS)
def test_an_odd_map_gets_exactly_its_warnings(name):
    path = ODD / name
    expected = path.with_suffix(".message.txt").read_text(encoding="utf-8")
    assert "".join(f"{line}\n" for line in warnings(read_heya(path))) == expected


def test_a_map_on_which_all_can_be_reached_gets_no_warning():
    assert warnings(parse("#####\n#S a#\n#####")) == []


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
