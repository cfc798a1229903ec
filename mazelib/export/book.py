"""A book of mazes to take home: each is harder than the last, or of another shape.

    maze      1    2      3     4      5    6
    shape     -    heart  fish  house  cat  star      a certificate follows the sixth
    stars     1    2      3     4      5    5         for five stars; for three: 1 1 2 2 3 3

The seventh maze is the first one of another book.
"""

from math import ceil

#: How many mazes a book has, and their shapes. The first one has none.
MAZES = 6
SHAPES = ("", "heart", "fish", "house", "cat", "star")


def stars_of(number: int, hard: int) -> int:
    """How many stars the maze of this number has in a book whose hardest maze is so hard."""
    return ceil(hard * _place(number) / MAZES)


def shape_of(number: int) -> str:
    """The shape of the maze of this number; "": it has none."""
    return SHAPES[_place(number) - 1]


def _place(number: int) -> int:
    """The place of a maze in its book, from 1."""
    return (number - 1) % MAZES + 1
