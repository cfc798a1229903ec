"""Maps with a single corridor: rings, and ways with a dead end before the walker."""

import random

import pytest

from mazelib.challenges.corridor_maps import dead_end_way, ring
from mazelib.challenges.exercise_maps import dead_end_ways, rings
from mazelib.challenges.exercises.not_into_walls import is_ring, our_rule
from mazelib.challenges.walks import exits_of_places, open_neighbours, turns_of
from mazelib.grid.compass import Turn
from mazelib.maps import reach
from mazelib.maps.heya_text import parse
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk

NOT_RINGS = ["A a", "A  \n# a\n   ", " # \nA a", "A \n a"]


def turns_on(heya):
    """The turns of our rule on its way to the target."""
    walk = Walk(heya, our_rule())
    assert walk.run().verdict is Verdict.ARRIVED
    return [turn.turn for turn in turns_of(walk)]


@pytest.mark.parametrize("text", NOT_RINGS)
def test_a_map_with_a_dead_end_or_an_open_square_is_no_ring(text):
    assert not is_ring(parse(text))


def test_rings_are_one_corridor_without_an_end_and_have_corners_of_both_kinds():
    made = [each.heya for each in rings(random.Random(1))]
    for heya in made:
        assert is_ring(heya)
        assert set(exits_of_places(heya)) == {2}
    turns = [set(turns_on(heya)) for heya in made]
    assert {Turn.AHEAD, Turn.RIGHT} in turns
    assert {Turn.AHEAD, Turn.LEFT} in turns
    assert {Turn.AHEAD, Turn.LEFT, Turn.RIGHT} in turns
    assert all(Turn.BACK not in each for each in turns)


def test_on_a_way_with_a_dead_end_the_target_lies_behind_the_walker():
    for each in dead_end_ways(random.Random(1)):
        heya = each.heya
        assert sorted(exits_of_places(heya))[:3] == [1, 1, 2]
        if len(heya.controls) == 1:
            assert turns_on(heya).count(Turn.BACK) == 1


def test_on_every_other_way_a_walk_has_to_turn_back_in_both_dead_ends():
    ways = [each.heya for each in dead_end_ways(random.Random(1))]
    for heya in ways[1::2]:
        ends = {place for place in heya.places if is_dead_end(heya, place)}
        assert {place for _letter, place in heya.controls[:2]} == ends
        assert turns_on(heya).count(Turn.BACK) == 2


def is_dead_end(heya, place):
    return heya.is_open(place) and len(open_neighbours(heya, place)) == 1


def test_the_last_ring_is_too_long_for_a_rule_that_looks_only_at_first():
    for seed in range(5):
        *_others, last = rings(random.Random(seed))
        assert len(turns_on(last.heya)) > 30


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(20))
def test_maps_of_any_size_can_be_made(seed):
    for size in range(1, 30):
        assert not reach.unreachable(ring(random.Random(seed), size))
        assert not reach.unreachable(dead_end_way(random.Random(seed), size + 1))
