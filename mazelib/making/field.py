"""The field of a maze: rooms in a block of wall, and the wall places between them; and even chances.

A field of 3 × 2 rooms has (2 × 3 + 1) × (2 × 2 + 1) places. Both coordinates of a room are odd:

    # # # # # # #         o  room, numbered in reading order: 0 1 2
    # o . o . o #                                             3 4 5
    # . # . # . #         .  wall between two rooms, which a maker may open
    # o . o . o #         #  wall for ever
    # # # # # # #         places are numbered y * columns + x, as in a Heya
"""

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

from mazelib.grid.places import Places
from mazelib.maps.heya import MOST_PLACES, Heya
from mazelib.maps.heya_text import parse

#: What cells hold, a byte a place. A fence, neither wall nor open, is the border at work.
WALL, OPEN, FENCE = 0, 1, 2

Thing = TypeVar("Thing")


class MakerError(ValueError):
    """A maze that cannot be made; the message quotes what was asked for and says what can be."""


class Field:
    """How large a maze is, in ``rooms`` (``width`` × ``height``) and places (``columns`` × ``lines``).

    ``size`` is the number of places. ``steps`` leads one place up, right, down, left; a room is two
    steps away. Raises MakerError for a size below 1, or too large.
    """

    def __init__(self, width: int, height: int) -> None:
        if width < 1 or height < 1:
            raise MakerError(f"{width:,} × {height:,} rooms are too few: there must be 1 or more each way.")
        self.width, self.height, self.rooms = width, height, width * height
        self.columns, self.lines = 2 * width + 1, 2 * height + 1
        self.size = self.columns * self.lines
        self.steps = Places(self.columns, self.lines).steps
        if self.size > MOST_PLACES:
            most = f"at most {MOST_PLACES:,} places (1,000 × 1,000 rooms fit)"
            raise MakerError(f"{width:,} × {height:,} rooms are too many: a map has {most}.")

    def room(self, number: int) -> int:
        """The place number of a room."""
        y, x = divmod(number, self.width)
        return (2 * y + 1) * self.columns + 2 * x + 1

    def fenced(self) -> bytearray:
        """The cells to work on: all wall, with a fence for a border, and one more line of it below.

        So two steps from any room lead to a room or to the fence (upwards, by a negative index, to the last).
        """
        fence = bytes([FENCE])
        line = fence + bytes(self.columns - 2) + fence
        return bytearray(fence * self.columns + line * (self.lines - 2) + fence * 2 * self.columns)

    def unfenced(self, cells: bytearray) -> bytes:
        """The cells of a finished maze: 1 for open and 0 for wall, as in ``Heya.floor``."""
        return bytes(cells[: self.size]).replace(bytes([FENCE]), bytes([WALL]))


def made_heya(field: Field, cells: bytes, note: str = "") -> Heya:
    """The map of a made maze (1 open, 0 wall), S top left, G bottom right; MakerError if a room is wall."""
    columns = field.columns
    text = cells.replace(b"\0", b"#").replace(b"\1", b" ").decode()
    rows = [f"|{text[first + 1 : first + columns - 1]}|" for first in range(0, field.size, columns)]
    rows[0] = rows[-1] = "+" + "-" * (columns - 2) + "+"
    if any("#" in row[1::2] for row in rows[1::2]):
        raise MakerError("the maze is not ready: some of its rooms are wall.")
    rows[1] = f"|S{rows[1][2:]}"
    rows[-2] = f"{rows[-2][:-2]}G|"  # (A maze of one room has no S.)
    return parse("\n".join([*rows, "", note] if note else rows) + "\n", "made.txt")


def pick(things: Sequence[Thing], rng: random.Random) -> Thing:
    """One of the things, each as likely as the others."""
    return things[int(rng.random() * len(things))]


def shuffled(things: Iterable[Thing], rng: random.Random) -> list[Thing]:
    """The things in any order, each as likely as the others (the shuffle of R. A. Fisher and F. Yates)."""
    mixed = list(things)
    for left in range(len(mixed), 1, -1):
        chosen = int(rng.random() * left)
        mixed[chosen], mixed[left - 1] = mixed[left - 1], mixed[chosen]
    return mixed
