"""What keys and mouse control."""

from typing import Protocol

from mazelib.window.drawing.pen import Pen
from mazelib.window.guess.guessing import Guessing
from mazelib.window.input.keys import Action, Command
from mazelib.window.playing.player import Player
from mazelib.window.scene import AnyScene
from mazelib.window.screen.companions import Companions
from mazelib.window.stage.news import News


class Controlled(Protocol):
    """What keys and mouse control: the stage, or a stand-in for it in a test."""

    player: Player
    panels: Companions
    guessing: Guessing
    news: News
    #: The page that lies on top: HELP, ABOUT or MORE.
    overlay: Command | None
    #: The pen of the last frame: it knows what can be clicked, and where.
    drawn: Pen

    @property
    def scene(self) -> AnyScene:
        """The scene that is shown and played."""

    def do(self, action: Action, *, with_shift: bool = False) -> None:
        """Carry out what a key or a button stands for."""
