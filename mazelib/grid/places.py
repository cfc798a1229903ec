"""The places of a grid, each with a number. Only here does (x, y) become a number, and back.

    (0, 0) (1, 0) (2, 0)        0  1  2
    (0, 1) (1, 1) (2, 1)        3  4  5        in reading order

A state is a place and a heading in one number: walks keep and compare millions of states.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from mazelib.grid.compass import DELTAS, Heading, Place

#: One byte or one character for each place, in the order of the indexes.
Cells = TypeVar("Cells", bytes, str)


@dataclass(frozen=True)
class Places:
    """All places of a grid: ``height`` rows with ``width`` places each, in reading order."""

    width: int
    height: int

    @property
    def count(self) -> int:
        """How many places there are."""
        return self.width * self.height

    @property
    def steps(self) -> tuple[int, int, int, int]:
        """By heading: what to add to the index of a place to get the index of the next place.

        This holds for steps inside the grid; one over the right edge would lead to the next row.
        """
        up, right, down, left = (dx + dy * self.width for dx, dy in DELTAS)
        return up, right, down, left

    def index(self, place: Place) -> int:
        """The number of a place inside the grid, from 0, in reading order."""
        x, y = place
        return y * self.width + x

    def place(self, index: int) -> Place:
        """The place that has this number."""
        return index % self.width, index // self.width

    def rows(self, cells: Cells) -> list[Cells]:
        """The cells of all places, cut into rows from the top down."""
        firsts = range(0, self.count, self.width)
        return [cells[first : first + self.width] for first in firsts]

    def contains(self, place: Place) -> bool:
        """Whether a place lies inside the grid."""
        x, y = place
        return 0 <= x < self.width and 0 <= y < self.height

    def __iter__(self) -> Iterator[Place]:
        """Each place once, in reading order: the one with index 0, with index 1, and so on."""
        for y in range(self.height):
            for x in range(self.width):
                yield x, y


def state_of(index: int, heading: int) -> int:
    """The state of a walker: the index of its place and its heading in one number."""
    return index * 4 + heading


def index_of(state: int) -> int:
    """The index of the place in a state."""
    return state // 4


def heading_of(state: int) -> Heading:
    """The heading in a state."""
    return Heading(state % 4)
