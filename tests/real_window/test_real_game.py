"""Real keys in a real window: the maze game, won in all ways of seeing, lost, and by two."""

import json
import time
from contextlib import suppress
from itertools import pairwise

import pytest

from mazelib.game.rules import Game
from mazelib.grid.compass import heading_to
from mazelib.maps import reach
from tests.real_window.conftest import wait_for

pytestmark = pytest.mark.real_window
KEYS = ("Up", "Right", "Down", "Left")
LETTERS = ("w", "d", "s", "a")


def keys_to_goal(maze, *, turns_first, keys=KEYS):
    """The keys along the shortest path."""
    heading = maze.heading
    for place, following in pairwise(reach.tour(maze)):
        way = heading_to(place, following)
        if turns_first and way is not heading:
            yield keys[way - heading]
        yield keys[0 if turns_first else way]
        heading = way


def press_slowly(game, keys):
    """Press each key when the move before it is over."""
    for key in keys:
        game.press(key)
        time.sleep(0.25)


def leave(game):
    """Go to the map of all gardens, and from there out; return the exit status."""
    for _time in range(2):
        game.press("Escape")
        time.sleep(0.5)
    return game.close()


def walk_to_goal(game, maze, kept):
    """Walk until a time is kept. A busy machine may lose a key: then the maze is walked again."""
    for _try in range(3):
        press_slowly(game, keys_to_goal(maze, turns_first=True))
        with suppress(AssertionError):
            return wait_for(kept.exists, patience=4)
        game.press("r")
    raise AssertionError("no time was kept")


def test_the_game_is_won_through_the_eyes_and_by_torch_level_after_level(
    lesson, tmp_path, monkeypatch
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = lesson("12_maze_game.py", "--seed", "3")
    kept = tmp_path / "heya-maze-lessons" / "best_times.json"
    rules = Game()
    for level, seeing in ((0, "eyes"), (1, "torch")):
        maze = rules.maze(level, 3 + level)
        press_slowly(game, keys_to_goal(maze, turns_first=seeing == "eyes"))
        across, down = rules.rooms(level)
        name = f"{across} × {down} rooms, {seeing}"
        seconds = wait_for(
            lambda name=name: kept.exists() and json.loads(kept.read_text()).get(name)
        )
        assert 1 < seconds < 30
        time.sleep(0.5)
        game.press("m")
        time.sleep(0.3)
        game.press("v")
        time.sleep(0.3)
    assert len(json.loads(kept.read_text())) == 2
    assert leave(game) == 0


def test_a_race_against_a_rule_is_won_and_esc_in_another_one_shows_the_gardens(
    lesson, tmp_path, monkeypatch
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kept = tmp_path / "heya-maze-lessons" / "best_times.json"
    maze = Game().maze(0, 3)
    for speed, is_first in (("1", True), ("60", False)):
        race = lesson("12_maze_game.py", "--seed", "3", "--ghost-speed", speed)
        race.press("c")
        time.sleep(0.3)
        if is_first:
            walk_to_goal(race, maze, kept)
            kept.unlink()
        else:
            race.press("Left")
            race.press("Escape")
            time.sleep(0.5)
            assert race.process.poll() is None
            race.press("Left")
            time.sleep(0.5)
            race.press("r")
        time.sleep(0.5)
        assert leave(race) == 0
    assert not kept.exists()


def test_a_round_that_is_lost_keeps_no_time_and_two_players_keep_none_either(
    lesson, tmp_path, monkeypatch
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "mine.txt").write_text("#####\n#> G#\n#####\n")
    lost = lesson("12_maze_game.py", "--map", str(tmp_path / "mine.txt"))
    lost.press("Left")
    time.sleep(3)  # The clock had two seconds.
    lost.press("Right")
    assert lost.close() == 0
    two = lesson("12_maze_game.py", "--seed", "3")
    two.press("c")
    time.sleep(0.3)
    two.press("c")  # First a rule, and then a friend.
    time.sleep(0.3)
    maze = Game().maze(0, 3)
    press_slowly(two, keys_to_goal(maze, turns_first=True, keys=LETTERS))
    time.sleep(0.5)
    assert leave(two) == 0
    assert not (tmp_path / "heya-maze-lessons" / "best_times.json").exists()
