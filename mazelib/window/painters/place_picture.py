"""The picture of all places. A map may have a million, so pygame scales them all at once.

    cells  0 0 0 0      one byte a place      ->   palette   ->   pixels of the window
           0 1 2 0
"""

from collections.abc import Sequence

from pygame import SRCALPHA, Rect, Surface, draw, image, transform

from mazelib.grid.places import Places
from mazelib.window.pen import Pen
from mazelib.window.place_grid import PlaceGrid
from mazelib.window.theme import Colour

#: Places of fewer pixels than this are blended: else thin walls would come and go.
MIXED_BELOW = 3.0
#: From this many pixels on, places have whole sizes, and floor has dots and shadows.
DETAILED_FROM = 14.0
#: The distances of numbers along an axis: the first one that leaves room for them is taken.
AXIS_STEPS = (1, 2, 5, 10, 20, 50, 100)
WIDEST_AXIS_STEP = 200
#: Numbers on the colour of walls.
AXIS_INK = (176, 186, 210)


class PlacePicture:
    """The places of a map as colours.

    ``cells`` holds a colour number for each place, in reading order, and may change between two
    drawings; ``floor`` has 1 for each place that is drawn as floor.
    """

    def __init__(self, places: Places, cells: bytearray, floor: bytes = b"") -> None:
        self._places = places
        self._floor = [index for index, is_floor in enumerate(floor) if is_floor]
        width = places.width
        self._below_wall = {
            index for index in self._floor if index < width or not floor[index - width]
        }
        # Rows of given bytes must be as long as those of the surface: true for a byte a place.
        self._small = image.frombuffer(cells, (places.width, places.height), "P")

    def draw(
        self, pen: Pen, room: Rect, palette: Sequence[Colour], *, has_axes: bool = False
    ) -> PlaceGrid:
        """Draw all places in a rectangle, as large as possible; return where they lie.

        The colours are those of a palette. With axes, x stands along the lower edge and y along the
        left one.
        """
        # All outside the map is wall. Room for the axes is kept, so that nothing moves with them.
        draw.rect(pen.window, pen.theme.wall, room, border_radius=round(12 / 21 * pen.size))
        margin = _axis_margin(pen)
        room = room.inflate(-2 * margin, -2 * margin)
        scale = self._scale_in(room)
        grid = self._grid_in(room, scale)
        self._small.set_palette(palette)
        if scale >= MIXED_BELOW:
            scaled = transform.scale(self._small, grid.area.size)
        else:
            scaled = transform.smoothscale(self._small.convert(32), grid.area.size)
        pen.window.blit(scaled, grid.area)
        if scale >= DETAILED_FROM:
            self._draw_floor(pen, grid)
        if has_axes:
            _draw_axes(pen, grid, margin)
        pen.maps.append(grid)
        return grid

    def _scale_in(self, room: Rect) -> float:
        """How many pixels a place gets."""
        across = max(1, room.width) / self._places.width
        down = max(1, room.height) / self._places.height
        scale = min(across, down)
        return int(scale) if scale >= DETAILED_FROM else scale

    def _grid_in(self, room: Rect, scale: float) -> PlaceGrid:
        columns = self._places.width
        rows = self._places.height
        area = Rect(0, 0, max(1, int(columns * scale)), max(1, int(rows * scale)))
        area.center = room.center
        return PlaceGrid(columns, rows, area.left, area.top, area.width, area.height)

    def _draw_floor(self, pen: Pen, grid: PlaceGrid) -> None:
        """Draw a dot in each place of floor, for counting, and the shadow of a wall above it."""
        radius = max(1, round(grid.cell / 22))
        shade = Surface((grid.rect_of((0, 0)).width + 1, max(2, round(grid.cell / 8))), SRCALPHA)
        shade.fill((*pen.theme.text, 34))
        for index in self._floor:
            place = self._places.place(index)
            at = grid.rect_of(place)
            draw.circle(pen.window, pen.theme.grid, at.center, radius)
            if index in self._below_wall:
                pen.window.blit(shade, at.topleft, Rect(0, 0, at.width, shade.get_height()))


def _axis_margin(pen: Pen) -> int:
    """How wide an axis is, in pixels."""
    return pen.smallest * 3 // 2


def _draw_axes(pen: Pen, grid: PlaceGrid, margin: int) -> None:
    """Write as many numbers as have room."""
    size = pen.smallest
    wide = pen.lettering.width(f"{max(grid.columns, grid.rows)} ", size)
    every = _axis_step(grid.cell, max(wide, margin))
    for x in range(0, grid.columns, every):
        centre = grid.rect_of((x, 0)).centerx
        at = Rect(centre - wide // 2, grid.area.bottom + size // 4, wide, size)
        pen.write_centred(str(x), at, AXIS_INK, size)
    for y in range(0, grid.rows, every):
        centre = grid.rect_of((0, y)).centery
        at = Rect(grid.left - 2 - margin, centre - size // 2, margin, size)
        pen.write_centred(str(y), at, AXIS_INK, size)


def _axis_step(cell: float, room: int) -> int:
    """The distance of numbers, in places, if each takes ``room`` pixels."""
    for step in AXIS_STEPS:
        if step * cell >= room:
            return step
    return WIDEST_AXIS_STEP
