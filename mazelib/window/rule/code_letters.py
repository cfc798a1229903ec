"""How large the letters of a rule are, and how wide its columns: as large as all of it has room."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from pygame import Rect

from mazelib.learner.script.source import Source
from mazelib.window.drawing.pen import Pen
from mazelib.window.rule.code_rows import CodeRow, columns_of, digits_of, height_of, rows_of

#: The two heights of letters, in heights of text: the larger one if all fits. There is none in
#: between: while a learner writes a line, its letters do not grow and shrink.
LARGER = 24 / 21
SMALLER = 20 / 21
#: The height of a row, in heights of its letters: at most, and where a long rule needs the room.
ROW_HEIGHT = 1.42
LEAST_ROW_HEIGHT = 1.16
#: The width of a column, in heights of letters, where a long line needs the room.
LEAST_COLUMN = 0.5
#: The same where a film shows a rule.
COLUMN_OF_FILM = 0.55
ROW_OF_FILM = 1.3
#: The width of a column in a workshop, where a long line needs the room: there are two widths.
NARROW_COLUMN = 0.45
#: The room around the line numbers, in heights of text: at their left, and at their right.
BEFORE_NUMBER = 0.3
AFTER_NUMBER = 0.7


class Lettered(NamedTuple):
    """How a rule is written, in pixels.

    The height of its letters, the width of a column, the height of a row; where the line numbers
    end, and where the code begins.
    """

    size: int
    column: int
    row: float
    numbers_right: int
    code_left: int


def lettered_to_fit(pen: Pen, area: Rect, rows: Sequence[CodeRow]) -> Lettered:
    """The larger letters if all rows fit, or else the smaller ones."""
    numbers_right, code_left, width = _columns_in(pen, area, rows)
    columns = columns_of(rows)
    size = round(LARGER * pen.size)
    fits_width = columns * pen.lettering.mono_width(size) <= width
    fits_height = height_of(rows) * size * LEAST_ROW_HEIGHT <= area.height
    if not (fits_width and fits_height):
        size = max(pen.smallest, round(SMALLER * pen.size))
    if columns * round(LEAST_COLUMN * size) > width:
        size = pen.smallest  # Before a line is cut, all letters shrink.
    narrowest = max(round(LEAST_COLUMN * size), width // max(1, columns))
    column = min(pen.lettering.mono_width(size), narrowest)
    fitting = area.height / max(1.0, height_of(rows))
    row = max(size * LEAST_ROW_HEIGHT, min(fitting, size * ROW_HEIGHT))
    return Lettered(size, column, row, numbers_right, code_left)


def lettered_in_workshop(pen: Pen, area: Rect, rows: Sequence[CodeRow]) -> Lettered:
    """Letters and rows of one height, whatever is written; a long line makes the columns narrow."""
    numbers_right, code_left, width = _columns_in(pen, area, rows)
    size = max(pen.smallest, round(SMALLER * pen.size))
    column = pen.lettering.mono_width(size)
    if columns_of(rows) * column > width:
        column = round(NARROW_COLUMN * size)
    return Lettered(size, column, size * LEAST_ROW_HEIGHT, numbers_right, code_left)


def _columns_in(pen: Pen, area: Rect, rows: Sequence[CodeRow]) -> tuple[int, int, int]:
    """Where the line numbers end and where the code begins, and how much room it has, in pixels."""
    before = round(BEFORE_NUMBER * pen.size)
    numbers_right = area.left + before + _numbers_width(pen, rows)
    code_left = numbers_right + round(AFTER_NUMBER * pen.size)
    return numbers_right, code_left, area.right - before - code_left


def _numbers_width(pen: Pen, rows: Sequence[CodeRow]) -> int:
    """How wide the line numbers are, in pixels; a film has none."""
    return 0 if pen.is_film else digits_of(rows) * pen.lettering.mono_width(pen.smallest)


def room_of(pen: Pen, rules: Sequence[Source]) -> tuple[int, int]:
    """The width and height in which each of these rules stands whole, in its smaller letters."""
    size = max(pen.smallest, round(SMALLER * pen.size))
    width = 0
    height = 0
    for source in rules:
        rows = rows_of(source, None)
        around = _numbers_width(pen, rows) + round((2 * BEFORE_NUMBER + AFTER_NUMBER) * pen.size)
        width = max(width, around + ceil(columns_of(rows) * COLUMN_OF_FILM * size))
        height = max(height, ceil(height_of(rows) * ROW_OF_FILM * size))
    return width, height
