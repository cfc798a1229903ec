"""Paints a maze being made: the field, the numbers of rooms and roads, and the worker."""

from __future__ import annotations

import colorsys
from array import array

import pygame
from pygame import Rect

from mazelib.makers.field import COLOURS, FIRST_COLOUR, FLOOR, WALL, WAY
from mazelib.makers.shown import NO_NUMBER, Shown
from mazelib.stage.pen import Pen
from mazelib.stage.place_picture import PlacePicture
from mazelib.stage.theme import Colour, Theme, mixed

#: The height of the smallest numbers, in pixels; and how far they may stand out of their place on each side.
SMALLEST_NUMBER, SPILLED = 12, 1
#: The colours of all numbers are light.
INK: Colour = (16, 16, 20)
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
        """Write the number of every room that has one; where they do not fit, that of the worker's room."""
        numbers, field = self._shown.numbers, self._shown.field
        if numbers is None:
            return
        size = self._number_size(pen)
        if size is None:
            self._draw_number_of_worker(pen, numbers)
            return
        for index in (field.room(number) for number in range(field.rooms)):
            if numbers[index] != NO_NUMBER:
                place = self._picture.rect_of(field.place(index)).inflate(2 * SPILLED, 0)
                pen.write_centred(str(numbers[index]), place, INK, size)

    def _number_size(self, pen: Pen) -> int | None:
        """The height in pixels at which the widest number shown fits its place; None where it does not."""
        cell = self._picture.cell
        if cell < SMALLEST_NUMBER or self._shown.numbers is None:
            return None
        widest = str(max(self._shown.numbers))
        sizes = range(max(SMALLEST_NUMBER, round(cell * 0.42)), SMALLEST_NUMBER - 1, -1)
        fits = (size for size in sizes if pen.lettering.width(widest, size) <= int(cell) + 2 * SPILLED)
        return next(fits, None)

    def _draw_number_of_worker(self, pen: Pen, numbers: array[int]) -> None:
        """Write beside the worker the number that the caption speaks of, on a label."""
        if self._shown.worker is None:
            return
        x, y = self._shown.worker
        # Between two rooms it is that of the room to the left or above: after the step both have it.
        number = numbers[self._shown.field.index((x - 1 + x % 2, y - 1 + y % 2))]
        if number == NO_NUMBER:
            return
        size = max(SMALLEST_NUMBER, round(pen.size * 0.8))
        width = pen.lettering.width(str(number), size) + size // 2
        label = Rect(0, 0, width, pen.lettering.line_height(size))
        worker = self._picture.rect_of(self._shown.worker)
        label.midleft = (worker.centerx + self._worker_radius + 3, worker.centery)
        if label.right > self._picture.area.right:
            label.right = worker.centerx - self._worker_radius - 3
        pygame.draw.rect(pen.window, pen.theme.mark, label, border_radius=3)
        pygame.draw.rect(pen.window, pen.theme.outline, label, 1, border_radius=3)
        pen.write_centred(str(number), label, pen.theme.on_mark, size)

    @property
    def _worker_radius(self) -> int:
        return max(6, round(self._picture.cell * 0.44))

    def _draw_worker(self, pen: Pen) -> None:
        worker = self._shown.worker
        if worker is None:
            return
        centre = self._picture.rect_of(worker).center
        radius = self._worker_radius
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
        light = (0.74, 0.67, 0.81)[number % 3]
        red, green, blue = colorsys.hls_to_rgb(number * GOLDEN % 1, light, 0.75)
        palette[FIRST_COLOUR + number] = (round(255 * red), round(255 * green), round(255 * blue))
    return palette
