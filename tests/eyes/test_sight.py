"""What the walker sees straight ahead, for every combination of open sides."""

from itertools import product

import pytest

from mazelib.compass import Heading
from mazelib.eyes.sight import SIGHT, look
from mazelib.heya import parse
from tests.eyes.corridors import corridor, world
from tests.maps import heya

FLAGS = list(product((False, True), repeat=3))


@pytest.mark.parametrize("heading", Heading)
@pytest.mark.parametrize("distance", [0, 1, 3, 8, 12])
@pytest.mark.parametrize(("left", "right", "ahead"), FLAGS)
def test_each_combination_of_open_sides_is_seen_at_each_distance(left, right, ahead, distance, heading):
    cells = corridor(distance)
    cells |= {(-1, distance)} if left else set()
    cells |= {(1, distance)} if right else set()
    cells |= {(0, distance + 1)} if ahead else set()
    heya, place_of = world(cells, heading)
    sight = look(heya, place_of(0, 0), heading)
    seen = sight.slices[distance]
    assert (seen.left_open, seen.right_open, seen.place) == (left, right, place_of(0, distance))
    assert not any(other.left_open or other.right_open for other in sight.slices if other is not seen)
    wall = distance + 1 + ahead
    assert sight.wall == (wall if wall <= SIGHT else None)
    assert len(sight.slices) == min(wall, SIGHT + 1)


def test_a_wall_beyond_sight_is_not_seen():
    heya, place_of = world(corridor(20), Heading.UP)
    for reach in (1, 8, 19, 20):
        sight = look(heya, place_of(0, 0), Heading.UP, reach)
        assert (sight.wall, len(sight.slices), sight.reach) == (None, reach + 1, reach)
    assert look(heya, place_of(0, 0), Heading.UP, 21).wall == 21


def test_letters_stand_where_they_are_waiting():
    heya = parse("#####\n>a bG\n#####")
    letters = [seen.letter for seen in look(heya, (0, 1), Heading.RIGHT).slices]
    assert letters == [None, "a", None, "b", "G"]
    still = heya.controls[1:]
    letters = [seen.letter for seen in look(heya, (0, 1), Heading.RIGHT, waiting=still).slices]
    assert letters == [None, None, None, "b", "G"]
    assert [seen.letter for seen in look(heya, (0, 1), Heading.RIGHT, waiting=()).slices] == [None] * 5


def test_all_outside_the_map_is_wall():
    sight = look(parse("a"), (0, 0), Heading.DOWN)
    assert (sight.wall, len(sight.slices)) == (1, 1)
    assert (sight.slices[0].left_open, sight.slices[0].right_open) == (False, False)


def test_the_view_agrees_with_what_a_strategy_gets():
    from mazelib.view import view_at

    first = heya("first")
    for y, x, heading in product(range(first.height), range(first.width), Heading):
        if first.is_open((x, y)):
            view, sight = view_at(first, (x, y), heading), look(first, (x, y), heading)
            here = sight.slices[0]
            assert (here.left_open, here.right_open, sight.wall != 1) == (view.left, view.right, view.front)
