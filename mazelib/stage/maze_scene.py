"""The scene of a maze that is being made, step by step."""

from pygame import Rect

from mazelib.compass import Place
from mazelib.learner.learner_file import Source
from mazelib.makers.making import Making
from mazelib.program import Program
from mazelib.stage.maze_painter import MazePainter
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Card, Scene, Why


class MazeScene(Scene):
    """Plays the making of one maze; pauses where it is ready, before it is filled or solved."""

    def __init__(self, making: Making, program: Program, source: Source) -> None:
        self.making, self._painter = making, MazePainter(making)
        across, down = program.size
        name = f"{across:,} × {down:,} rooms"
        super().__init__(making, name, "", (1, 1), program.call, source)
        self._seed = program.seed
        self.place_under = self._painter.place_at  # type: ignore[method-assign]
        self.advance(1)  # What the rule marks at its beginning is seen from the start.

    @property
    def ended(self) -> bool:  # type: ignore[override]
        """Whether there will be no more steps."""
        return self.making.done

    def advance(self, ticks: int) -> None:
        """Make so many steps more."""
        self.making.advance(ticks)
        self.pauses_at, self.shape = self.making.ready_at, self._painter.shape

    def place_at(self, tick: int) -> Place | None:
        """Where the class should look after a step."""
        return self.making.worker(tick)

    def marks(self) -> list[tuple[int, str]]:
        """Where the maze was ready."""
        return [] if self.making.ready_at is None else [(self.making.ready_at, "ready")]

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown of a step."""
        return Shown(self.making, tick, tick, self.source, ran=self.making.ran_at(tick), phase=phase)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What the maker said when it yielded."""
        if not shown.tick:
            return Why("Before the first step", "All is wall. What will the first step do?", True)
        if shown.tick == self.making.ready_at and not self.ended:
            return Why(f"Step {shown.tick:,}", f"{self.making.caption(shown.tick)} Press Space.")
        return Why(f"Step {shown.tick:,}", self.making.caption(shown.tick))

    def card(self, shown: Shown) -> Card | None:
        """What there is to say after the last step."""
        if not self.ended or shown.tick < self.last:
            return None
        rooms = len(self.making.maze.rooms)
        facts = f"{self.making.caption(shown.tick)} That was step {shown.tick:,}, for {rooms:,} rooms."
        return Card("Finished.", facts, self.question("What would you change in the rule?"), "good")

    def status(self, shown: Shown) -> str:
        """The step, and what makes the maze the same once more."""
        return f"step {shown.tick:,} · seed {self._seed}"

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the maze."""
        self._painter.draw(pen, area, shown.tick, shown.phase)
