"""Paints the trees that stand in the hedges of a garden: one sees them from afar, over the hedges.
"""

import random
from functools import lru_cache

from pygame import Surface, transform

from mazelib.grid.compass import Place
from mazelib.maps.heya import Heya
from mazelib.window.drawing.theme import Colour
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.tinting import multiply

#: One place of hedge in so many has a tree.
TREES = 9
#: How high a tree is, and where it begins, in heights of a hedge.
HIGH = 1.5
FOOT = 0.85
#: A tree that is nearer than this, in places, is over one's head.
NEAREST = 0.6
#: The largest tree in the picture, in pixels.
LARGEST = 288
#: The size of a tree changes in steps of so many pixels: not all sizes are kept.
SIZE_STEP = 8
#: The colour that a tree is dimmed with at night.
BY_NIGHT: Colour = (96, 104, 140)


def draw_trees(view: View) -> None:
    """Draw the trees, the farthest first. The hedges are drawn over their feet."""
    found = []
    trees = _trees(view.heya, view.maze)
    for place, depth, right in view.places:
        if place in trees and depth > NEAREST:
            found.append((depth, right))
    for depth, right in sorted(found, reverse=True):
        _draw_tree(view, depth, right)


@lru_cache(4)
def _trees(heya: Heya, maze: int) -> frozenset[Place]:
    """Where a tree stands: in the hedges, and not outside of the map."""
    found = set()
    for place in heya.places:
        grows = random.Random(f"tree {maze} {place}").randrange(TREES) == 0
        if grows and not heya.is_open(place):
            found.add(place)
    return frozenset(found)


def _draw_tree(view: View, depth: float, right: float) -> None:
    size = min(LARGEST, round(HIGH * view.sight.focal / depth))
    x, foot = view.point(depth, right, FOOT)
    if size < 4 or foot < -0.3 * size or not _is_over_hedges(view, x, foot - size, size):
        return
    size += -size % SIZE_STEP
    tree = view.pen.pictures.picture(view.garden.tree, drawn_size(size))
    drawn = _scaled(tree, size, is_night=view.garden.is_night)
    view.window.blit(drawn, (round(x - size / 2), round(foot - 0.97 * size)))


def _is_over_hedges(view: View, x: float, top: float, size: int) -> bool:
    """Whether anything of a tree is in the picture, and over the hedges before it."""
    columns = view.sight.columns
    for at in (x - size / 2, x - size / 4, x, x + size / 4, x + size / 2):
        number = int(at / view.width * len(columns))
        if 0 <= number < len(columns):
            hedge = view.horizon - view.sight.focal / columns[number].depth / 2
            if max(top, 0) < hedge:
                return True
    return False


def drawn_size(size: int) -> int:
    """The size in which a picture is kept that is to be so large: only some sizes are."""
    return min(256, max(16, 1 << (size - 1).bit_length()))


@lru_cache(60)
def _scaled(tree: Surface, size: int, *, is_night: bool) -> Surface:
    """The picture of a tree in this size; at night it is dark."""
    drawn = transform.smoothscale(tree, (size, size))
    if is_night:
        multiply(drawn, BY_NIGHT)
    return drawn
