"""The turns panel: how often right, how often left? Chance that leans shows here."""

from pygame import Rect

from mazelib.window.painters.bars import Bar, draw_bars
from mazelib.window.panel import WalkPanel
from mazelib.window.pen import Pen
from mazelib.window.shown import WalkShown

#: Fewer turns tell nothing.
ENOUGH_TURNS = 20


class TurnsPanel(WalkPanel):
    """Two bars: turns to the right, and to the left."""

    title = "Right or left?"

    def draw_walk(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the bars of all turns up to the tick."""
        timeline = shown.timeline
        right, left = timeline.turns_where_both_open(timeline.recorded(shown.tick))
        remark = "Where both are open: {right:,} times right, {left:,} times left."
        if right + left < ENOUGH_TURNS:
            remark += " Too few to tell yet."
        bars = [
            Bar(f"right {right:,}", right, pen.theme.accent),
            Bar(f"left {left:,}", left, pen.theme.accent),
        ]
        draw_bars(pen, area, bars, remark.format(right=right, left=left))
