"""The turns panel: how often it was right, and left, where both were open. Chance that leans shows."""

from pygame import Rect

from mazelib.grid.compass import Turn, turn_between
from mazelib.walking.recording import Timeline
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
        right, left = turns_taken(shown.timeline, shown.timeline.recorded(shown.tick))
        remark = "Where both are open: {right:,} times right, {left:,} times left."
        if right + left < ENOUGH_TURNS:
            remark += " Too few to tell yet."
        bars = [
            Bar(f"right {right:,}", right, pen.theme.accent),
            Bar(f"left {left:,}", left, pen.theme.accent),
        ]
        draw_bars(pen, area, bars, remark.format(right=right, left=left))


def turns_taken(timeline: Timeline, tick: int) -> tuple[int, int]:
    """How often it turned right, and left, up to a tick, where both were open."""
    right = 0
    left = 0
    for each in range(tick):
        view = timeline.view(each)
        if not (view.right and view.left):
            continue
        turn = turn_between(timeline.heading(each), timeline.heading(each + 1))
        if turn is Turn.RIGHT:
            right += 1
        elif turn is Turn.LEFT:
            left += 1
    return right, left
