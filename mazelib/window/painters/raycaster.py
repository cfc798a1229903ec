r"""The raycaster: each column of the picture has one ray, which ends at the wall that it meets.

Columns that meet the same side of the same wall place make a piece of wall (see ``wall_pieces``).

    seen from above                    the picture
    # # # # #                          |\__________/|
    #  \ /  #    rays leave the eye    | |________| |    height of a wall = focal / depth:
    # # e # #    and end at a wall     |/          \|    twice as deep is half as high

1. The rays fan out to the left and right of the heading, one for each column.
2. A ray goes from place to place, always across the nearest border, until it is in a wall.
3. Depth is measured along the heading and not along the ray, so a straight wall looks straight.

Source: J. Amanatides and A. Woo, "A Fast Voxel Traversal Algorithm for Ray Tracing", 1987.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import NamedTuple

from mazelib.grid.compass import DELTAS, Heading, Place, direction
from mazelib.maps.heya import Controls, Heya
from mazelib.walking.view import SIGHT

#: How many places the eye is behind the middle of its place: so it sees walls beside it too.
EYE_BACK = 0.45
#: So many sights are kept, the last ones: a walker that stands sees the same in every frame.
LAST_SIGHTS = 8
#: Stands for 0 if a ray runs straight along one axis: the other borders are far away then.
_ALMOST_STRAIGHT = 1e-12
#: A letter nearer than this is behind the eye, or the walker stands on it.
_TOO_NEAR = 0.5


class Eye(NamedTuple):
    """Where the eye is, and which way it looks.

    The middle of place (2, 1) is x=2.5, y=1.5. Heading 0.5 lies between up and right.
    """

    x: float
    y: float
    heading: float


class WallColumn(NamedTuple):
    """The wall in one column: its depth, its place, and which of its sides is seen.

    If the next wall is too far away, these are SIGHT, None, None.
    """

    depth: float
    place: Place | None
    side: Heading | None


class WallPiece(NamedTuple):
    """The part of one side of one wall place that is seen.

    It reaches from ``left`` to ``right``, and is so high there: all in pixels, also between two.
    ``depth`` is that of its middle; its place is None where the next wall is too far away.
    """

    place: Place | None
    side: Heading | None
    left: float
    right: float
    height_at_left: float
    height_at_right: float
    depth: float


class Letter(NamedTuple):
    """A control point in the picture (or another thing, whose character is "").

    ``x`` is its middle and ``height`` its height, both in pixels. In the columns ``seen`` no wall
    hides it.
    """

    character: str
    depth: float
    x: float
    height: float
    seen: range


class Sight(NamedTuple):
    """What an eye sees: the columns from left to right, and the letters, the farthest first.

    ``focal`` is the height of a wall at a depth of one place, in pixels.
    """

    eye: Eye
    columns: tuple[WallColumn, ...]
    letters: tuple[Letter, ...]
    focal: float


def eye_at(x: float, y: float, heading: float) -> Eye:
    """The eye of a walker at a place, or between two."""
    dx, dy = direction(heading)
    return Eye(x + 0.5 - EYE_BACK * dx, y + 0.5 - EYE_BACK * dy, heading)


@lru_cache(LAST_SIGHTS)
def see(heya: Heya, eye: Eye, waiting: Controls, width: int, height: int, count: int) -> Sight:
    """What an eye sees, in a picture of ``width`` x ``height`` pixels and ``count`` columns.

    ``waiting`` are the control points to be seen, as in heya.controls.
    """
    focal = max(1.0, min(width * 0.6, height * 0.8))
    dx, dy = direction(eye.heading)
    columns = []
    for number in range(count):
        right = ((number + 0.5) / count - 0.5) * width / focal
        columns.append(cast(heya, eye, dx - right * dy, dy + right * dx))
    letters = []
    for character, place in waiting:
        letter = spot(character, place, eye, columns, width, focal)
        if letter:
            letters.append(letter)
    letters.sort(key=_depth_of, reverse=True)
    return Sight(eye, tuple(columns), tuple(letters), focal)


def _depth_of(letter: Letter) -> float:
    return letter.depth


def cast(heya: Heya, eye: Eye, dx: float, dy: float) -> WallColumn:
    """Follow a ray to the first wall. It goes by (dx, dy) for each place of depth."""
    x = math.floor(eye.x)
    y = math.floor(eye.y)
    dx = dx or _ALMOST_STRAIGHT
    dy = dy or _ALMOST_STRAIGHT
    step_x = 1 if dx > 0 else -1
    step_y = 1 if dy > 0 else -1
    # A ray that goes right meets the left side of a wall, and so on.
    side_x = Heading.LEFT if dx > 0 else Heading.RIGHT
    side_y = Heading.UP if dy > 0 else Heading.DOWN
    # How deep the next border lies: of those between columns, and of those between rows.
    depth_x = _depth_of_border(eye.x, dx)
    depth_y = _depth_of_border(eye.y, dy)
    while True:
        if depth_x < depth_y:
            depth = depth_x
            side = side_x
            x += step_x
            depth_x += step_x / dx
        else:
            depth = depth_y
            side = side_y
            y += step_y
            depth_y += step_y / dy
        if depth > SIGHT:
            return WallColumn(SIGHT, None, None)
        if not heya.is_open((x, y)):
            return WallColumn(depth, (x, y), side)


def _depth_of_border(position: float, advance: float) -> float:
    """The depth at which a ray meets the first border of an axis.

    ``advance`` is how far it goes along that axis for each place of depth.
    """
    border = math.floor(position)
    if advance > 0:
        border += 1
    return (border - position) / advance


def wall_pieces(sight: Sight, width: int) -> list[WallPiece]:
    """The pieces of wall in a picture of this width, in pixels, from left to right.

    They lie side by side without a gap; each ends exactly where the wall does that is nearer.
    """
    runs = [list(run) for _face, run in groupby(enumerate(sight.columns), key=_face_of)]
    edges = [0.0]
    for run, following in pairwise(runs):
        edges.append(_edge_between(run[-1], following[0], sight, width))
    edges.append(float(width))
    pieces = []
    for run, (left, right) in zip(runs, pairwise(edges), strict=True):
        _number, column = run[0]
        high_left, high_right, high = (
            sight.focal * _nearness(column, sight, x, width)
            for x in (left, right, (left + right) / 2)
        )
        depth = sight.focal / high if high > 0 else SIGHT
        pieces.append(
            WallPiece(column.place, column.side, left, right, high_left, high_right, depth)
        )
    return pieces


def _face_of(numbered: tuple[int, WallColumn]) -> tuple[Place | None, Heading | None]:
    _number, column = numbered
    return column.place, column.side


def _edge_between(
    one: tuple[int, WallColumn], other: tuple[int, WallColumn], sight: Sight, width: int
) -> float:
    """Where in the picture one piece ends and the other begins: at the end of the nearer one."""
    column_width = width / len(sight.columns)
    between = (one[0] + 1) * column_width
    nearer = min(one[1], other[1], key=_depth_of_column)
    ends = [x for x in _ends_of(nearer, sight, width) if abs(x - between) <= column_width]
    return min(ends, key=lambda x: abs(x - between), default=between)


def _depth_of_column(column: WallColumn) -> float:
    return column.depth


def _ends_of(column: WallColumn, sight: Sight, width: int) -> list[float]:
    """Where the two ends of a side of a wall are in the picture, as far as they are ahead."""
    if column.place is None or column.side is None:
        return []
    x, y = column.place
    dx, dy = DELTAS[column.side]
    ends = []
    for along in (-0.5, 0.5):
        depth, right = _as_seen(
            x + 0.5 + 0.5 * dx - along * dy, y + 0.5 + 0.5 * dy + along * dx, sight.eye
        )
        if depth > 0:
            ends.append(width / 2 + sight.focal * right / depth)
    return ends


def _nearness(column: WallColumn, sight: Sight, x: float, width: int) -> float:
    """One divided by the depth at which the ray at x meets the plane of a side of a wall."""
    if column.place is None or column.side is None:
        return 1 / SIGHT
    eye = sight.eye
    right = (x - width / 2) / sight.focal
    ahead_x, ahead_y = direction(eye.heading)
    dx, dy = DELTAS[column.side]
    if dx:
        return (ahead_x - right * ahead_y) / (column.place[0] + (1 + dx) / 2 - eye.x)
    return (ahead_y + right * ahead_x) / (column.place[1] + (1 + dy) / 2 - eye.y)


def _as_seen(x: float, y: float, eye: Eye) -> tuple[float, float]:
    """How far a point is ahead of an eye, and how far to its right, in places."""
    dx = x - eye.x
    dy = y - eye.y
    ahead_x, ahead_y = direction(eye.heading)
    return dx * ahead_x + dy * ahead_y, dy * ahead_x - dx * ahead_y


def spot(
    character: str,
    place: tuple[float, float],
    eye: Eye,
    columns: Sequence[WallColumn],
    width: int,
    focal: float,
) -> Letter | None:
    """A control point in the picture; None if nothing of it can be seen."""
    x, y = place
    depth, right = _as_seen(x + 0.5, y + 0.5, eye)
    if depth < _TOO_NEAR:
        return None
    middle = width / 2 + focal * right / depth
    height = focal / 2 / depth  # Letters are half a place high.
    seen = []
    for number, column in enumerate(columns):
        pixel = (number + 0.5) / len(columns) * width
        if abs(pixel - middle) < height / 2 and column.depth > depth:
            seen.append(number)
    if not seen:
        return None
    return Letter(character, depth, middle, height, range(seen[0], seen[-1] + 1))
