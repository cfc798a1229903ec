"""How far it is to the goal from each room that may be taken: a dashed line, and its length.

    [12] ? - - - -
                   - - - - G
     [10] ? - - - -
"""

from collections.abc import Sequence

from pygame import Rect

from mazelib.grid.compass import DELTAS, Place, heading_to
from mazelib.making.rule_helpers import how_far
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.smooth import draw_dashes
from mazelib.window.drawing.theme import INK, PAPER

#: How thick a dashed line is, in places, and in pixels at least.
THICK = 0.09
THINNEST = 2
#: The height of a length, in places; where places are smaller than this, in pixels, there is none.
LETTERS = 0.6
LENGTHS_FROM = 12
#: How much a sign in a room may reach beyond it, in pixels.
BESIDE = 2
#: A length has at most so many decimals.
MOST_DECIMALS = 3


def draw_lines_to_goal(pen: Pen, grid: PlaceGrid, rooms: Sequence[Place], goal: Place) -> None:
    """Draw a dashed line from each room to the goal."""
    end = grid.rect_of(goal).center
    width = max(THINNEST, round(THICK * grid.cell))
    for room in rooms:
        start = grid.rect_of(room).center
        draw_dashes(pen.window, pen.theme.control, start, end, width, edge=PAPER)


def draw_lengths(
    pen: Pen, grid: PlaceGrid, rooms: Sequence[Place], goal: Place, stands: Place
) -> None:
    """Write beside each room how far it is to the goal, in places.

    That is on its far side, as seen from the room where the worker ``stands``.
    """
    if grid.cell < LENGTHS_FROM:
        return
    size = max(pen.smallest, round(LETTERS * grid.cell))
    window = pen.window.get_clip()
    for room, words in zip(rooms, lengths_in_words(rooms, goal), strict=True):
        at = Rect(0, 0, 0, round(1.4 * size))
        at.width = pen.lettering.width(words, size, Face.BOLD) + size * 2 // 3
        dx, dy = DELTAS[heading_to(stands, room)]
        beside = grid.rect_of(room)
        across = (beside.width + at.width + BESIDE) // 2
        down = (beside.height + at.height + BESIDE) // 2
        at.center = (beside.centerx + dx * across, beside.centery + dy * down)
        at.clamp_ip(window)
        pen.pill(at, PAPER, pen.theme.control)
        pen.write(words, at, INK, size, face=Face.BOLD, anchor="center")


def lengths_in_words(rooms: Sequence[Place], goal: Place) -> list[str]:
    """How far it is from each room to a goal, with as many decimals as tell them apart."""
    far = [how_far(room, goal) for room in rooms]
    words: list[str] = []
    for decimals in range(MOST_DECIMALS + 1):
        words = [f"{each:.{decimals}f}" for each in far]
        if len({*words}) == len({*far}):
            break
    return words
