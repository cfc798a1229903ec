"""A scene: what the stage shows and plays. One class for each kind of thing that can be watched."""

from __future__ import annotations

from collections.abc import Sized
from typing import Protocol

from pygame import Rect

from mazelib.compass import Heading
from mazelib.stage.keys import Command
from mazelib.stage.pen import Pen
from mazelib.stage.player import Run


class Scene(Run, Protocol):
    """A run together with how it looks."""

    #: The line under the map: the map's name and its note.
    note: str

    #: How many places the map has across and down.
    shape: tuple[int, int]

    #: How far the walker has come on its way into the tick shown, 0 to 1.
    phase: float

    @property
    def panels(self) -> Sized:
        """The panels beside the map."""

    @property
    def hidden(self) -> frozenset[Command]:
        """The panels that are switched on, but had no room in the frame drawn last."""

    def bring_forward(self, command: Command) -> None:
        """Let a panel have room before all others, where there is not room for all."""

    @property
    def shows_code_first(self) -> bool:
        """Whether the code panel wants the width of a narrow window."""

    def show(self, *, eyes: bool, code: bool) -> None:
        """Open and close panels."""

    def caption(self, tick: int) -> str:
        """What is happening at a tick, in words."""

    def draw_map(self, pen: Pen, area: Rect, tick: int, *, as_text: bool) -> None:
        """Draw the map as of a tick."""

    def draw_status(self, pen: Pen, at: Rect, tick: int, speed: str) -> None:
        """Draw the line that tells how things stand at a tick."""

    def draw_panels(self, pen: Pen, area: Rect, tick: int) -> None:
        """Draw the panels beside the map as of a tick."""

    def press(self, heading: Heading, tick: int) -> bool:
        """Take an arrow key, pressed while a tick is shown; whether it meant anything."""
