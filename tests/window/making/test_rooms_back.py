"""How far a maker goes back in a step: no farther than it does, and only if it goes back at all."""

import random

import pytest

from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.window.making.maker_words import did
from mazelib.window.making.rooms_back import RoomsBack
from tests.making.making_examples import recorded


def timeline_of(rule, width=5, height=1, seed=1):
    """The timeline of a rule that has made its maze."""
    maze = Maze(width, height)
    making = Making(maze, rule(maze, random.Random(seed)))
    making.advance(10_000)
    return making.timeline


def goes_back(rooms_in_step):
    """A rule that goes back so many rooms in each step, from the end of a corridor."""

    def rule(maze, _rng):
        way = [maze.first]
        maze.dig_to(way[-1])
        for room in maze.rooms[1:]:
            maze.walls_around(way[-1])
            maze.dig_to(room)
            way.append(room)
        yield "dug"
        while len(way) > rooms_in_step:
            for _room in range(rooms_in_step):
                assert maze.walls_around(way.pop()) == []
            yield ""
        maze.walls_around(way[-1])
        yield ""

    return rule


@pytest.mark.parametrize(
    ("rooms", "words"),
    [(1, "→ It goes back one room."), (2, "→ It goes back 2 rooms.")],
)
def test_as_many_rooms_are_told_as_it_goes_back(rooms, words):
    timeline = timeline_of(goes_back(rooms))
    back = RoomsBack(timeline)
    assert did(timeline, 1, rooms_back=back.after(1)) == words
    assert back.after(timeline.last) == 0, "it goes nowhere"


def test_of_more_looks_than_are_kept_none_are_told():
    timeline = timeline_of(goes_back(13), width=20)
    assert RoomsBack(timeline).after(1) == 0
    assert RoomsBack(timeline_of(goes_back(11), width=20)).after(1) == 11


def grow_anywhere(maze, rng):
    room = rng.choice(maze.rooms)
    maze.dig_to(room)
    active = [room]
    yield "begin"
    while active:
        room = rng.choice(active)
        if walls := maze.walls_around(room):
            active.append(rng.choice(walls))
            maze.dig_to(active[-1])
        else:
            active.remove(room)
        yield ""


def test_a_rule_that_goes_on_from_any_room_is_not_said_to_go_back():
    """By chance, it goes on from the room before: that is the lie nearest to the truth."""
    said = 0
    by_chance = 0
    for seed in range(10):
        timeline = timeline_of(grow_anywhere, 7, 5, seed)
        back = RoomsBack(timeline)
        said += sum(back.after(step) > 0 for step in range(timeline.last))
        by_chance += sum(back._rooms_back(step) > 0 for step in range(timeline.last))
    assert (said, by_chance > 10) == (0, True)


def test_lesson_8_goes_back_one_room_from_each_that_is_stuck_but_for_the_first():
    timeline = recorded("dig", 5, 4)
    back = RoomsBack(timeline)
    stuck = []
    for step in range(timeline.ready_at):
        question = timeline.frame(step).in_question
        if question is not None and not question.found:
            stuck.append(back.after(step))
    assert stuck == [1] * (5 * 4 - 1)
