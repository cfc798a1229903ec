"""The picture of all places: one number a place, scaled up to the window in one go.

A map may have a million places, and most of them stay as they are from frame to frame. So the
places are kept as bytes, each the number of a colour, and the whole is scaled to its size on
the screen by pygame. Changing a place is setting a byte.

    cells  0 0 0 0      one byte a place      ->   palette   ->   pixels of the window
           0 1 2 0
"""

from __future__ import annotations

import math
from collections.abc import Collection

import pygame
from pygame import Rect

from mazelib.compass import Place
from mazelib.stage.theme import Colour

#: Below so many pixels a place, colours are mixed: else thin walls would come and go.
MIXED_BELOW = 3.0
#: Changes are scattered if the rectangle around them is more than one part in so many of the picture.
SCATTERED = 8
#: From so many pixels a place on, floor places get a fine outline to be counted by.
OUTLINED_FROM = 14.0


class PlacePicture:
    """The places of a map as colours, drawn into a rectangle of the window.

    ``cells`` holds a colour number for place (x, y) at ``y * width + x``; set it freely and
    call ``touch``. ``outlined`` is 1 for the places that get an outline.

    Where there are fewer pixels than places, one pixel is the mean of a square of places.
    """

    def __init__(
        self,
        width: int,
        height: int,
        palette: list[Colour],
        outlined: bytes | None = None,
        cells: bytearray | None = None,
    ) -> None:
        self.width, self.height = width, height
        # Rows of a surface on given bytes must be as long as the surface: true for one byte a place.
        self.cells = bytearray(width * height) if cells is None else cells
        self._small = pygame.image.frombuffer(self.cells, (width, height), "P")
        self._outlined = outlined
        self._outline: pygame.Surface | None = None
        self._scaled: pygame.Surface | None = None
        self._places_per_pixel = 1
        self.area = Rect(0, 0, width, height)
        self.set_palette(palette)

    def set_palette(self, palette: list[Colour]) -> None:
        """Give the colour numbers new colours."""
        self._palette = palette
        self._small.set_palette(palette)
        self._outline = None
        self.touch()

    def touch(self, changed: Collection[int] | None = None) -> None:
        """Say which cells have changed, by index, or with None that any may have.

        They are scaled anew: at once if they lie close together, else at the next drawing.
        """
        if changed is None or self._places_per_pixel == 1 or self._scaled is None:
            self._scaled = None
        elif changed:
            self._rescale(changed)

    @property
    def cell(self) -> float:
        """The size of a place in pixels."""
        return self.area.width / self.width

    def fit(self, room: Rect) -> None:
        """Fill a rectangle as well as the shape of the map allows, in its middle."""
        scale = min(max(1, room.width) / self.width, max(1, room.height) / self.height)
        self._places_per_pixel = 1 if scale >= 1 else math.ceil(1 / scale)
        if scale >= MIXED_BELOW * 4:
            scale = int(scale)
        elif scale < 1:
            scale = 1 / self._places_per_pixel
        size = max(1, int(self.width * scale)), max(1, int(self.height * scale))
        area = Rect((0, 0), size)
        area.center = room.center
        if area.size != self.area.size:
            self._outline = None
            self.touch()
        self.area = area

    def rect_of(self, place: Place) -> Rect:
        """Where a place is in the window, in pixels."""
        x, y = place
        left, right = (-(-column * self.area.width // self.width) for column in (x, x + 1))
        top, bottom = (-(-row * self.area.height // self.height) for row in (y, y + 1))
        return Rect(self.area.left + left, self.area.top + top, max(1, right - left), max(1, bottom - top))

    def draw(self, window: pygame.Surface, outline_colour: Colour) -> None:
        """Draw all places into the area they were fitted to."""
        if self._scaled is None:
            self._scaled = self._scale()
        window.blit(self._scaled, self.area)
        if self._outlined and self.cell >= OUTLINED_FROM:
            if self._outline is None:
                self._outline = self._draw_outline(outline_colour)
            window.blit(self._outline, self.area)

    def _scale(self) -> pygame.Surface:
        if self.cell >= MIXED_BELOW:
            return pygame.transform.scale(self._small, self.area.size)
        if self._places_per_pixel > 1:
            return self._shrunk(Rect((0, 0), self.area.size))
        return pygame.transform.smoothscale(self._small.convert(32), self.area.size)

    def _shrunk(self, pixels: Rect) -> pygame.Surface:
        """A part of the picture, told in pixels: each is the mean of its square of places."""
        by = self._places_per_pixel
        places = Rect(pixels.left * by, pixels.top * by, pixels.width * by, pixels.height * by)
        places = places.clip(self._small.get_rect())
        return pygame.transform.smoothscale(self._small.subsurface(places).convert(32), pixels.size)

    def _rescale(self, changed: Collection[int]) -> None:
        """Scale the smallest rectangle of pixels anew in which all changed cells lie."""
        assert self._scaled is not None
        by = self._places_per_pixel
        columns = [index % self.width for index in changed]
        left, right = min(columns) // by, max(columns) // by
        top, bottom = min(changed) // self.width // by, max(changed) // self.width // by
        pixels = Rect(left, top, right - left + 1, bottom - top + 1).clip(Rect((0, 0), self.area.size))
        if pixels.width * pixels.height * SCATTERED > self.area.width * self.area.height:
            # Before the next drawing there may be more of them, and then all are scaled once.
            self._scaled = None
        elif pixels.width and pixels.height:
            self._scaled.blit(self._shrunk(pixels), pixels)

    def _draw_outline(self, colour: Colour) -> pygame.Surface:
        outline = pygame.Surface(self.area.size)
        outline.set_colorkey((0, 0, 0), pygame.RLEACCEL)
        for index, is_outlined in enumerate(self._outlined or b""):
            if is_outlined:
                place = self.rect_of((index % self.width, index // self.width))
                pygame.draw.rect(outline, colour, place.move(-self.area.left, -self.area.top), 1)
        return outline
