"""The picture of all places: one number a place, scaled up to the window in one go.

A map may have a million places, and most of them stay as they are from frame to frame. So the
places are kept as bytes, each the number of a colour, and the whole is scaled to its size on
the screen by pygame. Changing a place is setting a byte.

    cells  0 0 0 0      one byte a place      ->   palette   ->   pixels of the window
           0 1 2 0
"""

from collections.abc import Sequence
from itertools import compress, count

import pygame
from pygame import Rect

from mazelib.compass import Place
from mazelib.stage.theme import Colour

#: Below so many pixels a place, colours are mixed: else thin walls would come and go.
MIXED_BELOW = 3.0
#: From so many pixels a place on, sizes are whole pixels and floor gets a fine outline to be counted by.
OUTLINED_FROM = 14.0


class PlacePicture:
    """The places of a map as colours, drawn into a rectangle of the window.

    ``cells`` holds a colour number for place (x, y) at ``y * width + x``; set it freely and
    call ``touch``. ``outlined`` is 1 for the places that get an outline.
    """

    def __init__(self, width: int, height: int, cells: bytearray, outlined: bytes = b"") -> None:
        self.width, self.height = width, height
        # Rows of a surface on given bytes must be as long as the surface: true for one byte a place.
        self._small = pygame.image.frombuffer(cells, (width, height), "P")
        self._palette: Sequence[Colour] = ()
        self._outlined = outlined
        self._scaled: pygame.Surface | None = None
        self.area = Rect(0, 0, width, height)

    def touch(self) -> None:
        """Say that cells have changed."""
        self._scaled = None

    @property
    def cell(self) -> float:
        """The size of a place in pixels."""
        return self.area.width / self.width

    def fit(self, room: Rect) -> None:
        """Fill a rectangle as well as the shape of the map allows, in its middle."""
        scale = min(max(1, room.width) / self.width, max(1, room.height) / self.height)
        if scale >= OUTLINED_FROM:
            scale = int(scale)
        area = Rect(0, 0, max(1, int(self.width * scale)), max(1, int(self.height * scale)))
        area.center = room.center
        if area.size != self.area.size:
            self._scaled = None
        self.area = area

    def rect_of(self, place: Place) -> Rect:
        """Where a place is in the window, in pixels."""
        x, y = place
        left, right = (-(-column * self.area.width // self.width) for column in (x, x + 1))
        top, bottom = (-(-row * self.area.height // self.height) for row in (y, y + 1))
        return Rect(self.area.left + left, self.area.top + top, max(1, right - left), max(1, bottom - top))

    def draw(self, window: pygame.Surface, palette: Sequence[Colour], outline: Colour) -> None:
        """Draw all places into the area they were fitted to, in the colours of a palette."""
        if palette != self._palette:
            self._palette, self._scaled = palette, None
            self._small.set_palette(palette)
        if self._scaled is None:
            size = self.area.size
            if self.cell >= MIXED_BELOW:
                self._scaled = pygame.transform.scale(self._small, size)
            else:
                self._scaled = pygame.transform.smoothscale(self._small.convert(32), size)
        window.blit(self._scaled, self.area)
        if self.cell >= OUTLINED_FROM:
            for index in compress(count(), self._outlined):
                place = self.rect_of((index % self.width, index // self.width))
                pygame.draw.rect(window, outline, place, 1)
