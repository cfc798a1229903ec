"""A log in a memory: a list to which a strategy only appends.

It grows with every turn. To freeze all of it anew each time would take longer and longer. So it is
frozen in pieces: each piece is frozen once, and only the newest values are frozen again.
"""

from mazelib.grid.compass import Explored, Heading, Turn
from mazelib.walking.freezer import FrozenLog
from mazelib.walking.memory import freeze

#: This many values make a piece.
PIECE = 128
#: Values that cannot be changed, besides tuples of such values.
FIXED = (bool, int, float, str, bytes, type(None), Heading, Turn, Explored)


class LogFreezer:
    """Freezes one log of a strategy, piece by piece, as it grows."""

    def __init__(self) -> None:
        self._values: list[object] = []
        self._pieces: list[bytes] = []

    def frozen(self, values: list[object]) -> FrozenLog:
        """The log with these values: those of the last time and perhaps more, or another list."""
        if values is not self._values:
            self._values = values
            self._pieces = []
        begin = len(self._pieces) * PIECE
        while len(values) >= begin + PIECE:
            piece = values[begin : begin + PIECE]
            if not all(map(_is_fixed, piece)):
                break  # They may still be changed.
            self._pieces.append(freeze({"values": piece}))
            begin += PIECE
        return FrozenLog(tuple(self._pieces), values[begin:])


def _is_fixed(value: object) -> bool:
    if type(value) is tuple:
        return all(map(_is_fixed, value))
    return type(value) in FIXED
