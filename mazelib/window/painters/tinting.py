"""Colours over whole pictures: what is darker, hazy or sunny, or a shadow.

pygame fills a large picture in such a way slowly; it lays another picture over it much faster.
"""

from pygame import SRCALPHA, Surface
from pygame.locals import BLEND_RGB_ADD, BLEND_RGB_MULT, BLEND_RGBA_MULT

from mazelib.window.drawing.theme import Colour

#: A colour is laid over a picture in bands that are so high, in pixels.
BAND = 64


def multiply(picture: Surface, colour: Colour) -> None:
    """Make a picture darker: white leaves it as it is, with black it is all black."""
    _lay_over(picture, colour, BLEND_RGB_MULT)


def add(picture: Surface, colour: Colour) -> None:
    """Make a picture brighter: black leaves it as it is, with white it is all white."""
    _lay_over(picture, colour, BLEND_RGB_ADD)


def _lay_over(picture: Surface, colour: Colour, flags: int) -> None:
    wide, high = picture.get_size()
    band = Surface((wide, min(high, BAND)), 0, 32)
    band.fill(colour)
    for top in range(0, high, BAND):
        picture.blit(band, (0, top), special_flags=flags)


def shadow_of(picture: Surface, density: int) -> Surface:
    """A shadow in the shape of a picture: it is as dense as this, from 0 to 255."""
    shadow = Surface(picture.get_size(), SRCALPHA)
    shadow.fill((0, 0, 0, density))
    shadow.blit(picture, (0, 0), special_flags=BLEND_RGBA_MULT)
    return shadow
