"""The mouse: where it is, what lies under it, and what is drawn as pointed at."""

import pygame

from mazelib.compass import Place
from mazelib.stage.controls import TIMELINE
from mazelib.stage.panels.text import TEXT_MAP, TextPanel
from mazelib.stage.pen import Pen
from mazelib.stage.scenes import Scene
from mazelib.stage.screen import MAP
from mazelib.timeline import Line


class Pointer:
    """Knows the mouse; whoever uses it keeps ``drawn``, the pen that drew what the window shows."""

    def __init__(self, drawn: Pen) -> None:
        self.at, self.is_pressed, self.drags, self.drawn = (-1, -1), False, False, drawn

    def take(self, event: pygame.event.Event) -> bool:
        """Take an event of the mouse; whether it is a click."""
        self.at = event.pos
        is_click = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if is_click:
            self.is_pressed, self.drags = True, self.target == TIMELINE
        elif event.type == pygame.MOUSEBUTTONUP:
            self.is_pressed = self.drags = False
        return is_click

    @property
    def target(self) -> object:
        """What lies uppermost under the mouse; None for nothing that can be clicked."""
        return next((what for at, what in reversed(self.drawn.targets) if at.collidepoint(self.at)), None)

    @property
    def line(self) -> Line | None:
        """The line of code under the mouse."""
        what = self.target
        return what if isinstance(what, tuple) and isinstance(what[0], str) else None

    @property
    def share(self) -> float:
        """What part of the timeline the mouse means, 0 to 1."""
        timeline = self.drawn.timeline
        return max(0.0, min(1.0, (self.at[0] - timeline.left) / max(1, timeline.width)))

    def place(self, scene: Scene, *, on_map: bool) -> Place | None:
        """The place that is pointed at: in the text of a map, on a card, and where asked for on the map."""
        what, text = self.target, scene.panels["text"]
        if what == TEXT_MAP and isinstance(text, TextPanel):
            return text.grid.place_at(self.at)
        if what == MAP:
            return scene.place_under(self.at) if on_map else None
        return what if isinstance(what, tuple) and isinstance(what[0], int) else None
