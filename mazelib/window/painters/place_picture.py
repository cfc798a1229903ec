"""The picture of all places, of which a map may have a million: so pygame scales them all in one go.

    cells  0 0 0 0      one byte a place      ->   palette   ->   pixels of the window
           0 1 2 0
"""

from collections.abc import Sequence

from pygame import Rect, draw, image, transform

from mazelib.grid.compass import Place
from mazelib.window.pen import Pen
from mazelib.window.theme import Colour

#: Below so many pixels a place, colours are mixed: else thin walls would come and go. From so many on,
#: sizes are whole pixels and floor gets a fine outline to be counted by.
MIXED_BELOW, OUTLINED_FROM = 3.0, 14.0


class PlacePicture:
    """The places of a map as colours, drawn into a rectangle of the window.

    ``cells`` holds a colour number for place (x, y) at ``y * width + x``, ``outlined`` 1 for an outline.
    """

    def __init__(self, width: int, height: int, cells: bytearray, outlined: bytes = b"") -> None:
        self.width, self.height, self._outlined = width, height, outlined
        # Rows of a surface on given bytes must be as long as the surface: true for one byte a place.
        self._small = image.frombuffer(cells, (width, height), "P")
        self.area = Rect(0, 0, width, height)

    @property
    def cell(self) -> float:
        """The size of a place in pixels."""
        return self.area.width / self.width

    def rect_of(self, place: Place) -> Rect:
        """Where a place is in the window, in pixels."""
        (x, y), area = place, self.area
        left, right = (area.left - -column * area.width // self.width for column in (x, x + 1))
        top, bottom = (area.top - -row * area.height // self.height for row in (y, y + 1))
        return Rect(left, top, max(1, right - left), max(1, bottom - top))

    def place_at(self, point: tuple[int, int]) -> Place | None:
        """The place under a point of the window; None beside the map."""
        if not self.area.collidepoint(point):
            return None
        x, y = point[0] - self.area.left, point[1] - self.area.top
        return x * self.width // self.area.width, y * self.height // self.area.height

    def draw(self, pen: Pen, room: Rect, palette: Sequence[Colour], *, has_axes: bool = False) -> None:
        """Draw all places in the middle of a rectangle, as large as they fit, in the colours of a palette.

        With axes, x stands along the lower edge and y along the left one.
        """
        margin = pen.smallest * 3 // 2 if has_axes else 0
        room = Rect(room.left + margin, room.top, room.width - margin, room.height - margin)
        scale = min(max(1, room.width) / self.width, max(1, room.height) / self.height)
        if scale >= OUTLINED_FROM:
            scale = int(scale)
        self.area = Rect(0, 0, max(1, int(self.width * scale)), max(1, int(self.height * scale)))
        self.area.center = room.center
        self._small.set_palette(palette)
        if scale >= MIXED_BELOW:
            scaled = transform.scale(self._small, self.area.size)
        else:
            scaled = transform.smoothscale(self._small.convert(32), self.area.size)
        pen.window.blit(scaled, self.area)
        for index, is_outlined in enumerate(self._outlined if scale >= OUTLINED_FROM else ()):
            if is_outlined:
                place = self.rect_of((index % self.width, index // self.width))
                draw.rect(pen.window, pen.theme.grid, place, 1)
        if margin:
            self._draw_axes(pen, margin)

    def _draw_axes(self, pen: Pen, margin: int) -> None:
        """Write as many numbers as there is room for."""
        size, wide = pen.smallest, pen.lettering.width(f"{max(self.width, self.height)} ", pen.smallest)
        every = next((n for n in (1, 2, 5, 10, 20, 50, 100) if n * self.cell >= max(wide, margin)), 200)
        for x in range(0, self.width, every):
            at = Rect(self.rect_of((x, 0)).centerx - wide // 2, self.area.bottom + size // 4, wide, size)
            pen.write_centred(str(x), at, pen.theme.faint, size)
        for y in range(0, self.height, every):
            at = Rect(self.area.left - 2 - margin, self.rect_of((0, y)).centery - size // 2, margin, size)
            pen.write_centred(str(y), at, pen.theme.faint, size)
