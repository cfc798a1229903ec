"""Paints a maze being made: the field, the numbers of rooms and roads, and the worker."""

from __future__ import annotations

import colorsys

import pygame
from pygame import Rect

from mazelib.makers.field import COLOURS, FIRST_COLOUR, FLOOR, WALL, WAY
from mazelib.makers.shown import NO_NUMBER, Shown
from mazelib.stage.pen import Pen
from mazelib.stage.place_picture import PlacePicture
from mazelib.stage.theme import Colour, Theme, mixed

#: Numbers are written where a room is at least so many pixels wide.
NUMBERED_FROM = 20
#: The golden ratio: turned by it, each hue lies far from those before it.
GOLDEN = 0.618034


class MakingPainter:
    """Draws one recorded making at any of its steps."""

    def __init__(self, shown: Shown) -> None:
        self._shown = shown
        self._theme_name = ""
        field = shown.field
        self._picture = PlacePicture(
            field.columns, field.lines, making_palette_of_nothing(), None, cells=shown.cells
        )

    def show(self, step: int) -> None:
        """Go to a step."""
        if step != self._shown.step:
            self._picture.touch(self._shown.show(step))

    def draw(self, pen: Pen, area: Rect, step: int) -> None:
        """Draw the field as of a step into an area of the window."""
        if pen.theme.name != self._theme_name:
            self._theme_name = pen.theme.name
            self._picture.set_palette(making_palette(pen.theme))
        self.show(step)
        self._picture.fit(area)
        self._picture.draw(pen.window, pen.theme.grid)
        self._draw_numbers(pen)
        self._draw_worker(pen)

    def _draw_numbers(self, pen: Pen) -> None:
        """Write the number of every room that has one, where it fits."""
        numbers, cell = self._shown.numbers, self._picture.cell
        if numbers is None or cell < NUMBERED_FROM:
            return
        field = self._shown.field
        size = max(12, round(cell * 0.42))
        for index in (field.room(number) for number in range(field.rooms)):
            if numbers[index] != NO_NUMBER:
                place = self._picture.rect_of(field.place(index))
                pen.write_centred(str(numbers[index]), place.inflate(8, 0), (16, 16, 20), size)

    def _draw_worker(self, pen: Pen) -> None:
        worker = self._shown.worker
        if worker is None:
            return
        centre = self._picture.rect_of(worker).center
        radius = max(6, round(self._picture.cell * 0.44))
        pygame.draw.circle(pen.window, pen.theme.walker, centre, radius, max(3, radius // 4))
        pygame.draw.circle(pen.window, pen.theme.outline, centre, radius + 1, 1)


def making_palette_of_nothing() -> list[Colour]:
    """A palette of black, until the theme is known."""
    return [(0, 0, 0)] * 256


def making_palette(theme: Theme) -> list[Colour]:
    """The colour of every kind of place: wall, floor, the worker's way back, and 240 numbers."""
    palette: list[Colour] = [theme.floor] * 256
    palette[WALL], palette[FLOOR] = theme.wall, theme.floor
    palette[WAY] = mixed(theme.floor, theme.walker, 0.35)
    for number in range(COLOURS):
        # Light colours all, so that black numbers can be read on them and no one passes for a wall.
        light = (0.72, 0.62, 0.8)[number % 3]
        red, green, blue = colorsys.hls_to_rgb(number * GOLDEN % 1, light, 0.75)
        palette[FIRST_COLOUR + number] = (round(255 * red), round(255 * green), round(255 * blue))
    return palette
