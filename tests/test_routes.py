"""Routes: compared with a search written as simply as can be."""

import random
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mazelib.heya import parse
from mazelib.makers import MAKERS, make
from mazelib.routes import farthest, reachable, shortest_route, shortest_tour

#: Rows of twelve places, with as much floor as wall; a row of floor only would end the map.
maps = st.lists(st.text(alphabet="# ", min_size=12, max_size=12).filter(str.strip), min_size=1, max_size=9)


def distances(heya, start):
    """How far every place is that can be reached, the plain way."""
    far, queue = {start: 0}, [start]
    for x, y in queue:
        for near in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if heya.is_open(near) and near not in far:
                far[near] = far[x, y] + 1
                queue.append(near)
    return far


def is_walked(heya, route):
    steps = pairwise(route)
    return all(heya.is_open(place) for place in route) and all(
        abs(x - next_x) + abs(y - next_y) == 1 for (x, y), (next_x, next_y) in steps
    )


def floor_places(heya):
    return [(x, y) for y in range(heya.height) for x in range(heya.width) if heya.is_open((x, y))]


def check_all_routes(heya, rng, pairs=12):
    places = floor_places(heya)
    for _ in range(pairs):
        start, goal = rng.choice(places), rng.choice(places)
        route, distance = shortest_route(heya, start, goal), distances(heya, start).get(goal)
        if distance is None:
            assert route is None
        else:
            assert (route[0], route[-1], len(route)) == (start, goal, distance + 1)
            assert is_walked(heya, route)


@settings(max_examples=300, deadline=None)
@given(rows=maps, rng=st.randoms(use_true_random=False))
def test_on_any_map_the_route_is_as_short_as_can_be(rows, rng):
    assume(any(" " in row for row in rows))
    check_all_routes(parse("\n".join(rows)), rng)


def test_in_braided_mazes_the_route_is_as_short_as_can_be():
    for seed in range(30):
        rng = random.Random(seed)
        check_all_routes(make(rng.choice(list(MAKERS)), 9, 7, rng, braid=rng.random()), rng, 6)


@pytest.mark.parametrize("size", [1, 2, 7, 40])
def test_over_an_open_square_the_route_is_as_long_as_the_two_sides(size):
    heya = parse("\n".join(["#" * (size + 2), *["#" + " " * size + "#"] * size, "#" * (size + 2)]))
    route = shortest_route(heya, (1, 1), (size, size))
    assert len(route) == 2 * size - 1
    assert is_walked(heya, route)


def test_in_a_ring_the_shorter_side_is_taken():
    heya = parse("########\n#      #\n# #### #\n#      #\n########")
    assert shortest_route(heya, (1, 1), (1, 3)) == [(1, 1), (1, 2), (1, 3)]
    assert len(shortest_route(heya, (6, 2), (1, 2))) == 8


def test_there_is_no_route_into_a_wall_nor_out_of_the_map():
    heya = parse("####\n#  #\n####")
    assert shortest_route(heya, (1, 1), (0, 0)) is None
    assert shortest_route(heya, (-1, 1), (1, 1)) is None
    assert shortest_route(heya, (1, 1), (9, 9)) is None


def test_the_route_from_a_place_to_itself_is_that_place():
    assert shortest_route(parse("###\n# #\n###"), (1, 1), (1, 1)) == [(1, 1)]


@settings(max_examples=100, deadline=None)
@given(rows=maps)
def test_reachable_and_farthest_agree_with_the_plain_search(rows):
    assume(any(" " in row for row in rows))
    heya = parse("\n".join(rows))
    far = distances(heya, heya.start)
    assert reachable(heya) == set(far)
    place, distance = farthest(heya, [heya.start])
    assert far[place] == distance == max(far.values())


def test_farthest_counts_from_the_nearest_of_them():
    heya = parse("###########\n#         #\n###########")
    assert farthest(heya, [(1, 1), (9, 1)]) == ((5, 1), 4)


def test_a_tour_visits_the_control_points_in_order():
    heya = parse("#######\n#bS  a#\n#######")
    assert shortest_tour(heya) == [(x, 1) for x in (2, 3, 4, 5, 4, 3, 2, 1)]


def test_a_tour_with_a_point_that_cannot_be_reached_is_none():
    assert shortest_tour(parse("#######\n#Sa #b#\n#######")) is None
