"""Which scene a lesson opens."""

from mazelib.compass import Place
from mazelib.heya import parse
from mazelib.learner.loading import Kind
from mazelib.program.program import Program
from mazelib.stage.maze_scene import MazeScene
from mazelib.stage.walk_scene import KeyboardScene, WalkScene

Scene = WalkScene | MazeScene


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
    heya = program.heya()
    if kind is Kind.KEYS:
        return KeyboardScene(heya, program, rule)
    return WalkScene(heya, program.walk(rule, heya, recorded=True) if kind is Kind.WALK else None, program)


def tick_at(scene: Scene, place: Place, tick: int) -> int | None:
    """The next tick after one at which the walker is at a place, or else the first; None if never."""
    ticks = [*range(tick + 1, scene.last + 1), *range(min(tick + 1, scene.last + 1))]
    return next((each for each in ticks if scene.place_at(each) == place), None)
