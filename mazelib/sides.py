"""The open sides of all places of a map at once."""

from mazelib.compass import index_steps


def open_sides(floor: bytes, width: int) -> bytes:
    """The open neighbours of each place as four bits, bit h for heading h.

    The whole map is shifted by one step in each heading and the four copies are laid over
    each other. As numbers of a byte a place that is four shifts, however large the map.
    """
    margin = width + 1
    padded = _fenced(floor, width)
    sides = 0
    for heading, step in enumerate(index_steps(margin)):
        moved = padded[margin + step : len(padded) - margin + step]
        sides |= int.from_bytes(moved, "little") << heading
    fenced = sides.to_bytes(len(padded) - 2 * margin, "little")
    return b"".join(fenced[row : row + width] for row in range(0, len(fenced), margin))


def _fenced(floor: bytes, width: int) -> bytes:
    """The floor with a wall place after each row and a row of wall above and below."""
    wall_row = bytes(width + 1)
    rows = b"".join(floor[row : row + width] + b"\0" for row in range(0, len(floor), width))
    return wall_row + rows + wall_row
