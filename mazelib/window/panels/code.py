"""The rule: the lines as they stand in the file, those marked that really ran in this half."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.text.sentences import _
from mazelib.window.clicks import CodeLine
from mazelib.window.code_rows import (
    CodeRow,
    columns_of,
    digits_of,
    height_of,
    part_in_sight,
    rows_of,
)
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen
from mazelib.window.shown import Shown
from mazelib.window.theme import INK, mixed

#: The height of letters, in heights of text: as large as this if all fits, never smaller.
LARGEST = 22 / 21
SMALLEST = 20 / 21
#: The height of a row, in heights of its letters: at most, and where a long rule needs the room.
ROW_HEIGHT = 1.42
LEAST_ROW_HEIGHT = 1.16
#: Where the middle between the tallest letter and the underscore is, from the top of a line.
MIDDLE_OF_LETTERS = 0.7
#: Columns between the line numbers and the code.
NUMBER_GAP = 1.2


class Lettered(NamedTuple):
    """How a rule is written: the heights of letters and of rows, and where its code begins."""

    size: int
    row: float
    code_left: int


class CodePanel(Panel[Shown]):
    """The rule that is at work, of a walk or of a making."""

    title = _("The rule")
    word = _("Code")
    key = "C"
    meaning = _("the rule, in a small window")
    order_in_help = 4

    def title_of(self, shown: Shown) -> str:
        """The name of the rule's file."""
        rows = rows_of(shown.source, shown.lines_run)
        line = rows[0].line if rows else None
        return Path(line[0]).name if line else self.title

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw all rows; of a rule that is too long, those around the line that decided."""
        rows = rows_of(shown.source, shown.lines_run)
        if not rows:
            return
        lettered = _lettered(pen, area, rows)
        room = area.height / lettered.row
        in_sight = range(len(rows))
        if height_of(rows) > room:
            in_sight = part_in_sight(rows, room)
            _draw_scrollbar(pen, area, rows, in_sight)
            area = Rect(area.left, area.top, area.width - pen.size // 2, area.height)
        places = _places_of([rows[number] for number in in_sight], area, lettered.row)
        for at, row in places:
            _draw_marks(pen, at, row)
        # The letters come last: where rows are low, a mark may reach into the row above it.
        clip = pen.window.get_clip()
        pen.window.set_clip(area)
        for at, row in places:
            _draw_letters(pen, at, row, lettered)
        pen.window.set_clip(clip)


def _lettered(pen: Pen, area: Rect, rows: Sequence[CodeRow]) -> Lettered:
    """The largest letters at which all rows fit, or else the smallest."""
    least = max(pen.smallest, round(SMALLEST * pen.size))
    most = max(least, round(LARGEST * pen.size))
    columns = columns_of(rows) + digits_of(rows) + NUMBER_GAP
    size = most
    while size > least:
        fits_width = columns * pen.lettering.mono_width(size) <= area.width
        fits_height = height_of(rows) * size * LEAST_ROW_HEIGHT <= area.height
        if fits_width and fits_height:
            break
        size -= 1
    fitting = area.height / max(1.0, height_of(rows))
    row = max(size * LEAST_ROW_HEIGHT, min(fitting, size * ROW_HEIGHT))
    left = round((digits_of(rows) + NUMBER_GAP) * pen.lettering.mono_width(size))
    return Lettered(size, row, area.left + left)


def _places_of(rows: Sequence[CodeRow], area: Rect, height: float) -> list[tuple[Rect, CodeRow]]:
    """Each row with its rectangle, from the top of an area."""
    places = list[tuple[Rect, CodeRow]]()
    top = float(area.top)
    for row in rows:
        bottom = top + row.height * height
        at = Rect(area.left, round(top), area.width, round(bottom) - round(top))
        places.append((at, row))
        top = bottom
    return places


def _draw_marks(pen: Pen, at: Rect, row: CodeRow) -> None:
    """Draw the ground of a row that ran, strong where it decided; an edge under the mouse."""
    radius = pen.size // 4
    if row.ran:
        ground = pen.theme.mark if row.decided else mixed(pen.theme.panel, pen.theme.mark, 0.3)
        draw.rect(pen.window, ground, at, border_radius=radius)
    if row.line and pen.hovered == CodeLine(row.line):
        draw.rect(pen.window, pen.theme.accent, at, 2, border_radius=radius)


def _draw_letters(pen: Pen, at: Rect, row: CodeRow, lettered: Lettered) -> None:
    """Draw the line's number, small, and its code."""
    if row.line is None or not row.text.strip():
        return
    # From the tallest letter to the underscore, in the middle of the row, however high it is.
    lift = round(MIDDLE_OF_LETTERS * lettered.size - at.height / 2)
    line_at = at.move(0, -lift)
    number = str(row.line[1])
    width = len(number) * pen.lettering.mono_width(lettered.size)
    gap = pen.lettering.mono_width(lettered.size) * NUMBER_GAP
    left = round(lettered.code_left - gap - width)
    ink = INK if row.decided else pen.theme.faint
    pen.write_columns(number, Rect(left, line_at.top, width, at.height), lettered.size, ink)
    ink = INK if row.decided else pen.theme.text
    code = Rect(lettered.code_left, line_at.top, at.right - lettered.code_left, at.height)
    pen.write_columns(row.text, code, lettered.size, ink)
    if row.text.strip():
        pen.can_click(at, CodeLine(row.line))


def _draw_scrollbar(pen: Pen, area: Rect, rows: Sequence[CodeRow], in_sight: range) -> None:
    """Draw which part of the rows is in sight, at the right edge."""
    wide = max(4, pen.size // 4)
    bar = Rect(area.right - wide, area.top, wide, area.height)
    draw.rect(pen.window, pen.theme.window, bar, border_radius=wide)
    above = height_of(rows[: in_sight.start]) / height_of(rows)
    seen = height_of(rows[in_sight.start : in_sight.stop]) / height_of(rows)
    top = round(bar.top + bar.height * above)
    handle = Rect(bar.left, top, wide, max(wide, round(bar.height * seen)))
    draw.rect(pen.window, pen.theme.faint, handle, border_radius=wide)


PANEL = CodePanel
