"""The lines over the map: the lesson's task, what is happening, and how things stand."""

import pygame
from pygame import Rect

from mazelib.stage.layout import Layout
from mazelib.stage.pen import Pen
from mazelib.view import View

#: Said before the senses: the caption tells how the walker came here, they are those of now.
NOW = "now:"
SMALLEST = 12


def draw_header(pen: Pen, layout: Layout, task: str, caption: str) -> None:
    """Draw the task, and the caption on a ground of its own."""
    pen.write(task, layout.task, pen.theme.accent, pen.size_to_fit(task, layout.task.width, SMALLEST))
    pygame.draw.rect(pen.window, pen.theme.panel, layout.caption, border_radius=layout.gap // 2)
    inner, size = layout.caption.inflate(-layout.gap, 0), layout.caption_text
    while size > pen.size and len(pen.lettering.wrapped(caption, size, inner.width)) > layout.caption_lines:
        size -= 1
    lines = pen.lettering.wrapped(caption, size, inner.width, layout.caption_lines)
    high = pen.lettering.line_height(size) * len(lines)
    at = Rect(inner.left, inner.centery - high // 2, inner.width, high)
    pen.write_lines("\n".join(lines), at, size=size)


def sense_words(view: View) -> list[tuple[str, bool]]:
    """The four senses: what is said of each, and whether that side is open."""
    sides = (("front", view.front), ("right", view.right), ("left", view.left), ("back", view.back))
    return [(f"{side} {'open' if is_open else 'wall'}", is_open) for side, is_open in sides]


def draw_status(pen: Pen, at: Rect, said: list[str], view: View | None, speed: str) -> None:
    """Draw how things stand, the speed, and the four senses: in one line, or in two where it is narrow."""
    senses = sense_words(view) if view else []
    is_two = at.height > 2 * pen.lettering.line_height(pen.size)
    first = "    ".join([*said, speed])
    second = "     ".join([NOW, *(words for words, _ in senses)])
    widest = max(first, second, key=len) if is_two else f"{first}    {second}"
    size = pen.size_to_fit(widest, at.width, SMALLEST)
    x, y, height = at.left, at.top, at.height // (2 if is_two else 1)
    for words in said:
        x = pen.write(words, Rect(x, y, at.right - x, height), size=size).right + size
    width = pen.lettering.width(speed, size)
    if pen.lettering.width(widest, size) <= at.width:
        pen.write(speed, Rect(at.right - width, y, width, height), pen.theme.faint, size)
    if is_two:
        x, y = at.left, y + height
    if senses:
        x = pen.write(NOW, Rect(x, y, at.right - x, height), pen.theme.faint, size).right + size // 2
    for words, is_open in senses:
        x = pen.sense(Rect(x, y, at.right - x, height), words, is_open, size) + size
