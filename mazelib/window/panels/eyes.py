"""Through the walker's eyes: the picture of what is ahead."""

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.icons import Icon
from mazelib.window.painters.sight import draw_eyes
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen
from mazelib.window.shown import WalkShown

#: An eye: its lids, and the pupil.
EYE: Icon = (
    ((-2, 0), (-1, -0.9), (1, -0.9), (2, 0), (1, 0.9), (-1, 0.9), (-2, 0)),
    ((0, -0.3), (0, 0.3)),
)


class EyesPanel(Panel[WalkShown]):
    """What the walker sees."""

    title = _("Through its eyes")
    label = _("eyes")
    icon = EYE
    word = _("Eyes")
    key = "F"
    meaning = _("through the walker's eyes")
    order_in_help = 2
    least_lines = 6
    share = 1.15

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw what is ahead."""
        draw_eyes(pen, area, shown)


PANEL = EyesPanel
