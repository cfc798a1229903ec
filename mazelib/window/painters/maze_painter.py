"""Paints a maze being made: its places, the numbers of rooms and roads, and what the step is about.

With a goal marked there are two pictures, one over the other:

    Making     how the maze was made, up to the last step before it was ready
    Solving    all wall at first; then the maze, and the roads that look for the goal
"""

import colorsys
from functools import cache

from pygame import Rect, draw

from mazelib.making.maze import is_room
from mazelib.making.recording import COLOURS, Making, seen
from mazelib.window.clicks import MapPlaces
from mazelib.window.painters.place_picture import PlacePicture
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.place_grid import PlaceGrid
from mazelib.window.theme import INK, PAPER, Colour, Theme

#: Numbers have so many levels of brightness, each so many times as bright as the one below it. The
#: darkest still carries dark letters and stands out from a wall. (Contrast as in WCAG 2, see tests.)
LEVELS, DARKEST, BRIGHTER = 9, 0.262, 1.162
#: Places of so many pixels have outlines; a mark is at least so many pixels wide, so that it can be read.
OUTLINED_FROM, SMALLEST_MARK = 10, 20


class MazePainter:
    """Draws the making of one maze at any of its steps, in one picture, or with a goal in two.

    ``shape`` is how many places the drawing has across and down, headings included.
    """

    def __init__(self, making: Making) -> None:
        self._making, field, count = making, making.maze.field, 2 if "G" in making.marks else 1
        self._picture, self._count = PlacePicture(field.columns, field.lines, making.cells), count
        self.shape = field.columns, count * field.lines + 2 * (count - 1)

    def draw(
        self, pen: Pen, area: Rect, step: int, phase: float = 1.0, *, has_axes: bool = False
    ) -> list[PlaceGrid]:
        """Draw the maze as of a step into an area of the window; returns where its places are.

        As long as ``phase`` is below 1 the places that the step is about flash; what it does is to come.
        """
        making, shown, line = self._making, seen(step, phase), pen.lettering.line_height(pen.size)
        if self._count == 1:
            return [self._draw_picture(pen, area, shown, step, has_axes)]
        made = min(shown, making.ready_at - 1) if making.ready_at else shown
        solved = shown if making.is_made(shown) else 0
        about = (0, step) if making.is_made(step) else (step, 0)
        grids = []
        for number, (heading, at) in enumerate((("Making", made), ("Solving", solved))):
            half = row_of(area, area.height // 2, number)
            grid = self._draw_picture(pen, without(half, top=line), at, about[number], has_axes)
            pen.write(heading, Rect(grid.left, grid.top - line, area.right - grid.left, line))
            grids.append(grid)
        return grids

    def _draw_picture(
        self, pen: Pen, area: Rect, shown: int, about: int, has_axes: bool
    ) -> PlaceGrid:
        """Draw the maze as shown; what another step is about flashes, what this one is about is outlined."""
        making, window, theme = self._making, pen.window, pen.theme
        making.show(shown)
        places = self._picture.draw(pen, area, maze_palette(theme), has_axes=has_axes)
        pen.can_click(places.area, MapPlaces(places))
        cell, focus = int(places.cell), making.focus(about)
        for room in making.next_rooms():
            inside = places.rect_of(room).inflate(-cell // 6, -cell // 6)
            draw.rect(window, theme.floor, inside, max(1, cell // 12))
        for at in map(places.rect_of, focus):
            if about != shown:
                draw.rect(window, theme.mark, at)
                draw.rect(window, INK, at, max(1, cell // 16))
            elif cell >= OUTLINED_FROM:  # Yellow between two dark lines, to be seen on light and dark.
                thick, edge = max(2, cell // 10), max(1, cell // 24)
                draw.rect(window, INK, at, thick + 2 * edge)
                draw.rect(window, theme.mark, at.inflate(-2 * edge, -2 * edge), thick)
        worker = making.worker(shown)
        if focus and worker in making.focus(shown) and is_room(worker):
            centre, radius = places.rect_of(worker).center, max(6, round(cell * 0.44))
            draw.circle(window, theme.walker, centre, radius, max(3, radius // 4))
            draw.circle(window, theme.outline, centre, radius + 1, 1)
        self._draw_marks_and_numbers(pen, places)
        return places

    def _draw_marks_and_numbers(self, pen: Pen, places: PlaceGrid) -> None:
        """Write the letters, and the number of every room that has one, where it can be read."""
        making, cell = self._making, int(places.cell)
        for letter, place in making.marks.items():
            side = max(SMALLEST_MARK, cell)
            disc = Rect(places.rect_of(place).center, (0, 0)).inflate(side, side)
            draw.circle(pen.window, pen.theme.control, disc.center, side // 2)
            pen.write_centred(letter, disc, PAPER, side * 3 // 4)
        if round(cell * 0.7) < pen.smallest:
            return
        numbers = {room: making.value(room) for room in making.rooms if room not in making.marks.values()}
        size = pen.size_to_fit(str(max(numbers.values(), default=0)), cell, round(cell * 0.7))
        for room, number in numbers.items():
            if number >= 0:
                pen.write_centred(str(number), places.rect_of(room).inflate(2, 0), INK, size)


@cache
def maze_palette(theme: Theme) -> list[Colour]:
    """The colour of every kind of place: wall, floor, and all numbers."""
    return [theme.wall, theme.floor, *(number_colour(number) for number in range(COLOURS))]


def number_colour(number: int) -> Colour:
    """The colour of a number. Numbers that are neighbours differ in brightness, not in hue alone.

    From each to the next it is 4 levels on, of 9: so n differs from n + 1, and from n + any width but 9,
    18, 27 and so on. 0, the colour of all that is merged, is a light one.
    """
    # Hues turn by the golden ratio, so they lie far apart. Orange (the walker) and yellow (now) are left out.
    light = colorsys.hls_to_rgb((0.22 + 0.8 * ((0.6 + number * 0.618034) % 1)) % 1, 0.5, 0.75)
    bright = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    asked = DARKEST * BRIGHTER ** ((4 * number + 7) % LEVELS) - 0.05
    # Mixed with black or white until it is as bright as asked for; then light becomes what a screen takes.
    towards = 0 if bright > asked else 1
    share = (asked - bright) / (towards - bright)
    red, green, blue = (1.055 * (part + (towards - part) * share) ** (1 / 2.4) - 0.055 for part in light)
    return round(255 * red), round(255 * green), round(255 * blue)
