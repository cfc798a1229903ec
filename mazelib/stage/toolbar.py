"""The buttons and the timeline slider: everything the keys do, for the mouse."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from mazelib.stage.keys import Command
from mazelib.stage.layout import Layout
from mazelib.stage.pen import Pen


class Toolbar:
    """Knows where the buttons and the slider are, and what lies under the mouse."""

    def __init__(self, commands: Sequence[Command]) -> None:
        self.commands = list(commands)
        self._buttons: list[tuple[Command, Rect]] = []
        self._slider = Rect(0, 0, 1, 1)

    def place(self, layout: Layout) -> None:
        """Lay the buttons out in as many rows as the layout has."""
        self._slider = layout.timeline.inflate(-2 * layout.gap, 0)
        rows = layout.button_rows
        in_row = -(-len(self.commands) // rows)
        height = layout.buttons.height // rows
        self._buttons = []
        for number, command in enumerate(self.commands):
            row, column = divmod(number, in_row)
            left, right = (layout.buttons.width * each // in_row for each in (column, column + 1))
            top = layout.buttons.top + row * height
            rect = Rect(layout.buttons.left + left, top, right - left - 4, height - 4)
            self._buttons.append((command, rect))

    def command_at(self, point: tuple[int, int]) -> Command | None:
        """The command of the button at a point of the window."""
        return next((command for command, rect in self._buttons if rect.collidepoint(point)), None)

    def is_on_slider(self, point: tuple[int, int]) -> bool:
        """Whether a point lies on the timeline slider."""
        return bool(self._slider.inflate(self._slider.height, 0).collidepoint(point))

    def tick_at(self, x: int, last: int) -> int:
        """The tick that the slider means at an x of the window, of 0 to ``last``."""
        share = (x - self._slider.left) / self._slider.width
        return round(max(0.0, min(1.0, share)) * last)

    def draw(
        self, pen: Pen, tick: int, last: int, pressed: frozenset[Command], labels: dict[Command, str]
    ) -> None:
        """Draw all; ``pressed`` are the buttons that are switched on, ``labels`` other words for some."""
        self._draw_slider(pen, tick, last)
        for command, rect in self._buttons:
            self._draw_button(pen, rect, labels.get(command, command.word), command.key, command in pressed)

    def _draw_slider(self, pen: Pen, tick: int, last: int) -> None:
        middle, share = self._slider.centery, tick / last if last else 0
        x = round(self._slider.left + share * self._slider.width)
        thick = max(4, pen.size // 4)
        bar = Rect(self._slider.left, middle - thick // 2, self._slider.width, thick)
        pygame.draw.rect(pen.window, pen.theme.line, bar, border_radius=thick)
        done = Rect(bar.left, bar.top, x - bar.left, thick)
        pygame.draw.rect(pen.window, pen.theme.accent, done, border_radius=thick)
        pygame.draw.circle(pen.window, pen.theme.accent, (x, middle), pen.size // 2)
        pygame.draw.circle(pen.window, pen.theme.panel, (x, middle), pen.size // 2, 2)

    def _draw_button(self, pen: Pen, rect: Rect, word: str, key: str, is_on: bool) -> None:
        ground = pen.theme.accent if is_on else pen.theme.panel
        ink = pen.theme.on_accent if is_on else pen.theme.text
        pygame.draw.rect(pen.window, ground, rect, border_radius=6)
        pygame.draw.rect(pen.window, pen.theme.line, rect, 1, border_radius=6)
        faint = pen.theme.on_accent if is_on else pen.theme.faint
        small = max(12, round(pen.size * 0.8))
        if rect.height >= pen.size + small + 4:
            upper = Rect(rect.left, rect.top + 2, rect.width, rect.height * 11 // 20)
            lower = Rect(rect.left, upper.bottom - 2, rect.width, rect.bottom - upper.bottom)
            pen.write_centred(word, upper, ink)
            pen.write_centred(key, lower, faint, small)
        else:
            both = f"{word} {key}"
            fits = pen.lettering.width(both, small) <= rect.width - 6
            pen.write_centred(both if fits else word, rect.inflate(-4, 0), ink, small)
