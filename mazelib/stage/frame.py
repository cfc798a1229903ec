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
    scene: Scene | None


def draw_frame(frame: Frame, window: pygame.Surface, lettering: Lettering, toolbar: Toolbar) -> None:
    """Draw it all; the toolbar is laid out on the way, so that it knows where its buttons are."""
    scene = frame.scene
    names = scene.panels(frame.on, frame.asked_for) if scene else []
    lay_out = partial(laid_out, frame.size, has_panels=bool(names), shows_code_first=names[:1] == ["code"])
    layout = lay_out()
    if scene:
        lines = len(lettering.wrapped(scene.note, layout.text, layout.note.width))
        layout = lay_out(shape=scene.shape, note_lines=lines)
    pen = Pen(window, frame.theme, lettering, layout.text)
    window.fill(frame.theme.window)
    draw_header(pen, layout, frame.task, frame.caption)
    toolbar.place(layout)
    if scene:
        shown = scene.shown(frame.tick, frame.phase)
        draw_status(pen, layout.status, *scene.status(frame.tick), frame.speed_words)
        if Command.TEXT in frame.on:
            TextPanel().draw(pen, layout.map, shown)
        else:
            scene.draw_map(pen, layout.map, frame.tick)
        pen.write_lines(scene.note, layout.note, frame.theme.faint)
        if names:
            scene.draw_panels(pen, layout.panels, names, shown)
    lit = frame.on - (scene.hidden if scene else frozenset())
    toolbar.draw(pen, frame.tick / frame.last if frame.last else 0.0, lit, frame.playing)
    body = Rect(layout.task.topleft, (layout.task.width, layout.timeline.top - layout.task.top))
    if frame.problem:
        draw_problem(pen, layout.map if scene else body, frame.problem)
    if Command.HELP in frame.on:
        note = f"\nThe map: {scene.note}" if scene else ""
        draw_help(pen, body, toolbar.commands, frame.help_text + note)
