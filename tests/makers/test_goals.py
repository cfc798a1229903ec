"""Goals: where the start and the control points of a made maze are."""

import random

import pytest

from mazelib.makers.braid import braid
from mazelib.makers.dig import Dig
from mazelib.makers.field import MakerError
from mazelib.makers.goals import GOALS, made_heya
from mazelib.routes import farthest, shortest_route
from tests.makers.making_examples import SIZES, run


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("share", [0, 1])
def test_start_and_goals_are_different_rooms_where_there_is_more_than_one(goal, width, height, share):
    made = run("dig", width, height, 1)
    heya = made_heya(made.field, braid(made.field, made.floor, share, random.Random(0)), goal)
    places = [heya.start, *(place for _, place in heya.controls)]
    assert heya.start == (1, 1)
    assert all(made.field.is_room(place) for place in places)
    assert len(set(places)) == len(places) or width * height == 1
    assert len(heya.controls) == (min(3, max(1, width * height - 1)) if goal == "abc" else 1)


def test_corner_is_the_room_bottom_right():
    made = run("road", 9, 4, 1)
    assert made_heya(made.field, made.floor, "corner").controls == (("G", (17, 7)),)


def test_far_is_as_far_as_can_be():
    made = run("road", 9, 8, 1)
    heya = made_heya(made.field, made.floor, "far")
    route = shortest_route(heya, heya.start, heya.controls[0][1])
    assert len(route) - 1 == farthest(heya, heya.start)[1]


def test_each_of_abc_is_as_far_as_can_be_from_all_before():
    made = run("dig", 10, 8, 6)
    heya = made_heya(made.field, made.floor, "abc")
    before = [heya.start]
    rooms = [made.field.place(made.field.room(number)) for number in range(made.field.rooms)]
    for _, place in heya.controls:
        nearest = {
            room: min(len(shortest_route(heya, one, room)) for one in before) for room in [place, *rooms]
        }
        assert nearest[place] == max(nearest.values())
        before.append(place)


def test_a_maze_that_is_not_ready_is_no_map():
    dig = Dig(4, 4, random.Random(1))
    dig.advance(3)
    with pytest.raises(MakerError, match="not ready"):
        made_heya(dig.field, dig.floor)


def test_a_goal_that_there_is_not_is_refused_with_those_there_are():
    made = run("dig", 2, 2, 1)
    with pytest.raises(MakerError, match="corner, far, abc"):
        made_heya(made.field, made.floor, "middle")
