"""Paints a garden maze through a walker's eyes: sky, paths of sand, hedges, and what stands there.
"""

from functools import lru_cache
from math import pi, sin
from typing import NamedTuple

from pygame import Rect, Surface, draw

from mazelib.game.racers import Spot
from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import Theme
from mazelib.window.painters.fountain import draw_fountain
from mazelib.window.painters.garden_sky import draw_footprints, draw_ground, prepare_sky
from mazelib.window.painters.garden_things import Standing, draw_standing
from mazelib.window.painters.garden_verge import draw_shade, draw_tufts
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.gardens import GARDENS, Garden
from mazelib.window.painters.hedge_leaves import prepare_leaves
from mazelib.window.painters.hedge_strips import MARGIN
from mazelib.window.painters.hedges import draw_hedges
from mazelib.window.painters.raycaster import wall_pieces
from mazelib.window.painters.trees import draw_trees
from mazelib.window.pictures import Pictures

#: How far the picture goes up and down with a step, in heights of the picture.
BOB = 0.008


class Around(NamedTuple):
    """What is around a walker: the garden. ``bob`` is how far it is in its step, from 0 to 1.

    Footprints are seen where it has ``trodden``. A ``fountain`` is higher than the hedges.
    """

    garden: Garden = GARDENS[0]
    bob: float = 0.0
    trodden: frozenset[Place] = frozenset()
    fountain: Place | None = None


SPRING_DAY = Around()


def draw_garden(
    pen: Pen, area: Rect, heya: Heya, at: Spot, standing: Standing, around: Around = SPRING_DAY
) -> None:
    """Draw what a walker sees from a spot."""
    picture = area.clip(pen.window.get_rect())
    if picture.width < 2 or picture.height < 2:
        return
    up = sin(pi * around.bob) * BOB
    around = around._replace(bob=0.0)
    looks = _Looks(
        pen.theme,
        pen.lettering,
        pen.pictures,
        pen.size,
        pen.smallest,
        pen.least,
        pen.is_film,
    )
    pen.window.blit(_scenery(looks, picture.size, heya, at, up, around), picture)
    draw_standing(View(pen, picture, heya, at, up, around.garden), standing)


def prepare_garden(garden: Garden, size: tuple[int, int]) -> None:
    """Draw a part of what a garden is made of, before it is seen: so nobody waits for it then."""
    if prepare_leaves(garden):
        prepare_sky(garden, size)


class _Looks(NamedTuple):
    """What a pen needs beside its window."""

    theme: Theme
    lettering: Lettering
    pictures: Pictures
    size: int
    smallest: int
    least: int
    is_film: bool


@lru_cache(4)
def _scenery(
    looks: _Looks, size: tuple[int, int], heya: Heya, at: Spot, up: float, around: Around
) -> Surface:
    """All that stands still. The last ones are kept: who stands sees the same again."""
    canvas = Surface((size[0], size[1] + 2 * MARGIN))
    picture = Rect((0, MARGIN), size)
    view = View(Pen(canvas, *looks), picture, heya, at, up, around.garden)
    pieces = [piece for piece in wall_pieces(view.sight, view.width) if piece.place is not None]
    draw_ground(view)
    if not view.pen.is_film:
        draw_shade(view, pieces)
    draw_footprints(view, around.trodden)
    draw_trees(view)
    if around.fountain:
        draw_fountain(view, around.fountain)
    draw_hedges(view, pieces)
    if not view.pen.is_film:
        draw_tufts(view, pieces)
    return view.window


def draw_frame(pen: Pen, area: Rect) -> None:
    """Give a picture round corners, in the colour of the window around it.

    In a film it has none: a border of no width would fill all of the picture.
    """
    corner = pen.corner
    if not corner:
        return
    clip = pen.window.get_clip()
    pen.window.set_clip(area)
    frame = area.inflate(2 * corner, 2 * corner)
    draw.rect(pen.window, pen.theme.window, frame, corner, border_radius=2 * corner)
    pen.window.set_clip(clip)
