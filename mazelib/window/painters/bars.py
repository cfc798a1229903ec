"""Bars, to compare numbers at a glance."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.drawing.theme import Colour
from mazelib.window.screen.strip import Score

#: The height of a bar, in heights of text.
THICK = 22 / 21
#: The height of its number and the gap below it, in heights of text: as large as there is room for.
NUMBERS_AND_GAPS = ((30 / 21, 0.7), (30 / 21, 0.3), (1.0, 0.3), (0.0, 0.15))

#: Where blocks have at least this width in pixels, there is a gap between them.
LEAST_BLOCK = 8
#: The least width of the bar of a score, in heights of text.
LEAST_SCORE = 3


class Bar(NamedTuple):
    """What a bar counts, its number, and its colour."""

    words: str
    number: int
    colour: Colour


def draw_bars(
    pen: Pen, area: Rect, bars: Sequence[Bar], remark: str = "", full: int = 0
) -> None:
    """Draw bars one below the other, each with its words and its number, and a remark below.

    The longest bar takes the whole width. With ``full`` a bar of that number would: then one more
    makes a bar longer by one block. All lie together in the middle of the area.
    """
    size, thick, gap, remark = _sizes(pen, area, len(bars), remark)
    line = pen.lettering.line_height(size)
    each = line + thick + gap
    high = len(bars) * each + _height_of_remark(pen, area, remark)
    area = without(area, top=max(0, (area.height - high) // 2))
    most = max([1, full, *(bar.number for bar in bars)])
    for bar in bars:
        _draw_number(pen, row_of(area, line), bar, size)
        room = Rect(area.left, area.top + line, area.width, thick)
        _draw_bar(pen, room, bar.number / most, bar.colour)
        if full:
            _draw_gaps(pen, room, bar.number, full)
        area = without(area, top=each)
    pen.write_lines(remark, area, pen.theme.faint, pen.smallest)


def _sizes(pen: Pen, area: Rect, count: int, remark: str) -> tuple[int, int, int, str]:
    """The heights of a number, of a bar and of the gap below it, in pixels; and the remark.

    Where there is little room, the numbers are smaller, then there is no remark, and then the bars
    are thinner.
    """
    thick = round(THICK * pen.size)
    for words in (remark, ""):
        for number, space in NUMBERS_AND_GAPS:
            size = max(pen.smallest, round(number * pen.size))
            gap = round(space * pen.size)
            each = pen.lettering.line_height(size) + thick + gap
            if count * each + _height_of_remark(pen, area, words) <= area.height:
                return size, thick, gap, words
    line = pen.lettering.line_height(pen.smallest)
    return pen.smallest, max(3, area.height // count - line - 2), 2, ""


def _height_of_remark(pen: Pen, area: Rect, remark: str) -> int:
    return pen.height(remark, area.width, pen.smallest) if remark else 0


def _draw_number(pen: Pen, at: Rect, bar: Bar, size: int) -> None:
    """Draw what a bar counts, and at the right its number."""
    number = f"{bar.number:,}"
    drawn = pen.write(number, at, size=size, face=Face.BOLD, anchor="midright")
    room = Rect(at.left, at.top, at.width - drawn.width - pen.size // 2, at.height)
    pen.write(bar.words, room, size=min(size, pen.size))


def _draw_bar(pen: Pen, room: Rect, share: float, colour: Colour) -> None:
    """Draw a bar that fills this share of its room."""
    radius = room.height // 3
    pen.rounded(room, pen.theme.window, radius)
    if share:
        length = max(room.height // 2, round(room.width * share))
        filled = Rect(room.left, room.top, length, room.height)
        pen.rounded(filled, colour, radius)


def _draw_gaps(pen: Pen, room: Rect, count: int, full: int) -> None:
    """Cut a bar into blocks, one for each that it counts, while they can be told apart."""
    if room.width < LEAST_BLOCK * full:
        return
    for number in range(1, count):
        left = room.left + round(room.width * number / full)
        pen.window.fill(pen.theme.window, Rect(left - 1, room.top, 2, room.height))


def draw_score(pen: Pen, area: Rect, score: Score) -> None:
    """Draw how often a class guessed right: a bar for the ways, and one for the lines."""
    half = (area.width - pen.size) // 2
    bars = [
        (_("Ways: {right} of {asked}"), score.ways),
        (_("Reasons: {right} of {asked}"), score.lines or 0),
    ]
    for number, (words, right) in enumerate(bars):
        at = Rect(area.left + number * (half + pen.size), area.top, half, area.height)
        told = words.format(right=right, asked=score.asked)
        at = without(at, left=pen.write(told, at).width + pen.size // 2)
        room = Rect(at.left, 0, at.width, round(0.7 * pen.size))
        room.centery = at.centery
        if room.width >= LEAST_SCORE * pen.size:
            _draw_bar(pen, room, right / max(1, score.asked), pen.theme.good)


def draw_scrollbar(pen: Pen, area: Rect, above: float, seen: float) -> None:
    """Draw at the right edge which share of some rows is seen, and which share is above it."""
    wide = max(4, pen.size // 4)
    bar = Rect(area.right - wide, area.top, wide, area.height)
    pen.rounded(bar, pen.theme.window, wide // 2)
    top = round(bar.top + bar.height * above)
    handle = Rect(bar.left, top, wide, max(wide, round(bar.height * seen)))
    pen.rounded(handle, pen.theme.faint, wide // 2)
