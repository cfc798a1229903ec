"""Paints a maze being made: its places, the numbers of rooms and roads, and where the worker stands."""

import colorsys
from functools import cache

import pygame
from pygame import Rect

from mazelib.makers.making import FIRST_COLOUR, Making
from mazelib.stage.pen import Pen
from mazelib.stage.place_picture import PlacePicture
from mazelib.stage.theme import Colour, Theme

#: The height of the smallest numbers, in pixels; and how far they may stand out of their place on each side.
SMALLEST_NUMBER, SPILLED = 12, 1
#: The colours of all numbers are light.
INK: Colour = (16, 16, 20)
#: The golden ratio: turned by it, each hue lies far from those before it.
GOLDEN = 0.618034


class MazePainter:
    """Draws the making of one maze at any of its steps."""

    def __init__(self, making: Making) -> None:
        self._making = making
        maze = making.maze
        self._picture = PlacePicture(maze.field.columns, maze.field.lines, making.cells)

    def draw(self, pen: Pen, area: Rect, step: int) -> None:
        """Draw the maze as of a step into an area of the window."""
        self._making.show(step)
        self._picture.touch()
        self._picture.fit(area)
        self._picture.draw(pen.window, maze_palette(pen.theme), pen.theme.grid)
        self._draw_numbers(pen)
        self._draw_worker(pen, step)

    def _draw_numbers(self, pen: Pen) -> None:
        """Write the number of every room that has one, where they fit."""
        making, cell, size = self._making, self._picture.cell, round(self._picture.cell * 0.42)
        numbers = {room: making.value(room) for room in making.maze.rooms} if cell >= SMALLEST_NUMBER else {}
        widest = str(max(numbers.values(), default=0))
        while size >= SMALLEST_NUMBER and pen.lettering.width(widest, size) > int(cell) + 2 * SPILLED:
            size -= 1
        for room, number in numbers.items():
            if number >= 0 and size >= SMALLEST_NUMBER:
                at = self._picture.rect_of(room).inflate(2 * SPILLED, 0)
                pen.write_centred(str(number), at, INK, size)

    def _draw_worker(self, pen: Pen, step: int) -> None:
        worker = self._making.worker(step)
        if worker is not None:
            centre = self._picture.rect_of(worker).center
            radius = max(6, round(self._picture.cell * 0.44))
            pygame.draw.circle(pen.window, pen.theme.walker, centre, radius, max(3, radius // 4))
            pygame.draw.circle(pen.window, pen.theme.outline, centre, radius + 1, 1)


@cache
def maze_palette(theme: Theme) -> list[Colour]:
    """The colour of every kind of place: wall, floor, and all numbers."""
    palette: list[Colour] = [theme.wall, theme.floor]
    for number in range(256 - FIRST_COLOUR):
        # Light colours all, so that black numbers can be read on them and no one passes for a wall.
        light = (0.74, 0.67, 0.81)[number % 3]
        red, green, blue = colorsys.hls_to_rgb(number * GOLDEN % 1, light, 0.75)
        palette.append((round(255 * red), round(255 * green), round(255 * blue)))
    return palette
