"""The calls of a rule that calls itself: a stack of bars, the first call at the bottom.

    [  3  ]
    [  2  ]     road 3 was called by road 2, and that by road 1
    [  1  ]
"""

from pygame import Rect

from mazelib.window.lettering import Face
from mazelib.window.painters.maze_colours import road_colour
from mazelib.window.pen import Pen
from mazelib.window.theme import INK

#: The width of the stack, and the height of a bar at most, in heights of text.
WIDTH = 4.6
HEIGHT = 1.35
#: There is room for so many bars before they get lower.
USUAL = 5


def draw_calls(pen: Pen, inner: Rect, calls: int) -> int:
    """Draw a bar for each call, in the colour of its road, at the left of a room.

    Return how wide the stack is, in pixels.
    """
    wide = round(WIDTH * pen.size)
    each = min(round(HEIGHT * pen.size), inner.height // max(USUAL, calls))
    gap = max(1, each // 8)
    for call in range(1, calls + 1):
        bar = Rect(inner.left, inner.bottom - call * each, wide, max(1, each - gap))
        pen.rounded(bar, road_colour(call), pen.size // 5)
        size = min(pen.smallest, bar.height)
        if size >= pen.smallest_heading:
            pen.write(str(call), bar, INK, size, face=Face.BOLD, anchor="center")
    return wide
