"""The code panel: the source of the rule, with the lines that really ran in this tick.

One-line docstrings and comments at line ends are left out: the comments are the captions. Indents
are half as wide as in the file, so that a rule fits into a narrow panel in large letters.
"""

import re
from textwrap import wrap
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.learner.source import Piece, Source
from mazelib.text.lines_run import Line, LinesRun
from mazelib.text.sentences import _
from mazelib.window.clicks import CodeLine
from mazelib.window.icons import Icon
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, row_of
from mazelib.window.shown import Shown
from mazelib.window.theme import INK, mixed

#: The least height of code, in heights of text.
SIZE = 20 / 22
#: The height of its rows, in heights of code.
ROW_HEIGHT = 1.28
#: Columns before a row.
MARGIN = 1
#: A row is wrapped to no fewer columns than these.
FEWEST_COLUMNS = 16
#: How much further in a wrapped row goes on, in columns.
HANGING_INDENT = 2
DOCSTRING_OF_ONE_LINE = re.compile(r'\s*""".*"""\s*')
BRACKETS: Icon = (((-1, -1), (-2, 0), (-1, 1)), ((1, -1), (2, 0), (1, 1)))


class CodeRow(NamedTuple):
    """A line of source with how it is marked; a row without a line is blank."""

    text: str
    line: Line | None = None
    ran: bool = False
    decided: bool = False


class CodePanel(Panel):
    """The rule that is at work, of a walk or of a making."""

    title = _("The rule")
    label = _("code")
    icon = BRACKETS
    word = _("Code")
    key = "C"
    meaning = _("the code that runs")
    order_in_help = 4
    least_lines = 7
    share = 1.4
    matters_most = True

    def wanted_width(self, pen: Pen, shown: Shown) -> int:
        """Wide enough for all rows without wrapping."""
        columns = widest_of(marked_rows(shown.source, None)) + 2
        code = columns * pen.lettering.mono_width(_least_size(pen)) + 2 * pen.size
        return max(code, super().wanted_width(pen, shown))

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the rows so large that all fit; if they cannot, those around the deciding one."""
        rows = marked_rows(shown.source, shown.lines_run)
        size = _size_for(pen, area, rows)
        columns = area.width // pen.lettering.mono_width(size) - MARGIN
        height = round(size * ROW_HEIGHT)
        parts = list[CodeRow]()
        for row in rows:
            parts += wrapped(row, columns)
        for number, row in enumerate(best_part(parts, max(1, area.height // height))):
            _draw_row(pen, row_of(area, height, number), row, size)


def marked_rows(source: Source, lines_run: LinesRun | None) -> list[CodeRow]:
    """The rows of the panel, without one-line docstrings and comments."""
    rows = list[CodeRow]()
    for piece in source.pieces:
        if rows:
            rows.append(CodeRow(""))
        rows += _rows_of(piece, source, lines_run)
    return rows


def _rows_of(piece: Piece, source: Source, lines_run: LinesRun | None) -> list[CodeRow]:
    rows = list[CodeRow]()
    for number, text in enumerate(piece.lines, piece.first):
        if DOCSTRING_OF_ONE_LINE.fullmatch(text):
            continue
        line = (piece.file, number)
        code = source.without_comment(line, text)
        half_indent = (len(code) - len(code.lstrip())) // 2
        row = CodeRow(code[half_indent:], line)
        if lines_run:
            is_decided = line == lines_run.decided
            row = row._replace(ran=line in lines_run.lines, decided=is_decided)
        rows.append(row)
    return rows


def widest_of(rows: list[CodeRow]) -> int:
    """How many columns the widest row takes."""
    return MARGIN + max((len(row.text) for row in rows), default=0)


def best_part(rows: list[CodeRow], fit: int) -> list[CodeRow]:
    """The ``fit`` rows that show most of those that ran, the deciding one near the middle."""
    ran = [number for number, row in enumerate(rows) if row.ran]
    if not ran:
        return _part_before_a_turn(rows, fit)
    decided = next((number for number in ran if rows[number].decided), ran[0])

    def worth(first: int) -> tuple[int, int]:
        in_sight = [number for number in ran if first <= number < first + fit]
        return len(in_sight), -abs(first + fit // 2 - decided)

    lowest = max(0, decided + 1 - fit)
    highest = max(0, min(decided, len(rows) - fit))
    best = max(range(lowest, highest + 1), key=worth)
    return rows[best : best + fit]


def _part_before_a_turn(rows: list[CodeRow], fit: int) -> list[CodeRow]:
    """The part to show before the rule thinks: the turn of a class, or the beginning."""
    turns = [number for number, row in enumerate(rows) if "def turn(" in row.text]
    first = turns[0] if turns else 0
    first = min(first, max(0, len(rows) - fit))
    return rows[first : first + fit]


def wrapped(row: CodeRow, columns: int) -> list[CodeRow]:
    """A row wrapped between words to this many columns (at least 16), with a hanging indent."""
    columns = max(FEWEST_COLUMNS, columns)
    own_indent = len(row.text) - len(row.text.lstrip())
    # However deep the row is indented, what follows has room for a word.
    indent = min(own_indent + HANGING_INDENT, columns - FEWEST_COLUMNS // 2)
    texts = wrap(row.text, columns, subsequent_indent=" " * indent, break_on_hyphens=False)
    if not texts:
        return [row]
    return [row._replace(text=text) for text in texts]


def _least_size(pen: Pen) -> int:
    return max(pen.smallest, round(pen.size * SIZE))


def _size_for(pen: Pen, area: Rect, rows: list[CodeRow]) -> int:
    """The height of code at which all rows fit, or the least."""
    least = _least_size(pen)
    fits_height = round(area.height / max(1, len(rows)) / ROW_HEIGHT)
    most = max(least, min(round(pen.size * 1.4), fits_height))
    return max(least, pen.mono_size(widest_of(rows), area.width, most))


def _draw_row(pen: Pen, at: Rect, row: CodeRow, size: int) -> None:
    if row.ran:
        _draw_mark(pen, at, row, size)
    if row.line and pen.hovered == CodeLine(row.line):
        draw.rect(pen.window, pen.theme.accent, at, 2)
    if row.decided:
        draw.rect(pen.window, pen.theme.outline, at, 2)
    ink = INK if row.decided else pen.theme.text
    pen.write_columns(" " * MARGIN + row.text, at, size, ink)
    if row.line and row.text.strip():
        pen.can_click(at, CodeLine(row.line))


def _draw_mark(pen: Pen, at: Rect, row: CodeRow, size: int) -> None:
    """Draw the ground of a row that ran, and a bar at its left: the one that decided is yellow."""
    ground = mixed(pen.theme.panel, pen.theme.mark, 0.25)
    edge = pen.theme.mark
    if row.decided:
        ground = pen.theme.mark
        edge = INK
    draw.rect(pen.window, ground, at)
    width = pen.lettering.mono_width(size) // 3
    draw.rect(pen.window, edge, Rect(at.left, at.top, width, at.height))


PANEL = CodePanel
