"""The lines over the map: the lesson's task, what is happening, and how things stand."""

from __future__ import annotations

import pygame
from pygame import Rect

from mazelib.moment import Moment
from mazelib.stage.layout import Layout
from mazelib.stage.pen import Pen


def draw_header(pen: Pen, layout: Layout, task: str, caption: str) -> None:
    """Draw the task, and the caption on a ground of its own."""
    pen.write(task, layout.task, pen.theme.accent)
    pygame.draw.rect(pen.window, pen.theme.panel, layout.caption, border_radius=layout.gap // 2)
    inner = layout.caption.inflate(-layout.gap, 0)
    size = layout.caption_text
    lines = pen.lettering.wrapped(caption, size, inner.width, layout.caption_lines)
    height = pen.lettering.line_height(size)
    y = inner.centery - height * len(lines) // 2
    for line in lines:
        pen.write(line, Rect(inner.left, y, inner.width, height), None, size)
        y += height


def draw_status(pen: Pen, at: Rect, moment: Moment, speed: str) -> None:
    """Draw tick, target, heading and the four senses in one line, smaller where it is narrow."""
    target = moment.target or "all reached"
    said = [f"tick {moment.tick:,}", f"target {target}", f"facing {moment.heading.word}"]
    senses = [("front", moment.view.front), ("right", moment.view.right)]
    senses += [("left", moment.view.left), ("back", moment.view.back)]
    size = pen.size
    while size > 12 and _width(pen, said, senses, speed, size) > at.width:
        size -= 1
    if _width(pen, said, senses, speed, size) > at.width:
        speed = ""
    gap, x = size, at.left
    for words in said:
        x = pen.write(words, Rect(x, at.top, at.right - x, at.height), None, size).right + gap
    for side, is_open in senses:
        x = pen.sense(Rect(x, at.top, at.right - x, at.height), side, is_open, size) + gap
    if speed:
        width = pen.lettering.width(speed, size)
        pen.write(speed, Rect(at.right - width, at.top, width, at.height), pen.theme.faint, size)


def _width(pen: Pen, said: list[str], senses: list[tuple[str, bool]], speed: str, size: int) -> float:
    words = sum(pen.lettering.width(each, size) + size for each in said)
    boxes = sum(pen.lettering.width(f"{side} open", size) + size * 2 for side, _ in senses)
    return words + boxes + pen.lettering.width(speed, size)
