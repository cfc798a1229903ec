"""What one frame of the stage shows. Two equal frames look the same."""

from collections.abc import Sequence
from typing import NamedTuple

from mazelib.program import Program
from mazelib.stage.keys import Command
from mazelib.stage.panels.panel import Shown
from mazelib.stage.scene import Card, Why
from mazelib.stage.scenes import Scene
from mazelib.stage.theme import Theme


class Frame(NamedTuple):
    """Everything that a frame shows. What a ``program`` says changes only with its ``scene``."""

    program: Program
    scene: Scene
    tick: int
    thinks: bool
    last: int
    shown: Shown
    why: Why
    card: Card | None
    playing: bool
    begun: bool
    speed_words: str
    theme: Theme
    commands: Sequence[Command]
    available: Sequence[str]
    filled: str
    overlay: Command | None
    hovered: object
    pressed: bool
