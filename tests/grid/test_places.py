"""The one numbering of places, and of states."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazelib.grid.compass import Heading, stepped
from mazelib.grid.places import Places, heading_of, index_of, state_of

SIZES = st.builds(Places, st.integers(1, 30), st.integers(1, 30))


def test_places_are_numbered_in_reading_order():
    places = Places(3, 2)
    assert list(places) == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert [places.index(place) for place in places] == [0, 1, 2, 3, 4, 5]
    assert places.count == 6


@given(SIZES)
def test_an_index_leads_to_its_place_and_back(places):
    assert [places.place(index) for index in range(places.count)] == list(places)
    assert [places.index(place) for place in places] == list(range(places.count))


@given(SIZES)
def test_a_step_by_index_is_the_same_step_wherever_it_stays_inside(places):
    for place in places:
        for heading in Heading:
            neighbour = stepped(place, heading)
            if places.contains(neighbour):
                assert places.index(place) + places.steps[heading] == places.index(neighbour)


@pytest.mark.parametrize("place", [(0, 0), (2, 0), (0, 1), (2, 1)])
def test_the_corners_lie_inside_and_what_is_beyond_them_does_not(place):
    places = Places(3, 2)
    assert places.contains(place)
    beyond = [heading for heading in Heading if not places.contains(stepped(place, heading))]
    assert len(beyond) == 2


@given(st.integers(0, 10_000_000), st.sampled_from(Heading))
def test_a_state_holds_an_index_and_a_heading_and_no_two_are_the_same(index, heading):
    state = state_of(index, heading)
    assert index_of(state) == index
    assert heading_of(state) is heading
    assert state_of(index, (heading + 1) % 4) != state
    assert state_of(index + 1, heading) != state


def test_rows_are_cut_from_the_top_down_whether_cells_are_bytes_or_characters():
    assert Places(3, 2).rows("abcdef") == ["abc", "def"]
    assert Places(2, 3).rows(b"\0\1\2\3\4\5") == [b"\0\1", b"\2\3", b"\4\5"]


@given(SIZES)
def test_a_cell_stands_in_the_row_and_column_of_its_place(places):
    cells = "".join(chr(index) for index in range(places.count))
    rows = places.rows(cells)
    assert [rows[y][x] for x, y in places] == list(cells)
