"""A frame of a making: what a step is about, and what could come next."""

from dataclasses import FrozenInstanceError

import pytest

from mazelib.making.field import WALL, between, is_room
from tests.making.making_examples import recorded, timeline_of


def test_a_frame_cannot_be_changed():
    frame = recorded("dig", 3, 2).frame(2)
    with pytest.raises(FrozenInstanceError):
        frame.step = 3


def test_a_step_is_about_what_it_changed_or_about_its_worker_and_not_about_a_whole_maze():
    def steps(maze):
        yield "nothing yet"
        maze.dig((1, 1), (2, 1), (3, 1), (1, 1))
        yield "three places, one of them twice"
        maze.worker = (3, 1)
        yield "only looked"
        maze.dig((1, 3), (1, 1), (3, 3), (3, 1))
        yield "four places"
        maze.worker = (3, 2)
        yield "a wall that stays"
        maze.fill(*maze.rooms, (2, 1))
        yield "many, the last of them a wall between two rooms"

    timeline = timeline_of(steps, 2, 2)
    assert [timeline.frame(step).focus for step in range(7)] == [
        (),
        (),
        ((1, 1), (2, 1), (3, 1)),
        ((3, 1),),
        (),
        ((3, 1), (3, 2), (3, 3)),
        ((1, 1), (2, 1), (3, 1)),
    ]


def test_the_focus_of_every_merge_is_the_wall_and_its_two_rooms():
    timeline = recorded("merge", 6, 5)
    assert timeline.frame(1).focus == ()
    stayed = 0
    for step in range(2, timeline.last + 1):
        before = timeline.frame(step - 1)
        frame = timeline.frame(step)
        one, wall, other = frame.focus
        assert between(one, other) == wall == frame.worker
        assert is_room(one)
        assert is_room(other)
        stays = before.value(one) == before.value(other)
        assert (frame.value(wall) == WALL) == stays
        assert frame.value(one) == frame.value(other)
        stayed += stays
    assert 0 < stayed < timeline.last - 1


def test_the_next_rooms_are_those_that_the_digger_chooses_from():
    timeline = recorded("dig", 7, 5)
    words = ["Stuck", "One way", "Two ways", "Three ways", "Four ways"]
    for step in range(1, timeline.ready_at - 1):
        rooms = timeline.frame(step).next_rooms
        after = timeline.frame(step + 1)
        assert after.caption.startswith(words[len(rooms)])
        assert not rooms or after.worker in rooms
    for step in range(timeline.ready_at, timeline.last + 1):
        assert timeline.frame(step).next_rooms == ()


def test_once_the_maze_is_ready_nothing_is_dug_next_even_beside_a_room_that_is_filled_again():
    def steps(maze):
        maze.dig((1, 1))
        yield "dug"
        maze.dig((2, 1), (3, 1))
        maze.ready()
        yield "ready"
        maze.fill((3, 1))
        maze.worker = (1, 1)
        yield "filled"

    timeline = timeline_of(steps)
    assert [timeline.frame(step).next_rooms for step in (1, 3)] == [((3, 1),), ()]


@pytest.mark.parametrize("name", ["merge", "road"])
def test_where_rooms_are_numbered_nothing_is_dug_next(name):
    timeline = recorded(name, 5, 4)
    for step in range(timeline.last + 1):
        assert timeline.frame(step).next_rooms == ()
