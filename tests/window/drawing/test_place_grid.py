"""A grid of places in the window: every pixel belongs to one place,
and every place to its pixels.
"""

from hypothesis import given
from hypothesis import strategies as st

from mazelib.window.drawing.place_grid import PlaceGrid


@given(
    st.integers(1, 12),
    st.integers(1, 9),
    st.integers(-20, 200),
    st.integers(-20, 200),
    st.integers(12, 90),
    st.integers(9, 90),
)
def test_every_point_of_the_grid_lies_in_the_rectangle_of_its_place(
    columns, rows, left, top, width, height
):
    grid = PlaceGrid(columns, rows, left, top, width, height)
    for x in range(left, left + width, 3):
        for y in range(top, top + height, 3):
            assert grid.rect_of(grid.place_at((x, y))).collidepoint(x, y)


def test_places_lie_side_by_side_without_a_gap():
    grid = PlaceGrid(3, 2, 10, 20, 100, 50)
    assert [grid.rect_of((x, 1)) for x in range(3)] == [
        (10, 45, 34, 25),
        (44, 45, 33, 25),
        (77, 45, 33, 25),
    ]
    assert grid.area == (10, 20, 100, 50)
    assert grid.cell == 100 / 3


def test_a_point_beside_the_grid_has_no_place():
    grid = PlaceGrid(3, 2, 10, 20, 99, 50)
    assert [grid.place_at(point) for point in ((9, 20), (109, 20), (10, 19), (10, 70))] == [
        None
    ] * 4
    assert grid.place_at((10, 20)) == (0, 0)
    assert grid.place_at((108, 69)) == (2, 1)


def test_two_grids_that_lie_alike_are_equal():
    grids = {
        PlaceGrid(3, 2, 10, 20, 99, 50),
        PlaceGrid(3, 2, 10, 20, 99, 50),
        PlaceGrid(3, 2, 11, 20, 99, 50),
    }
    assert len(grids) == 2
