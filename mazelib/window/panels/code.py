"""The code panel: the source of the rule, with the lines that really ran in this tick.

Docstrings of one line and the comments at the ends of lines are left out: those are the captions. Indents
are half as wide as in the file, so that a rule fits a narrow panel in large letters.
"""

import re
from textwrap import wrap
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.learner.source import Source
from mazelib.text.lines import Line, Ran
from mazelib.window.panels.panel import Shown
from mazelib.window.pen import Pen, row_of
from mazelib.window.theme import INK, mixed

#: The height of code at least, in heights of text; of its rows, in heights of code; columns before a row.
SIZE, ROW, MARGIN = 20 / 22, 1.28, 1


class Row(NamedTuple):
    """A line of source with how it is marked; a row without a line is blank."""

    text: str
    line: Line | None = None
    ran: bool = False
    decided: bool = False


def draw_code(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw the rows, in letters as large as all fit; where they do not, those around the deciding one."""
    ran = shown.moment.ran if shown.moment else shown.recording.ran_at(shown.tick)
    rows, least = marked_rows(shown.source, ran), max(pen.smallest, round(pen.size * SIZE))
    most = max(least, min(round(pen.size * 1.4), round(area.height / max(1, len(rows)) / ROW)))
    size = max(least, pen.mono_size(widest_of(rows), area.width, most))
    columns, height = area.width // pen.lettering.mono_width(size) - MARGIN, round(size * ROW)
    rows = [part for row in rows for part in wrapped(row, columns)]
    for number, row in enumerate(best_part(rows, max(1, area.height // height))):
        _draw_row(pen, row_of(area, height, number), row, size)


def code_columns(source: Source) -> int:
    """How many letters the panel would show side by side."""
    return widest_of(marked_rows(source, None)) + 2


def marked_rows(source: Source, ran: Ran | None) -> list[Row]:
    """The rows of the panel, without docstrings of one line and comments."""
    rows: list[Row] = []
    for piece in source.pieces:
        rows += [Row("")] if rows else []
        for number, text in enumerate(piece.lines, piece.first):
            if not re.fullmatch(r'\s*""".*"""\s*', text):
                line = (piece.file, number)
                has_run, decided = (line in ran.lines, line == ran.decided) if ran else (False, False)
                code = source.without_comment(line, text)
                half = (len(code) - len(code.lstrip())) // 2
                rows.append(Row(code[half:], line, has_run, decided))
    return rows


def widest_of(rows: list[Row]) -> int:
    """How many columns the widest row takes."""
    return MARGIN + max((len(row.text) for row in rows), default=0)


def best_part(rows: list[Row], fit: int) -> list[Row]:
    """So many rows: the deciding one, as near to the middle as leaves the most of those that ran in sight."""
    ran = [number for number, row in enumerate(rows) if row.ran]
    if not ran:  # Before it thinks, what it will do.
        turn = next((number for number, row in enumerate(rows) if "def turn(" in row.text), 0)
        return rows[min(turn, max(0, len(rows) - fit)) :][:fit]
    decided = next((number for number in ran if rows[number].decided), ran[0])

    def worth(first: int) -> tuple[int, int]:
        return sum(first <= number < first + fit for number in ran), -abs(first + fit // 2 - decided)

    firsts = range(max(0, decided + 1 - fit), max(0, min(decided, len(rows) - fit)) + 1)
    best = max(firsts, key=worth)
    return rows[best : best + fit]


def wrapped(row: Row, columns: int) -> list[Row]:
    """A row broken behind words, to so many columns (16 at least); it goes on a little farther in."""
    indent = " " * (len(row.text) - len(row.text.lstrip()) + 2)
    texts = wrap(row.text, max(16, columns), subsequent_indent=indent, break_on_hyphens=False)
    return [row._replace(text=text) for text in texts] or [row]


def _draw_row(pen: Pen, at: Rect, row: Row, size: int) -> None:
    cell, theme = pen.lettering.mono_width(size), pen.theme
    if row.ran:
        draw.rect(pen.window, theme.mark if row.decided else mixed(theme.panel, theme.mark, 0.25), at)
        edge = INK if row.decided else theme.mark
        draw.rect(pen.window, edge, Rect(at.left, at.top, cell // 3, at.height))
    if row.line and pen.hovered == row.line:
        draw.rect(pen.window, theme.accent, at, 2)
    if row.decided:
        draw.rect(pen.window, theme.outline, at, 2)
    pen.write_columns(" " * MARGIN + row.text, at, size, INK if row.decided else theme.text)
    if row.line and row.text.strip():
        pen.can_click(at, row.line)
