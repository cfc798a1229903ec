"""The scene of a walk by a rule."""

from mazelib.kinds.walk import WalkLesson
from mazelib.maps.heya import Heya
from mazelib.walking.walk import Walk
from mazelib.window.scenes.walker_scene import WalkerScene


class WalkScene(WalkerScene):
    """Plays one walk by a rule."""

    lesson: WalkLesson

    def _fresh_walk(self, heya: Heya) -> Walk:
        return self.lesson.walk(heya)


SCENE = WalkScene
