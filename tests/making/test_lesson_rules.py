"""The rules of lessons 8, 9 and 10, step by step."""

from math import dist

import pytest

from mazelib.making.field import FLOOR, WALL
from tests.making.making_examples import SIZES, recorded


def around(frame, room):
    """The rooms two places away, and the value of the place between."""
    x, y = room
    values = {}
    for other in [(x, y - 2), (x + 2, y), (x, y + 2), (x - 2, y)]:
        if frame.field.is_inside(other):
            values[other] = frame.value(((x + other[0]) // 2, (y + other[1]) // 2))
    return values


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_digging_takes_a_step_a_room_a_step_back_and_filling_a_step_a_room(width, height):
    timeline = recorded("dig", width, height)
    captions = [timeline.frame(step).caption for step in range(timeline.last + 1)]
    dug = captions[1 : timeline.ready_at]
    filled = captions[timeline.ready_at + 1 :]
    assert len(dug) - dug.count("Stuck: go back.") == len(filled) == width * height
    assert dug[-1] != "Stuck: go back."
    assert set(filled) == {"Fill the newest room of the dig log."}
    last = timeline.frame(timeline.last)
    assert all(last.value(place) == WALL for place in timeline.field.places)


def test_filling_takes_the_rooms_in_the_opposite_order():
    timeline = recorded("dig", 6, 5)
    dug = [
        timeline.frame(step).worker
        for step in range(1, timeline.ready_at)
        if "Stuck" not in timeline.frame(step).caption
    ]
    assert sorted(dug) == sorted(timeline.rooms)
    assert [
        timeline.frame(step).worker for step in range(timeline.ready_at + 1, timeline.last + 1)
    ] == dug[::-1]


def test_the_digger_walks_from_room_to_room_and_says_how_many_ways_are_still_wall():
    timeline = recorded("dig", 9, 9)
    words = ["Stuck", "One way", "Two ways", "Three ways", "Four ways"]
    for step in range(2, timeline.ready_at):
        before = timeline.frame(step - 1)
        rooms = around(before, before.worker)
        assert timeline.frame(step).worker in rooms
        walls = [room for room in rooms if before.value(room) == WALL]
        assert timeline.frame(step).caption.startswith(words[len(walls)])


def test_every_room_has_the_smallest_number_that_it_is_joined_with_and_so_have_broken_walls():
    timeline = recorded("merge", 6, 5, 2)
    rooms = timeline.rooms
    for step in range(1, timeline.last + 1):
        frame = timeline.frame(step)
        smallest = list(range(len(rooms)))
        for _ in rooms:  # as often as a number can have to be passed on
            for number, room in enumerate(rooms):
                joined = [
                    smallest[rooms.index(other)]
                    for other, way in around(frame, room).items()
                    if way != WALL
                ]
                smallest[number] = min([smallest[number], *joined])
        assert [frame.value(room) for room in rooms] == smallest
        for room in rooms:
            assert set(around(frame, room).values()) <= {WALL, frame.value(room)}
    assert {frame.value(place) for place in timeline.field.places} == {WALL, 0}
    assert timeline.ready_at == timeline.last


def test_a_wall_falls_only_between_different_numbers_and_the_caption_says_so():
    timeline = recorded("merge", 6, 5, 3)
    looked_at = [timeline.frame(step).worker for step in range(2, timeline.last + 1)]
    assert len(set(looked_at)) == len(looked_at)
    stayed = 0
    for step in range(2, timeline.last + 1):
        x, y = timeline.frame(step).worker
        before = timeline.frame(step - 1)
        after = timeline.frame(step)
        sides = [(x - 1, y), (x + 1, y)] if x % 2 == 0 else [(x, y - 1), (x, y + 1)]
        smaller, larger = sorted(before.value(room) for room in sides)
        stayed += smaller == larger
        if smaller == larger:
            assert timeline.frame(step).caption.startswith(f"Both rooms have the number {smaller}:")
            assert after.value((x, y)) == WALL
        else:
            assert timeline.frame(step).caption.startswith(
                f"Numbers {smaller} and {larger} are different: break the wall"
            )
            assert after.value((x, y)) == smaller
    assert timeline.last == 1 + stayed + 6 * 5 - 1 > 30


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_roads_fill_every_room_and_then_find_the_goal(width, height):
    timeline = recorded("road", width, height)
    assert timeline.ready_at == width * height + 1
    assert timeline.frame(timeline.last).worker == timeline.rooms[-1]
    assert {timeline.frame(step).worker for step in range(1, timeline.ready_at)} == set(
        timeline.rooms
    )


@pytest.mark.parametrize("blank", [WALL, FLOOR])
def test_a_road_is_one_line_and_the_next_begins_where_the_newest_way_is_left(blank):
    timeline = recorded("road", 12, 9, 5)
    first, last = (
        (1, timeline.ready_at - 1) if blank == WALL else (timeline.ready_at + 1, timeline.last)
    )
    grown = []
    roads = 1
    for step in range(first, last + 1):
        room = timeline.frame(step).worker
        before = timeline.frame(step - 1)
        can_grow = {}
        for one in grown:
            ways = around(before, one).items()
            can_grow[one] = [other for other, way in ways if before.value(other) == blank == way]
        # The newest room with a blank way is where the road grows on, or the next one begins.
        newest = next((one for one in reversed(grown) if can_grow[one]), None)
        assert newest is None or room in can_grow[newest]
        if newest and blank == FLOOR:
            distances = {one: dist(one, timeline.rooms[-1]) for one in can_grow[newest]}
            assert distances[room] == min(distances.values())
        is_next = bool(grown) and newest != grown[-1]
        roads += is_next
        assert timeline.frame(step).caption.startswith("Stuck.") == is_next
        assert timeline.frame(step).value(room) == roads
        grown.append(room)
    assert roads > 1
