"""The dig log: which rooms are in it at every step, and in which order."""

import random

import pytest

from mazelib.making.dig_log import DigLog
from mazelib.making.field import FLOOR, is_room
from tests.making.making_examples import ALL, recorded, timeline_of


def rooms_in(dig_log, step):
    rooms = dig_log.newest(step, ALL)
    assert dig_log.count(step) == len(rooms)
    return rooms


def computed(timeline, step):
    """The same from the frames alone: rooms that are floor, ordered by their first change."""
    frame = timeline.frame(step)
    log = timeline.frame(step).log
    places = [
        timeline.field.places.place(index) for index in dict.fromkeys(log.changed(0, frame.until))
    ]
    return [place for place in places if is_room(place) and frame.value(place) == FLOOR]


def careless(maze):
    """Digs, numbers, digs again and fills in any order, the same place more than once."""
    rng = random.Random(3)
    for _ in range(300):
        place = rng.choice([*maze.rooms, (2, 1), (2, 2)])
        rng.choice([maze.dig, maze.fill, lambda place: maze.__setitem__(place, 7)])(place)
        if rng.random() < 0.7:
            yield "changed"


@pytest.mark.parametrize("rule", ["dig", "careless"])
def test_going_on_back_and_jumping_give_the_same_log(rule):
    timeline = recorded("dig", 4, 3) if rule == "dig" else timeline_of(careless, 3, 3)
    dig_log = DigLog(timeline)
    rng = random.Random(1)
    steps = list(range(timeline.last + 1))
    assert max(len(computed(timeline, step)) for step in steps) > 4
    for step in [*steps, *reversed(steps), *rng.choices(steps, k=60)]:
        assert rooms_in(dig_log, step) == computed(timeline, step)


def test_the_newest_rooms_come_last():
    timeline = recorded("dig", 6, 5)
    dig_log = DigLog(timeline)
    rooms = rooms_in(dig_log, timeline.ready_at)
    assert dig_log.newest(timeline.ready_at, 4) == rooms[-4:]
    assert dig_log.newest(timeline.ready_at, 0) == []


def test_rooms_that_were_numbered_are_not_in_the_log():
    timeline = recorded("road", 4, 3)
    dig_log = DigLog(timeline)
    assert not any(rooms_in(dig_log, step) for step in range(timeline.ready_at))
