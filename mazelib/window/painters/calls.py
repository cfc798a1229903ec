"""The calls of a rule that calls itself, in one row: each has made the next one.

    CALLS   [make] > [1] > [2] > [3]        road 3 was called by road 2, and that by road 1

The innermost one is at work: it has a yellow frame.
"""

from math import ceil
from typing import NamedTuple

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, without
from mazelib.window.drawing.theme import INK, PAPER, Colour, mixed
from mazelib.window.painters.maze_colours import road_colour
from mazelib.window.screen.strip import CallRow

#: The height of the row, in heights of the strip; at most, and of the space above it, in heights
#: of text.
HIGH = 0.27
HIGHEST = 2.4
ABOVE = 6 / 21
#: In heights of the row: letters, the width of a chip with a number, the space between two chips.
LETTERS = 0.66
WIDE = 1.1
GAP = 0.5
#: The name of a rule takes at most this share of the width.
WIDEST_NAME = 0.25
#: How dark the chip with the name of a rule is.
NAME_GROUND = 0.16


class Chip(NamedTuple):
    """A call in the row: what stands on it, its colour, and how far it is there, 0 to 1.

    One that ``comes`` slides in; one that goes fades out. The innermost one ``is_at_work``.
    """

    words: str
    colour: Colour
    there: float = 1.0
    comes: bool = False
    is_at_work: bool = False


def calls_height(pen: Pen, high: int) -> int:
    """The height of the row in a strip that is so high, with the space above it, in pixels.

    There is no row where its numbers could not be read.
    """
    height = min(round(HIGH * high), round(HIGHEST * pen.size))
    return height if height >= pen.smallest + round(ABOVE * pen.size) + 4 else 0


def draw_calls_below(pen: Pen, room: Rect, calls: CallRow, heading: int) -> None:
    """Draw the row at the foot of a strip, behind a small heading whose letters are so high."""
    above = round(ABOVE * pen.size)
    row = Rect(room.left, room.top + above, room.width, room.height - above)
    head = pen.write(_("Calls").upper(), row, pen.theme.faint, heading, face=Face.BOLD)
    draw_calls(pen, without(row, left=head.width + round(GAP * row.height)), calls)


def draw_calls(pen: Pen, row: Rect, calls: CallRow) -> None:
    """Draw the row from its left."""
    size = max(pen.smallest, round(LETTERS * row.height))
    wide = round(WIDE * row.height)
    gap = round(GAP * row.height)
    name = pen.cut_to_fit(calls.rule, round(WIDEST_NAME * row.width), size, Face.BOLD)
    name_wide = pen.lettering.width(name, size, Face.BOLD) + pen.size
    at = Rect(row.left, row.top, name_wide, row.height)
    ground = mixed(PAPER, INK, NAME_GROUND)
    is_alone = calls.depth <= calls.returned and not calls.asks
    _draw_chip(pen, at, Chip(name, ground, is_at_work=is_alone), size)
    chips = _chips(calls, (row.right - at.right) // (wide + gap))
    for chip in chips:
        sign = Rect(at.right, row.top, gap, row.height)
        pen.write_centred(">", sign, mixed(pen.theme.panel, pen.theme.faint, chip.there), pen.size)
        at = Rect(sign.right, row.top, wide, row.height)
        if chip.comes:
            at.left -= round((1 - chip.there) * gap)
        _draw_chip(pen, at, chip, size)


def _chips(calls: CallRow, most: int) -> list[Chip]:
    """The chips of all calls, those that come or go included; "..." stands for some of them.

    No more than ``most`` are drawn, if that is at least three.
    """
    chips = []
    returned = ceil(calls.returned)
    for call in range(calls.depth):
        comes = call >= calls.depth - calls.new
        inside = calls.depth - 1 - call  # So many calls return before it.
        there = calls.come if comes else 1 - max(0.0, min(1.0, calls.returned - inside))
        if there > 0 or comes:
            number = calls.first + call
            is_at_work = inside == min(returned, calls.depth - 1) and not calls.asks
            chips.append(Chip(str(number), road_colour(number), there, comes, is_at_work))
    if calls.asks:
        chips.append(Chip("?", PAPER, is_at_work=True))
    most = max(3, most)
    if calls.is_uncounted:
        chips[most - 1 :] = [Chip("...", chips[-1].colour, is_at_work=True)]
    elif len(chips) > most:
        chips[1 : 2 + len(chips) - most] = [Chip("...", chips[0].colour)]
    return chips


def _draw_chip(pen: Pen, at: Rect, chip: Chip, size: int) -> None:
    """Draw a chip, with a yellow frame if its call is at work; one that goes is pale."""
    share = 1.0 if chip.comes else chip.there
    ground = mixed(pen.theme.panel, chip.colour, share)
    radius = pen.size // 3
    inside = at.inflate(-2, -2)
    if chip.is_at_work:
        pen.rounded(at, INK, radius)
        pen.rounded(inside, ground, radius, pen.theme.mark, max(2, pen.size // 6))
    else:
        pen.rounded(inside, ground, radius)
    ink = mixed(ground, INK, share)
    pen.write(chip.words, at, ink, size, face=Face.BOLD, anchor="center")
