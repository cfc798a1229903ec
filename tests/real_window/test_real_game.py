"""Real keys in a real window: the maze game, played along the shortest way."""

import json
import time
from itertools import pairwise

import pytest

from mazelib.game.rules import Game
from mazelib.grid.compass import DELTAS
from mazelib.maps import reach
from tests.real_window.conftest import wait_for

pytestmark = pytest.mark.real_window
KEYS = ("Up", "Right", "Down", "Left")


def test_the_game_is_won_through_the_eyes_and_from_above(lesson, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = lesson("12_maze_game.py", "--seed", "3")
    kept = tmp_path / "heya-maze-lessons" / "best_times.json"
    for size, seed, kind in (((4, 3), 3, "first person"), ((5, 4), 4, "from above")):
        maze = Game(levels=[size]).maze(0, seed)
        heading = int(maze.heading)
        for (x, y), (to_x, to_y) in pairwise(reach.tour(maze)):
            way = DELTAS.index((to_x - x, to_y - y))
            turns = [KEYS[way - heading]] if kind == "first person" and way != heading else []
            game.press(*turns, "Up" if kind == "first person" else KEYS[way])
            heading = way
        name = f"{size[0]} × {size[1]} rooms"
        assert (
            1
            < wait_for(lambda name=name: kept.exists() and json.loads(kept.read_text()).get(name))
            < 30
        )
        game.press("m", "v")
        time.sleep(0.3)
    assert game.close() == 0
