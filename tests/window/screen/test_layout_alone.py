"""The layout alone, without a stage: places that do not overlap, in windows of any size."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from mazelib.window.screen.layout import Share, TextSize, is_tall, laid_out, text_size


@pytest.mark.parametrize(
    ("size", "sizes"),
    [
        ((1280, 800), TextSize(21, 18, is_small=False, scale=1.0)),
        ((2560, 1600), TextSize(42, 36, is_small=False, scale=2.0)),
        ((1024, 768), TextSize(17, 16, is_small=False, scale=0.8)),
        ((800, 1280), TextSize(21, 18, is_small=False, scale=1.0)),
        ((899, 800), TextSize(15, 14, is_small=True, scale=899 / 1280)),
        ((1280, 559), TextSize(15, 14, is_small=True, scale=559 / 800)),
        ((640, 480), TextSize(14, 14, is_small=True, scale=0.5)),
        ((480, 360), TextSize(14, 14, is_small=True, scale=0.375)),
    ],
)
def test_letters_grow_with_the_window_and_have_a_least_size(size, sizes):
    got = text_size(size)
    assert got[:3] == sizes[:3]
    assert got.scale == pytest.approx(sizes.scale)


sizes = st.tuples(st.integers(480, 2600), st.integers(360, 1700))
#: Windows that are higher than wide: nearly all, so that the filter seldom finds none.
tall = st.tuples(st.integers(480, 1100), st.integers(1200, 2000)).filter(is_tall)
shares = st.sampled_from(Share)
#: Of companions: none, or a part of the side.
parts = st.sampled_from([0, 0.3, 0.5, 0.7])


def places_of(layout, part):
    """The places in which something is drawn at one time: a sheet lies over the strip."""
    places = [layout.header, layout.map, layout.controls]
    if not layout.map.contains(layout.strip):
        places.append(layout.strip)
    if layout.side != layout.strip:
        places.append(layout.rule(part))
        if part:
            places.append(layout.companion(part))
    return places


@given(sizes)
def test_on_the_whole_stage_what_is_said_lies_at_the_foot_of_the_picture_and_only_there(size):
    for share in Share:
        layout = laid_out(size, share)
        assert layout.map.contains(layout.strip) is (share is Share.STAGE)
    layout = laid_out(size, Share.STAGE)
    assert layout.map == laid_out(size, Share.WHOLE).body
    assert layout.strip.bottom < layout.map.bottom


@given(sizes, shares, parts)
def test_nothing_lies_over_anything_else_or_outside_of_the_window(size, share, part):
    layout = laid_out(size, share)
    places = places_of(layout, part)
    for one, other in combinations(places, 2):
        assert not one.colliderect(other), (one, other)
    for place in places:
        assert Rect((0, 0), size).contains(place), place
        assert min(place.size) > 10, place


@given(sizes, st.sampled_from([Share.SHORT_RULE, Share.LONG_RULE, Share.WHOLE]))
def test_the_map_is_the_largest_of_all_places(size, share):
    layout = laid_out(size, share)
    others = [layout.strip, layout.header, layout.controls]
    if share in (Share.SHORT_RULE, Share.WHOLE) and not is_tall(size):
        others.append(layout.side)
    area = layout.map.width * layout.map.height
    assert all(area >= other.width * other.height for other in others)


@pytest.mark.parametrize(
    ("share", "percent"), [(Share.SHORT_RULE, 62), (Share.LONG_RULE, 53), (Share.HALVES, 50)]
)
def test_beside_a_short_rule_the_map_has_more_of_the_width_than_beside_a_long_one(share, percent):
    for size in ((1280, 800), (1024, 768), (1920, 1080)):
        layout = laid_out(size, share)
        assert layout.map.width / layout.body.width == pytest.approx(percent / 100, abs=0.015)
        assert layout.map.left == layout.body.left
        assert layout.side.right == layout.body.right


def test_rule_and_companion_share_the_side_one_above_the_other():
    layout = laid_out((1280, 800), Share.SHORT_RULE)
    rule = layout.rule(0.5)
    companion = layout.companion(0.5)
    assert rule.union(companion) == layout.side
    assert rule.bottom + layout.gap == companion.top
    assert abs(rule.height - companion.height) <= 1
    assert layout.rule(0) == layout.side, "without a companion the rule has all of it"


def test_beside_its_text_the_map_is_as_wide_and_high_and_the_strip_lies_under_both():
    layout = laid_out((1280, 800), Share.HALVES)
    assert layout.map.width == pytest.approx(layout.side.width, abs=1)
    assert (layout.map.top, layout.map.height) == (layout.side.top, layout.side.height)
    assert layout.strip.left == layout.map.left
    assert layout.strip.right == layout.side.right


@given(tall)
def test_in_a_window_higher_than_wide_the_rule_stands_under_the_strip(size):
    layout = laid_out(size, Share.SHORT_RULE)
    assert layout.map.bottom < layout.strip.top
    assert layout.strip.bottom < layout.side.top
    assert layout.map.width == layout.strip.width == layout.side.width
    assert not layout.rule(0.5).colliderect(layout.companion(0.5))


@pytest.mark.parametrize("size", [(899, 800), (640, 480), (480, 360)])
def test_in_a_small_window_the_side_is_a_sheet_over_the_strip_and_never_over_the_map(size):
    for share in (Share.SHORT_RULE, Share.LONG_RULE, Share.WHOLE):
        layout = laid_out(size, share)
        assert layout.side == layout.strip == layout.rule(0.5) == layout.companion(0.5)
        assert not layout.side.colliderect(layout.map)
    beside = laid_out(size, Share.HALVES)
    assert not beside.side.colliderect(beside.map), "map and text still stand together"


@given(st.tuples(st.integers(1, 900), st.integers(1, 560)), shares)
def test_a_window_of_any_size_has_places_that_can_be_drawn_into(size, share):
    layout = laid_out(size, share)
    places = [layout.header, layout.map, layout.strip, layout.side, layout.controls]
    assert all(place.width >= 0 and place.height >= 0 for place in places)
    assert layout.map.width > 0
    assert layout.map.height > 0


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (640, 480), (480, 360), (800, 1280)])
def test_a_sheet_of_paper_has_the_whole_height_and_all_stands_beside_it_or_below(size):
    layout = laid_out(size, Share.PAGE)
    whole = laid_out(size, Share.SHORT_RULE).body
    assert layout.body.bottom == whole.bottom
    if size[0] > size[1]:
        assert layout.map.height == whole.height
        assert layout.map.width > 0.45 * whole.width
    for place in (layout.strip, layout.side):
        assert not layout.map.colliderect(place)
        assert whole.contains(place)
    assert layout.side == layout.strip or not layout.side.colliderect(layout.strip)
