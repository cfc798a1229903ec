"""The timeline: how far the run is, with the letters where they were reached."""

from pygame import Rect

from mazelib.window.clicks import TimelineBar
from mazelib.window.frame import Frame
from mazelib.window.pen import Pen


def draw_timeline(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw the bar up to the tick shown, the scene's marks above it, and a handle."""
    middle = area.centery
    last = max(1, frame.scene.last)
    shown = area.width * min(frame.shown.tick, last) // last
    thick = max(4, round(0.38 * pen.size))
    for colour, wide in ((pen.theme.line, area.width), (pen.theme.accent, shown)):
        bar = Rect(area.left, middle - thick // 2, wide, thick)
        pen.rounded(bar, colour, thick // 2)
    _draw_marks(pen, area, middle, frame)
    handle = (area.left + shown, middle)
    radius = round(pen.size * 0.58)
    pen.disc(handle, radius + max(2, pen.size // 8), pen.theme.panel)
    pen.disc(handle, radius, pen.theme.accent)
    pen.can_click(area.inflate(pen.size, 0), TimelineBar())
    pen.timeline = area


def _draw_marks(pen: Pen, area: Rect, middle: int, frame: Frame) -> None:
    """Draw the letters above the bar, each in a ring; where they lie too close, only the first."""
    last = max(1, frame.scene.last)
    high = max(pen.smallest + 4, round(1.05 * pen.size))
    free = area.left - 2 * high
    bottom = middle - round(0.62 * pen.size)
    for tick, words in sorted(frame.scene.timeline_marks().items()):
        wide = max(high, pen.lettering.width(words, pen.smallest) + high // 2)
        left = area.left + area.width * tick // last - wide // 2
        left = min(left, area.right + pen.size // 2 - wide)
        if not words or left <= free:
            continue
        at = Rect(left, max(area.top, bottom - high), wide, high)
        pen.pill(at, pen.theme.panel, pen.theme.accent, max(1, pen.size // 12))
        pen.write(words, at, pen.theme.accent, pen.smallest, anchor="center")
        free = at.right + 2
