"""Films: pictures one after the other in one file, with one palette for all of them."""

import io
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

from mazelib.files import check_may_save

#: The formats by the ending of the file, and what Pillow is told to write each.
FORMATS: dict[str, dict[str, Any]] = {
    ".gif": {"format": "GIF", "optimize": True},
    ".webp": {"format": "WEBP", "lossless": True, "quality": 50, "method": 2}, ".png": {"format": "PNG"},
}  # fmt: skip
#: Colours of the palette: of its 256, one means "as it was". And pictures looked at for it, about.
COLOURS, LOOKED_AT = 255, 24
#: Width × height × pictures at the most: they take a byte each of memory, and more.
MOST_POINTS = 1_500_000_000


def check_may_film(path: Path, points: int = 0, *, force: bool) -> None:
    """ValueError if no film of so many points, pictures and all, can be written there: said first of all."""
    if points > MOST_POINTS:
        raise ValueError(f"{path.name}: make it smaller, or shorter, or of fewer pictures a second.")
    check_may_save(path, force=force, what="a film", endings=list(FORMATS))
    import_module("PIL.Image")


def filmed(
    packed: Sequence[bytes], size: tuple[int, int], rate: int, ending: str, progress: Callable[[str], None]
) -> bytes:
    """The content of a film's file, of one of FORMATS: ``rate`` pictures a second, again and again.

    Each is width * height * 3 bytes of red, green and blue, packed by zlib: the palette needs them all
    before the first is written, and so they take a thirtieth of the room.
    """
    from PIL import Image  # an extra

    def opened(content: bytes) -> Any:
        return Image.frombytes("RGB", size, zlib.decompress(content))

    def mapped() -> Iterator[Any]:
        for number, content in enumerate(packed, 1):
            progress(f"Writing the film: picture {number:,} of {len(packed):,}")
            yield opened(content).quantize(palette=palette, dither=Image.Dither.NONE)

    # The last one, with the verdict, is among those looked at.
    colours = _most_seen(map(opened, packed[:: -1 - len(packed) // LOOKED_AT]))
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    # A GIF counts in hundredths of a second: rounded like this, the sum is right.
    ends = [round(100 * number / rate) * 10 for number in range(len(packed) + 1)]
    lasting = [end - start for start, end in pairwise(ends)]
    images, content = mapped(), io.BytesIO()
    first = next(images)
    # Of a PNG all pictures are looked at first; the others are taken one by one.
    others = list(images) if ending == ".png" else images
    told = {"append_images": others, "duration": lasting, "loop": 0, "palette": colours, **FORMATS[ending]}
    first.save(content, save_all=True, **told)
    return content.getvalue()


def _most_seen(images: Iterable[Any]) -> bytes:
    """A palette (red, green, blue, red ...) of the most frequent colours: areas keep theirs."""
    seen = Counter[int]()
    for image in images:
        # With a fourth byte each point is one number, and these are counted ten times as fast as triples.
        seen.update(memoryview(image.convert("RGBX").tobytes()).cast("I"))
    return b"".join(number.to_bytes(4, sys.byteorder)[:3] for number, _ in seen.most_common(COLOURS))
