"""Which scene a lesson opens."""

from mazelib.heya import Heya, parse
from mazelib.learner.learner_file import Source
from mazelib.learner.loading import Kind, ShowCall, keys_in
from mazelib.program import Program
from mazelib.routes import unreachable
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
        return WalkScene(Timeline.still(heya), None, remark, "", call, source)
    if kind is Kind.KEYS:
        keys = Keyboard()
        walk = Walk(heya, keys, program.options.limit)
        return KeyboardScene(walk, keys, keys_in(rule.call.rule, rule.file), remark, call, source)
    walk = program.walk(rule, heya, recorded=True)
    assert walk.timeline is not None
    seed = f"seed {program.seed}" if walk.tosses or program.options.make else ""
    return WalkScene(walk.timeline, walk, remark, seed, call, source)


def _remark(heya: Heya) -> str:
    """What is said before a map's note about control points that cannot be reached."""
    if len(heya.floor) > MOST_SEARCHED:
        return ""
    letters = unreachable(heya)
    return f"Nobody can get to {' and '.join(letters)}. " if letters else ""
