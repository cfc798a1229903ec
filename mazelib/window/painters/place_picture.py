"""The picture of all places. A map may have a million, so pygame scales them all at once.

    cells  0 0 0 0      one byte a place      ->   palette   ->   pixels of the window
           0 1 2 0
"""

from collections.abc import Sequence

from pygame import Rect, draw, image, transform

from mazelib.grid.places import Places
from mazelib.window.pen import Pen
from mazelib.window.place_grid import PlaceGrid
from mazelib.window.theme import Colour

#: Places of fewer pixels than this are blended: else thin walls would come and go.
MIXED_BELOW = 3.0
#: From this many pixels on, places have whole sizes, and floor a fine outline for counting.
OUTLINED_FROM = 14.0
#: The distances of numbers along an axis: the first one that leaves room for them is taken.
AXIS_STEPS = (1, 2, 5, 10, 20, 50, 100)
WIDEST_AXIS_STEP = 200


class PlacePicture:
    """The places of a map as colours.

    ``cells`` holds a colour number for each place, in reading order, and may change between two
    drawings; ``outlined`` has 1 for each place with an outline.
    """

    def __init__(self, places: Places, cells: bytearray, outlined: bytes = b"") -> None:
        self._places = places
        self._outlined = [index for index, is_outlined in enumerate(outlined) if is_outlined]
        # Rows of given bytes must be as long as those of the surface: true for a byte a place.
        self._small = image.frombuffer(cells, (places.width, places.height), "P")

    def draw(
        self, pen: Pen, room: Rect, palette: Sequence[Colour], *, has_axes: bool = False
    ) -> PlaceGrid:
        """Draw all places in a rectangle, as large as possible; return where they lie.

        The colours are those of a palette. With axes, x stands along the lower edge and y along the
        left one.
        """
        margin = _axis_margin(pen) if has_axes else 0
        room = _beside_axes(room, margin)
        scale = self._scale_in(room)
        grid = self._grid_in(room, scale)
        self._small.set_palette(palette)
        if scale >= MIXED_BELOW:
            scaled = transform.scale(self._small, grid.area.size)
        else:
            scaled = transform.smoothscale(self._small.convert(32), grid.area.size)
        pen.window.blit(scaled, grid.area)
        if scale >= OUTLINED_FROM:
            self._draw_outlines(pen, grid)
        if has_axes:
            _draw_axes(pen, grid, margin)
        pen.maps.append(grid)
        return grid

    def _scale_in(self, room: Rect) -> float:
        """How many pixels a place gets."""
        across = max(1, room.width) / self._places.width
        down = max(1, room.height) / self._places.height
        scale = min(across, down)
        return int(scale) if scale >= OUTLINED_FROM else scale

    def _grid_in(self, room: Rect, scale: float) -> PlaceGrid:
        columns = self._places.width
        rows = self._places.height
        area = Rect(0, 0, max(1, int(columns * scale)), max(1, int(rows * scale)))
        area.center = room.center
        return PlaceGrid(columns, rows, area.left, area.top, area.width, area.height)

    def _draw_outlines(self, pen: Pen, grid: PlaceGrid) -> None:
        for index in self._outlined:
            place = self._places.place(index)
            draw.rect(pen.window, pen.theme.grid, grid.rect_of(place), 1)


def _axis_margin(pen: Pen) -> int:
    """How wide an axis is, in pixels."""
    return pen.smallest * 3 // 2


def _beside_axes(room: Rect, margin: int) -> Rect:
    return Rect(room.left + margin, room.top, room.width - margin, room.height - margin)


def _draw_axes(pen: Pen, grid: PlaceGrid, margin: int) -> None:
    """Write as many numbers as have room."""
    size = pen.smallest
    wide = pen.lettering.width(f"{max(grid.columns, grid.rows)} ", size)
    every = _axis_step(grid.cell, max(wide, margin))
    for x in range(0, grid.columns, every):
        centre = grid.rect_of((x, 0)).centerx
        at = Rect(centre - wide // 2, grid.area.bottom + size // 4, wide, size)
        pen.write_centred(str(x), at, pen.theme.faint, size)
    for y in range(0, grid.rows, every):
        centre = grid.rect_of((0, y)).centery
        at = Rect(grid.left - 2 - margin, centre - size // 2, margin, size)
        pen.write_centred(str(y), at, pen.theme.faint, size)


def _axis_step(cell: float, room: int) -> int:
    """The distance of numbers, in places, if each takes ``room`` pixels."""
    for step in AXIS_STEPS:
        if step * cell >= room:
            return step
    return WIDEST_AXIS_STEP
