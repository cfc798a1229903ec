"""The exits of every place, compared with looking to each side."""

from hypothesis import given
from hypothesis import strategies as st

from mazelib.grid.compass import Heading, stepped
from mazelib.grid.exits import exits_of
from mazelib.grid.places import Places


@st.composite
def floors(draw):
    """Places, and for each of them 1 for floor or 0 for wall."""
    places = Places(draw(st.integers(1, 9)), draw(st.integers(1, 9)))
    cells = st.lists(st.integers(0, 1), min_size=places.count, max_size=places.count)
    return places, bytes(draw(cells))


@given(floors())
def test_exits_are_the_open_neighbours_and_never_lead_over_the_edge(drawn):
    places, floor = drawn
    exits = exits_of(floor, places)
    assert len(exits) == places.count
    for place in places:
        for heading in Heading:
            neighbour = stepped(place, heading)
            is_open = places.contains(neighbour) and floor[places.index(neighbour)] == 1
            assert bool(exits[places.index(place)] >> heading & 1) == is_open


def test_a_corridor_has_exits_to_the_right_and_to_the_left():
    right = 1 << Heading.RIGHT
    left = 1 << Heading.LEFT
    assert list(exits_of(b"\1\1\1", Places(3, 1))) == [right, right | left, left]
