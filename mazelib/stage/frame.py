"""One whole frame of the stage, drawn from what there is to show."""

from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect

from mazelib.stage.header import draw_header, draw_status
from mazelib.stage.keys import Command
from mazelib.stage.layout import laid_out
from mazelib.stage.lettering import Lettering
from mazelib.stage.overlay import Problem, draw_help, draw_problem
from mazelib.stage.panels.text import TextPanel
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Scene
from mazelib.stage.theme import Theme
from mazelib.stage.toolbar import Toolbar


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
