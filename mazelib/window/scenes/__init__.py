"""Scenes: what the window shows and plays. Each kind of lesson has one file, with its name.

A scene registers itself for a kind: ``@scene_for("walk")``. Its file is read when it is needed.
"""

from importlib import import_module

from mazelib.kinds.lesson import Lesson
from mazelib.window.scene import SCENES, Scene


def open_scene(lesson: Lesson) -> Scene:
    """Read script and map anew, and begin; ValueError with a message for the learner.

    If the script was saved as another kind of lesson, the scene has a new ``lesson`` of that kind.
    """
    lesson = lesson.afresh()
    import_module(f"{__name__}.{lesson.name}")
    return SCENES[lesson.name](lesson)
