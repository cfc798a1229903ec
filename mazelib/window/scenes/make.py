"""The scene of a maze that is being made, step by step."""

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.kinds.make import MakeLesson
from mazelib.window.keys import PLAYED
from mazelib.window.painters.maze_painter import MazePainter
from mazelib.window.pen import Pen
from mazelib.window.scene import Card, Scene, Why
from mazelib.window.scenes import scene_for
from mazelib.window.shown import MakingShown, Shown


@scene_for("make")
class MazeScene(Scene):
    """Plays the making of one maze; pauses where it is ready, before it is filled or solved."""

    commands, panels_besides, panels_share = PLAYED, ("code",), 0.43

    def __init__(self, lesson: MakeLesson) -> None:
        self.making = lesson.making()
        across, down = lesson.size
        self.advance(1)  # What the rule marks at its beginning is seen from the start.
        self._painter = MazePainter(self.making)
        super().__init__(lesson, self.making, f"{across:,} × {down:,} rooms", self._painter.shape)

    def advance(self, ticks: int) -> None:
        self.making.advance(ticks)
        self.ended, self.pauses_at = self.making.done, self.making.ready_at

    def place_at(self, tick: int) -> Place | None:
        return self.making.frame(tick).worker

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> MakingShown:
        ran = self.making.frame(tick).ran
        return MakingShown(making=self.making, tick=tick, source=self.source, phase=phase, ran=ran)

    def marks(self) -> dict[int, str]:
        return {} if self.pauses_at is None else {self.pauses_at: "ready"}

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        if not shown.tick:
            return Why("Before the first step", "All is wall. What will the first step do?", True)
        waits = " Press Space." if is_asking and shown.tick == self.pauses_at else ""
        return Why(f"Step {shown.tick:,}", self.making.frame(shown.tick).caption + waits)

    def card(self, shown: Shown) -> Card | None:
        if not self.ended or shown.tick < self.last:
            return None
        facts = f"{shown.tick:,} steps for {len(self.making.maze.rooms):,} rooms."
        return Card("Finished.", facts, self.question("What would you change in the rule?"), "good")

    def status(self, shown: Shown) -> str:
        return f"step {shown.tick:,} · seed {self.seed}"

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        self._painter.draw(pen, area, shown.tick, shown.phase, has_axes=shown.has_axes)

