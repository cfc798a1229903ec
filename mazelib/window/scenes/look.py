"""The scene of a map beside its text."""

from mazelib.kinds.look import LookLesson
from mazelib.window.scene import scene_for
from mazelib.window.scenes.map_scene import MapScene


@scene_for("look")
class LookScene(MapScene):
    """Shows a map beside its text; nobody walks."""

    def __init__(self, lesson: LookLesson) -> None:
        super().__init__(lesson, lesson.heya())
