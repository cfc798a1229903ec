"""Paints the hedges of a garden as a walker sees them, in narrow strips of a picture of leaves.

Hedges along the way straight ahead lie in the shade; those across it are brighter, and hazy far
away. What is seen through an opening at the side is sunny.
"""

from math import floor
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface, transform

from mazelib.grid.compass import DELTAS, direction
from mazelib.walking.view import SIGHT
from mazelib.window.painters.foliage import HIGH
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.hedge_leaves import Columns, columns_seen, leaves_seen
from mazelib.window.painters.hedge_light import light_of
from mazelib.window.painters.hedge_strips import Strips, rows_seen
from mazelib.window.painters.landmarks import draw_landmark
from mazelib.window.painters.raycaster import WallPiece

#: How wide a strip is, in pixels.
STRIP = 2
#: Where it shows no more leaves than a narrow one, a strip is so many times as wide.
WIDER = 2
#: So many strips side by side are in the same haze.
HAZY_STRIPS = 8
#: A piece of hedge whose ends are as high as each other, but for so many pixels, is seen from
#: straight ahead.
STRAIGHT = 0.5
#: How far the leaves of a hedge are shifted for each row or column of places, and for each side.
SHIFT = 0.37
SHIFT_OF_SIDE = 0.53
#: How hazy a hedge is at the limit of sight.
HAZE = 0.5
#: A hedge that is lower than this in the picture has no landmarks, in pixels.
LEAST_HEIGHT = 30


def draw_hedges(view: View, pieces: list[WallPiece]) -> None:
    """Draw the hedges with their leaves, and then what hangs on them."""
    strips = Strips(view)
    for piece in pieces:
        _draw_piece(view, piece, strips)
    strips.draw_tops()
    for piece in pieces:
        high = max(piece.height_at_left, piece.height_at_right)
        if high > LEAST_HEIGHT and piece.place is not None and piece.side is not None:
            left = round(piece.left)
            view.window.set_clip(Rect(left, 0, round(piece.right) - left, view.height))
            draw_landmark(view, piece.place, piece.side, light_of(view, piece))
    view.window.set_clip(None)


class _Edge(NamedTuple):
    """One end of a piece of hedge: where in the picture, how high, and how far along the hedge."""

    x: float
    high: float
    along: float


def _draw_piece(view: View, piece: WallPiece, strips: Strips) -> None:
    """Draw a piece of hedge in strips, each of them a strip of the picture of leaves.

    What is twice as deep is half as high: so the heights grow evenly from left to right, and where
    along the hedge a strip lies follows from them.
    """
    left, right = _edges(view, piece)
    light = light_of(view, piece)
    if abs(left.high - right.high) < STRAIGHT:
        high = left.high
        is_film = view.pen.is_film
        leaves = leaves_seen(view.garden, high, light, _haze(view, high), is_flat=is_film)
        _draw_straight(view, leaves, left, right)
        return
    wide = _strip_width(left, right)
    end = floor(right.x)
    across = max(1e-6, right.x - left.x)
    columns = _columns(view, left.high, light)
    for number, x in enumerate(range(floor(left.x), end, wide)):
        part = min(1.0, max(0.0, (x + wide / 2 - left.x) / across))
        high = left.high + part * (right.high - left.high)
        if number % HAZY_STRIPS == 0:
            columns = _columns(view, high, light)
        along = left.along + part * right.high / high * (right.along - left.along)
        column = int(along * 0.5 * columns.across) % columns.across
        strips.draw(columns, column, x, min(wide, end - x), high)


def _columns(view: View, high: float, light: float) -> Columns:
    """The leaves of a hedge that is so many pixels high, column by column."""
    haze = _haze(view, high)
    return columns_seen(view.garden, high, light, haze, is_flat=view.pen.is_film)


def _haze(view: View, high: float) -> float:
    """How hazy a hedge is that is so many pixels high: the lower, the hazier."""
    return HAZE * min(1.0, view.sight.focal / max(1.0, high) / SIGHT)


def _strip_width(left: _Edge, right: _Edge) -> int:
    """How wide a strip is: as wide as what it shows of the leaves, near the eye."""
    shown = abs(right.along - left.along) * HIGH
    return max(STRIP, min(WIDER * STRIP, int((right.x - left.x) / max(1.0, shown))))


def _edges(view: View, piece: WallPiece) -> tuple[_Edge, _Edge]:
    """The left and the right end of a piece of hedge."""
    eye = view.eye
    ahead_x, ahead_y = direction(eye.heading)
    shift = _shift(piece)
    ends = []
    for x, high in ((piece.left, piece.height_at_left), (piece.right, piece.height_at_right)):
        depth = view.sight.focal / max(1.0, high)
        right = (x - view.width / 2) / view.sight.focal * depth
        along = eye.x + depth * ahead_x - right * ahead_y
        if piece.side is not None and DELTAS[piece.side][0]:
            along = eye.y + depth * ahead_y + right * ahead_x
        ends.append(_Edge(x, max(1.0, high), along + shift))
    return ends[0], ends[1]


def _shift(piece: WallPiece) -> float:
    """How far the leaves of a hedge are shifted: else those at the left and right were the same."""
    if piece.place is None or piece.side is None:
        return 0.0
    across = piece.place[0] if DELTAS[piece.side][0] else piece.place[1]
    return SHIFT * across + SHIFT_OF_SIDE * piece.side


def _draw_straight(view: View, texture: Surface, left: _Edge, right: _Edge) -> None:
    """Draw a piece of hedge that is seen from straight ahead, all at once."""
    rows = texture.get_height()
    first_row, end_row = rows_seen(view, rows, left.high)
    top = view.horizon - left.high / 2
    upper = round(top + first_row * left.high / rows)
    lower = round(top + end_row * left.high / rows)
    texture_width = texture.get_width()
    first, last = sorted((left.along, right.along))
    begin = int(first * 0.5 * texture_width) % texture_width
    wide = max(1, round((last - first) * 0.5 * texture_width))
    part = Surface((wide, end_row - first_row), SRCALPHA)
    for start in (begin, begin - texture_width):
        part.blit(texture, (-start, -first_row))
    if right.along < left.along:
        part = transform.flip(part, True, False)
    x = floor(left.x)
    size = (max(1, floor(right.x) - x), max(1, lower - upper))
    view.window.blit(transform.smoothscale(part, size), (x, upper))
