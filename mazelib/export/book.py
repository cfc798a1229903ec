"""A book of mazes to take home: each is longer than the last, and has another shape and theme.

    maze      1     2      3    4      5     6
    shape     fish  heart  -    house  star  cat      a cover comes first, a certificate last
    stars     1     2      3    4      5     5        for five stars; for three: 1 1 2 2 3 3

The way through each maze is longer than the way through the one before. The seventh maze is the
first one of another book.
"""

from collections.abc import Sequence
from math import ceil

from mazelib.export.sheets.outlines import OUTLINES
from mazelib.export.sheets.themes import IN_TURN, THEMES

#: How many mazes a book has, and their shapes: the ways through them become longer in this order.
MAZES = 6
#: So many mazes are found for one page at most, until one is longer than that of the last page.
TRIES = 8
SHAPES = ("fish", "heart", "", "house", "star", "cat")


def stars_of(number: int, hard: int) -> int:
    """How many stars the maze of this number has in a book whose hardest maze is so hard."""
    return ceil(hard * place_of(number) / MAZES)


def shape_of(number: int) -> str:
    """The shape of the maze of this number; "": it has none."""
    return SHAPES[place_of(number) - 1]


def place_of(number: int) -> int:
    """The place of a maze in its book, from 1."""
    return (number - 1) % MAZES + 1


def first_of(number: int) -> int:
    """The number of the first maze of the book in which the maze of this number is."""
    return number - place_of(number) + 1


def themes_of(theme: str, shapes: Sequence[str], turn: int) -> tuple[str, ...]:
    """The themes of mazes in these shapes: this one, or else all different, each suiting its shape.

    Shapes that few themes suit choose first.
    """
    if theme != IN_TURN:
        return (theme,) * len(shapes)
    chosen = dict[int, str]()
    for place in sorted(range(len(shapes)), key=lambda place: len(_suiting(shapes[place]))):
        suiting = _suiting(shapes[place])
        first = turn % len(suiting)
        names = [*suiting[first:], *suiting[:first], *THEMES]
        chosen[place] = next(name for name in names if name not in chosen.values())
    return tuple(chosen[place] for place in range(len(shapes)))


def _suiting(shape: str) -> Sequence[str]:
    """The themes that suit a shape."""
    return OUTLINES[shape].themes if shape in OUTLINES else tuple(THEMES)
