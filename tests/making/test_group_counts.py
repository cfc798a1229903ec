"""The groups of a making, counted: at any step, however it was come to."""

import random

import pytest

from mazelib.making.field import WALL, is_room
from mazelib.making.group_counts import GroupCounts
from tests.making.making_examples import careless, recorded, timeline_of


def computed(timeline, step):
    """Walls broken and groups, from the frame alone."""
    frame = timeline.frame(step)
    numbers = {frame.value(room) for room in timeline.rooms}
    broken = [
        place
        for place in timeline.field.places
        if not is_room(place) and frame.value(place) != WALL
    ]
    return len(broken), len({number for number in numbers if number >= 0})


@pytest.mark.parametrize("rule", ["merge", "road", "careless"])
def test_going_on_back_and_jumping_give_the_same_counts(rule):
    timeline = timeline_of(careless, 3, 3) if rule == "careless" else recorded(rule, 4, 3)
    counts = GroupCounts(timeline)
    rng = random.Random(1)
    steps = list(range(timeline.last + 1))
    assert len({computed(timeline, step) for step in steps}) > 3
    for step in [*steps, *reversed(steps), *rng.choices(steps, k=60)]:
        assert (counts.walls_broken(step), counts.groups(step)) == computed(timeline, step)


def test_walls_broken_and_groups_are_always_as_many_as_rooms_where_rooms_are_merged():
    timeline = recorded("merge", 6, 5)
    counts = GroupCounts(timeline)
    for step in range(timeline.last + 1):
        assert counts.walls_broken(step) + counts.groups(step) == counts.rooms == 30
    assert counts.groups(timeline.last) == 1


def test_the_steps_before_and_after_are_counted_once_however_often_they_are_drawn(monkeypatch):
    timeline = recorded("merge", 6, 5)
    counts = GroupCounts(timeline)
    gone = []
    changes = timeline.changes

    def followed(since, until):
        gone.append((since, until))
        return changes(since, until)

    monkeypatch.setattr(timeline, "changes", followed)
    for _frame in range(10):
        assert (counts.groups(20), counts.groups(21)) == (
            computed(timeline, 20)[1], computed(timeline, 21)[1]
        )  # fmt: skip
    assert gone == [(-1, 20), (20, 21)]
