"""The timeline: how far the run is, with the letters where they were reached, and the tick.

    ======a=======o-----------------   tick 13

At first its length stands for as many ticks as such a run usually takes: so handle and letters only
move on. A run that is longer makes it four times as long at once. Once the run is over, its length
is that of the run.
"""

from pygame import Rect

from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, without
from mazelib.window.drawing.theme import mixed
from mazelib.window.input.clicks import TimelineBar
from mazelib.window.scene import AnyScene
from mazelib.window.stage.frame import Frame

#: The share of the length after which it grows, and how many times as long it is then.
FULL = 0.9
GROWTH = 4
#: The largest tick that has a place of its own size beside the bar.
WIDEST_TICK = 8_888
#: The radius of the handle, in heights of text.
HANDLE = 0.58


def ticks_of_timeline(scene: AnyScene) -> int:
    """How many ticks the whole length of the timeline stands for."""
    if scene.ended:
        return max(1, scene.last)
    ticks = scene.usual_length
    while scene.last > FULL * ticks:
        ticks *= GROWTH
    return ticks


def draw_timeline(pen: Pen, area: Rect, frame: Frame, least_width: int) -> None:
    """Draw the bar up to the tick shown, the scene's marks above it, a handle, and the tick.

    The tick stands below the bar if beside it the bar would be narrower than ``least_width``.
    """
    area = _draw_tick(pen, area, frame, least_width)
    middle = area.centery
    ticks = ticks_of_timeline(frame.scene)
    recorded = area.width * min(frame.scene.last, ticks) // ticks
    shown = area.width * min(frame.shown.tick_told, ticks) // ticks
    thick = max(4, round(0.38 * pen.size))
    pale = mixed(pen.theme.line, pen.theme.accent, 0.35)
    bars = ((pen.theme.line, area.width), (pale, recorded), (pen.theme.accent, shown))
    for colour, wide in bars:
        bar = Rect(area.left, middle - thick // 2, wide, thick)
        pen.rounded(bar, colour, thick // 2)
    _draw_marks(pen, area, middle, frame)
    handle = (area.left + shown, middle)
    radius = round(HANDLE * pen.size)
    pen.disc(handle, radius + _edge(pen), pen.theme.panel)
    pen.disc(handle, radius, pen.theme.accent)
    pen.can_click(area.inflate(pen.size, 0), TimelineBar())
    pen.timeline = area


def _edge(pen: Pen) -> int:
    """How wide the pale edge around the handle is."""
    return max(2, pen.size // 8)


def _draw_tick(pen: Pen, area: Rect, frame: Frame, least_width: int) -> Rect:
    """Draw the tick, and a note, each at a fixed place; return the room of the bar.

    The tick stands at the right of the bar, the note below it; where the bar would be too short,
    both stand below it and its handle.
    """
    words = frame.scene.tick_words(frame.shown.tick_told)
    if not words:
        return area
    widest = pen.lettering.width(frame.scene.tick_words(WIDEST_TICK), pen.size, Face.BOLD)
    note = frame.scene.timeline_note
    line = pen.lettering.line_height(pen.smallest)
    gap = round(1.5 * pen.size)
    bar = Rect(area.left, area.top, area.width - widest - gap, area.height)
    if bar.width < least_width:
        below = Rect(area.left, area.bottom - line - 1, area.width, line)
        pen.write(words, below, size=pen.smallest, face=Face.BOLD, anchor="center")
        right = without(below, left=(area.width + widest) // 2)
        pen.write(note, right, pen.theme.faint, pen.smallest, anchor="midright")
        middle = below.top - round(HANDLE * pen.size) - _edge(pen)
        high = 2 * (middle - area.top)
        return Rect(area.left, area.top, area.width, min(area.height, high))
    room = without(area, left=bar.width + gap)
    pen.write(words, room, face=Face.BOLD)
    top = min(room.centery + pen.lettering.line_height(pen.size) // 2, room.bottom - line)
    pen.write(note, Rect(room.left, top, room.width, line), pen.theme.faint, pen.smallest)
    return bar


def _draw_marks(pen: Pen, area: Rect, middle: int, frame: Frame) -> None:
    """Draw the letters above the bar, each in a ring; where they lie too close, only the first."""
    ticks = ticks_of_timeline(frame.scene)
    high = max(pen.smallest + 4, round(1.05 * pen.size))
    free = area.left - 2 * high
    bottom = middle - round(0.62 * pen.size)
    for tick, words in sorted(frame.scene.timeline_marks().items()):
        wide = max(high, pen.lettering.width(words, pen.smallest) + high // 2)
        left = area.left + area.width * tick // ticks - wide // 2
        left = min(left, area.right + pen.size // 2 - wide)
        if not words or left <= free:
            continue
        at = Rect(left, max(area.top, bottom - high), wide, high)
        pen.pill(at, pen.theme.panel, pen.theme.accent, max(1, pen.size // 12))
        pen.write(words, at, pen.theme.accent, pen.smallest, anchor="center")
        free = at.right + 2
