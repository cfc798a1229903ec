"""Scenes: what the window shows and plays. Each kind of lesson has one file, with its name.

The SCENE of that file is a subclass of Scene that says what it makes of each tick, as in
``class MazeScene(Scene[MakingShown])``. It is imported only when a lesson of its kind opens. What
scenes share lies in ``shared``.
"""

from collections.abc import Callable, Generator
from typing import cast

from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.reopening import reopened
from mazelib.values.plugins import Plugins
from mazelib.window.scene import AnyScene, Scene

PLUGINS = Plugins[AnyScene](__name__, "SCENE", Scene)


def open_scene(lesson: Lesson) -> Generator[AnyScene | None, None, AnyScene]:
    """Read script and map anew, and begin; ValueError with a message for the learner.

    It pauses again and again, as long as it has to wait (see values.pausing). While the rule
    begins, it yields the scene, which can be shown, but not go on.

    If the script was saved as another kind of lesson, the scene has a new ``lesson`` of that kind.
    """
    lesson = yield from reopened(lesson)
    # Other than the base, the scene of a kind is made from a lesson alone: one of its own kind.
    new_scene = cast(Callable[[Lesson], AnyScene], PLUGINS.class_named(lesson.name))
    scene = new_scene(lesson)
    yield scene
    for _pause in scene.beginning():
        yield scene
    return scene
