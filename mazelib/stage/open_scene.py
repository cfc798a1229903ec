"""Opens the scene of a lesson: its kind of rule decides what is played, a walk or the making of a maze."""

from collections.abc import Collection

from pygame import Rect

from mazelib.heya import Heya, parse
from mazelib.learner.loading import Kind, keys_in
from mazelib.learner.strategy_source import Source
from mazelib.lesson.program import Program
from mazelib.makers.making import Making
from mazelib.map_warnings import unreachable
from mazelib.stage.maze_painter import MazePainter
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Scene
from mazelib.stage.walk_scene import KeyboardScene, WalkScene
from mazelib.strategies.keyboard import Keyboard
from mazelib.timeline import Timeline
from mazelib.view import View
from mazelib.walk import Walk

#: Places of the largest map that is searched for unreachable control points while it is opened.
MOST_SEARCHED = 50_000


def blank_scene() -> Scene:
    """A scene of nothing, as long as there is none that can be shown."""
    return Scene(Timeline.still(parse("A")), "", (1, 1), (), Source())


def open_scene(program: Program) -> Scene:
    """Read script and map, and begin afresh. Raises ValueError with a message for the learner."""
    rule = program.read()
    kind, panels, source = rule.call.kind, program.call.panels, rule.source
    if kind is Kind.MAKE:
        return MazeScene(program.making(rule), f"{program.size_and_seed}.", panels, source)
    heya = program.heya()
    if kind is Kind.LOOK:
        return WalkScene(Timeline.still(heya), None, panels, _remark(program, heya), source)
    if kind is Kind.KEYS:
        keys = Keyboard()
        walk = Walk(heya, keys, program.options.limit, may_circle=False)
        return KeyboardScene(walk, keys, keys_in(rule.call.rule, rule.file), panels, source)
    walk = program.walk(rule, heya, recorded=True)
    assert walk.timeline is not None
    seed = f" (seed {program.seed})" if walk.tosses or program.options.make else ""
    return WalkScene(walk.timeline, walk, panels, seed + _remark(program, heya), source)


def _remark(program: Program, heya: Heya) -> str:
    """What is said behind the map's name about control points that cannot be reached."""
    if len(heya.floor) > MOST_SEARCHED:
        return ""
    letters = unreachable(heya)
    return f" (cannot be reached: {', '.join(letters)})" if letters else ""


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
        return f"Step {tick:,}: {self.making.caption(tick)}" if tick else "Before the first step."

    def status(self, tick: int) -> tuple[list[str], View | None]:
        """The step, and how large the maze is."""
        field = self.making.maze.field
        return [f"step {tick:,}", f"{field.width:,} × {field.height:,} rooms"], None

    def draw_map(self, pen: Pen, area: Rect, tick: int) -> None:
        """Draw the maze as of a step."""
        self._painter.draw(pen, area, tick)
