"""The lines over the map: the lesson's task, what is happening, and how things stand."""

from __future__ import annotations

import pygame
from pygame import Rect

from mazelib.stage.layout import Layout
from mazelib.stage.pen import Pen
from mazelib.view import View

#: Said before the senses: the caption tells how the walker came here, they are those of now.
NOW = "now:"


def draw_header(pen: Pen, layout: Layout, task: str, caption: str) -> None:
    """Draw the task, and the caption on a ground of its own."""
    size = pen.size
    while size > 12 and pen.lettering.width(task, size) > layout.task.width:
        size -= 1
    pen.write(task, layout.task, pen.theme.accent, size)
    pygame.draw.rect(pen.window, pen.theme.panel, layout.caption, border_radius=layout.gap // 2)
    inner = layout.caption.inflate(-layout.gap, 0)
    size = layout.caption_text
    while size > pen.size and len(pen.lettering.wrapped(caption, size, inner.width)) > layout.caption_lines:
        size -= 1
    lines = pen.lettering.wrapped(caption, size, inner.width, layout.caption_lines)
    height = pen.lettering.line_height(size)
    y = inner.centery - height * len(lines) // 2
    for line in lines:
        pen.write(line, Rect(inner.left, y, inner.width, height), None, size)
        y += height


def sense_words(view: View) -> list[tuple[str, bool]]:
    """The four senses: what is said of each, and whether that side is open."""
    sides = (("front", view.front), ("right", view.right), ("left", view.left), ("back", view.back))
    return [(f"{side} {'open' if is_open else 'wall'}", is_open) for side, is_open in sides]


def draw_status(pen: Pen, at: Rect, said: list[str], view: View | None, speed: str) -> None:
    """Draw how things stand, the speed, and the four senses: in one line, or in two where it is narrow."""
    senses = sense_words(view) if view else []
    rows = 2 if at.height > 2 * pen.lettering.line_height(pen.size) else 1
    size = pen.size
    while size > 12 and _width(pen, said, senses, speed, size, rows) > at.width:
        size -= 1
    x, y, height = at.left, at.top, at.height // rows
    for words in said:
        x = pen.write(words, Rect(x, y, at.right - x, height), None, size).right + size
    width = pen.lettering.width(speed, size)
    if _width(pen, said, senses, speed, size, rows) <= at.width:
        pen.write(speed, Rect(at.right - width, y, width, height), pen.theme.faint, size)
    if rows == 2:
        x, y = at.left, y + height
    if senses:
        x = pen.write(NOW, Rect(x, y, at.right - x, height), pen.theme.faint, size).right + size // 2
    for words, is_open in senses:
        x = pen.sense(Rect(x, y, at.right - x, height), words, is_open, size) + size


def _width(
    pen: Pen, said: list[str], senses: list[tuple[str, bool]], speed: str, size: int, rows: int
) -> float:
    words = sum(pen.lettering.width(each, size) + size for each in said) + pen.lettering.width(speed, size)
    boxes = sum(pen.lettering.width(each, size) + size * 2 for each, _ in senses)
    boxes += pen.lettering.width(NOW, size) + size // 2
    return words + boxes if rows == 1 else max(words, boxes)
