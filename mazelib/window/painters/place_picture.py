"""The picture of all places. A map may have a million, so pygame scales them all at once.

cells  0 0 0 0      one byte a place      ->   palette   ->   pixels of the window
       0 1 2 0
"""

from collections.abc import Sequence
from functools import lru_cache

from pygame import SRCALPHA, Rect, Surface, draw, image, transform

from mazelib.grid.places import Places
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import PAPER, Colour, Theme

#: Places of fewer pixels than this are blended: else thin walls would come and go.
MIXED_BELOW = 3.0
#: From this many pixels on, places have whole sizes, and floor has dots and shadows.
DETAILED_FROM = 14.0
#: No place is larger than this, in heights of text: a small map stands in the middle of its room.
LARGEST_PLACE = 5.5
#: How far a map stays away from the edges of its room, in heights of text.
EDGE = 0.5
#: How far an arrow into a wall reaches beyond the floor, in places.
ARROW_INTO_WALL = 0.22
#: Of a rim that is cropped, so much lies outside of the picture, in places: what reaches into the
#: rim, as a hand does, is still seen.
HIDDEN_RIM = 0.4
#: How deep the shadow of a wall lies on the floor, as a share of a place, and how dark it begins.
SHADOW_DEPTH = 0.2
SHADOW_STRENGTH = 66
#: What is at a place: wall, floor, or something else that is open.
WALL = 0
FLOOR = 1
OPEN = 2
#: The distances of numbers along an axis: the first one that leaves room for them is taken.
AXIS_STEPS = (1, 2, 5, 10, 20, 50, 100)
WIDEST_AXIS_STEP = 200
#: Numbers on the colour of walls.
AXIS_INK = (226, 232, 244)


class PlacePicture:
    """The places of a map as colours.

    ``cells`` holds a colour number for each place, in reading order, and may change between two
    drawings. ``has_rim`` says that there is wall all along its edges.
    """

    def __init__(self, places: Places, cells: bytearray, *, has_rim: bool) -> None:
        self._places = places
        self._has_rim = has_rim
        # Rows of given bytes must be as long as those of the surface: true for a byte a place.
        self._small = image.frombuffer(cells, (places.width, places.height), "P")
        self._cells = cells
        # The same picture is drawn again and again while the walker moves, and the same details
        # while the cells change.
        # (Neither refers to this object: with it, they are freed at once.)
        self._picture = lru_cache(1)(_drawn_picture)
        self._details = lru_cache(1)(_drawn_details)

    def draw(
        self,
        pen: Pen,
        room: Rect,
        palette: Sequence[Colour],
        floor: bytes,
        *,
        has_axes: bool = False,
        around: Colour | None = None,
    ) -> PlaceGrid:
        """Draw all places in a rectangle, as large as possible; return where they lie.

        The colours are those of a palette. ``floor`` says of each place whether it is WALL, FLOOR
        (with a dot and with shadows) or OPEN. With axes, x stands below the floor, y left of it.
        All around the places is wall, or the colour ``around``.
        """
        # Room for the axes is kept, so that nothing moves with them.
        draw.rect(pen.window, around or pen.theme.wall, room, border_radius=pen.corner)
        edge = 0 if pen.is_film else round(EDGE * pen.size)
        inner = room.inflate(-2 * edge, -2 * edge)
        rim_hidden = HIDDEN_RIM if pen.is_film and self._has_rim and not has_axes else 0.0
        grid = self._grid_in(inner, pen, rim_hidden)
        details = None
        if grid.cell >= DETAILED_FROM:
            details = self._details(self._places, grid.area.size, pen.theme, floor)
        picture = self._picture(self._small, grid, tuple(palette), details, bytes(self._cells))
        seen = grid.area.clip(inner)
        pen.window.blit(picture, seen, seen.move(-grid.left, -grid.top))
        if has_axes:
            _draw_axes(pen, grid, has_rim=self._has_rim)
        pen.maps.append(grid)
        return grid

    def _grid_in(self, room: Rect, pen: Pen, rim_hidden: float) -> PlaceGrid:
        """Where the places lie in a room: in its middle, and no larger than is sensible.

        ``rim_hidden`` is how much of the rim, in places, may lie beyond each edge of the room.
        """
        scale = self._scale_in(room, pen, rim_hidden)
        # On a rim the axes have room as far as it is wide.
        margin = _axis_margin(pen) - (int(scale) if self._has_rim else 0) - round(EDGE * pen.size)
        if margin > 0:
            scale = self._scale_in(room.inflate(-2 * margin, -2 * margin), pen, rim_hidden)
        columns = self._places.width
        rows = self._places.height
        area = Rect(0, 0, max(1, int(columns * scale)), max(1, int(rows * scale)))
        area.center = room.center
        return PlaceGrid(columns, rows, area.left, area.top, area.width, area.height)

    def _scale_in(self, room: Rect, pen: Pen, rim_hidden: float) -> float:
        """How many pixels a place gets."""
        across = max(1, room.width) / (self._places.width - 2 * rim_hidden)
        down = max(1, room.height) / (self._places.height - 2 * rim_hidden)
        scale = min(across, down, LARGEST_PLACE * pen.size)
        return int(scale) if scale >= DETAILED_FROM else scale


def _drawn_picture(
    small: Surface,
    grid: PlaceGrid,
    palette: Sequence[Colour],
    details: Surface | None,
    _cells: bytes,
) -> Surface:
    """All places as they are now, in their colours and with their details."""
    small.set_palette(palette)
    size = grid.area.size
    if grid.cell < MIXED_BELOW:
        return transform.smoothscale(small.convert(32), size)
    picture = Surface(size, depth=32)
    picture.blit(transform.scale(small, size), (0, 0))
    if details:
        picture.blit(details, (0, 0))
    return picture


def _drawn_details(
    places: Places, size: tuple[int, int], theme: Theme, floor: bytes
) -> Surface:
    """A dot in each place of floor, for counting, and the shadow of the wall above it."""
    details = Surface(size, SRCALPHA)
    width = places.width
    grid = PlaceGrid(width, places.height, 0, 0, *size)
    radius = max(1, round(grid.cell / 22))
    shadow = _shadow(grid.rect_of((0, 0)).width, max(3, round(SHADOW_DEPTH * grid.cell)), theme)
    for index, ground in enumerate(floor):
        if ground != FLOOR:
            continue
        at = grid.rect_of(places.place(index))
        draw.circle(details, theme.grid, at.center, radius)
        if index < width or floor[index - width] == WALL:
            details.blit(shadow, at)
    return details


def _shadow(width: int, depth: int, theme: Theme) -> Surface:
    """A shadow that fades from its top edge to its lower one, in pixels."""
    shadow = Surface((width, depth), SRCALPHA)
    for row in range(depth):
        left = 1 - row / depth
        shadow.fill((*theme.wall, round(SHADOW_STRENGTH * left)), Rect(0, row, width, 1))
    return shadow


def has_rim(places: Places, floor: bytes) -> bool:
    """Whether there is wall all along the four edges of a map."""
    width = places.width
    edges = (floor[:width], floor[-width:], floor[::width], floor[width - 1 :: width])
    return not any(any(edge) for edge in edges)


def _axis_margin(pen: Pen) -> int:
    """How wide an axis is, in pixels."""
    return pen.smallest * 3 // 2


def _draw_axes(pen: Pen, grid: PlaceGrid, *, has_rim: bool) -> None:
    """Write as many numbers as have room: on the walls round the map, or outside it."""
    size = pen.smallest
    margin = _axis_margin(pen)
    wide = pen.lettering.width(f"{max(grid.columns, grid.rows)} ", size)
    every = _axis_step(grid.cell, max(wide, margin))
    below = Rect(0, grid.area.bottom, wide, margin)
    beside = Rect(grid.left - margin, 0, margin, size)
    if has_rim:
        away = _beyond_arrow(grid, margin)
        below = Rect(0, grid.rect_of((0, grid.rows - 1)).top + away, wide, margin)
        beside = Rect(grid.rect_of((0, 0)).right - margin - away, 0, margin, size)
    columns = range(0, grid.columns, every)
    rows = range(0, grid.rows, every)
    if has_rim:  # On the rim nobody walks: there stand the names of the axes.
        columns = range(every, grid.columns - 1, every)
        rows = range(every, grid.rows - 1, every)
    for x in columns:
        below.centerx = grid.rect_of((x, 0)).centerx
        pen.write_centred(str(x), below, AXIS_INK, size)
    for y in rows:
        beside.centery = grid.rect_of((0, y)).centery
        pen.write_centred(str(y), beside, AXIS_INK, size)
    # They stand right behind the last place, and right above the first one.
    rim = grid.cell if has_rim else 0.0
    below.centerx = round(grid.area.right - rim + margin / 2)
    pen.write("x", below, PAPER, size, face=Face.BOLD, anchor="center")
    beside.centery = round(grid.top + rim - margin / 2)
    pen.write("y", beside, PAPER, size, face=Face.BOLD, anchor="center")


def _beyond_arrow(grid: PlaceGrid, margin: int) -> int:
    """How far from the floor an axis stands on a rim, in pixels: an arrow into a wall ends before.

    Where places are small, so is the arrow, and the axis needs all the room that there is.
    """
    return max(0, min(round(ARROW_INTO_WALL * grid.cell), int(grid.cell) - margin))


def _axis_step(cell: float, room: int) -> int:
    """The distance of numbers, in places, if each takes ``room`` pixels."""
    for step in AXIS_STEPS:
        if step * cell >= room:
            return step
    return WIDEST_AXIS_STEP
