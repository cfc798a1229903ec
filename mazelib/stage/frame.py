"""One whole frame of the stage, drawn from what there is to show."""

from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect

from mazelib.stage.keys import Command
from mazelib.stage.layout import Layout, laid_out
from mazelib.stage.lettering import Lettering
from mazelib.stage.overlay import Problem, draw_help, draw_problem
from mazelib.stage.panels.text import TextPanel
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Scene
from mazelib.stage.theme import Theme
from mazelib.stage.toolbar import Toolbar
from mazelib.view import View

NOW = "now:"  # The caption tells how the walker came here, the senses are those of now.


class Frame(NamedTuple):
    """Everything that a frame shows; two equal frames look the same. ``on`` are the buttons switched on."""

    size: tuple[int, int]
    theme: Theme
    task: str
    help_text: str
    tick: int
    last: int
    speed_words: str
    playing: bool
    phase: float
    caption: str
    problem: Problem | None
    on: frozenset[Command]
    asked_for: Command | None
    scene: Scene


def draw_frame(frame: Frame, window: pygame.Surface, lettering: Lettering, toolbar: Toolbar) -> None:
    """Draw it all; the toolbar is laid out on the way, so that it knows where its buttons are."""
    scene = frame.scene
    names = scene.panels(frame.on, frame.asked_for)
    lay_out = partial(laid_out, frame.size, has_panels=bool(names), shows_code_first=names[:1] == ["code"])
    layout = lay_out()
    lines = len(lettering.wrapped(scene.note, layout.text, layout.note.width))
    layout = lay_out(shape=scene.shape, note_lines=lines)
    pen = Pen(window, frame.theme, lettering, layout.text)
    window.fill(frame.theme.window)
    draw_header(pen, layout, frame.task, frame.caption)
    toolbar.place(layout)
    shown = scene.shown(frame.tick, frame.phase)
    draw_status(pen, layout.status, *scene.status(frame.tick), frame.speed_words)
    if Command.TEXT in frame.on and not scene.is_blank:
        TextPanel().draw(pen, layout.map, shown)
    else:
        scene.draw_map(pen, layout.map, frame.tick)
    pen.write_lines(scene.note, layout.note, frame.theme.faint)
    if names:
        scene.draw_panels(pen, layout.panels, names, shown)
    toolbar.draw(pen, frame.tick / max(1, frame.last), frame.on - scene.hidden, frame.playing)
    body = Rect(layout.task.topleft, (layout.task.width, layout.timeline.top - layout.task.top))
    if frame.problem:
        draw_problem(pen, body if scene.is_blank else layout.map, frame.problem)
    if Command.HELP in frame.on:
        draw_help(pen, body, toolbar.commands, f"{frame.help_text}\nThe map: {scene.note}")


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
