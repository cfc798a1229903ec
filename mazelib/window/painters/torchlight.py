"""The light of a torch, as it is painted: round, soft at its edge, with shadows behind hedges.

1. Rays go out from the torch all around, each as far as the first hedge, and a little into it.
2. Between their ends lies what is lit: a polygon, drawn small and made larger, so its edge is soft.
3. The farther from the torch, the paler the light.
"""

from functools import lru_cache
from math import cos, hypot, pi, sin

from pygame import SRCALPHA, Surface, draw, transform
from pygame.locals import BLEND_RGBA_MULT

from mazelib.game.light import REACH
from mazelib.game.racers import Spot
from mazelib.maps.heya import Heya
from mazelib.window.drawing.pen import Point
from mazelib.window.painters.raycaster import Eye, cast

#: So many rays go out all around.
RAYS = 180
#: How far the light goes into a hedge, in places: so one sees which hedge it falls on.
INTO_HEDGE = 0.5
#: The polygon is drawn so many times smaller.
SMALLER = 3
#: All is bright up to this share of the reach; from there on, the light fades.
BRIGHT = 0.3
#: The light is drawn this small, from its middle to its edge, and made larger.
SHADES = 40
#: The colour of the light.
WARM = (255, 243, 214)


def torchlight(heya: Heya, torch: Spot, side: int) -> Surface:
    """A mask around a torch, opaque where it is bright, for places so many pixels wide."""
    half = round(REACH * side)
    small = Surface((2 * half // SMALLER, 2 * half // SMALLER), SRCALPHA)
    small.fill((255, 255, 255, 0))
    corners = []
    for x, y in _lit_corners(heya, torch.x, torch.y):
        corners.append(((x * side + half) / SMALLER, (y * side + half) / SMALLER))
    draw.polygon(small, (255, 255, 255, 255), corners)
    mask = transform.smoothscale(small, (2 * half, 2 * half))
    mask.blit(_fading(half), (0, 0), special_flags=BLEND_RGBA_MULT)
    return mask


@lru_cache(8)
def _lit_corners(heya: Heya, x: float, y: float) -> list[Point]:
    """Where the rays of a torch end, as seen from it, in places."""
    eye = Eye(x + 0.5, y + 0.5, 0)
    corners = []
    for number in range(RAYS):
        turn = 2 * pi * number / RAYS
        dx = cos(turn)
        dy = sin(turn)
        far = min(REACH, cast(heya, eye, dx, dy).depth + INTO_HEDGE)
        corners.append((far * dx, far * dy))
    return corners


@lru_cache(4)
def _fading(half: int) -> Surface:
    """Light that fades from its middle to its edge, so many pixels away."""
    small = Surface((2 * SHADES, 2 * SHADES), SRCALPHA)
    for x in range(2 * SHADES):
        for y in range(2 * SHADES):
            far = hypot(x + 0.5 - SHADES, y + 0.5 - SHADES) / SHADES
            part = min(1.0, max(0.0, (1 - far) / (1 - BRIGHT)))
            small.set_at((x, y), (*WARM, round(255 * part * part * (3 - 2 * part))))
    return transform.smoothscale(small, (2 * half, 2 * half))
