"""The steps panel: the number of steps so far, beside that of the shortest way."""

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.painters.bars import Bar, draw_bars
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen
from mazelib.window.shown import WalkShown


class StepsPanel(Panel[WalkShown]):
    """Two bars, and what else there is to count, in words."""

    title = _("Your steps")

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the bars; if no way leads to all control points, only the walker's."""
        timeline = shown.timeline
        tick = shown.tick
        steps = timeline.steps(tick)
        shortest = len(timeline.tour) - 1
        bars = [Bar(_("so far: {steps:,}").format(steps=steps), steps, pen.theme.walker)]
        if shortest >= 0:
            label = _("shortest: {steps:,}").format(steps=shortest)
            bars.append(Bar(label, shortest, pen.theme.good))
        reached = timeline.reached_count(tick)
        controls = len(timeline.heya.controls)
        remark = _("{reached} of {controls} reached. Bumps into walls: {bumps:,}.")
        remark = remark.format(reached=reached, controls=controls, bumps=tick - steps)
        draw_bars(pen, area, bars, remark)


PANEL = StepsPanel
