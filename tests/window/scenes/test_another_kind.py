"""Another kind of lesson: a script that is saved as one,
and one that plays what no kind has played.
"""

import sys

import pygame

from mazelib.window.features import Features
from mazelib.window.film.film import shots
from mazelib.window.film.film_plan import film_time
from mazelib.window.input.keys import PLAYED, Command
from mazelib.window.scene import Scene
from mazelib.window.shown import Shown
from mazelib.window.stage.stage import Stage
from tests.lessons import lesson_of
from tests.window.on_stage import LARGE, at, check_files, paused_stage, press, words_on

WALKS = """from mazelib import Turn, show
def mine(view):
    return Turn.LEFT  # Always left.
if __name__ == "__main__":
    show(mine, task="Mine walks.", panels=["code"])
"""
MAKES = """from mazelib import show
def make(maze, rng):
    maze.dig(*maze.rooms)
    yield "All at once."
if __name__ == "__main__":
    show(make, task="Mine makes.", sizes=[(3, 2), (5, 4)])
"""


def test_the_window_goes_on_with_a_lesson_and_a_scene_of_the_new_kind(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS)
    stage = paused_stage(path, LARGE, seed=3)
    assert (stage.lesson.name, stage.panels.shown) == ("walk", ("code",))
    path.write_text(MAKES + "# saved\n")
    check_files(stage)
    assert stage.problem is None
    assert "Mine makes." in words_on(stage)
    assert stage.lesson is stage.scene.lesson
    assert stage.lesson.name == "make"
    assert (stage.lesson.seed, stage.lesson.size, stage.scene.name) == (3, (3, 2), "3 × 2 rooms")
    press(stage, pygame.K_m)
    assert stage.scene.name == "5 × 4 rooms", "the keys ask the new lesson"
    path.write_text(WALKS + "# saved once more\n")
    check_files(stage)
    assert stage.lesson.name == "walk"
    assert "Mine walks." in words_on(stage)


def test_the_old_lesson_stays_until_a_script_that_was_saved_broken_is_mended(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS)
    stage = paused_stage(path, LARGE)
    lesson = stage.lesson
    scene = stage.scene
    path.write_text(MAKES.replace("(3, 2)", "(0, 2)"))
    check_files(stage)
    assert stage.problem
    assert (stage.lesson, stage.scene) == (lesson, scene)
    path.write_text(MAKES)
    check_files(stage)
    assert stage.problem is None
    assert stage.lesson.name == "make"


def test_saved_as_a_game_without_platformdirs_it_is_played_and_that_is_said_once(
    tmp_path, monkeypatch
):
    path = tmp_path / "mine.py"
    path.write_text(WALKS)
    stage = paused_stage(path, LARGE)
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    path.write_text("from mazelib import Game, show\nshow(Game())\n")
    check_files(stage)
    stage.frame(0.0)
    assert stage.problem is None
    assert stage.lesson.name == "game"
    assert "Best times are not kept" in words_on(stage)
    press(stage, pygame.K_r)
    stage.frame(0.0)
    assert "Best times are not kept" not in words_on(stage)


def test_a_map_that_is_not_there_is_told_at_every_save_until_it_is_mended(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS)
    stage = paused_stage(path, LARGE)
    wrong = WALKS.replace("panels=", 'maps=["nope"], panels=')
    for number in range(3):
        path.write_text(f"{wrong}# {'saved ' * number}\n")
        check_files(stage)
        assert "there's no map called 'nope'" in stage.problem.message, number
    path.write_text(wrong.replace("nope", "loop"))
    check_files(stage)
    assert stage.problem is None
    assert stage.scene.name == "loop"


class Counted:
    """A recording that is neither a walk nor a making: it counts to five."""

    last = 5

    def traced(self, tick):
        return {"count": tick}


class CountingScene(Scene[Shown]):
    features = Features(commands=frozenset({*PLAYED, Command.GUESS}), has_halves=True)

    def shown(self, tick, thinks=False, phase=1.0):
        return Shown(tick=tick, source=self.source)


def test_a_scene_with_a_recording_of_its_own_is_played_traced_and_filmed(tmp_path):
    lesson = lesson_of("04", trace=str(tmp_path / "counted.jsonl"))
    stage = Stage(lesson, LARGE, CountingScene(lesson, Counted(), "counted"))
    stage.panels.name = ""
    stage.guessing.toggle()
    stage.frame(0.0)
    assert "counted" in words_on(stage)
    press(stage, pygame.K_END)
    assert at(stage) == (5, False)
    press(stage, pygame.K_LEFT)
    assert at(stage) == (4, True)
    assert (tmp_path / "counted.jsonl").read_text().split("\n")[5] == '{"count": 5}'
    assert len(list(shots(stage, film_time(stage.scene, 10), 0.5, 2.0))) > 2
    assert stage.player.at_end
