"""The timeline in the row of controls: how far the run is, with its marks."""

from pygame import Rect, draw

from mazelib.window.clicks import TimelineBar
from mazelib.window.frame import Frame
from mazelib.window.pen import Pen


def draw_timeline(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw the bar up to the tick shown, the scene's marks with their letters, and a handle."""
    middle = area.centery + pen.size // 3
    last = max(1, frame.scene.last)
    shown = area.width * min(frame.shown.tick, last) // last
    _draw_bars(pen, area, middle, shown)
    _draw_marks(pen, area, middle, frame)
    handle = (area.left + shown, middle)
    radius = round(pen.size * 0.45)
    draw.circle(pen.window, pen.theme.accent, handle, radius)
    draw.circle(pen.window, pen.theme.panel, handle, radius, 2)
    pen.can_click(area.inflate(pen.size, 0), TimelineBar())
    pen.timeline = area


def _draw_bars(pen: Pen, area: Rect, middle: int, shown: int) -> None:
    """Draw the whole bar, and over it the part up to the tick shown."""
    thick = max(4, pen.size // 4)
    for colour, wide in ((pen.theme.line, area.width), (pen.theme.accent, shown)):
        bar = Rect(area.left, middle - thick // 2, wide, thick)
        draw.rect(pen.window, colour, bar, border_radius=thick)


def _draw_marks(pen: Pen, area: Rect, middle: int, frame: Frame) -> None:
    """Draw the marks. Where junctions lie close together, or letters, only the first is drawn."""
    last = max(1, frame.scene.last)
    line = pen.lettering.line_height(pen.smallest)
    free = area.left - pen.size
    before = area.left
    for tick, letter in sorted(frame.scene.timeline_marks().items()):
        at = area.left + area.width * tick // last
        reach = pen.size // 2 if letter else pen.size // 5
        ink = pen.theme.text if letter else pen.theme.faint
        if letter or at >= before + pen.size // 3:
            draw.line(pen.window, ink, (at, middle - reach), (at, middle + reach), 2)
            before = at
        wide = pen.lettering.width(letter, pen.smallest)
        left = min(at - wide // 2, area.right + pen.size // 2 - wide)
        if letter and left > free:
            room = Rect(left, middle - reach - line, wide, line)
            pen.write(letter, room, size=pen.smallest)
            free = left + wide + 2
