"""Film files: pictures become a GIF, a WebP or an animated PNG, by Pillow's own means.

All pictures share one palette. Pillow writes only what changes from one to the next.
"""

import io
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image

#: A film has at most this many colours: a palette holds 256, and one stands for "as before".
MOST_COLOURS = 255


class FilmPicture(NamedTuple):
    """A picture of a film, and how long it is shown, in seconds."""

    image: Image.Image
    seconds: float


def palette_of(images: Iterable[Image.Image]) -> Image.Image:
    """The most frequent colours of the pictures."""
    seen = Counter[tuple[int, ...]]()
    for image in images:
        for points, colour in image.getcolors(math.prod(image.size)) or []:
            if isinstance(colour, tuple):  # A single number would be a grey.
                seen[colour] += points
    parts = list[int]()
    for colour, _points in seen.most_common(MOST_COLOURS):
        parts += colour
    palette = Image.new("P", (1, 1))
    palette.putpalette(parts)
    return palette


def in_colours_of(palette: Image.Image, image: Image.Image) -> Image.Image:
    """The picture in the colours of a palette, which areas of one colour keep."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def encoded(pictures: Sequence[FilmPicture], ending: str) -> bytes:
    """The film as the bytes of a gif, webp or png file; it plays again and again.

    ``lossless`` and ``method`` matter to WebP only, ``compress_level`` to PNG. A GIF
    would have a palette for each picture, unless it is given the one of all.
    """
    content = io.BytesIO()
    of_gif = {}
    if ending == "gif":
        of_gif = {"palette": bytes(pictures[0].image.getpalette() or ()), "optimize": True}
    pictures[0].image.save(
        content,
        ending,
        save_all=True,
        append_images=[picture.image for picture in pictures[1:]],
        duration=[round(1000 * picture.seconds) for picture in pictures],
        loop=0,
        lossless=True,
        method=2,
        compress_level=9,
        **of_gif,
    )
    return content.getvalue()
