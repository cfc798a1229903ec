"""Paints a maze being made: its places, the numbers of rooms and roads, and where the worker stands."""

import colorsys
from functools import cache

import pygame
from pygame import Rect

from mazelib.makers.making import FIRST_COLOUR, Making
from mazelib.stage.pen import Pen
from mazelib.stage.place_picture import PlacePicture
from mazelib.stage.theme import INK, Colour, Theme


class MazePainter:
    """Draws the making of one maze at any of its steps."""

    def __init__(self, making: Making) -> None:
        self._making, field = making, making.maze.field
        self._picture = self.picture = PlacePicture(field.columns, field.lines, making.cells)
        self.shape = field.columns, field.lines

    def draw(self, pen: Pen, area: Rect, step: int, phase: float) -> None:
        """Draw the maze as of a step into an area of the window."""
        self._making.show(step)
        self._picture.draw(pen.window, area, maze_palette(pen.theme), pen.theme.grid)
        self._draw_numbers(pen)
        worker, cell = self._making.worker(step), self._picture.cell
        if worker is not None:
            centre, radius = self._picture.rect_of(worker).center, max(6, round(cell * 0.44))
            pygame.draw.circle(pen.window, pen.theme.walker, centre, radius, max(3, radius // 4))
            pygame.draw.circle(pen.window, pen.theme.outline, centre, radius + 1, 1)

    def _draw_numbers(self, pen: Pen) -> None:
        """Write the number of every room that has one, where they fit."""
        making, cell = self._making, self._picture.cell
        numbers = {room: making.value(room) for room in making.maze.rooms} if cell > 12 else {}
        widest = str(max(numbers.values(), default=0))
        size = pen.size_to_fit(widest, int(cell) + 2, round(cell * 0.42))
        for room, number in numbers.items():
            if number >= 0 and pen.lettering.width(widest, size) <= int(cell) + 2:
                pen.write_centred(str(number), self._picture.rect_of(room).inflate(2, 0), INK, size)


@cache
def maze_palette(theme: Theme) -> list[Colour]:
    """The colour of every kind of place: wall, floor, and all numbers."""
    palette: list[Colour] = [theme.wall, theme.floor]
    for number in range(256 - FIRST_COLOUR):
        # Light, so that black numbers can be read; turned by the golden ratio, hues lie far apart.
        light = (0.74, 0.67, 0.81)[number % 3]
        red, green, blue = colorsys.hls_to_rgb(number * 0.618034 % 1, light, 0.75)
        palette.append((round(255 * red), round(255 * green), round(255 * blue)))
    return palette
