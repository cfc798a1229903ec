"""A frame: everything that one picture of the window shows. Two equal frames look the same."""

from typing import NamedTuple

from mazelib.window.clicks import Click
from mazelib.window.keys import Command
from mazelib.window.scene import Card, Scene, Why
from mazelib.window.shown import Shown
from mazelib.window.theme import Theme


class Frame(NamedTuple):
    """What is drawn next. (What the scene itself says changes only with another scene.)

    ``thinks``: the second half of the tick is shown. ``filled`` is the panel that has the side for
    itself, ``overlay`` the page that lies over all: HELP or MORE. ``hovered`` is what the mouse
    points at.
    """

    scene: Scene
    thinks: bool
    shown: Shown
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
