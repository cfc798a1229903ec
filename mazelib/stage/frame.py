"""One whole frame of the stage, drawn from what there is to show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from mazelib.stage.header import draw_header
from mazelib.stage.keys import Command, Words
from mazelib.stage.layout import Layout, laid_out
from mazelib.stage.lettering import Lettering
from mazelib.stage.pen import Pen
from mazelib.stage.theme import Theme
from mazelib.stage.toolbar import Toolbar

if TYPE_CHECKING:
    from mazelib.stage.scene import Scene


@dataclass(frozen=True)
class Frame:
    """Everything that a frame shows. Two equal frames look the same.

    ``problem`` is a title and a message, ``switched_on`` the buttons that are.
    """

    size: tuple[int, int]
    theme: Theme
    task: str
    help_text: str
    words: dict[Command, Words] = field(default_factory=dict)
    tick: int = 0
    last: int = 0
    speed_words: str = ""
    playing: bool = False
    rests: bool = False
    phase: float = 1.0
    caption: str = ""
    problem: tuple[str, str] | None = None
    switched_on: frozenset[Command] = frozenset()
    scene: Scene | None = None


def draw_frame(frame: Frame, window: pygame.Surface, lettering: Lettering, toolbar: Toolbar) -> None:
    """Draw it all; the toolbar is laid out on the way, so that it knows where its buttons are."""
    scene = frame.scene
    has_panels = scene is not None and len(scene.panels) > 0
    code_first = scene is not None and scene.shows_code_first
    layout = laid_out(*frame.size, has_panels=has_panels, shows_code_first=code_first)
    pen = Pen(window, frame.theme, lettering, layout.text)
    if scene:
        lines = len(lettering.wrapped(scene.note, layout.text, layout.note.width))
        layout = layout.with_note(lines, scene.shape)
    window.fill(frame.theme.window)
    draw_header(pen, layout, frame.task, frame.caption)
    toolbar.place(layout)
    if scene:
        scene.phase = frame.phase
        scene.draw_status(pen, layout.status, frame.tick, frame.speed_words)
        scene.draw_map(pen, layout.map, frame.tick, as_text=Command.TEXT in frame.switched_on)
        pen.write_lines(scene.note, layout.note, frame.theme.faint)
        if has_panels:
            scene.draw_panels(pen, layout.panels, frame.tick)
    labels = {command: label for command, (label, _) in frame.words.items()}
    if frame.playing or frame.rests:
        labels[Command.PLAY] = "Stay" if frame.rests else "Pause"
    lit = frame.switched_on - (scene.hidden if scene else frozenset())
    toolbar.draw(pen, frame.tick, frame.last, lit, labels)
    draw_overlays(frame, pen, layout, toolbar)


def draw_overlays(frame: Frame, pen: Pen, layout: Layout, toolbar: Toolbar) -> None:
    """Draw what lies over the map."""
    if not frame.problem and Command.HELP not in frame.switched_on:
        return
    # Only for who needs it: the lesson starts sooner without.
    from mazelib.stage.overlay import draw_help, draw_problem

    if frame.problem:
        draw_problem(pen, layout.map, *frame.problem)
    if Command.HELP in frame.switched_on:
        room = Rect(
            layout.task.left, layout.task.top, layout.task.width, layout.timeline.top - layout.task.top
        )
        note = f"\nThe map: {frame.scene.note}" if frame.scene else ""
        draw_help(pen, room, toolbar.commands, frame.help_text + note, frame.words)
