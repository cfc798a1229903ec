"""The layout alone, without a stage: rectangles that do not overlap,
in windows and for maps of any shape.
"""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from mazelib.window.layout import NO_COLUMN, PanelColumn, TextSize, laid_out, text_size


@pytest.mark.parametrize(
    ("size", "sizes"),
    [
        ((1280, 800), TextSize(22, 18, is_small=False)),
        ((2560, 1600), TextSize(44, 36, is_small=False)),
        ((1280, 600), TextSize(18, 18, is_small=False)),
        ((899, 800), TextSize(15, 14, is_small=True)),
        ((1280, 559), TextSize(15, 14, is_small=True)),
        ((640, 480), TextSize(14, 14, is_small=True)),
    ],
)
def test_letters_grow_with_the_window_and_have_a_least_size(size, sizes):
    assert text_size(size) == sizes


sizes = st.tuples(st.integers(900, 2600), st.integers(560, 1700))
shapes = st.tuples(st.integers(1, 300), st.integers(1, 300))


@given(sizes, shapes, st.integers(1, 45), st.booleans())
def test_nothing_lies_over_anything_else_or_outside_of_the_window(size, shape, percent, in_halves):
    column = size[0] * percent // 100
    layout = laid_out(size, shape, PanelColumn(column), in_halves=in_halves)
    for one, other in combinations(layout, 2):
        assert not one.colliderect(other), (one, other)
    assert all(Rect((0, 0), size).contains(area) for area in layout), layout


@given(sizes, shapes)
def test_without_panels_the_map_has_the_width_or_the_why_bar_lies_beside_it(size, shape):
    layout = laid_out(size, shape, NO_COLUMN)
    lies_under = layout.why.top > layout.map.bottom
    assert (
        layout.map.width == layout.header.width
        if lies_under
        else layout.why.left > layout.map.right
    )


@pytest.mark.parametrize(("shape", "is_beside"), [((40, 10), False), ((10, 40), True)])
def test_the_why_bar_lies_under_a_wide_map_and_beside_a_tall_one(shape, is_beside):
    layout = laid_out((1280, 800), shape, NO_COLUMN)
    assert (layout.why.left > layout.map.right) is is_beside


def test_the_why_bar_goes_under_a_tall_map_if_only_so_the_panels_have_room_for_all_they_show():
    body = laid_out((1280, 800), (10, 40), NO_COLUMN).map.height
    beside = laid_out((1280, 800), (10, 40), PanelColumn(500, 0)).panels.height
    assert beside < body
    for needed, height in (
        (0, beside),
        (beside, beside),
        (beside + 1, body),
        (body, body),
        (body + 1, beside),
    ):
        assert laid_out((1280, 800), (10, 40), PanelColumn(500, needed)).panels.height == height


def test_panels_get_the_width_that_they_ask_for_beside_a_wide_map():
    for column in (350, 470):
        assert laid_out((1280, 800), (40, 10), PanelColumn(column)).panels.width == pytest.approx(
            column, abs=2
        )


def test_in_halves_map_and_panels_are_equally_wide_and_high_and_the_why_bar_lies_under_both():
    layout = laid_out((1280, 800), (17, 7), NO_COLUMN, in_halves=True)
    assert layout.map.width == pytest.approx(layout.panels.width, abs=1)
    assert (layout.map.top, layout.map.height) == (layout.panels.top, layout.panels.height)
    assert layout.why.left == layout.map.left
    assert layout.why.right >= layout.panels.right - 1


def test_in_a_small_window_a_panel_lies_over_the_map():
    layout = laid_out((640, 480), (17, 7), PanelColumn(300))
    assert layout.panels == layout.map


@given(st.tuples(st.integers(1, 900), st.integers(1, 560)), shapes, st.booleans())
def test_a_window_of_any_size_has_areas_that_can_be_drawn_into(size, shape, in_halves):
    layout = laid_out(size, shape, NO_COLUMN, in_halves=in_halves)
    assert all(area.width >= 0 and area.height >= 0 for area in layout)
    assert layout.map.width > 0
    assert layout.map.height > 0
