"""Colours over whole pictures, read back from their pixels."""

import pytest
from pygame import SRCALPHA, Surface

from mazelib.window.painters.tinting import add, multiply, shadow_of

#: Not as high as a whole number of bands.
SIZE = (3, 150)


@pytest.fixture
def picture():
    """A picture that is half seen through in its first column."""
    drawn = Surface(SIZE, SRCALPHA)
    drawn.fill((100, 200, 50))
    drawn.fill((100, 200, 50, 128), (0, 0, 1, SIZE[1]))
    return drawn


@pytest.mark.parametrize(
    ("paint", "colour"), [(multiply, (50, 100, 25)), (add, (228, 255, 178))], ids=["dim", "bright"]
)
def test_every_pixel_has_another_colour_and_is_seen_through_as_before(picture, paint, colour):
    paint(picture, (128, 128, 128))
    for y in (0, 63, 64, 149):
        for x, alpha in ((0, 128), (2, 255)):
            seen = picture.get_at((x, y))
            assert seen.a == alpha
            assert max(abs(a - b) for a, b in zip(seen[:3], colour, strict=True)) <= 1


def test_a_shadow_is_black_and_thin_where_its_picture_is(picture):
    shadow = shadow_of(picture, 130)
    assert shadow.get_at((2, 5)) == (0, 0, 0, 130)
    assert abs(shadow.get_at((0, 5)).a - 65) <= 1
