"""Routes, compared with a search written as simply as possible, on grids that are not maps."""

from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazelib.grid.compass import Heading, stepped
from mazelib.grid.exits import exits_of
from mazelib.grid.places import Places
from mazelib.grid.routes import reachable, shortest_route, shortest_tour
from tests.examples import examples


@dataclass(frozen=True)
class Drawing:
    """A grid drawn in rows: a space is floor, everything else is wall."""

    rows: list[str]

    @property
    def places(self):
        return Places(len(self.rows[0]), len(self.rows))

    @property
    def floor(self):
        return [(x, y) for x, y in self.places if self.rows[y][x] == " "]

    @property
    def exits(self):
        return exits_of(bytes(sign == " " for sign in "".join(self.rows)), self.places)


@st.composite
def drawings(draw):
    width = draw(st.integers(1, 8))
    row = st.text(st.sampled_from("   #"), min_size=width, max_size=width)
    rows = draw(st.lists(row, min_size=1, max_size=6))
    return Drawing([" " + rows[0][1:], *rows[1:]])


def distances(grid, start):
    """The distance of every place that can be reached, found the plain way."""
    floor = set(grid.floor)
    far = {start: 0}
    queue = [start]
    for place in queue:
        for heading in Heading:
            near = stepped(place, heading)
            if near in floor and near not in far:
                far[near] = far[place] + 1
                queue.append(near)
    return far


@examples(200)
@given(grid=drawings(), rng=st.randoms(use_true_random=False))
def test_a_shortest_route_is_as_long_as_the_distance_and_goes_step_by_step(grid, rng):
    start = rng.choice(grid.floor)
    goal = rng.choice(grid.floor)
    route = shortest_route(grid, start, goal)
    distance = distances(grid, start).get(goal)
    if distance is None:
        assert route is None
        return
    assert (route[0], route[-1], len(route)) == (start, goal, distance + 1)
    assert set(route) <= set(grid.floor)
    for place, after in pairwise(route):
        assert after in [stepped(place, heading) for heading in Heading]


@examples(200)
@given(grid=drawings(), rng=st.randoms(use_true_random=False))
def test_reachable_are_all_places_with_a_distance_the_nearest_first(grid, rng):
    start = rng.choice(grid.floor)
    far = distances(grid, start)
    places = reachable(grid, start)
    assert sorted(places) == sorted(far)
    assert [far[place] for place in places] == sorted(far.values())


def test_a_tour_visits_all_stops_in_order():
    grid = Drawing(["     ", "### #"])
    tour = shortest_tour(grid, [(2, 0), (3, 1), (0, 0)])
    assert tour == [(2, 0), (3, 0), (3, 1), (3, 0), (2, 0), (1, 0), (0, 0)]


def test_a_tour_of_one_stop_stays_there():
    assert shortest_tour(Drawing(["  "]), [(1, 0)]) == [(1, 0)]


@pytest.mark.parametrize("stops", [[(0, 0), (2, 0)], [(0, 0), (0, 0), (2, 0)], [(2, 0), (0, 0)]])
def test_there_is_no_tour_past_a_stop_that_cannot_be_reached(stops):
    assert shortest_tour(Drawing([" # "]), stops) is None
