"""What one frame of the stage shows. Two equal frames look the same."""

from collections.abc import Sequence
from typing import NamedTuple

from mazelib.compass import Heading, Place
from mazelib.learner.loading import Kind
from mazelib.stage.keys import Command
from mazelib.stage.overlays import Problem
from mazelib.stage.scene import Why
from mazelib.stage.scenes import Scene
from mazelib.stage.theme import Theme


class Frame(NamedTuple):
    """Everything that a frame shows.

    ``panels`` are those that are drawn, ``filled`` is one that fills the side. ``ways`` are to be guessed
    from, ``pointed`` is a place that is lit, and ``flash`` are those just changed.
    """

    size: tuple[int, int]
    theme: Theme
    number: str
    task: str
    help_text: str
    path: str
    kind: Kind
    commands: Sequence[Command]
    tick: int
    thinks: bool
    phase: float
    last: int
    playing: bool
    begun: bool
    speed_words: str
    why: Why
    ways: tuple[Heading, ...]
    problem: Problem | None
    panels: tuple[str, ...]
    available: tuple[str, ...]
    filled: str
    overlay: Command | None
    hovered: object
    pressed: bool
    pointed: Place | None
    flash: frozenset[Place]
    scene: Scene
