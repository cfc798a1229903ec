"""Opens the scene of a lesson: what kind of rule it has decides what is played."""

from mazelib.heya import Heya, parse
from mazelib.learner.loading import Kind, keys_in
from mazelib.learner.strategy_source import Source
from mazelib.lesson.program import Program
from mazelib.map_warnings import unreachable
from mazelib.stage.maze_scene import MazeScene
from mazelib.stage.scene import Scene
from mazelib.stage.walk_scene import KeyboardScene, WalkScene
from mazelib.strategies.keyboard import Keyboard
from mazelib.timeline import Timeline
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
