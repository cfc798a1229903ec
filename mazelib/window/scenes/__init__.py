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
    return (yield from _begun((yield from reopened(lesson))))


def open_with_last_rule(lesson: Lesson) -> Generator[AnyScene | None, None, AnyScene]:
    """Read only the map anew, and begin with the script as it was when it could be used last.

    It pauses as ``open_scene`` does. ValueError: the map cannot be used, either.
    """
    lesson.loaded.workers.renew()
    return (yield from _begun(lesson))


def _begun(lesson: Lesson) -> Generator[AnyScene, None, AnyScene]:
    """Begin the scene of a lesson that was read."""
    # Other than the base, the scene of a kind is made from a lesson alone: one of its own kind.
    new_scene = cast(Callable[[Lesson], AnyScene], PLUGINS.class_named(lesson.name))
    scene = new_scene(lesson)
    yield scene
    for _pause in scene.beginning():
        yield scene
    return scene
