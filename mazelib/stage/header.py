"""The lines over the map: the lesson's task, what is happening, and how things stand."""

import pygame
from pygame import Rect

from mazelib.stage.layout import Layout
from mazelib.stage.pen import Pen
from mazelib.view import View

NOW = "now:"  # The caption tells how the walker came here, the senses are those of now.


def draw_header(pen: Pen, layout: Layout, task: str, caption: str) -> None:
    """Draw the task, and the caption on a ground of its own."""
    pen.write(task, layout.task, pen.theme.accent, pen.size_to_fit(task, layout.task.width, pen.size))
    pygame.draw.rect(pen.window, pen.theme.panel, layout.caption, border_radius=layout.gap // 2)
    inner, size = layout.caption.inflate(-layout.gap, 0), layout.caption_text
    while size > pen.size and pen.height(caption, inner.width, size) > inner.height:
        size -= 1
    high = min(inner.height, pen.height(caption, inner.width, size))
    pen.write_lines(caption, Rect(inner.left, inner.centery - high // 2, inner.width, high), size=size)


def sense_words(view: View) -> list[tuple[str, bool]]:
    """The four senses: what is said of each, and whether that side is open."""
    sides = (("front", view.front), ("right", view.right), ("left", view.left), ("back", view.back))
    return [(f"{side} {'open' if is_open else 'wall'}", is_open) for side, is_open in sides]


def draw_status(pen: Pen, at: Rect, said: list[str], view: View | None, speed: str) -> None:
    """Draw how things stand, the speed, and the four senses: in one line, or in two where it is narrow."""
    senses = sense_words(view) if view else []
    rows = 2 if at.height > 2 * pen.lettering.line_height(pen.size) else 1
    first = "    ".join([*said, speed])
    second = "     ".join([NOW, *(words for words, _ in senses)])
    widest = max(first, second, key=len) if rows == 2 else f"{first}    {second}"
    size = pen.size_to_fit(widest, at.width, pen.size)
    x, y, height = at.left, at.top, at.height // rows
    for words in said:
        x = pen.write(words, Rect(x, y, at.right - x, height), size=size).right + size
    x = pen.write(speed, Rect(x, y, at.right - x, height), pen.theme.faint, size).right + size
    if rows == 2:
        x, y = at.left, y + height
    if senses:
        x = pen.write(NOW, Rect(x, y, at.right - x, height), pen.theme.faint, size).right + size // 2
    for words, is_open in senses:
        x = pen.sense(Rect(x, y, at.right - x, height), words, is_open, size) + size
