"""The calls of a rule that calls itself: a stack of bars, the first call on top.

    CALLS
    [ 1      ]
     [ 2     ]     road 3 was called by road 2, and that by road 1
      [ 3    ]
"""

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.lettering import Face
from mazelib.window.painters.maze_colours import road_colour
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.theme import INK

#: The width of the stack, and the height of a bar at most, in heights of text.
WIDTH = 5.6
HEIGHT = 1.25
#: How far a bar is indented at most, in heights of text; together they are at most half the width.
INDENT = 0.4
#: The bars of so many calls have the usual height; of more, they are lower.
USUAL = 5


def draw_calls(pen: Pen, room: Rect, calls: int, heading: int) -> int:
    """Draw a bar for each call, in the colour of its road, at the left of a room.

    Over them stands a small heading; its letters are so high. Return how wide the stack is, in
    pixels.
    """
    wide = round(WIDTH * pen.size)
    head = row_of(Rect(room.left, room.top, wide, 0), pen.lettering.line_height(heading))
    pen.write(_("Calls").upper(), head, pen.theme.faint, heading, face=Face.BOLD)
    room = without(room, top=head.height + pen.size // 4)
    each = min(round(HEIGHT * pen.size), room.height // max(USUAL, calls))
    gap = max(1, each // 8)
    indent = min(round(INDENT * pen.size), wide // (2 * calls))
    for number in range(calls):
        left = number * indent
        bar = Rect(room.left + left, room.top + number * each, wide - left, max(1, each - gap))
        pen.rounded(bar, road_colour(number + 1), pen.size // 5)
        if bar.height >= pen.smallest_heading:
            size = min(pen.smallest, bar.height)
            pen.write(str(number + 1), bar, INK, size, face=Face.BOLD, anchor="center")
    return wide
