"""Bars, to compare numbers at a glance."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.text.sentences import _
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.strip import Score
from mazelib.window.theme import Colour

#: The heights of a number and of the words above a bar, in heights of text.
NUMBER = 30 / 21
WORDS = 1.0
#: The height of a bar, in heights of text.
THICK = 22 / 21


class Bar(NamedTuple):
    """What a bar counts, its number, and its colour."""

    words: str
    number: int
    colour: Colour


def draw_bars(pen: Pen, area: Rect, bars: Sequence[Bar], remark: str = "") -> None:
    """Draw bars one below the other, each with its words and its number, and a remark below.

    The longest bar takes the whole width. All lie together in the middle of the area.
    """
    words_height = pen.lettering.line_height(round(WORDS * pen.size))
    bar_height = round(THICK * pen.size)
    gap = pen.size * 3 // 4
    remark_height = pen.height(remark, area.width, pen.smallest) if remark else 0
    wanted = len(bars) * (words_height + bar_height + gap) + remark_height
    if wanted > area.height:
        gap = max(2, gap - (wanted - area.height) // len(bars))
    each = words_height + bar_height + gap
    top = max(0, (area.height - len(bars) * each - remark_height) // 2)
    area = without(area, top=top)
    most = max([1, *(bar.number for bar in bars)])
    for bar in bars:
        _draw_number(pen, row_of(area, words_height), bar)
        room = Rect(area.left, area.top + words_height, area.width, bar_height)
        _draw_bar(pen, room, bar.number / most, bar.colour)
        area = without(area, top=each)
    pen.write_lines(pen.fitting(remark, area), area, pen.theme.faint, pen.smallest)


def _draw_number(pen: Pen, at: Rect, bar: Bar) -> None:
    """Draw what a bar counts, and at the right its number."""
    number = f"{bar.number:,}"
    drawn = pen.write(number, at, size=round(NUMBER * pen.size), face=Face.BOLD, anchor="midright")
    room = Rect(at.left, at.top, at.width - drawn.width - pen.size // 2, at.height)
    pen.write(bar.words, room)


def _draw_bar(pen: Pen, room: Rect, share: float, colour: Colour) -> None:
    """Draw a bar that fills this share of its room."""
    radius = room.height // 3
    draw.rect(pen.window, pen.theme.window, room, border_radius=radius)
    if share:
        length = max(room.height // 2, round(room.width * share))
        filled = Rect(room.left, room.top, length, room.height)
        draw.rect(pen.window, colour, filled, border_radius=radius)


def draw_score(pen: Pen, area: Rect, score: Score) -> None:
    """Draw two bars beside each other: how often a class guessed the way, and the reason."""
    half = (area.width - pen.size) // 2
    for number, (words, right) in enumerate(
        ((_("ways"), score.ways), (_("reasons"), score.lines))
    ):
        at = Rect(area.left + number * (half + pen.size), area.top, half, area.height)
        written = pen.write(words, at)
        at = without(at, left=written.width + pen.size // 2)
        told = _("{right} of {asked}").format(right=right, asked=score.asked)
        written = pen.write(told, at, face=Face.BOLD, anchor="midright")
        room = Rect(at.left, 0, at.width - written.width - pen.size // 2, pen.size)
        room.centery = at.centery
        _draw_bar(pen, room, right / max(1, score.asked), pen.theme.good)


