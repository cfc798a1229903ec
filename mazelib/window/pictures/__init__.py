"""Pictures are SVG files in this folder. They are drawn at any size, and kept.

A picture is square, 100 x 100 of its own units, and what faces a way faces up in its file; the
worker stands upright and faces right. pygame draws SVG from a text in memory; for a sharp picture,
its width and height are written into the text first. A class may draw its own walker:
``Pictures(walker=path)``.
"""

import io
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

import pygame

from mazelib.maps.files import read_text
from mazelib.text.sentences import _

FOLDER_OF_PICTURES = Path(__file__).parent
#: At most this many pictures are kept.
MOST_KEPT = 600
#: A picture is checked at this size, in pixels.
SIZE_OF_CHECK = 100
#: A picture is turned in steps of so many degrees.
DEGREES = 3
#: It is drawn larger, and then turned and made smaller, for smooth edges.
LARGER = 3


class PictureError(ValueError):
    """A picture that somebody drew cannot be used."""


class Pictures:
    """Draws pictures by their names: "walker" is ``walker.svg``. Sizes are in pixels."""

    def __init__(self, walker: Path | None = None) -> None:
        self._walker = walker
        self._text = lru_cache(None)(self._read)
        self._kept = lru_cache(MOST_KEPT)(self._drawn)
        if walker:
            self.check("walker")

    def picture(
        self, name: str, size: int, heading: float = 0.0, *, is_mirrored: bool = False
    ) -> pygame.Surface:
        """A picture that fits a square of this size, turned to a heading (1: to the right).

        With ``is_mirrored`` its left and right are exchanged.
        """
        degrees = round(heading * 90 / DEGREES) * DEGREES % 360
        return self._kept(name, max(1, size), degrees, is_mirrored)

    def check(self, name: str) -> None:
        """Draw a picture once. LocatedError: it cannot be read. PictureError: nor drawn."""
        path = self._path(name)
        try:
            drawn = self.picture(name, SIZE_OF_CHECK)
        except (pygame.error, ElementTree.ParseError):
            message = _("{path} isn't an SVG picture. Save it as SVG in a drawing program.")
            raise PictureError(message.format(path=path)) from None
        if not drawn.get_bounding_rect().width:
            message = _("Nothing is drawn on {path}. Draw a walker, and save it as SVG.")
            raise PictureError(message.format(path=path))

    def _path(self, name: str) -> Path:
        if name == "walker" and self._walker:
            return self._walker
        return FOLDER_OF_PICTURES / f"{name}.svg"

    def _read(self, name: str) -> str:
        return read_text(self._path(name))

    def _drawn(self, name: str, size: int, degrees: int, is_mirrored: bool) -> pygame.Surface:
        if is_mirrored:
            return pygame.transform.flip(self._kept(name, size, degrees, False), True, False)
        if not degrees:
            return _rendered(self._text(name), size)
        large = _rendered(self._text(name), LARGER * size)
        turned = pygame.transform.rotozoom(large, -degrees, 1 / LARGER)
        picture = pygame.Surface((size, size), pygame.SRCALPHA)
        picture.blit(turned, turned.get_rect(center=picture.get_rect().center))
        return picture


def _rendered(text: str, size: int) -> pygame.Surface:
    """The picture that an SVG text describes, in a square of this size."""
    root = ElementTree.fromstring(text)
    if "viewBox" not in root.attrib:
        width = root.get("width", "100").removesuffix("px")
        height = root.get("height", "100").removesuffix("px")
        root.set("viewBox", f"0 0 {width} {height}")
    root.set("width", str(size))
    root.set("height", str(size))
    ElementTree.register_namespace("", "http://www.w3.org/2000/svg")
    sized = ElementTree.tostring(root)
    loaded = pygame.image.load(io.BytesIO(sized), "picture.svg")
    # In the order of colours that windows have, a picture is drawn ten times as fast.
    picture = pygame.Surface(loaded.get_size(), pygame.SRCALPHA, 32)
    picture.blit(loaded, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture
