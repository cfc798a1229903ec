"""Bars, one below the other, to compare numbers at a glance."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.window.pen import Pen, without
from mazelib.window.theme import Colour


class Bar(NamedTuple):
    """The label of a bar, its number, and its colour."""

    label: str
    number: int
    colour: Colour


def draw_bars(pen: Pen, area: Rect, bars: Sequence[Bar], remark: str) -> None:
    """Draw bars, each after its label; below, as much of the remark as fits."""
    height = _bar_height(pen, area, len(bars), remark)
    most = max([1, *(bar.number for bar in bars)])
    label = Rect(area.left, area.top, area.width * 11 // 20, height)
    most_high = max(pen.smallest, height // 2)
    size = min(pen.size_to_fit(bar.label, label.width - pen.size, most_high) for bar in bars)
    for bar in bars:
        pen.write(bar.label, label, size=size)
        room = Rect(label.right, label.top + height // 6, area.right - label.right, height * 2 // 3)
        length = round(room.width * bar.number / most)
        draw.rect(pen.window, pen.theme.window, room)
        draw.rect(pen.window, bar.colour, Rect(room.left, room.top, length, room.height))
        label.top += height
    below = without(area, top=len(bars) * height)
    pen.write_lines(pen.fitting(remark, below), below, pen.theme.faint)


def _bar_height(pen: Pen, area: Rect, count: int, remark: str) -> int:
    """How high each bar is: the remark has room below, but never more than a third."""
    remark_height = pen.height(remark, area.width, pen.smallest)
    free = max(area.height - remark_height, area.height * 2 // 3)
    return min(4 * pen.size, free // count)
