"""Walks under test: the places of a walk, and the open places around them."""

from mazelib.challenges.small_maps import framed
from mazelib.challenges.walks import open_neighbours, places_of, walked
from mazelib.values.pausing import finished
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk

MAP = framed(["< ", "# ", "a "])


def test_a_place_counts_once_however_long_the_walker_turns_there():
    walk = Walk(MAP, fresh_strategy("right_hand", 0))
    assert finished(walked(walk)).verdict is Verdict.ARRIVED
    assert places_of(walk) == [(1, 1), (2, 1), (2, 2), (2, 3), (1, 3)]
    assert walk.tick > 4, "it also turned"


def test_open_neighbours_are_those_that_can_be_walked_to():
    assert open_neighbours(MAP, (2, 1)) == [(2, 2), (1, 1)]
    assert open_neighbours(MAP, (1, 1)) == [(2, 1)]
