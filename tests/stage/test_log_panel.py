"""The dig log: what is in it at every step, and which of it has room."""

import random

import pytest

from mazelib.makers.making import Making
from mazelib.makers.maze import Maze
from mazelib.stage.panels.log import DigLog, hidden_rooms
from tests.makers.making_examples import ALL, shown


def rooms_at(making, step):
    log = DigLog(making)
    log.go_to(step)
    return log.rooms()


def test_the_log_grows_as_rooms_are_dug_and_shrinks_as_they_are_filled():
    making = shown("dig", 6, 5)
    dug = [making.worker(step) for step in range(1, making.ready_at) if "Stuck" not in making.caption(step)]
    assert rooms_at(making, making.ready_at) == dug
    for filled in range(len(dug) + 1):
        assert rooms_at(making, making.ready_at + filled) == dug[: len(dug) - filled]


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
    maze = Maze(3, 3)
    making = shown("dig", 4, 3) if rule == "dig" else Making(maze, careless(maze))
    making.advance(ALL)
    logs = [rooms_at(making, step) for step in range(making.last + 1)]
    log, rng = DigLog(making), random.Random(1)
    for step in [*range(making.last, -1, -1), *rng.choices(range(making.last + 1), k=60)]:
        log.go_to(step)
        assert log.rooms() == logs[step] and len(log.dug) == len(logs[step])
        assert log.rooms(2) == logs[step][2:]


def test_rooms_that_were_numbered_are_not_in_the_log():
    making = shown("road", 4, 3)
    assert not any(rooms_at(making, step) for step in range(making.last + 1))


def test_the_newest_rooms_are_shown_in_whole_rows():
    assert [hidden_rooms(rooms, 5, 4) for rooms in (0, 1, 20, 21, 25, 26)] == [0, 0, 0, 10, 10, 15]
    for rooms in range(21, 200):
        hidden = hidden_rooms(rooms, 5, 4)
        assert hidden % 5 == 0 and 10 < rooms - hidden <= 15
