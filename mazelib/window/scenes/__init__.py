"""Scenes: what the window shows and plays. Each kind of lesson has one file, with its name.

The SCENE of that file is a subclass of Scene that says what it makes of each tick, as in
``class MazeScene(Scene[MakingShown])``. It is imported only when a lesson of its kind opens.
"""

from collections.abc import Callable, Generator
from importlib import import_module

from mazelib.kinds.lesson import Lesson
from mazelib.kinds.registry import reopened
from mazelib.window.scene import AnyScene


def open_scene(lesson: Lesson) -> Generator[AnyScene | None, None, AnyScene]:
    """Read script and map anew, and begin; ValueError with a message for the learner.

    It pauses again and again, as long as it has to wait (see values.pausing). While the rule
    begins, it yields the scene, which can be shown, but not go on.

    If the script was saved as another kind of lesson, the scene has a new ``lesson`` of that kind.
    """
    lesson = yield from reopened(lesson)
    kind: Callable[[Lesson], AnyScene] = import_module(f"{__name__}.{lesson.name}").SCENE
    scene = kind(lesson)
    yield scene
    for _pause in scene.beginning():
        yield scene
    return scene
