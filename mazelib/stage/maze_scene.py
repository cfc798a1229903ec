"""A maze being made, on the stage."""

from collections.abc import Collection

from pygame import Rect

from mazelib.learner.strategy_source import Source
from mazelib.makers.making import Making
from mazelib.stage.captions import making_caption
from mazelib.stage.maze_painter import MazePainter
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Scene
from mazelib.view import View


class MazeScene(Scene):
    """Plays the making of one maze; pauses where it is ready, before it is filled or solved."""

    def __init__(self, making: Making, note: str, panels: Collection[str], source: Source) -> None:
        field = making.maze.field
        super().__init__(making, note, (field.columns, field.lines), panels, source)
        self.making = making
        self._painter = MazePainter(making)

    @property
    def ended(self) -> bool:  # type: ignore[override]
        """Whether there will be no more steps."""
        return self.making.done

    def advance(self, ticks: int) -> None:
        """Make so many steps more."""
        self.making.advance(ticks)
        self.pauses_at = self.making.ready_at

    def caption(self, tick: int) -> str:
        """What the maker said when it yielded."""
        return making_caption(tick, self.making.caption(tick))

    def status(self, tick: int) -> tuple[list[str], View | None]:
        """The step, and how large the maze is."""
        field = self.making.maze.field
        return [f"step {tick:,}", f"{field.width:,} × {field.height:,} rooms"], None

    def draw_map(self, pen: Pen, area: Rect, tick: int) -> None:
        """Draw the maze as of a step."""
        self._painter.draw(pen, area, tick)
