"""The code panel: the source of the rule, with the lines that really ran in this tick."""

import re
from dataclasses import dataclass, replace
from textwrap import wrap

import pygame
from pygame import Rect

from mazelib.learner.strategy_source import Source
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen
from mazelib.stage.theme import INK, mixed
from mazelib.timeline import Ran

#: Columns: the widest text that letters shrink for, the narrowest that is wrapped, number and mark before it.
MOST_COLUMNS, LEAST_WRAPPED, MARGIN = 46, 16, 5
_DOCSTRING = re.compile(r'\s*""".*"""\s*')


@dataclass(frozen=True)
class Row:
    """A line of source with how it is marked; without a number it is blank, or the rest of the line above."""

    text: str
    number: int | None = None
    ran: bool = False
    decided: bool = False


class CodePanel(Panel):
    """Shows the source of the rule at work; long source scrolls to where it happens."""

    share, least_lines = 1.5, 8

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the rows that ran, as many as there is room for, and the line that decided in any case."""
        names = ", ".join(dict.fromkeys(piece.name for piece in shown.source.pieces))
        inner = pen.panel(area, f"The code that runs: {names or 'there is none'}")
        rows = marked_rows(shown.source, shown.ran)
        widest = min(MOST_COLUMNS, max((len(row.text) for row in rows), default=1)) + MARGIN
        size = pen.lettering.mono_size(widest, inner.width, pen.size)
        height, columns = round(size * 1.25), inner.width // pen.lettering.mono_width(size) - MARGIN
        rows = [part for row in rows for part in wrapped(row, columns)]
        for number, row in enumerate(best_part(rows, max(1, inner.height // height))):
            _draw_row(pen, Rect(inner.left, inner.top + number * height, inner.width, height), row, size)


def marked_rows(source: Source, ran: Ran | None) -> list[Row]:
    """The rows of the panel, without docstrings of one line and comments: those are the captions."""
    rows: list[Row] = []
    for piece in source.pieces:
        rows += [Row("")] if rows else []
        for number, text in enumerate(piece.lines, piece.first):
            if _DOCSTRING.fullmatch(text):
                continue
            line = (piece.file, number)
            code = source.without_comment(line, text)
            rows.append(Row(code, number, bool(ran and line in ran.lines), bool(ran and line == ran.decided)))
    return rows


def best_part(rows: list[Row], fit: int) -> list[Row]:
    """So many rows: the deciding one, as near to the middle as leaves the most of those that ran in sight."""
    ran = [number for number, row in enumerate(rows) if row.ran]
    decided = next((number for number in ran if rows[number].decided), ran[0] if ran else 0)
    last = max(0, min(decided, len(rows) - fit))

    def worth(first: int) -> tuple[int, int]:
        return sum(first <= number < first + fit for number in ran), -abs(first + fit // 2 - decided)

    first = max(range(max(0, decided + 1 - fit), last + 1), key=worth)
    return rows[first : first + fit]


def wrapped(row: Row, columns: int) -> list[Row]:
    """A row that ran, broken behind spaces to so many columns: what decides is often at a line's end."""
    if not row.ran or len(row.text) <= columns or columns < LEAST_WRAPPED:
        return [row]
    indent = min(len(row.text) - len(row.text.lstrip()) + 4, columns // 3)
    first, *rest = wrap(row.text, columns, subsequent_indent=" " * indent, break_on_hyphens=False)
    return [replace(row, text=first), *(replace(row, text=text, number=None) for text in rest)]


def _draw_row(pen: Pen, at: Rect, row: Row, size: int) -> None:
    cell, theme = pen.lettering.mono_width(size), pen.theme
    x, y, reach = at.left + 4 * cell, at.centery, cell * 0.6
    if row.ran:
        pygame.draw.rect(pen.window, mixed(theme.panel, theme.mark, 0.75 if row.decided else 0.3), at)
    if row.decided:
        pygame.draw.rect(pen.window, theme.outline, at, 1)
        pygame.draw.polygon(pen.window, INK, [(x + reach, y), (x - reach, y - reach), (x - reach, y + reach)])
    elif row.ran:
        pygame.draw.rect(pen.window, theme.text, Rect(x - 1, at.top, 3, at.height))
    pen.write_columns(" " * MARGIN + row.text, at, size, INK if row.decided else theme.text)
    pen.write_columns(f"{row.number or '':>3}", at, size, INK if row.decided else theme.faint)
