"""The map as the characters of its file: because the map IS the text. The walker stands on it.

Only what the window shows is drawn: where the letters would be too small to read, the part of
the map around the walker.
"""

from __future__ import annotations

import pygame
from pygame import Rect

from mazelib.heya import WALLS
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline

SMALLEST_LETTER = 12


def draw_text_map(pen: Pen, area: Rect, timeline: Timeline, tick: int) -> None:
    """Draw the characters of a map, and the walker as of a tick."""
    heya = timeline.heya
    fitting = min(area.width * 10 // (heya.width * 8), area.height * 10 // (heya.height * 11))
    size = max(SMALLEST_LETTER, fitting)
    across, down = max(1, round(size * 0.72)), max(1, round(size * 1.05))
    columns, rows = min(heya.width, area.width // across), min(heya.height, area.height // down)
    x, y = timeline.place(tick)
    first_x, first_y = _first(x, columns, heya.width), _first(y, rows, heya.height)
    sheet = Rect(0, 0, columns * across, rows * down)
    sheet.center = area.center
    pygame.draw.rect(pen.window, pen.theme.panel, sheet.inflate(8, 8))
    for row in range(rows):
        for column, character in enumerate(heya.rows[first_y + row][first_x : first_x + columns]):
            cell = Rect(sheet.left + column * across, sheet.top + row * down, across, down)
            _draw_character(pen, cell, character, size)
    walker = sheet.left + (x - first_x + 0.5) * across, sheet.top + (y - first_y + 0.5) * down
    pen.arrow(walker, across * 0.6, timeline.heading(tick), pen.theme.walker)


def _draw_character(pen: Pen, cell: Rect, character: str, size: int) -> None:
    if character in "■█":
        pygame.draw.rect(pen.window, pen.theme.text, cell.inflate(-2, -2))
    elif character != " ":
        colour = pen.theme.text if character in WALLS else pen.theme.control
        letter = pen.lettering.text(character, size, colour)
        pen.window.blit(letter, letter.get_rect(center=cell.center))


def _first(around: int, shown: int, all_of: int) -> int:
    """The first of so many columns (or rows) that are shown, so that one lies in their middle."""
    return max(0, min(around - shown // 2, all_of - shown))
