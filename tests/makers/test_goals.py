"""Goals: where the start and the control points of a made maze are."""

import pytest

from mazelib.makers import make
from mazelib.makers.field import MakerError
from mazelib.makers.goals import GOALS
from mazelib.routes import shortest_route
from tests.makers.making_examples import SIZES, shown


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_start_and_goals_are_different_rooms_where_there_is_more_than_one(goal, width, height):
    heya = make("dig", width, height, 1, goal=goal)
    places = [heya.start, *(place for _, place in heya.controls)]
    assert heya.start == (1, 1)
    assert all(x % 2 == y % 2 == 1 for x, y in places)
    assert len(set(places)) == len(places) or width * height == 1
    assert len(heya.controls) == (min(3, max(1, width * height - 1)) if goal == "abc" else 1)


def test_corner_is_the_room_bottom_right():
    assert make("road", 9, 4, 1).controls == (("G", (17, 7)),)


def test_each_of_abc_is_as_far_as_can_be_from_all_before():
    heya = make("dig", 8, 6, 6, goal="abc")
    before = [heya.start]
    rooms = [(x, y) for y in range(1, heya.height, 2) for x in range(1, heya.width, 2)]
    for _, place in heya.controls:
        nearest = {room: min(len(shortest_route(heya, one, room)) for one in before) for room in rooms}
        assert nearest[place] == max(nearest.values())
        before.append(place)


def test_a_maze_that_is_not_ready_is_no_map():
    with pytest.raises(MakerError, match="not ready"):
        shown("dig", 4, 4, steps=3).heya()
