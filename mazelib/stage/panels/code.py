"""The code panel: the source of the strategy, with the lines that really ran in this tick.

A line that ran has a bar beside it, the line that decided an arrow and a frame. Which lines they
are was seen by tracing the call (see tracing), and recorded with the tick.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from mazelib.source import Source
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen
from mazelib.stage.theme import mixed

#: Letters get no smaller for lines that are longer than this; such lines are wrapped or cut.
MOST_COLUMNS = 46
#: The columns before the text: the line's number and the mark.
MARGIN = 5
#: Narrower text is not wrapped, in columns; and behind which signs a line is broken.
LEAST_WRAPPED, BROKEN_BEHIND = 16, " ,([{"


@dataclass(frozen=True)
class Row:
    """One row of the panel: a line of source with how it is marked.

    Without a number it is blank, or the rest of the line above it.
    """

    text: str
    number: int | None = None
    ran: bool = False
    decided: bool = False


class CodePanel:
    """Shows the source of the strategy at work; long source scrolls to where it happens."""

    share = 1.5
    least_lines = 8

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the rows that ran, as many as there is room for, and the line that decided in any case."""
        inner = pen.panel(area, f"The code that runs: {file_names(shown.source)}")
        rows = marked_rows(shown)
        widest = min(MOST_COLUMNS, max((len(row.text) for row in rows), default=1)) + MARGIN
        size = pen.lettering.mono_size(widest, inner.width, pen.size)
        height = round(size * 1.25)
        fit = max(1, inner.height // height)
        columns = inner.width // pen.lettering.mono_width(size) - MARGIN
        rows = with_long_rows_wrapped(moved_left(best_part(rows, fit)), columns)
        for number, row in enumerate(best_part(rows, fit)):
            line = Rect(inner.left, inner.top + number * height, inner.width, height)
            draw_row(pen, line, row, size)


def file_names(source: Source) -> str:
    """The files that the source is from."""
    return ", ".join(dict.fromkeys(piece.name for piece in source.pieces)) or "its source is not at hand"


def marked_rows(shown: Shown) -> list[Row]:
    """The rows of the panel for the moment shown."""
    ran = shown.ran
    lines = set(ran.lines) if ran else set()
    rows: list[Row] = []
    for piece in shown.source.pieces:
        if rows:
            rows.append(Row(""))
        for number, text in enumerate(piece.lines, piece.first):
            line = (piece.file, number)
            rows.append(Row(text.rstrip(), number, line in lines, ran is not None and line == ran.decided))
    return rows


def best_part(rows: list[Row], fit: int) -> list[Row]:
    """So many rows that as many as can be of those that ran are seen, and the deciding one in any case.

    Where several parts are as good, it is the one that has the deciding row nearest to its middle.
    """
    ran = [number for number, row in enumerate(rows) if row.ran and row.number is not None]
    decided = [number for number, row in enumerate(rows) if row.decided] or ran[:1] or [0]
    last = max(0, min(decided[0], len(rows) - fit))
    firsts = range(max(0, decided[-1] + 1 - fit), last + 1) or range(last, last + 1)

    def worth(first: int) -> tuple[int, int]:
        return sum(first <= number < first + fit for number in ran), -abs(first + fit // 2 - decided[0])

    first = max(firsts, key=worth)
    return rows[first : first + fit]


def moved_left(rows: list[Row]) -> list[Row]:
    """The rows without the spaces that all of them begin with: more of each can be seen."""
    spaces = min((len(row.text) - len(row.text.lstrip()) for row in rows if row.text), default=0)
    return [replace(row, text=row.text[spaces:]) for row in rows]


def with_long_rows_wrapped(rows: list[Row], columns: int) -> list[Row]:
    """The rows, those that ran whole in so many columns: what decides is often at a line's end."""
    return [part for row in rows for part in (wrapped(row, columns) if row.ran else [row])]


def wrapped(row: Row, columns: int) -> list[Row]:
    """A row as several, broken behind a space, a comma or a bracket; the later ones are indented."""
    if len(row.text) <= columns or columns < LEAST_WRAPPED:
        return [row]
    indent = min(len(row.text) - len(row.text.lstrip()), columns // 2)
    first, *more = broken(" " * indent + row.text.lstrip(), min(indent + 4, columns // 2), columns)
    return [replace(row, text=first), *(replace(row, text=text, number=None) for text in more)]


def broken(text: str, indent: int, columns: int) -> list[str]:
    """A text in lines of at most so many columns, all but the first indented by so many."""
    lines = []
    while len(text) > columns:
        at = max(text.rfind(sign, indent + 1, columns) + 1 for sign in BROKEN_BEHIND) or columns
        lines.append(text[:at].rstrip())
        text = " " * indent + text[at:].lstrip()
    return [*lines, text]


def draw_row(pen: Pen, at: Rect, row: Row, size: int) -> None:
    """Draw one row: number, mark, text."""
    cell = pen.lettering.mono_width(size)
    if row.number is None and not row.text:
        return
    if row.decided:
        ground = mixed(pen.theme.panel, pen.theme.mark, 0.75)
        pygame.draw.rect(pen.window, ground, at)
        pygame.draw.rect(pen.window, pen.theme.outline, at, 1)
        if row.number is None:
            # It goes on from the line above: there is one frame round both.
            pygame.draw.rect(pen.window, ground, Rect(at.left + 1, at.top - 1, at.width - 2, 2))
    elif row.ran:
        pygame.draw.rect(pen.window, mixed(pen.theme.panel, pen.theme.mark, 0.3), at)
    ink = pen.theme.on_mark if row.decided else pen.theme.text
    faint = pen.theme.on_mark if row.decided else pen.theme.faint
    if row.number is not None:
        pen.window.blit(pen.lettering.mono(f"{row.number:3}", size, faint), at)
    mark_at = Rect(at.left + 3 * cell, at.top, 2 * cell, at.height)
    if row.decided and row.number is not None:
        x, y, reach = mark_at.centerx, mark_at.centery, cell * 0.6
        pygame.draw.polygon(pen.window, ink, [(x + reach, y), (x - reach, y - reach), (x - reach, y + reach)])
    elif row.ran:
        pygame.draw.rect(pen.window, pen.theme.text, Rect(mark_at.centerx - 1, at.top, 3, at.height))
    most = max(1, (at.width - MARGIN * cell) // cell)
    text = row.text if len(row.text) <= most else row.text[: most - 1] + "…"
    pen.window.blit(pen.lettering.mono(text, size, ink), (at.left + MARGIN * cell, at.top))
