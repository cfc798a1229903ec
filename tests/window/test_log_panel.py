"""The dig log: what is in it at every step, and which of it has room."""

import random

import pygame
import pytest

from mazelib.making.maze import Maze
from mazelib.making.recording import Making
from mazelib.window.clicks import NamedPlace
from mazelib.window.lettering import Lettering
from mazelib.window.panels import panel_named
from mazelib.window.panels.log import dug_rooms
from mazelib.window.pen import Pen
from mazelib.window.shown import MakingShown
from mazelib.window.theme import LIGHT
from tests.making.making_examples import ALL, shown


def test_the_log_grows_as_rooms_are_dug_and_shrinks_as_they_are_filled():
    making = shown("dig", 6, 5)
    dug = [making.worker(step) for step in range(1, making.ready_at) if "Stuck" not in making.captions[step]]
    assert dug_rooms(making, making.ready_at) == dug
    for filled in range(len(dug) + 1):
        assert dug_rooms(making, making.ready_at + filled) == dug[: len(dug) - filled]


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
    logs = [dug_rooms(making, step) for step in range(making.last + 1)]
    rng = random.Random(1)
    for step in [*range(making.last, -1, -1), *rng.choices(range(making.last + 1), k=60)]:
        assert dug_rooms(making, step) == logs[step]


def test_rooms_that_were_numbered_are_not_in_the_log():
    making = shown("road", 4, 3)
    assert not any(dug_rooms(making, step) for step in range(making.ready_at))


@pytest.mark.parametrize("size", [(400, 300), (400, 90), (130, 300)])
def test_the_newest_rooms_are_shown_in_their_order_and_the_last_is_marked(size):
    making = shown("dig", 6, 5)
    rooms, window = dug_rooms(making, making.ready_at), pygame.Surface(size)
    pen = Pen(window, LIGHT, Lettering(), 20)
    panel_named("log").draw(pen, window.get_rect(), MakingShown(making=making, tick=making.ready_at))
    clicked = [target.what for target in pen.targets]
    assert clicked == [NamedPlace(room) for room in rooms[-len(clicked) :]] and pen.written[0].said.startswith("30 rooms")
    last = pen.targets[-1].at.clip(window.get_rect())
    assert window.get_at((last.centerx, last.top + 2))[:3] == LIGHT.mark
    assert len(clicked) == 30 or "newest" in pen.written[0].said
