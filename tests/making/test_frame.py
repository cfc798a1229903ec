"""A frame of a making: what a step is about, and what could come next."""

from dataclasses import FrozenInstanceError

import pytest

from mazelib.making.asked import About
from mazelib.making.field import WALL, between, is_room
from tests.making.making_examples import recorded, timeline_of


def test_a_frame_cannot_be_changed():
    frame = recorded("dig", 3, 2).frame(2)
    with pytest.raises(FrozenInstanceError):
        frame.step = 3


def test_in_question_at_every_merge_is_the_wall_that_is_broken_or_stays():
    timeline = recorded("merge", 4, 4)  # so small that all changes of a step are told
    assert (timeline.frame(0).in_question, timeline.frame(0).asked) == (None, ())
    stayed = 0
    for step in range(1, timeline.last + 1):
        before = timeline.frame(step - 1)
        frame = timeline.frame(step)
        one, other = frame.in_question.found
        wall = frame.in_question.place
        assert between(one, other) == wall == frame.looks_at
        assert is_room(one)
        assert is_room(other)
        stays = before.value(one) == before.value(other)
        assert (frame.value(wall) == WALL) == stays
        assert frame.value(one) == frame.value(other)
        assert (wall in frame.changed) == (not stays)
        stayed += stays
    assert 0 < stayed < timeline.last


def test_in_question_at_every_digging_are_the_rooms_that_may_be_taken():
    timeline = recorded("dig", 7, 5)
    counts = set()
    for step in range(1, timeline.ready_at + 1):
        before = timeline.frame(step - 1)
        frame = timeline.frame(step)
        around = frame.field.rooms_around(frame.worker)
        walls = tuple(room for room in around if before.value(room) == WALL)
        assert frame.in_question == (About.AROUND, frame.worker, walls)
        assert len(frame.changed) == (2 if walls else 0)
        assert not walls or {*walls} & {*frame.changed}
        counts.add(len(walls))
    assert counts == {0, 1, 2, 3}


def test_changed_are_the_places_that_a_step_changed_each_once_and_none_of_a_whole_maze():
    many = [(x, y) for y in (1, 3) for x in range(1, 301)]

    def steps(maze):
        maze.dig((3, 1), (1, 1), (3, 1))
        yield "three changes of two places"
        maze.walls_around((1, 1))
        yield "only looked"
        maze.fill(*many)
        yield "as many as are told one by one"
        maze.fill(*many, (1, 2))
        yield "one more"

    timeline = timeline_of(steps, 300, 2)
    frames = [timeline.frame(step) for step in range(4)]
    assert [frame.changed for frame in frames[:2]] == [((3, 1), (1, 1)), ()]
    assert frames[2].changed == tuple(many)
    assert frames[3].changed == ()


def test_in_question_is_the_last_wall_or_room_that_was_asked_about():
    def steps(maze):
        maze.walls_around((1, 1))
        maze.beside((2, 1))
        assert maze[1, 1] == WALL
        yield "asked three times"
        assert maze[1, 1] == WALL
        yield "only read"
        maze.beside((2, 1))
        maze.blank_around((3, 1))
        yield "asked twice"

    timeline = timeline_of(steps)
    assert [timeline.frame(step).in_question for step in range(3)] == [
        (About.BESIDE, (2, 1), ((1, 1), (3, 1))),
        None,
        (About.AROUND, (3, 1), ((1, 1),)),
    ]


@pytest.mark.parametrize(
    ("stood", "asked", "goes_back"),
    [
        ((5, 1), (3, 1), True),
        ((5, 1), (1, 1), True),
        ((3, 1), (1, 1), True),
        ((3, 1), (5, 1), False),  # Another room, but a newer one.
        ((1, 1), (3, 1), False),
        ((3, 1), (3, 1), False),
        ((3, 1), (7, 1), False),  # It was never dug.
    ],
)
@pytest.mark.parametrize("digs", [False, True])
def test_it_goes_back_where_it_goes_on_from_an_older_room_than_the_one_where_it_was(
    stood, asked, goes_back, digs
):
    def steps(maze):
        maze.dig((1, 1), (3, 1), (5, 1))
        yield "The oldest room is on the left."
        maze.walls_around(stood)
        if digs:
            maze.dig_to((stood[0], 3))
        yield "It was here."
        maze.walls_around(asked)
        yield "It goes on."

    timeline = timeline_of(steps, 4, 3)
    before = timeline.frame(1)
    assert (before.worker, bool(before.changed)) == (stood, digs)
    assert timeline.frame(2).goes_back_after(before) == goes_back
