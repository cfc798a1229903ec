"""Shown while a large maze is being made beside the window: a line that says so, and nothing moves."""

from __future__ import annotations

from collections.abc import Sized

from pygame import Rect

from mazelib.compass import Heading
from mazelib.stage.keys import Command
from mazelib.stage.pen import Pen

WAITING = "Making the maze…"


class WaitingScene:
    """A run of no ticks that has not ended: the player waits with it."""

    batch = 1
    last = 0
    ended = False
    rests_at: int | None = None
    shows_code_first = False
    hidden: frozenset[Command] = frozenset()

    def __init__(self, note: str = "") -> None:
        self.note = note
        self.is_given_up = False
        self.shape = 1, 1
        self.phase = 1.0
        self.panels: Sized = ()

    def advance(self, ticks: int) -> None:
        """There is nothing to record yet."""

    def show(self, *, eyes: bool, code: bool) -> None:
        """There are no panels yet."""

    def bring_forward(self, command: Command) -> None:
        """There are no panels yet."""

    def press(self, heading: Heading, tick: int) -> bool:
        """Arrow keys mean nothing yet."""
        return False

    def caption(self, tick: int) -> str:
        """What everybody waits for."""
        return "There is no maze." if self.is_given_up else WAITING

    def draw_map(self, pen: Pen, area: Rect, tick: int, *, as_text: bool) -> None:
        """Say in place of the map what it waits for."""
        if not self.is_given_up:
            pen.write_centred(WAITING, area, pen.theme.faint)

    def draw_status(self, pen: Pen, at: Rect, tick: int, speed: str) -> None:
        """There is nothing to tell yet."""

    def draw_panels(self, pen: Pen, area: Rect, tick: int) -> None:
        """There are no panels yet."""
