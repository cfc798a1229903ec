"""The map as the characters of its file: because the map IS the text.

Only what the window shows is drawn: where the letters would be too small to read, the part of
the map around the walker.
"""

from __future__ import annotations

import pygame
from pygame import Rect

from mazelib.compass import Heading, Place
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline

SMALLEST_LETTER = 12
WALKER_LETTERS = {Heading.UP: "A", Heading.RIGHT: ">", Heading.DOWN: "V", Heading.LEFT: "<"}
WALL_CHARACTERS = "+-|#■█"


def draw_text_map(pen: Pen, area: Rect, timeline: Timeline, tick: int) -> None:
    """Draw the characters of a map, the walker among them, as of a tick."""
    heya = timeline.heya
    fitting = min(area.width * 10 // (heya.width * 8), area.height * 10 // (heya.height * 11))
    size = max(SMALLEST_LETTER, fitting)
    across, down = max(1, round(size * 0.72)), max(1, round(size * 1.05))
    columns, rows = min(heya.width, area.width // across), min(heya.height, area.height // down)
    walker = timeline.place(tick)
    first_x = _first(walker[0], columns, heya.width)
    first_y = _first(walker[1], rows, heya.height)
    sheet = Rect(0, 0, columns * across, rows * down)
    sheet.center = area.center
    pygame.draw.rect(pen.window, pen.theme.panel, sheet.inflate(8, 8))
    gone = {place for _, place in heya.controls[: timeline.reached_count(tick)]} | {heya.start}
    for y in range(first_y, first_y + rows):
        for x in range(first_x, first_x + columns):
            cell = Rect(sheet.left + (x - first_x) * across, sheet.top + (y - first_y) * down, across, down)
            _draw_character(pen, cell, _character(timeline, (x, y), tick, gone), size)


def _character(timeline: Timeline, place: Place, tick: int, gone: set[Place]) -> str:
    """What stands at a place of the text: the walker, or what the file says."""
    if place == timeline.place(tick):
        return WALKER_LETTERS[timeline.heading(tick)]
    is_gone = place in gone and not _is_target(timeline, place, tick)
    return " " if is_gone else timeline.heya.rows[place[1]][place[0]]


def _is_target(timeline: Timeline, place: Place, tick: int) -> bool:
    return place in [control for _, control in timeline.waiting(tick)]


def _draw_character(pen: Pen, cell: Rect, character: str, size: int) -> None:
    if character == " ":
        return
    if character in "■█":
        pygame.draw.rect(pen.window, pen.theme.text, cell.inflate(-2, -2))
        return
    if character in WALKER_LETTERS.values() or character == "S":
        pygame.draw.rect(pen.window, pen.theme.walker, cell, border_radius=3)
        pen.write_centred(character, cell.inflate(8, 0), pen.theme.outline, size)
        return
    colour = pen.theme.text if character in WALL_CHARACTERS else pen.theme.control
    letter = pen.lettering.text(character, size, colour)
    pen.window.blit(letter, letter.get_rect(center=cell.center))


def _first(around: int, shown: int, all_of: int) -> int:
    """The first of so many columns (or rows) that are shown, so that one lies in their middle."""
    return max(0, min(around - shown // 2, all_of - shown))
