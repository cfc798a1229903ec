"""A reel: the pictures of a film that goes on, each with the second at which it came.

They are kept compressed, so that a minute of them is a few megabytes.
"""

import zlib
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

#: A reel ends by itself after so many seconds, or pixels of all pictures, or bytes.
MOST_SECONDS = 60.0
MOST_PIXELS = 400_000_000
MOST_BYTES = 150_000_000
#: A picture that stood for longer is shown for so long, in seconds.
LONGEST_STILL = 3.0
#: The quickest compression.
LEVEL = 1


class ReelPicture(NamedTuple):
    """A picture of a reel, three bytes a pixel, and how long it is shown, in seconds."""

    pixels: bytes
    seconds: float


class Reel:
    """Pictures of one size, in pixels."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._pictures = list[bytes]()
        self._came_at = list[float]()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._pictures)

    def add(self, pixels: bytes, second: float) -> None:
        """Add a picture that is seen from a second on, counted from the start."""
        packed = zlib.compress(pixels, LEVEL)
        self._bytes += len(packed)
        self._pictures.append(packed)
        self._came_at.append(second)

    def is_full(self, second: float) -> bool:
        """Whether there is no room for more at a second."""
        width, height = self.size
        pixels = width * height * len(self)
        seconds = sum(self._lasting(second))
        return seconds >= MOST_SECONDS or pixels >= MOST_PIXELS or self._bytes >= MOST_BYTES

    def pictures(self, second: float) -> Iterator[ReelPicture]:
        """All pictures of a reel that ends at a second."""
        for packed, seconds in zip(self._pictures, self._lasting(second), strict=True):
            yield ReelPicture(zlib.decompress(packed), seconds)

    def _lasting(self, end: float) -> list[float]:
        """How long each picture is shown."""
        return [min(LONGEST_STILL, after - came) for came, after in pairwise([*self._came_at, end])]
