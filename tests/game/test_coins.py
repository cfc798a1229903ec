"""Coins lie in dead ends; the steps that they cost."""

from mazelib.game.coins import dead_ends, steps_for_coins
from mazelib.maps import reach
from mazelib.maps.heya_text import parse
from tests.game.test_round import MAZE

BRANCH = parse("########\n#>    G#\n### ####\n#   ####\n# # ####\n# # ####\n#   ####\n########")
FORK = parse("#######\n#>   G#\n### ###\n### ###\n#     #\n#######")


def test_coins_lie_in_all_dead_ends_but_not_at_the_start_and_the_goal():
    assert dead_ends(MAZE) == [(3, 3)]
    assert dead_ends(parse("#####\n#> G#\n#####")) == []
    assert dead_ends(FORK) == [(1, 4), (5, 4)]


def test_the_way_to_a_coin_and_back_is_counted_and_a_part_for_two_coins_once():
    tour = reach.tour(FORK)
    assert steps_for_coins(FORK, tour, []) == 0
    assert steps_for_coins(FORK, tour, [(1, 4)]) == 10
    assert steps_for_coins(FORK, tour, [(1, 4), (5, 4)]) == 14
    assert steps_for_coins(FORK, tour, [(5, 4), (1, 4)]) == 14


def test_on_a_map_with_loops_it_is_the_shortest_way_from_where_one_walks_anyway():
    assert steps_for_coins(BRANCH, reach.tour(BRANCH), [(1, 6)]) == 14
