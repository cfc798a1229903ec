"""A frame: everything that one picture of the window shows. Two equal frames look the same."""

from typing import NamedTuple

from mazelib.window.drawing.theme import Theme
from mazelib.window.input.clicks import Click
from mazelib.window.input.keys import Command, PanelKey
from mazelib.window.panel import Panel
from mazelib.window.scene import AnyScene
from mazelib.window.screen.layout import Share
from mazelib.window.screen.strip import Card, Strip
from mazelib.window.shown import Shown


class Frame(NamedTuple):
    """What is drawn next. Whatever else a scene says stays as it is while the scene is shown.

    ``rule`` and ``companion`` stand at the side; ``sheet`` is the panel that lies over the strip of
    a small window, and ``sheet_keys`` open the sheets. ``card`` is said at the end, in place of
    the ``strip``. ``overlay`` is the page on top, HELP, ABOUT or MORE. ``hovered`` is what the
    mouse points at.
    """

    scene: AnyScene
    shown: Shown
    share: Share
    rule: Panel[Shown] | None
    companion: Panel[Shown] | None
    #: The share of the side that the companion has; 0 if the rule has all of it.
    companion_share: float
    sheet: Panel[Shown] | None
    sheet_keys: tuple[PanelKey, ...]
    strip: Strip
    card: Card | None
    playing: bool
    #: The run waits until the class has guessed.
    waits: bool
    needs_space: bool
    speed_words: str
    theme: Theme
    overlay: Command | None
    hovered: Click | None
    pressed: bool
    #: F10 films what is shown.
    is_filming: bool = False
    #: A film is too fast here for what stands beside the map.
    is_sped_up: bool = False
    #: It is even too fast to follow which lines of the rule run.
    hides_lines: bool = False
    #: How deep the creature of a film has breathed in, up to 1.
    breath: float = 0.0
    #: It is the poster of a film: the title in large letters, and who it is about.
    is_poster: bool = False
    #: How much of its time is over for the paper thrown at a good end of a film (1: it is gone).
    falls: float = 1.0
