"""The exits of every place: which of its four sides lead to floor."""

from mazelib.grid.places import Places


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
    sides = zip(above, at_right, below, at_left, strict=True)
    return bytes(up | right << 1 | down << 2 | left << 3 for up, right, down, left in sides)
