"""The bar under a maze whose rooms are merged: a box for each room of the maze.

    # walls broken 5         12 rooms         groups 7 #
    [#][#][#][#][#][ ][ ][ ][ ][ ][ ][ ]

Each wall that breaks makes two groups one: so a box turns from a group to a broken wall. Should a
rule break a wall inside a group, both parts overlap: then each has a row of its own.
"""

from itertools import pairwise

from pygame import Rect, draw

from mazelib.text.sentences import _, ngettext
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.drawing.theme import Colour
from mazelib.window.screen.strip import RoomCounts

#: The colours of both parts, on light and on dark cards: one is dark, one is light, in grey, too.
BROKEN: Colour = (18, 104, 116)
GROUP: Colour = (240, 205, 160)
#: The height of the boxes, and the room above and below them, in heights of text.
BOXES = 20 / 21
ABOVE = 5 / 21
BELOW = 10 / 21
#: There is a gap between so many boxes at most, and where they have at least this width in pixels.
MOST_BOXES = 48
LEAST_BOX = 9
#: The gap between two boxes, in pixels.
GAP = 2


def draw_room_bar(pen: Pen, area: Rect, counts: RoomCounts) -> int:
    """Draw the bar and its words at the foot of a card; return how high they are with their edge.

    They stand at the same place in every card of this size.
    """
    inner = area.inflate(-2 * pen.size, 0)
    high = round(BOXES * pen.size)
    below = round(BELOW * pen.size)
    boxes = Rect(inner.left, inner.bottom - below - high, inner.width, high)
    line = pen.lettering.line_height(pen.size)
    above = round(ABOVE * pen.size)
    _draw_words(pen, Rect(inner.left, boxes.top - above - line, inner.width, line), counts)
    _draw_boxes(pen, boxes, counts)
    return below + high + above + line


def draw_small_room_bar(pen: Pen, row: Rect, counts: RoomCounts) -> None:
    """Draw the bar into one row, with the number of groups at its right.

    It has a box for each wall that is to break: so it is full once all rooms are one group.
    """
    most = _groups_in_words(counts.rooms)
    wide = pen.lettering.width(most, pen.size, Face.BOLD)
    boxes = Rect(row.left, 0, row.width - wide - pen.size // 2, round(BOXES * pen.size))
    boxes.centery = row.centery
    to_break = counts._replace(rooms=counts.rooms - 1, groups=max(0, counts.groups - 1))
    _draw_boxes(pen, boxes, to_break)
    words = Rect(row.right - wide, row.top, wide, row.height)
    pen.write(_groups_in_words(counts.groups), words, face=Face.BOLD)


def _groups_in_words(count: int) -> str:
    return _("groups {count:,}").format(count=count)


def _draw_words(pen: Pen, row: Rect, counts: RoomCounts) -> None:
    """Write how many walls are broken at the left, the groups at the right, the rooms between."""
    side = pen.size * 2 // 3
    square = Rect(0, 0, side, side)
    square.midleft = row.midleft
    pen.rounded(square, BROKEN, side // 4)
    broken = _("walls broken {count:,}").format(count=counts.broken)
    at = without(row, left=side + pen.size // 3)
    left = pen.write(broken, at, face=Face.BOLD).right
    square.midright = row.midright
    pen.rounded(square, GROUP, side // 4, pen.theme.faint)
    groups = _groups_in_words(counts.groups)
    at = Rect(row.left, row.top, square.left - pen.size // 3 - row.left, row.height)
    right = pen.write(groups, at, face=Face.BOLD, anchor="midright").left
    rooms = ngettext("{count:,} room", "{count:,} rooms", counts.rooms).format(count=counts.rooms)
    if right - left > pen.lettering.width(rooms, pen.size) + 2 * pen.size:
        pen.write(rooms, row, pen.theme.faint, anchor="center")


def _draw_boxes(pen: Pen, room: Rect, counts: RoomCounts) -> None:
    """Draw the walls broken from the left, and the groups from the right.

    If together they are not as many as rooms, that is seen: a part stays empty, or both overlap.
    """
    whole = max(1, counts.rooms, counts.broken, counts.groups)
    row = Rect(room)
    if counts.broken + counts.groups > whole:
        row = row_of(room, room.height // 2)
    edges = [room.left + room.width * number // whole for number in range(whole + 1)]
    has_gaps = whole <= MOST_BOXES and room.width >= LEAST_BOX * whole
    gap = GAP if has_gaps else 0
    pen.window.fill(pen.theme.window, room)
    _fill(pen, row, edges[: counts.broken + 1], gap, BROKEN)
    lower = Rect(row.left, room.bottom - row.height, row.width, row.height)
    _fill(pen, lower, edges[whole - counts.groups :], gap, GROUP)
    if counts.newest:
        left = edges[counts.broken - counts.newest]
        at = Rect(left, row.top, edges[counts.broken] - left - gap, row.height)
        draw.rect(pen.window, pen.theme.mark, at.inflate(2, 2), max(2, pen.size // 5))


def _fill(pen: Pen, row: Rect, edges: list[int], gap: int, colour: Colour) -> None:
    """Fill the boxes between these edges, or all as one where there is no gap between them."""
    if not gap:
        edges = [edges[0], edges[-1]]
    for left, right in pairwise(edges):
        pen.window.fill(colour, Rect(left, row.top, right - left - gap, row.height))
