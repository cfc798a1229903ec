"""Films as files: what is written is read again with Pillow, and byte by byte."""

import io
import struct
import sys
import zlib

import pytest
from PIL import Image, ImageChops, ImageSequence

from mazelib.sheets.film import FORMATS, check_may_film, filmed

SIZE, ORANGE, DARK = (64, 48), (224, 96, 0), (36, 48, 62)


def picture(at: int) -> bytes:
    """A dark picture with a shaded background and an orange square, further right each time."""
    image = Image.linear_gradient("L").resize(SIZE).convert("RGB")
    image.paste(DARK, (0, 0, 64, 20))
    image.paste(ORANGE, (at, 4, at + 8, 12))
    return image.tobytes()


def film(pictures: list[bytes], ending: str, rate: int = 5) -> bytes:
    return filmed(list(map(zlib.compress, pictures)), SIZE, rate, ending, lambda said: None)


def read(content: bytes) -> tuple[list[Image.Image], float]:
    """The pictures of a film, and how many milliseconds it lasts."""
    images, lasting = [], 0.0
    for image in ImageSequence.Iterator(Image.open(io.BytesIO(content))):
        image.load()
        images.append(image.convert("RGB"))
        lasting += image.info["duration"]
    return images, lasting


def is_like(image: Image.Image, other: bytes, most: int = 4) -> bool:
    difference = ImageChops.difference(image, Image.frombytes("RGB", SIZE, other))
    return max(high for _, high in difference.getextrema()) <= most


@pytest.mark.parametrize("ending", FORMATS)
def test_each_kind_of_film_reads_back_with_its_size_its_length_and_its_pictures(ending):
    shown = [picture(at) for at in (0, 0, 5, 10, 10, 10, 20, 30)]
    images, lasting = read(film(shown, ending))
    assert lasting == 8 * 200 and 4 <= len(images) <= 8 and {image.size for image in images} == {SIZE}
    assert is_like(images[0], shown[0]) and is_like(images[-1], shown[-1])
    assert images[-1].getpixel((32, 8)) == ORANGE and images[0].getpixel((32, 8)) == DARK


@pytest.mark.parametrize("ending", FORMATS)
def test_a_film_of_one_picture_is_one(ending):
    content = film([picture(3)] * 5, ending)
    assert is_like(Image.open(io.BytesIO(content)).convert("RGB"), picture(3))


@pytest.mark.parametrize("rate", [3, 7, 24, 30, 50])
def test_a_film_lasts_as_long_as_its_pictures_at_any_rate(rate):
    _, lasting = read(film([picture(at % 50) for at in range(2 * rate)], ".gif", rate))
    assert lasting == 2000


def test_a_gif_has_one_palette_for_all_its_pictures():
    content = film([picture(at) for at in range(0, 50, 5)], ".gif")
    own, pictures, at = 0, 0, 13 + 3 * 2 ** ((content[10] & 7) + 1)
    assert content[10] & 0x80  # the palette of all
    while content[at] != 0x3B:
        if content[at] == 0x2C:
            own, pictures, at = own + (content[at + 9] >> 7), pictures + 1, at + 11
        else:
            at += 2
        while content[at]:
            at += content[at] + 1
        at += 1
    assert (own, pictures) == (0, 10)


def test_a_png_has_one_palette_for_all_its_pictures():
    content, at, kinds = film([picture(at) for at in range(0, 50, 5)], ".png"), 8, []
    while at < len(content):
        length, kind = struct.unpack(">I4s", content[at : at + 8])
        kinds.append(kind)
        at += 12 + length
    assert (kinds.count(b"PLTE"), kinds.count(b"fcTL")) == (1, 10)


def test_colours_that_only_the_last_picture_has_are_kept():
    green = Image.new("RGB", SIZE, (10, 96, 60)).tobytes()
    images, _ = read(film([*[picture(at % 50) for at in range(100)], green], ".gif"))
    assert images[-1].getcolors() == [(64 * 48, (10, 96, 60))]


def test_what_cannot_be_written_is_said_before_anything_is_run(tmp_path, monkeypatch):
    there = tmp_path / "there.GIF"
    there.write_bytes(b"mine")
    for path, said in (
        (tmp_path / "film.mp4", "film.mp4: a film ends in .gif, .webp or .png."),
        (tmp_path / "film", "film: a film ends in"),
        (there, "exists already. Choose another name, or add --force"),
        (tmp_path / "no" / "film.gif", "there is no folder"),
    ):
        with pytest.raises(ValueError, match=said.replace(".", r"\.")):
            check_may_film(path, force=False)
    check_may_film(there, force=True)
    check_may_film(tmp_path / "new.webp", force=False)
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    with pytest.raises(ModuleNotFoundError):
        check_may_film(tmp_path / "new.webp", force=False)
    assert there.read_bytes() == b"mine"


def test_a_film_that_would_take_all_memory_is_refused(tmp_path):
    with pytest.raises(ValueError, match="smaller, or shorter"):
        check_may_film(tmp_path / "film.gif", 1920 * 1920 * 50 * 600, force=False)
