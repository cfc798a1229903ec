"""Paints a garden maze through a walker's eyes: sky, paths of sand, hedges, and what stands there.

Hedges along the way straight ahead lie in the shade; those across it are brighter, and hazy far
away. What is seen through an opening at the side is sunny.
"""

from functools import lru_cache
from math import floor, pi, sin
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface, draw, transform

from mazelib.game.racers import Spot
from mazelib.grid.compass import DELTAS, Heading, Place, Turn, direction, turned
from mazelib.maps.heya import Heya
from mazelib.walking.view import SIGHT
from mazelib.window.lettering import Lettering
from mazelib.window.painters.fountain import draw_fountain
from mazelib.window.painters.garden_sky import draw_footprints, draw_ground
from mazelib.window.painters.garden_things import Standing, draw_standing
from mazelib.window.painters.garden_verge import draw_shade, draw_tufts
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.gardens import GARDENS, Garden
from mazelib.window.painters.hedge_leaves import HIGH, leaves_seen
from mazelib.window.painters.landmarks import draw_landmark
from mazelib.window.painters.raycaster import WallPiece, wall_pieces
from mazelib.window.painters.trees import draw_trees
from mazelib.window.pen import Pen
from mazelib.window.pictures import Pictures
from mazelib.window.theme import Theme

#: How far the picture goes up and down with a step, in heights of the picture.
BOB = 0.008
#: How many strips a picture has from left to right: for a walker that stands, and for one that
#: moves. Each is at least two pixels wide.
STRIPS = 640
STRIPS_MOVING = 320
#: So many strips side by side are in the same haze.
HAZY_STRIPS = 8
#: A piece of hedge whose ends are as high as each other, but for so many pixels, is seen from
#: straight ahead.
STRAIGHT = 0.5
#: How far the leaves of a hedge are shifted for each row or column of places, and for each side.
SHIFT = 0.37
SHIFT_OF_SIDE = 0.53
#: How bright a hedge is along the way, across it, and behind an opening at the side.
ALONG = 0.74
ACROSS = 1.0
SUNNY = 1.25
#: How sunny it is by how many places it lies aside of the way straight ahead.
SUN = (0.0, 1.0, 0.6, 0.3)
#: How hazy a hedge is at the limit of sight.
HAZE = 0.5
#: A hedge that is lower than this in the picture has no landmarks, in pixels.
LEAST_HEIGHT = 30


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
    picture = Surface(size)
    view = View(Pen(picture, *looks), picture.get_rect(), heya, at, up, around.garden)
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
    return picture


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


def draw_hedges(view: View, pieces: list[WallPiece]) -> None:
    """Draw the hedges with their leaves, and then what hangs on them."""
    for piece in pieces:
        _draw_piece(view, piece)
    for piece in pieces:
        high = max(piece.height_at_left, piece.height_at_right)
        if high > LEAST_HEIGHT and piece.place is not None and piece.side is not None:
            left = round(piece.left)
            view.window.set_clip(Rect(left, 0, round(piece.right) - left, view.height))
            draw_landmark(view, piece.place, piece.side)
    view.window.set_clip(None)


class _Edge(NamedTuple):
    """One end of a piece of hedge: where in the picture, how high, and how far along the hedge."""

    x: float
    high: float
    along: float


def _draw_piece(view: View, piece: WallPiece) -> None:
    """Draw a piece of hedge in strips, each of them a strip of the picture of leaves.

    What is twice as deep is half as high: so the heights grow evenly from left to right, and where
    along the hedge a strip lies follows from them.
    """
    left, right = _edges(view, piece)
    light = _light(view, piece)
    if abs(left.high - right.high) < STRAIGHT:
        _draw_straight(view, _leaves(view, left.high, light), left, right)
        return
    # Who stands looks closer: then all edges are smooth.
    scale = transform.smoothscale if view.stands else transform.scale
    wide = _strip_width(view, left, right)
    end = floor(right.x)
    across = max(1e-6, right.x - left.x)
    strips = []
    texture = _leaves(view, left.high, light)
    for number, x in enumerate(range(floor(left.x), end, wide)):
        part = min(1.0, max(0.0, (x + wide / 2 - left.x) / across))
        high = left.high + part * (right.high - left.high)
        if number % HAZY_STRIPS == 0:
            texture = _leaves(view, high, light)
        columns = texture.get_width()
        along = left.along + part * right.high / high * (right.along - left.along)
        first, many, top, height = _rows(view, texture.get_height(), high)
        strip = texture.subsurface((int(along * 0.5 * columns) % columns, first, 1, many))
        strips.append((scale(strip, (min(wide, end - x), height)), (x, top)))
    view.window.blits(strips, False)


def _leaves(view: View, high: float, light: float) -> Surface:
    """The leaves of a hedge that is so many pixels high: the lower it is, the hazier."""
    depth = view.sight.focal / max(1.0, high)
    haze = HAZE * min(1.0, depth / SIGHT)
    return leaves_seen(view.garden, high, light, haze, is_flat=view.pen.is_film)


def _strip_width(view: View, left: _Edge, right: _Edge) -> int:
    """How wide a strip is: as wide as what it shows of the leaves, near the eye."""
    strips = STRIPS if view.stands else STRIPS_MOVING
    least = max(2, -(-view.width // strips))
    shown = abs(right.along - left.along) * HIGH
    most = 2 * least if view.stands else least
    return max(least, min(most, int((right.x - left.x) / max(1.0, shown))))


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


def _light(view: View, piece: WallPiece) -> float:
    """How bright a piece of hedge is. While the walker turns, it changes smoothly."""
    heading = view.eye.heading
    before = floor(heading)
    one = _light_facing(view, piece, Heading(before % 4))
    other = _light_facing(view, piece, Heading((before + 1) % 4))
    return one + (heading - before) * (other - one)


def _light_facing(view: View, piece: WallPiece, heading: Heading) -> float:
    """How bright a piece of hedge is for an eye that looks straight in a heading."""
    if piece.place is None or piece.side is None:
        return ACROSS
    right_x, right_y = DELTAS[turned(heading, Turn.RIGHT)]
    x, y = piece.place
    aside = abs((x - floor(view.eye.x)) * right_x + (y - floor(view.eye.y)) * right_y)
    light = ACROSS
    if piece.side % 2 != heading % 2:
        light = ALONG
        aside -= 1  # The hedge beside a way is one place aside of it.
    return light + SUN[min(max(0, aside), len(SUN) - 1)] * (SUNNY - light)


def _rows(view: View, rows: int, high: float) -> tuple[int, int, int, int]:
    """The rows of a picture that are seen of a hedge that is so high: the first one, how many.

    And where they are in the window: their top, and their height.
    """
    top = view.horizon - high / 2
    scale = high / rows
    first = int(-top / scale) if top < 0 else 0
    many = max(1, min(rows, int((view.height - top) / scale) + 2) - first)
    drawn_top = round(top + first * scale)
    return first, many, drawn_top, max(1, round(top + (first + many) * scale) - drawn_top)


def _draw_straight(view: View, texture: Surface, left: _Edge, right: _Edge) -> None:
    """Draw a piece of hedge that is seen from straight ahead, all at once."""
    first_row, many, top, height = _rows(view, texture.get_height(), left.high)
    texture_width = texture.get_width()
    first, last = sorted((left.along, right.along))
    begin = int(first * 0.5 * texture_width) % texture_width
    wide = max(1, round((last - first) * 0.5 * texture_width))
    part = Surface((wide, many), SRCALPHA)
    for start in (begin, begin - texture_width):
        part.blit(texture, (-start, -first_row))
    if right.along < left.along:
        part = transform.flip(part, True, False)
    x = floor(left.x)
    size = (max(1, floor(right.x) - x), height)
    view.window.blit(transform.smoothscale(part, size), (x, top))
