"""Controls: from the events of the window to what they ask for. The stage carries it out."""

from typing import NamedTuple

import pygame

from mazelib.compass import Heading
from mazelib.stage.keys import REPEATING, Command, arrow_of, command_of
from mazelib.stage.toolbar import Toolbar

_MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)


class Asked(NamedTuple):
    """What an event asks for: a command, an arrow key's heading, or a part of the timeline (0 to 1)."""

    command: Command | None = None
    with_shift: bool = False
    arrow: Heading | None = None
    share: float | None = None


class Controls:
    """Remembers which keys are held, and whether the slider is."""

    def __init__(self) -> None:
        self._held: set[int] = set()
        self._drags = False

    def asked(self, event: pygame.event.Event, toolbar: Toolbar) -> Asked:
        """What one event of the window asks for."""
        if event.type == pygame.KEYDOWN:
            return self._asked_by_key(event)
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # A key that is let go in another window is never heard of here.
            self._held.clear()
        elif event.type in _MOUSE:
            return self._asked_by_mouse(event, toolbar)
        return Asked()

    def _asked_by_key(self, event: pygame.event.Event) -> Asked:
        is_repeat = event.key in self._held
        self._held.add(event.key)
        command = command_of(event)
        if command and is_repeat and command not in REPEATING:
            command = None
        return Asked(command, bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT), arrow_of(event))

    def _asked_by_mouse(self, event: pygame.event.Event, toolbar: Toolbar) -> Asked:
        is_click = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        self._drags = event.type != pygame.MOUSEBUTTONUP and (
            toolbar.is_on_slider(event.pos) if is_click else self._drags
        )
        share = toolbar.share_at(event.pos[0]) if self._drags else None
        return Asked(toolbar.command_at(event.pos) if is_click else None, share=share)
