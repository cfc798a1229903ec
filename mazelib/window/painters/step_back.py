"""The step back of a worker that is stuck: an arrow grows along the last piece of its thread."""

from mazelib.grid.compass import Place, heading_to
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.smooth import draw_line
from mazelib.window.drawing.theme import INK

#: How thick the arrow is, and how large its head, in places; and the least of both, in pixels.
THICK = 0.26
THINNEST = 3
HEAD = 0.95
SMALLEST_HEAD = 14


def draw_step_back(pen: Pen, grid: PlaceGrid, room: Place, before: Place, share: float) -> None:
    """Draw an arrow from a room to the one before it; it is whole once ``share`` (0 to 1) is 1.

    It is yellow, for that is now, and takes the place of the thread.
    """
    start = grid.rect_of(room).center
    end = grid.rect_of(before).center
    tip = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
    thick = max(THINNEST, round(THICK * grid.cell))
    edge = max(1, thick // 4)
    draw_line(pen.window, INK, (start, tip), thick + 2 * edge)
    draw_line(pen.window, pen.theme.mark, (start, tip), thick)
    head = max(SMALLEST_HEAD, round(HEAD * grid.cell))
    pen.picture("arrow", tip, head, heading_to(room, before))
