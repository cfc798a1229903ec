"""A script that is saved as another kind of lesson becomes that in the open window."""

import pygame

from tests.window.on_stage import LARGE, look, paused_stage, press, said

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
    look(stage)
    assert stage.problem is None and "Mine makes." in said(stage)
    assert stage.lesson is stage.scene.lesson and stage.lesson.name == "make"
    assert (stage.lesson.seed, stage.lesson.size, stage.scene.name) == (3, (3, 2), "3 × 2 rooms")
    press(stage, pygame.K_m)
    assert stage.scene.name == "5 × 4 rooms", "the keys ask the new lesson"
    path.write_text(WALKS + "# saved once more\n")
    look(stage)
    assert stage.lesson.name == "walk" and "Mine walks." in said(stage)


def test_saved_as_what_cannot_be_the_old_lesson_stays_until_it_is_mended(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS)
    stage = paused_stage(path, LARGE)
    lesson, scene = stage.lesson, stage.scene
    path.write_text(MAKES.replace("(3, 2)", "(0, 2)"))
    look(stage)
    assert stage.problem and (stage.lesson, stage.scene) == (lesson, scene)
    path.write_text(MAKES)
    look(stage)
    assert stage.problem is None and stage.lesson.name == "make"
