"""What one frame of the stage shows. Two equal frames look the same."""

from collections.abc import Sequence
from typing import NamedTuple

from mazelib.stage.keys import Command
from mazelib.stage.panels.panel import Shown
from mazelib.stage.scene import Card, Scene, Why
from mazelib.stage.theme import Theme


class Frame(NamedTuple):
    """Everything that a frame shows. What a scene's program says changes only with the scene."""

    scene: Scene
    tick: int
    thinks: bool
    last: int
    shown: Shown
    why: Why
    card: Card | None
    playing: bool
    needs_space: bool
    speed_words: str
    theme: Theme
    commands: Sequence[Command]
    available: Sequence[str]
    filled: str
    overlay: Command | None
    hovered: object
    pressed: bool
