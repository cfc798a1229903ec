"""Through the walker's eyes: the picture of what is ahead."""

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.drawing.pen import Pen
from mazelib.window.painters.sight import draw_eyes
from mazelib.window.panel import Panel
from mazelib.window.shown import WalkShown


class EyesPanel(Panel[WalkShown]):
    """What the walker sees."""

    title = _("through its eyes")
    word = _("Eyes")
    key = "F"
    meaning = _("look through its eyes")
    when_open = _("The eyes are already open.")
    order_in_help = 2

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw what is ahead."""
        draw_eyes(pen, area, shown)


PANEL = EyesPanel
