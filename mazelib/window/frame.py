"""A frame: everything that one picture of the window shows. Two equal frames look the same."""

from typing import NamedTuple

from mazelib.window.clicks import Click
from mazelib.window.keys import Command
from mazelib.window.panel import Panel
from mazelib.window.scene import AnyScene
from mazelib.window.shown import Shown
from mazelib.window.theme import Theme
from mazelib.window.why import Card, Why


class Frame(NamedTuple):
    """What is drawn next. Whatever else a scene says stays as it is while the scene is shown.

    ``panels`` are those that are open, from top to bottom; ``filled`` names the one that has the
    whole side. ``overlay`` is the page on top, HELP or MORE. ``hovered`` is what the mouse points
    at.
    """

    scene: AnyScene
    shown: Shown
    panels: tuple[Panel[Shown], ...]
    why: Why
    card: Card | None
    playing: bool
    needs_space: bool
    speed_words: str
    theme: Theme
    filled: str
    overlay: Command | None
    hovered: Click | None
    pressed: bool
