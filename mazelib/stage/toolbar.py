"""The buttons, the timeline slider, and what keys and mouse ask for. The stage carries it out."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from mazelib.compass import Heading
from mazelib.stage.keys import ARROWS, REPEATING, Command, command_of
from mazelib.stage.layout import Layout
from mazelib.stage.pen import Pen


class Asked(NamedTuple):
    """What an event asks for: a command, an arrow key's heading, or a part of the timeline (0 to 1)."""

    command: Command | None = None
    with_shift: bool = False
    arrow: Heading | None = None
    share: float | None = None


class Toolbar:
    """Knows where the buttons and the slider are, which keys are held, and whether the slider is dragged."""

    def __init__(self) -> None:
        self.commands: Sequence[Command] = ()
        self._buttons: list[tuple[Command, Rect]] = []
        self._slider = Rect(0, 0, 1, 1)
        self.held: set[int] = set()
        self._drags = False

    def place(self, layout: Layout) -> None:
        """Lay the buttons out in as many rows as the layout has."""
        self._slider = layout.timeline.inflate(-2 * layout.gap, 0)
        in_row = -(-len(self.commands) // layout.button_rows)
        area, height = layout.buttons, layout.buttons.height // layout.button_rows
        self._buttons = []
        for number, command in enumerate(self.commands):
            row, column = divmod(number, in_row)
            left, right = (area.left + area.width * each // in_row for each in (column, column + 1))
            self._buttons.append((command, Rect(left, area.top + row * height, right - left - 4, height - 4)))

    def command_at(self, point: tuple[int, int]) -> Command | None:
        """The command of the button at a point of the window."""
        return next((command for command, rect in self._buttons if rect.collidepoint(point)), None)

    def asked(self, event: pygame.event.Event) -> Asked:
        """What one event of the window asks for."""
        if event.type == pygame.KEYDOWN:
            is_repeat, command = event.key in self.held, command_of(event)
            self.held.add(event.key)
            command = None if is_repeat and command not in REPEATING else command
            return Asked(command, bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT), ARROWS.get(event.key))
        if event.type == pygame.KEYUP:
            self.held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # A key that is let go in another window is never heard of here.
            self.held.clear()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._drags = self._slider.inflate(self._slider.height, 0).collidepoint(event.pos)
            return Asked(self.command_at(event.pos), share=self._share_at(event.pos[0]))
        elif event.type == pygame.MOUSEBUTTONUP:
            self._drags = False
        elif event.type == pygame.MOUSEMOTION:
            return Asked(share=self._share_at(event.pos[0]))
        return Asked()

    def _share_at(self, x: int) -> float | None:
        """What part of the timeline a dragged slider means at an x of the window, 0 to 1."""
        return max(0.0, min(1.0, (x - self._slider.left) / self._slider.width)) if self._drags else None

    def draw(self, pen: Pen, share: float, pressed: Collection[Command], playing: bool) -> None:
        """Draw all; ``share`` is where the slider stands, ``pressed`` are the buttons that are on."""
        middle, x, thick = self._slider.centery, round(share * self._slider.width), max(4, pen.size // 4)
        bar = Rect(self._slider.left, middle - thick // 2, self._slider.width, thick)
        pygame.draw.rect(pen.window, pen.theme.line, bar, border_radius=thick)
        pygame.draw.rect(pen.window, pen.theme.accent, Rect(bar.topleft, (x, thick)), border_radius=thick)
        pygame.draw.circle(pen.window, pen.theme.accent, (bar.left + x, middle), pen.size // 2)
        for command, rect in self._buttons:
            word = "Pause" if playing and command is Command.PLAY else command.word
            _draw_button(pen, rect, word, command.key, command in pressed)


def _draw_button(pen: Pen, rect: Rect, word: str, key: str, is_on: bool) -> None:
    pygame.draw.rect(pen.window, pen.theme.accent if is_on else pen.theme.panel, rect, border_radius=6)
    pygame.draw.rect(pen.window, pen.theme.line, rect, 1, border_radius=6)
    ink, small = pen.theme.on_accent if is_on else pen.theme.text, max(12, round(pen.size * 0.8))
    if rect.height >= pen.size + small + 4:
        upper = Rect(rect.left, rect.top + 2, rect.width, rect.height * 11 // 20)
        pen.write_centred(word, upper, ink)
        lower = Rect(rect.left, upper.bottom - 2, rect.width, rect.bottom - upper.bottom)
        pen.write_centred(key, lower, ink if is_on else pen.theme.faint, small)
    else:
        fits = pen.lettering.width(f"{word} {key}", small) <= rect.width - 6
        pen.write_centred(f"{word} {key}" if fits else word, rect.inflate(-4, 0), ink, small)
