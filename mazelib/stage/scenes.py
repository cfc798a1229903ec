"""Which scene a lesson opens."""

from mazelib.heya import Heya, parse
from mazelib.learner.loading import Kind, ShowCall, keys_in
from mazelib.learner.strategy_source import Source
from mazelib.map_warnings import unreachable
from mazelib.program.program import Program
from mazelib.stage.maze_scene import MazeScene
from mazelib.stage.scene import Scene
from mazelib.stage.walk_scene import KeyboardScene, WalkScene
from mazelib.timeline import Timeline


def blank_scene() -> Scene:
    """A scene of nothing, as long as there is none that can be shown."""
    return Scene(Timeline.still(parse("A")), "", "", (1, 1), ShowCall(), Source())


def open_scene(program: Program) -> Scene:
    """Read script and map, and begin afresh. Raises ValueError with a message for the learner."""
    rule = program.read()
    kind, call, source = rule.call.kind, program.call, rule.source
    if kind is Kind.MAKE:
        return MazeScene(program.making(rule), program, source)
    heya = program.heya()
    remark = _remark(heya)
    if kind is Kind.LOOK:
        return WalkScene(heya, None, remark, "", call, source)
    if kind is Kind.KEYS:
        by_key = keys_in(rule.call.rule, rule.file)
        return KeyboardScene(heya, by_key, program.options.limit, remark, call, source)
    walk = program.walk(rule, heya, recorded=True)
    seed = f"seed {program.seed}" if walk.tosses or program.options.make else ""
    return WalkScene(heya, walk, remark, seed, call, source)


def _remark(heya: Heya) -> str:
    """What is said before a map's note about control points that cannot be reached."""
    # A larger map is not searched: it is to open at once.
    letters = unreachable(heya) if len(heya.floor) <= 50_000 else []
    return f"Nobody can get to {' and '.join(letters)}. " if letters else ""
