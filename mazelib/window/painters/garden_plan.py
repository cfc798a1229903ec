"""Paints the ground of a garden from above: paths of sand, hedges with round ends, their shadows.

    1. The sand, with a few grains.
    2. The shape of all hedges: discs, bands between them, and bumps along the paths.
    3. This shape three times: as a shadow on the path, as the sides of the hedges, and with leaves.
"""

import random
from functools import lru_cache

from pygame import SRCALPHA, Rect, Surface, draw, transform
from pygame.locals import BLEND_RGBA_MULT

from mazelib.grid.compass import DELTAS
from mazelib.maps.heya import Heya
from mazelib.window.drawing.theme import PAPER, Colour, mixed
from mazelib.window.painters.foliage import leaf
from mazelib.window.painters.gardens import Garden

NIGHT: Colour = (17, 22, 36)
#: How pale it is where one has been before.
PALE = 0.5
#: How dark the garden is by night where one has not been yet.
UNSEEN = 0.76
#: Two checks of sand are alike but for this share.
CHECK = 0.4
#: How far the shadow of a hedge falls, and how high its side is, in places.
SHADOW = 0.3
SIDE = 0.16
SHADOW_ALPHA = 70
#: Where the bumps are along a side of a hedge, and how large they are, in places.
BUMPS = ((-0.34, 0.15), (-0.02, 0.19), (0.33, 0.16))
#: The shape is drawn so many times as large, and then made smaller: so its edges are smooth.
LARGER = 2
#: A picture of leaves covers so many places across and down, and has so many pixels and leaves.
TILE = 4
TILE_SIZE = 288
TILE_LEAVES = 1500
TILE_BLOSSOMS = 26


@lru_cache(4)
def whole_garden(heya: Heya, side: int, garden: Garden, *, is_flat: bool) -> Surface:
    """All of a garden in bright light, each place so many pixels wide; flat ones have no leaves."""
    picture = Surface((side * heya.width, side * heya.height))
    _draw_sand(picture, heya, side, garden, is_flat=is_flat)
    if is_flat:
        for place in heya.places:
            if not heya.is_open(place):
                draw.rect(picture, garden.hedge, Rect(place[0] * side, place[1] * side, side, side))
        return picture
    shape = _shape(heya, side)
    foliage = Surface(picture.get_size(), SRCALPHA)
    _cover_with_leaves(foliage, side, garden)
    foliage.blit(shape, (0, 0), special_flags=BLEND_RGBA_MULT)
    shadow = _in_colour(shape, (*NIGHT, SHADOW_ALPHA))
    picture.blit(shadow, (round(0.4 * SHADOW * side), round((SHADOW + SIDE) * side)))
    face = _in_colour(shape, (*mixed(garden.hedge, NIGHT, 0.45), 255))
    for down in range(1, max(2, round(SIDE * side)) + 1):
        picture.blit(face, (0, down))
    picture.blit(foliage, (0, 0))
    return picture


def _draw_sand(
    picture: Surface, heya: Heya, side: int, garden: Garden, *, is_flat: bool
) -> None:
    """Draw the sand, in checks that can hardly be seen, and its grains."""
    one, other = garden.sand
    checks = (one, mixed(one, other, CHECK))
    dice = random.Random(5)
    for x, y in heya.places:
        at = Rect(x * side, y * side, side, side)
        picture.fill(checks[(x + y) % 2], at)
        if is_flat:
            continue
        for _grain in range(4):
            grain = Rect(0, 0, max(1, side // 18), max(1, side // 22))
            grain.topleft = (at.left + dice.randrange(side), at.top + dice.randrange(side))
            shade = mixed(other, (96, 80, 60), 0.4) if dice.randrange(2) else mixed(one, PAPER, 0.6)
            draw.ellipse(picture, shade, grain.clip(picture.get_rect()))


def _shape(heya: Heya, side: int) -> Surface:
    """The hedges in white on nothing."""
    cell = LARGER * side
    large = Surface((cell * heya.width, cell * heya.height), SRCALPHA)
    large.fill((255, 255, 255, 0))
    white = (255, 255, 255, 255)
    for x, y in heya.places:
        if heya.is_open((x, y)):
            continue
        middle = (cell * (x + 0.5), cell * (y + 0.5))
        draw.circle(large, white, middle, cell * 0.5)
        for dx, dy in DELTAS:
            if heya.is_open((x + dx, y + dy)):
                _draw_bumps(large, middle, (dx, dy), cell)
                continue
            band = Rect(0, 0, cell // 2 if dx else cell, cell // 2 if dy else cell)
            band.center = (round(middle[0] + dx * cell / 4), round(middle[1] + dy * cell / 4))
            large.fill(white, band)
    return transform.smoothscale(large, (side * heya.width, side * heya.height))


def _draw_bumps(
    large: Surface, middle: tuple[float, float], towards: tuple[int, int], cell: int
) -> None:
    """Draw the bumps of a side of a hedge: no line of it is straight."""
    dx, dy = towards
    for along, size in BUMPS:
        x = middle[0] + cell * (0.39 * dx - along * dy)
        y = middle[1] + cell * (0.39 * dy + along * dx)
        draw.circle(large, (255, 255, 255, 255), (x, y), cell * size)


def _in_colour(shape: Surface, colour: tuple[int, int, int, int]) -> Surface:
    tinted = shape.copy()
    tinted.fill(colour, special_flags=BLEND_RGBA_MULT)
    return tinted


def _cover_with_leaves(picture: Surface, side: int, garden: Garden) -> None:
    """Put leaves side by side over all of a picture."""
    tile = transform.smoothscale(_tile(garden), (TILE * side, TILE * side))
    for left in range(0, picture.get_width(), TILE * side):
        for top in range(0, picture.get_height(), TILE * side):
            picture.blit(tile, (left, top))


@lru_cache(4)
def _tile(garden: Garden) -> Surface:
    """Leaves from above, whose edges fit together on all sides."""
    tile = Surface((TILE_SIZE, TILE_SIZE), SRCALPHA)
    tile.fill(mixed(garden.hedge, NIGHT, 0.3))
    dice = random.Random(2)
    light = garden.light_leaf
    for number in range(TILE_LEAVES):
        # The last ones lie on top, in the sun.
        sunny = number / TILE_LEAVES * 0.75 + 0.25 * dice.random()
        colour = mixed(garden.hedge, light, round(10 * sunny) / 10)
        if garden.is_motley and not dice.randrange(3):
            colour = mixed(colour, dice.choice(garden.blossoms), 0.5)
        if garden.has_snow and sunny > 0.86:
            colour = mixed(PAPER, garden.sand[1], round(4 * dice.random()) / 4)
        _stamp(tile, leaf(colour, dice.randrange(9), dice.randrange(2)), dice)
    for _blossom in range(TILE_BLOSSOMS):
        spot = Surface((7, 7), SRCALPHA)
        draw.circle(spot, dice.choice(garden.blossoms), (3, 3), 3)
        _stamp(tile, spot, dice)
    return tile


def _stamp(tile: Surface, stamp: Surface, dice: random.Random) -> None:
    """Put a small picture somewhere; at an edge it goes on at the opposite one."""
    x = dice.randrange(TILE_SIZE)
    y = dice.randrange(TILE_SIZE)
    for left in (x, x - TILE_SIZE):
        for top in (y, y - TILE_SIZE):
            tile.blit(stamp, (left, top))


def draw_hedges_around(
    window: Surface, room: Rect, corner: tuple[float, float], side: int, garden: Garden, dark: float
) -> None:
    """Cover a room with leaves that go on from those of a map with this corner, so dark."""
    tile = _dark_tile(garden, side, dark)
    size = tile.get_width()
    left = room.left - (room.left - round(corner[0])) % size
    top = room.top - (room.top - round(corner[1])) % size
    for x in range(left, room.right, size):
        for y in range(top, room.bottom, size):
            window.blit(tile, (x, y))


@lru_cache(8)
def _dark_tile(garden: Garden, side: int, dark: float) -> Surface:
    """A tile of leaves over which so much of the night lies."""
    picture = Surface((TILE * side, TILE * side))
    _cover_with_leaves(picture, side, garden)
    return _darker(picture, dark)


@lru_cache(4)
def pale_garden(heya: Heya, side: int, garden: Garden, *, is_flat: bool) -> Surface:
    """All of a garden as one remembers it, in the dark."""
    return _darker(whole_garden(heya, side, garden, is_flat=is_flat).copy(), PALE)


def _darker(picture: Surface, share: float) -> Surface:
    """A picture over which so much of the night lies."""
    dark = Surface(picture.get_size())
    dark.fill(NIGHT)
    dark.set_alpha(round(255 * share))
    picture.blit(dark, (0, 0))
    return picture
