"""The pictures at both ends of a maze, and the little arrows that say where it is open.

Measures are in millimetres.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil, floor

from mazelib.export.sheets.ends import Opening
from mazelib.export.sheets.ornaments import arrow
from mazelib.export.sheets.placed import PlacedMaze
from mazelib.export.sheets.shapes import INK, Area, Box, Point, Shape
from mazelib.export.sheets.themes import Theme
from mazelib.grid.compass import DELTAS

#: How large a picture is, as a part of the room for it outside the maze, and of a room inside.
PICTURE = 0.84
PICTURE_ON_ANSWER = 0.7
INSIDE = 0.82
#: How far a picture is moved if it would lie on the maze, as parts of its size: ahead, to a side.
ASIDE = sorted(
    ((ahead / 10, beside / 10) for ahead in range(16) for beside in range(-12, 13)),
    key=lambda moved: abs(moved[0]) + abs(moved[1]),
)
#: The arrow between a picture and the opening: how far it is from the opening, how long it is, both
#: as parts of the room for the picture, and how long it may be, as a part of a room.
NEAR_ARROW = 0.03
ARROW = 0.14
WIDEST_ARROW = 0.6


def pictures(maze: PlacedMaze, theme: Theme) -> Iterator[Shape]:
    """The pictures at both ends: outside, before an opening; otherwise in the room itmaze.

    They are outlines to be coloured, with an arrow at each opening. On answers, they are small, and
    have their colours.
    """
    goal = maze.page.heya.controls[0][1]
    opened = {opening.room: opening for opening in maze.openings}
    for room, picture in ((maze.page.heya.start, theme.start), (goal, theme.goal)):
        drawing = picture() if maze.page.route else picture().outlined()
        if room in opened:
            middle = _middle_of_picture(maze, opened[room])
            yield from drawing.placed(middle, _size(maze))
            if not maze.page.route:
                yield _little_arrow(maze, opened[room])
        else:
            yield from drawing.placed(maze.point(room), INSIDE * maze.side)


def _size(maze: PlacedMaze) -> float:
    """How large a picture outside the maze is."""
    return (PICTURE_ON_ANSWER if maze.page.route else PICTURE) * maze.mark


def _middle_of_picture(maze: PlacedMaze, opening: Opening) -> Point:
    """The middle of the picture before an opening, where it lies on no room."""
    x, y = maze.outside(opening)
    right, down = DELTAS[opening.heading]
    away = maze.mark - _size(maze) / 2
    nearest = (x + right * away, y + down * away)
    for ahead, beside in ASIDE:
        ahead *= maze.mark
        beside *= maze.mark
        x = nearest[0] + right * ahead + down * beside
        y = nearest[1] + down * ahead + right * beside
        further = _in_box(maze, (x, y))
        if _is_free(maze, further):
            return further
    return _in_box(maze, nearest)


def _in_box(maze: PlacedMaze, middle: Point) -> Point:
    """The nearest middle of a picture that is in the box of the maze with all of it."""
    half = _size(maze) / 2
    x = min(max(middle[0], maze.box.left + half), maze.box.right - half)
    y = min(max(middle[1], maze.box.top + half), maze.box.bottom - half)
    return x, y


def _is_free(maze: PlacedMaze, middle: Point) -> bool:
    """Whether a picture with this middle lies on no room."""
    half = _size(maze) / 2
    clear = maze.mark / 2
    left = (middle[0] - clear - maze.left) / maze.side
    top = (middle[1] - clear - maze.top) / maze.side
    wide = 2 * clear / maze.side
    if not maze.around.is_beside(Box(left, top, wide, wide)):
        return False
    first, last = _rooms_between(maze, middle[0] - half - maze.left, 2 * half)
    highest, lowest = _rooms_between(maze, middle[1] - half - maze.top, 2 * half)
    heya = maze.page.heya
    for column in range(first, last + 1):
        for row in range(highest, lowest + 1):
            room = (2 * column + 1, 2 * row + 1)
            if heya.places.contains(room) and heya.is_open(room):
                return False
    return True


def _rooms_between(maze: PlacedMaze, begins: float, long: float) -> tuple[int, int]:
    """The first and the last row of rooms, or column, that lies along such a stretch."""
    return floor(begins / maze.side), ceil((begins + long) / maze.side) - 1


def _little_arrow(maze: PlacedMaze, opening: Opening) -> Area:
    """A small arrow between a picture and its opening: into the maze, or out of it."""
    x, y = maze.outside(opening)
    right, down = DELTAS[opening.heading]
    near = NEAR_ARROW * maze.mark
    long = min(ARROW * maze.mark, WIDEST_ARROW * maze.side)
    if opening.leads_in:
        tip = (x + right * near, y + down * near)
        return replace(arrow(tip, long, -right, -down), colour=INK)
    tip = (x + right * (near + long), y + down * (near + long))
    return replace(arrow(tip, long, right, down), colour=INK)
