"""Routes: compared with a search written as simply as can be."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazelib.grid.routes import reachable, shortest_route
from mazelib.maps import reach
from mazelib.maps.heya_text import parse
from tests.samples import maps


def distances(heya, start):
    """How far every place is that can be reached, the plain way."""
    far, queue = {start: 0}, [start]
    for x, y in queue:
        for near in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if heya.is_open(near) and near not in far:
                far[near] = far[x, y] + 1
                queue.append(near)
    return far


def check_routes(heya, rng, pairs):
    floor = [(x, y) for y in range(heya.height) for x in range(heya.width) if heya.is_open((x, y))]
    for _ in range(pairs):
        start, goal = rng.choice(floor), rng.choice(floor)
        route, distance = shortest_route(heya, start, goal), distances(heya, start).get(goal)
        if distance is None:
            assert route is None
        else:
            assert (route[0], route[-1], len(route)) == (start, goal, distance + 1)
            assert all(map(heya.is_open, route))
            assert all(abs(x - x2) + abs(y - y2) == 1 for (x, y), (x2, y2) in pairwise(route))


@settings(max_examples=100, deadline=None)
@given(heya=maps(), rng=st.randoms(use_true_random=False))
def test_on_any_map_all_searches_agree_with_the_plain_one(heya, rng):
    check_routes(heya, rng, 12)
    far = distances(heya, heya.start)
    assert set(reachable(heya, heya.start)) == set(far)
    assert far[reachable(heya, heya.start)[-1]] == max(far.values())


@pytest.mark.parametrize(("row", "tour"), [("#bS  a#", [2, 3, 4, 5, 4, 3, 2, 1]), ("#Sa #b#", None)])
def test_a_tour_visits_the_control_points_in_order_or_is_none(row, tour):
    assert reach.tour(parse(f"#######\n{row}\n#######")) == (tour and [(x, 1) for x in tour])
