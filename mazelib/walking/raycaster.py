r"""The raycaster: for each column of the picture, one ray through the map to the wall it meets.

    seen from above                    the picture
    # # # # #                          |\__________/|
    #  \ /  #    rays leave the eye    | |________| |    height of a wall = focal / depth:
    # # e # #    and end at a wall     |/          \|    twice as deep is half as high

1. The rays fan out to the left and right of the heading, one for each column.
2. A ray goes from place to place, always over the nearest border, until it is in a wall.
3. Depth is measured along the heading and not along the ray, so a straight wall looks straight.

Source: J. Amanatides and A. Woo, "A Fast Voxel Traversal Algorithm for Ray Tracing", 1987.
"""

import math
from typing import NamedTuple

from mazelib.grid.compass import Heading, Place, direction
from mazelib.maps.heya import Heya
from mazelib.walking.moment import Moment

#: In places: how far one sees, how far the eye is behind the middle of its place.
SIGHT, EYE_BACK = 12, 0.45
Controls = tuple[tuple[str, Place], ...]


class Eye(NamedTuple):
    """Where the eye is and looks. Place (2, 1) has its middle at (2.5, 1.5); up and right is heading 0.5."""

    x: float
    y: float
    heading: float


class Column(NamedTuple):
    """The wall in one column: its depth, its place, which side of it is seen. Too far: SIGHT, None, None."""

    depth: float
    place: Place | None
    side: Heading | None


class Letter(NamedTuple):
    """A control point (or "": a ghost): its depth, middle and height in pixels, where no wall hides it."""

    character: str
    depth: float
    x: float
    height: float
    seen: range


class Sight(NamedTuple):
    """What an eye sees: columns from left to right, the farthest letter first; ``focal`` in pixels."""

    eye: Eye
    columns: list[Column]
    letters: list[Letter]
    focal: float


def eye_at(x: float, y: float, heading: float) -> Eye:
    """The eye of a walker at a place, or between two."""
    dx, dy = direction(heading)
    return Eye(x + 0.5 - EYE_BACK * dx, y + 0.5 - EYE_BACK * dy, heading)


def on_the_way(moment: Moment, phase: float) -> tuple[float, float, float]:
    """Where a walker is after a part (0 to 1) of its tick: x, y, heading; it turns, then it steps."""
    (x, y), heading = moment.place, moment.heading
    (to_x, to_y), to_heading = moment.after or (moment.place, heading)
    quarters = (to_heading - heading + 1) % 4 - 1  # To the left is -1, not 3.
    step = max(0.0, 2 * phase - 1) if quarters else phase
    return x + step * (to_x - x), y + step * (to_y - y), heading + quarters * min(1.0, 2 * phase)


def look(heya: Heya, eye: Eye, waiting: Controls, width: int, height: int, count: int) -> Sight:
    """What an eye sees, in a picture of so many pixels and columns; ``waiting`` are like heya.controls."""
    focal = max(1.0, min(width * 0.6, height * 0.8))  # So large is a wall that is one place deep.
    dx, dy = direction(eye.heading)
    rights = [((number + 0.5) / count - 0.5) * width / focal for number in range(count)]
    columns = [cast(heya, eye, dx - right * dy, dy + right * dx) for right in rights]
    letters = filter(None, (spot(letter, at, eye, columns, width, focal) for letter, at in waiting))
    return Sight(eye, columns, sorted(letters, key=lambda letter: -letter.depth), focal)


def cast(heya: Heya, eye: Eye, dx: float, dy: float) -> Column:
    """Follow a ray, which goes by (dx, dy) for each place of depth, to the first wall."""
    x, y = math.floor(eye.x), math.floor(eye.y)
    dx, dy = dx or 1e-12, dy or 1e-12  # Straight along one axis, the next border of the other is far away.
    step_x, step_y = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    depth_x, depth_y = (x + (dx > 0) - eye.x) / dx, (y + (dy > 0) - eye.y) / dy
    while True:
        if depth_x < depth_y:
            depth, side = depth_x, Heading.LEFT if dx > 0 else Heading.RIGHT
            x, depth_x = x + step_x, depth_x + step_x / dx
        else:
            depth, side = depth_y, Heading.UP if dy > 0 else Heading.DOWN
            y, depth_y = y + step_y, depth_y + step_y / dy
        if depth > SIGHT:
            return Column(SIGHT, None, None)
        if not heya.is_open((x, y)):
            return Column(depth, (x, y), side)


def spot(letter: str, at: Place, eye: Eye, columns: list[Column], width: int, focal: float) -> Letter | None:
    """A control point as far as no wall hides it; None where nothing of it is to be seen."""
    ahead_x, ahead_y = direction(eye.heading)
    dx, dy = at[0] + 0.5 - eye.x, at[1] + 0.5 - eye.y
    depth, right = dx * ahead_x + dy * ahead_y, dy * ahead_x - dx * ahead_y
    if depth < 0.5:  # It is behind, or the walker stands on it.
        return None
    middle, height = width / 2 + focal * right / depth, focal / 2 / depth  # Letters are half a place high.
    inside = [n for n in range(len(columns)) if abs((n + 0.5) / len(columns) * width - middle) < height / 2]
    seen = [n for n in inside if columns[n].depth > depth]
    return Letter(letter, depth, middle, height, range(seen[0], seen[-1] + 1)) if seen else None
