"""The scene of a maze that is being made, step by step; and which scene a lesson opens."""

from pygame import Rect

from mazelib.compass import Place
from mazelib.heya import parse
from mazelib.learner.loading import Kind
from mazelib.makers.making import Making
from mazelib.program import Program
from mazelib.stage.game_scene import GameScene
from mazelib.stage.maze_painter import MazePainter
from mazelib.stage.page_scene import PageScene
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.scene import AnyScene, Card, Why
from mazelib.stage.walk_scene import KeyboardScene, WalkScene


class MazeScene(AnyScene):
    """Plays the making of one maze; pauses where it is ready, before it is filled or solved."""

    def __init__(self, making: Making, program: Program) -> None:
        self.making, self._painter, self._seed = making, MazePainter(making), program.seed
        across, down = program.size
        super().__init__(making, f"{across:,} × {down:,} rooms", (1, 1), program)
        self.place_under = self._painter.place_at
        self.advance(1)  # What the rule marks at its beginning is seen from the start.

    def advance(self, ticks: int) -> None:
        """Make so many steps more."""
        self.making.advance(ticks)
        self.ended, self.pauses_at = self.making.done, self.making.ready_at
        self.shape = self._painter.shape

    def stays_at(self, tick: int) -> bool:
        """Nowhere."""
        return False

    def place_at(self, tick: int) -> Place | None:
        """Where the class should look after a step."""
        return self.making.worker(tick)

    def marks(self) -> list[tuple[int, str]]:
        """Where the maze was ready."""
        return [] if self.pauses_at is None else [(self.pauses_at, "ready")]

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown of a step."""
        return Shown(self.making, tick, self.source, phase=phase)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What the maker said when it yielded."""
        if not shown.tick:
            return Why("Before the first step", "All is wall. What will the first step do?", True)
        is_over = self.ended and shown.tick >= self.last
        waits = " Press Space." if is_asking and shown.tick == self.pauses_at and not is_over else ""
        return Why(f"Step {shown.tick:,}", self.making.captions[shown.tick] + waits)

    def card(self, shown: Shown) -> Card | None:
        """What there is to say after the last step."""
        if not self.ended or shown.tick < self.last:
            return None
        rooms = len(self.making.rooms)
        facts = f"{shown.tick:,} steps for {rooms:,} rooms."
        return Card("Finished.", facts, self.question("What would you change in the rule?"), "good")

    def status(self, shown: Shown) -> str:
        """The step, and what makes the maze the same once more."""
        return f"step {shown.tick:,} · seed {self._seed}"

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the maze."""
        self._painter.draw(pen, area, shown.tick, shown.phase, has_axes=shown.has_axes)


Scene = WalkScene | MazeScene | GameScene


def blank_scene(program: Program) -> Scene:
    """A scene of nothing, as long as there is none that can be shown."""
    scene = WalkScene(parse("A"), None, program)
    scene.is_blank = True
    return scene


def open_scene(program: Program) -> Scene:
    """Read script and map, and begin afresh. Raises ValueError with a message for the learner."""
    rule = program.read()
    kind = rule.call.kind
    if kind is Kind.MAKE:
        return MazeScene(program.making(rule), program)
    if kind is Kind.SHEET:
        return PageScene(program)
    if kind is Kind.GAME:
        return GameScene(program.play(rule), program)
    heya = program.heya()
    if kind is Kind.KEYS:
        return KeyboardScene(heya, program, rule)
    return WalkScene(heya, program.walk(rule, heya, recorded=True) if kind is Kind.WALK else None, program)


def tick_at(scene: Scene, place: Place, tick: int) -> int | None:
    """The next tick after one at which the walker is at a place, or else the first; None if never."""
    ticks = [*range(tick + 1, scene.last + 1), *range(min(tick + 1, scene.last + 1))]
    return next((each for each in ticks if scene.place_at(each) == place), None)
