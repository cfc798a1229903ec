"""The scene of a walk by a rule."""

from dataclasses import replace

from mazelib.kinds.walk import WalkLesson, WalkRun
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.worker.worker_walk import WorkerWalk
from mazelib.values.pausing import Pausing
from mazelib.window.scenes.shared.walker_scene import WalkerScene
from mazelib.window.shown import WalkShown


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

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> WalkShown:
        """A half of a tick, with what the rule has printed up to then."""
        shown = super().shown(tick, thinks, phase)
        turns = shown.moment.tick + 1 if shown.thinks else shown.moment.tick
        return replace(shown, printed=self.walk.prints.lines_at(turns))


SCENE = WalkScene
