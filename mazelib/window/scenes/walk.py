"""The scene of a walk by a rule."""

from mazelib.kinds.walk import WalkLesson, WalkRun
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.worker.worker_walk import WorkerWalk
from mazelib.values.pausing import Pausing
from mazelib.window.scenes.shared.walker_scene import WalkerScene


class WalkScene(WalkerScene):
    """Plays one walk by a rule."""

    lesson: WalkLesson
    walk: WorkerWalk

    def __init__(self, lesson: WalkLesson) -> None:
        heya = lesson.heya()
        super().__init__(lesson, heya, lesson.walk(heya))
        self.run = WalkRun(self.walk, self.seed)

    def beginning(self) -> Pausing[None]:
        yield from self.walk.beginning()

    def line_after(self, seconds: float) -> LineOfFile | None:
        return self.walk.line_after(seconds)


SCENE = WalkScene
