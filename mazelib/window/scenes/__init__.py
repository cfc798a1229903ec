"""Scenes: what the window shows and plays, one file a kind of lesson.

A scene registers itself for a kind by its name, ``@scene_for("walk")``; whatever lies in this folder is
imported.
"""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

from mazelib.kinds.lesson import Lesson
from mazelib.window.scene import Scene

AnyScene = TypeVar("AnyScene", bound=Scene)
#: What begins the scene of each kind, by the name of the kind: each takes a lesson of its kind.
_SCENES: dict[str, Callable[..., Scene]] = {}


def scene_for(kind: str) -> Callable[[type[AnyScene]], type[AnyScene]]:
    """Register a class of scenes, made from a lesson, for the kind of lesson of that name."""

    def register(scene: type[AnyScene]) -> type[AnyScene]:
        _SCENES[kind] = scene
        return scene

    return register


def open_scene(lesson: Lesson) -> Scene:
    """Read script and map anew, and begin; ValueError with a message for the learner.

    The scene's own ``lesson`` is another one where the script was saved as another kind of lesson.
    """
    lesson = lesson.afresh()
    return _SCENES[lesson.name](lesson)


for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
