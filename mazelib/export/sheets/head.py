"""What stands above the mazes of a sheet, and below them. Measures are in millimetres.

    (oo)  Maze 7                        Name ______
          Help the dog find its bone.   Date ______
          Then colour the pictures.           *****
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from mazelib.export.sheets.ornaments import MOST_STARS, creature, stars
from mazelib.export.sheets.shapes import (
    BLACK,
    GREY,
    MIDDLE_OF_LETTERS,
    WHITE,
    Box,
    Disc,
    Line,
    Shape,
    Words,
)
from mazelib.export.sheets.themes import Theme
from mazelib.text.sentences import _

#: The height of the head and of the foot.
HEAD = 28.0
FOOT = 6.0
#: The creature, or the picture in its place.
CREATURE = 19.0
#: Letters: the title, the instruction, what comes after it, small print.
TITLE = 9.5
INSTRUCTION = 4.8
AFTERWARDS = 4.4
SMALL = 3.0
NAMES = 3.6
#: How large the number in a disc is, and the disc itself.
NUMBER = 4.8
DISC = 3.9
#: The lines for name and date.
LINES = 54.0
#: How large a star is.
STAR = 5.0
#: The room for the words on the left of the foot.
MINUTES_WIDE = 62.0

COLOUR_THEM = _("Then colour the pictures.")
MINUTES = _("I needed _________ minutes.")


class HeadWords(NamedTuple):
    """The words of a head."""

    title: str
    instruction: str
    afterwards: str = ""


def head(inner: Box, words: HeadWords, hard: int, theme: Theme | None) -> Iterator[Shape]:
    """The head. Its picture is that of the ``theme`` of the one maze, in colour, or the creature.

    ``hard`` says how many stars are filled; 0: there are none.
    """
    middle = (inner.left + CREATURE / 2, inner.top + CREATURE / 2 + 1)
    yield from theme.start().placed(middle, CREATURE) if theme else creature(middle, CREATURE)
    left = inner.left + CREATURE + 5
    most = inner.right - LINES - 6 - left
    title = Words(words.title, (left, inner.top + 8.2), TITLE, most, lines=2, is_bold=True)
    yield replace(title, colour=theme.colour) if theme else title
    yield Words(words.instruction, (left, inner.top + 16.4), INSTRUCTION, most, lines=2)
    if words.afterwards:
        yield Words(words.afterwards, (left, inner.top + 22.6), AFTERWARDS, most, colour=GREY)
    yield from _name_and_date(inner)
    if hard:
        first = inner.right - 1.15 * STAR * MOST_STARS
        yield from stars((first, inner.top + 20.6), STAR, hard)


def number_in_disc(inner: Box, number: int) -> Iterator[Shape]:
    """The number of a maze whose title doesn't say it, at the corner of the head's picture."""
    x = inner.left + CREATURE - 1.0
    y = inner.top + CREATURE + 0.5
    yield Disc((x, y), DISC, BLACK)
    yield Disc((x, y), DISC - 0.5, WHITE)
    base = y + MIDDLE_OF_LETTERS * NUMBER
    yield Words(str(number), (x, base), NUMBER, 1.5 * DISC, side="middle", is_bold=True)


def _name_and_date(inner: Box) -> Iterator[Shape]:
    """The lines on which name and date are written by hand."""
    left = inner.right - LINES
    for words, down in ((_("Name"), 5.0), (_("Date"), 14.0)):
        base = inner.top + down
        yield Words(words, (left, base), NAMES, 14.0, colour=GREY)
        yield Line(((left + 13.0, base + 0.6), (inner.right, base + 0.6)), 0.25, GREY)


def foot(inner: Box, words: str, *, has_minutes: bool) -> Iterator[Words]:
    """The lowest line of a sheet: a line for the minutes, if it has one maze, and small print."""
    wide = inner.width
    if has_minutes:
        yield Words(MINUTES, (inner.left, inner.bottom), NAMES, MINUTES_WIDE, colour=GREY)
        wide -= MINUTES_WIDE
    yield Words(words, (inner.right, inner.bottom), SMALL, wide, side="right", colour=GREY)
