"""The steps panel: the number of steps so far, beside that of the shortest path."""

from pygame import Rect

from mazelib.text.sentences import _, ngettext, paragraph
from mazelib.window.drawing.pen import Pen
from mazelib.window.painters.bars import Bar, draw_bars
from mazelib.window.panel import Panel
from mazelib.window.shown import WalkShown


class StepsPanel(Panel[WalkShown]):
    """Two bars, and what else there is to count, in words."""

    title = _("steps")
    word = _("Steps")
    meaning = _("see your steps")
    share = 0.46

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the bars; if no way leads to all control points, only the walker's."""
        timeline = shown.timeline
        shortest = len(timeline.tour) - 1
        bars = [Bar(_("your steps"), timeline.steps(shown.tick), pen.theme.walker)]
        if shortest >= 0:
            colour = pen.theme.good if is_perfect(shown) else pen.theme.faint
            bars.append(Bar(_("the shortest path"), shortest, colour))
        draw_bars(pen, area, bars, remark_on(shown))


def is_perfect(shown: WalkShown) -> bool:
    """Whether all is reached, without a step or a bump too many."""
    timeline = shown.timeline
    reached = timeline.reached_count(shown.tick)
    return 0 < len(timeline.heya.controls) == reached and shown.tick == len(timeline.tour) - 1


def remark_on(shown: WalkShown) -> str:
    """What is reached, and how often the walker ran into a wall; praise for a perfect walk."""
    timeline = shown.timeline
    tick = shown.tick
    steps = timeline.steps(tick)
    reached = timeline.reached_count(tick)
    controls = len(timeline.heya.controls)
    told = _("Reached: {reached} of {controls}.").format(reached=reached, controls=controls)
    bumps = tick - steps
    if is_perfect(shown):
        told = _("Perfect: not one step too many.")
    if not bumps:
        return told
    walls = ngettext(
        "You bumped into a wall once.", "You bumped into walls {count:,} times.", bumps
    )
    return paragraph(told, walls.format(count=bumps))


PANEL = StepsPanel
