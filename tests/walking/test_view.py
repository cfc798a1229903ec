"""The first-person view."""

from dataclasses import replace
from itertools import product

from hypothesis import given

from mazelib.grid.compass import Heading, Turn, stepped, turned
from mazelib.maps.heya_text import parse
from mazelib.walking.view import (
    SENSES,
    SENSES_COUNT,
    VIEWS,
    seen_by_walker,
    view_at,
)
from tests.samples import maps

SIDES = {Turn.AHEAD: "front", Turn.RIGHT: "right", Turn.BACK: "back", Turn.LEFT: "left"}


def open_sides(view):
    return {side for side in SIDES.values() if getattr(view, side)}

#: Views of fewer senses than this have no sense but the four sides.
SENSES_OF_SIDES = 2**4


def test_the_view_turns_with_the_walker():
    corner = parse(" ##\n  a\n###")  # Up and right of (0, 1) are open, down and left are wall.
    views = [view_at(corner, (0, 1), heading) for heading in Heading]
    assert [open_sides(view) for view in views] == [
        {"front", "right"},
        {"front", "left"},
        {"left", "back"},
        {"right", "back"},
    ]


def test_a_view_is_printed_in_the_words_of_the_screen_and_fits_below_a_rule():
    for senses, view in enumerate(VIEWS[Heading.UP]):
        assert str(view) == view.in_words
        if senses < SENSES_OF_SIDES:
            assert len(str(view)) <= 39


def test_each_side_is_said_first_to_be_what_it_is():
    for view in VIEWS[Heading.UP]:
        opened, _, walls = view.in_words.partition("Wall:")
        if view.open_count == 4:
            assert view.in_words.startswith("All four sides are open.")
        elif view.open_count == 0:
            assert view.in_words.startswith("There's wall on all four sides.")
        else:
            assert {side for side in SIDES.values() if side in opened} == open_sides(view)
            assert {side for side in SIDES.values() if side not in walls} == open_sides(view)


def test_all_that_is_sensed_is_said():
    """Two views that differ are told in other words, and so is a sense that is added."""
    for view in VIEWS[Heading.UP]:
        for name in SENSES:
            other = replace(view, **{name: not getattr(view, name)})
            assert other.in_words != view.in_words, f"say {name} in View.in_words"


def test_the_open_sides_are_counted():
    assert [
        VIEWS[Heading.DOWN][sides].open_count for sides in (0b0000, 0b0100, 0b1011, 0b1111)
    ] == [0, 1, 3, 4]


@given(maps())
def test_a_junction_is_a_place_with_three_ways_or_four_wherever_the_walker_faces(heya):
    for place in heya.places:
        ways = sum(heya.is_open(stepped(place, heading)) for heading in Heading)
        for heading in Heading:
            assert view_at(heya, place, heading).is_junction == (ways in (3, 4))


def test_each_heading_has_the_same_views_and_each_of_them_once():
    for views in VIEWS:
        assert len(set(views)) == len(views) == SENSES_COUNT
        assert set(views) == set(VIEWS[Heading.UP])


def test_the_four_sides_are_seen_open_and_as_wall_in_all_sixteen_ways():
    seen = {(view.front, view.right, view.left, view.back) for view in VIEWS[Heading.UP]}
    assert seen == set(product([True, False], repeat=4))


@given(maps())
def test_a_view_tells_what_the_map_says_and_outside_is_wall(heya):
    for place in [(x, y) for y in range(heya.height) for x in range(heya.width)]:
        for heading in Heading:
            view = view_at(heya, place, heading)
            for turn in Turn:
                x, y = stepped(place, turned(heading, turn))
                inside = 0 <= x < heya.width and 0 <= y < heya.height
                assert getattr(view, SIDES[turn]) == (inside and heya.rows[y][x] not in "+-|#■█")


@given(maps())
def test_the_function_that_lesson_3_opens_makes_every_view_out_of_the_map(heya):
    for place in heya.places:
        is_open = [heya.is_open(stepped(place, side)) for side in Heading]
        for heading in Heading:
            assert seen_by_walker(is_open, heading) == view_at(heya, place, heading)
    assert seen_by_walker([True, False, False, False], Heading.LEFT).right, "3 + 1 is 0 again"


def test_the_sides_that_lesson_3_computes_are_those_of_the_compass():
    for heading in Heading:
        for turn, side in SIDES.items():
            is_open = [each is turned(heading, turn) for each in Heading]
            assert open_sides(seen_by_walker(is_open, heading)) == {side}
