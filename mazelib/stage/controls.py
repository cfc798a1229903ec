"""Controls: from the events of the window to what they ask for.

They know the stage only by what it can be told (``Told``).
"""

from __future__ import annotations

from typing import Protocol

import pygame

from mazelib.compass import Heading
from mazelib.stage.keys import REPEATING, Command, arrow_of, command_of
from mazelib.stage.toolbar import Toolbar


class Told(Protocol):
    """Whoever carries out what keys and mouse ask for."""

    toolbar: Toolbar

    def do(self, command: Command, *, with_shift: bool = False) -> None:
        """Carry out a command."""

    def take_arrow(self, heading: Heading) -> None:
        """Take an arrow key."""

    def seek(self, share: float) -> None:
        """Go to a part of the timeline, 0 to 1."""

    def close(self) -> None:
        """Close the window."""

    def redraw(self) -> None:
        """Draw the next frame whatever it shows."""


class Controls:
    """Takes the events of a window."""

    def __init__(self, told: Told) -> None:
        self._told = told
        self._held: set[int] = set()
        self._drags = False

    def take(self, event: pygame.event.Event) -> None:
        """Take one event of the window."""
        if event.type == pygame.QUIT:
            self._told.close()
        elif event.type == pygame.KEYDOWN:
            self._take_key(event)
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # A key that is let go in another window is never heard of here.
            self._held.clear()
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            self._take_mouse(event)
        elif event.type in (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED):
            self._told.redraw()

    def _take_key(self, event: pygame.event.Event) -> None:
        is_repeat = event.key in self._held
        self._held.add(event.key)
        heading, command = arrow_of(event), command_of(event)
        if heading is not None:
            self._told.take_arrow(heading)
        elif command and (command in REPEATING or not is_repeat):
            self._told.do(command, with_shift=bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT))

    def _take_mouse(self, event: pygame.event.Event) -> None:
        toolbar = self._told.toolbar
        if event.type == pygame.MOUSEBUTTONUP:
            self._drags = False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._drags = toolbar.is_on_slider(event.pos)
            command = toolbar.command_at(event.pos)
            if command:
                self._told.do(command)
        if self._drags:
            self._told.seek(toolbar.share_at(event.pos[0]))
