"""Which scene a lesson opens. A new kind of lesson has one more here, and its row in lesson.py."""

from collections.abc import Callable

from mazelib.heya import parse
from mazelib.learner.loading import Kind, LoadedRule
from mazelib.program import Program
from mazelib.stage.exercise_scene import ExerciseScene
from mazelib.stage.game_scene import GameScene
from mazelib.stage.maze_scene import MazeScene
from mazelib.stage.page_scene import PageScene
from mazelib.stage.scene import Scene
from mazelib.stage.walk_scene import KeyboardScene, MapScene, WalkScene
from mazelib.timeline import Timeline

_SCENES: dict[Kind, Callable[[Program, LoadedRule], Scene]] = {
    Kind.LOOK: lambda program, rule: MapScene(program, program.heya()),
    Kind.KEYS: KeyboardScene, Kind.WALK: WalkScene, Kind.MAKE: MazeScene,
    Kind.SHEET: PageScene, Kind.GAME: GameScene,
}  # fmt: skip


def blank_scene(program: Program) -> Scene:
    """A scene of nothing, as long as there is none that can be shown."""
    scene = Scene(program, Timeline.still(parse("A")), "", (1, 1))
    scene.is_blank = True
    return scene


def open_scene(program: Program) -> Scene:
    """Read script and map, and begin afresh. Raises ValueError with a message for the learner."""
    rule = program.read()
    begin = ExerciseScene if "exercises" in program.call.panels else _SCENES[rule.call.kind]
    return begin(program, rule)
