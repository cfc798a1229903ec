"""The groups of a making, counted: at any step, however it was come to."""

import random

import pytest

from mazelib.making.group_counts import GroupCounts
from mazelib.making.maze import WALL, is_room
from tests.making.making_examples import ALL, making_of, recorded
from tests.making.test_dig_log import careless


def computed(making, step):
    """Walls broken and groups, from the frame alone."""
    frame = making.frame(step)
    numbers = {frame.value(room) for room in making.maze.rooms}
    broken = [place for place in making.maze.places if not is_room(place) and frame.value(place) != WALL]
    return len(broken), len({number for number in numbers if number >= 0})


@pytest.mark.parametrize("rule", ["merge", "road", "careless"])
def test_going_on_back_and_jumping_give_the_same_counts(rule):
    making = making_of(careless, 3, 3) if rule == "careless" else recorded(rule, 4, 3)
    making.advance(ALL)
    counts, rng = GroupCounts(making), random.Random(1)
    steps = list(range(making.last + 1))
    assert len({computed(making, step) for step in steps}) > 3
    for step in [*steps, *reversed(steps), *rng.choices(steps, k=60)]:
        counts.follow(step)
        assert (counts.walls_broken, counts.groups) == computed(making, step)


def test_walls_broken_and_groups_are_always_as_many_as_rooms_where_rooms_are_merged():
    making = recorded("merge", 6, 5)
    counts = GroupCounts(making)
    for step in range(1, making.last + 1):
        counts.follow(step)
        assert counts.walls_broken + counts.groups == counts.rooms == 30
    assert counts.groups == 1
