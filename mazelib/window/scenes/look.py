"""The scene of a map beside its text."""

from mazelib.kinds.look import LookLesson
from mazelib.window.features import Features
from mazelib.window.layout import Share
from mazelib.window.scenes.shared.map_scene import MapScene


class LookScene(MapScene):
    """Shows a map beside its text; nobody walks."""

    features = Features(panels=("text",), share=Share.HALVES, has_text_beside=True)

    def __init__(self, lesson: LookLesson) -> None:
        super().__init__(lesson, lesson.heya())
        self.edited_file = str(lesson.map_path)


SCENE = LookScene
