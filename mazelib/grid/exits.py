"""The exits of every place: which of its four sides lead to floor."""

from operator import add

from mazelib.grid.compass import Heading
from mazelib.grid.places import Places

#: For each heading, a table for bytes.translate: 0 stays 0, and 1 becomes the bit of the heading.
_BIT = [bytes([0, 1 << heading]).ljust(256, b"\0") for heading in Heading]


def exits_of(floor: bytes, places: Places) -> bytes:
    """The exits of each place: bit h is set if heading h leads to floor.

    ``floor`` and the exits are in the order of the places' indexes; in ``floor``, 1 is open and 0
    is wall. Everything outside the grid is wall, so no exit leads over the edge. A place of wall
    has exits, too.
    """
    width = places.width
    rows = places.rows(floor)
    # The whole floor, moved by one place: what is above each place, at its right, and so on.
    above = bytes(width) + floor[:-width]
    at_right = b"".join(row[1:] + b"\0" for row in rows)
    below = floor[width:] + bytes(width)
    at_left = b"".join(b"\0" + row[:-1] for row in rows)
    # Bit by bit, in loops that Python runs by itself: a large map is drawn on without a delay.
    up_or_right = map(add, above, at_right.translate(_BIT[Heading.RIGHT]))
    below = below.translate(_BIT[Heading.DOWN])
    down_or_left = map(add, below, at_left.translate(_BIT[Heading.LEFT]))
    return bytes(map(add, up_or_right, down_or_left))
