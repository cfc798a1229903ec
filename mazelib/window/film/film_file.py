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
#: Colours are alike whose red, green and blue are in the same part of so many shades.
ROUGH = 24


class FilmPicture(NamedTuple):
    """A picture of a film, and how long it is shown, in seconds."""

    image: Image.Image
    seconds: float


def palette_of(images: Iterable[Image.Image]) -> Image.Image:
    """The most frequent colours of the pictures, and what comes nearest to all others.

    A thin line has few points, but another colour than all the rest.
    """
    seen = Counter[tuple[int, ...]]()
    for image in images:
        for points, colour in image.getcolors(math.prod(image.size)) or []:
            if isinstance(colour, tuple):  # A single number would be a grey.
                seen[colour] += points
    parts = list[int]()
    for colour in _chosen([colour for colour, _points in seen.most_common()]):
        parts += colour
    palette = Image.new("P", (1, 1))
    palette.putpalette(parts)
    return palette


def _chosen(colours: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """As many colours as a film may have, of some that are in the order of how frequent they are.

    Half of them are the most frequent ones. Then come those that are like no other one.
    """
    chosen = list(colours[: MOST_COLOURS // 2])
    rest = colours[MOST_COLOURS // 2 :]
    alike = {_roughly(colour) for colour in chosen}
    others = list[tuple[int, ...]]()
    for colour in rest:
        if _roughly(colour) in alike:
            others.append(colour)
        else:
            alike.add(_roughly(colour))
            chosen.append(colour)
    return [*chosen, *others][:MOST_COLOURS]


def _roughly(colour: tuple[int, ...]) -> tuple[int, ...]:
    """Colours that are alike have the same rough one."""
    return tuple(part // ROUGH for part in colour)


def in_colours_of(palette: Image.Image, image: Image.Image) -> Image.Image:
    """The picture in the colours of a palette, which areas of one colour keep."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def melted(
    before: Image.Image, after: Image.Image, place: Sequence[int], part: float
) -> Image.Image:
    """The picture ``after``; in a place with its left, top, width and height, so much of it.

    There the rest is still the picture before. Words would blur.
    """
    left, top, width, height = place
    corners = (left, top, left + width, top + height)
    image = after.copy()
    image.paste(Image.blend(before, after, part).crop(corners), corners)
    return image


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
