"""The turns panel: how often right, how often left? It shows whether chance is fair."""

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.painters.bars import Bar, draw_bars
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen
from mazelib.window.shown import WalkShown

#: Fewer turns than this prove nothing.
ENOUGH_TURNS = 20


class TurnsPanel(Panel[WalkShown]):
    """Two bars: turns to the right, and to the left."""

    title = _("Right or left?")

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the bars of all turns up to the tick."""
        timeline = shown.timeline
        right, left = timeline.turns_where_both_open(shown.tick)
        remark = _("Where both are open: right {right:,}, left {left:,}.")
        if right + left < ENOUGH_TURNS:
            remark = _("Where both are open: right {right:,}, left {left:,}. Too few to tell yet.")
        remark = remark.format(right=right, left=left)
        bars = [
            Bar(_("right {count:,}").format(count=right), right, pen.theme.accent),
            Bar(_("left {count:,}").format(count=left), left, pen.theme.accent),
        ]
        draw_bars(pen, area, bars, remark)


PANEL = TurnsPanel
