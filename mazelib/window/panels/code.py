"""The code panel: the source of the rule, with the lines that really ran in this tick."""

from math import ceil

from pygame import Rect, draw

from mazelib.text.sentences import _
from mazelib.window.clicks import CodeLine
from mazelib.window.code_rows import (
    MARGIN,
    CodeRow,
    all_wrapped,
    best_part,
    height_of,
    marked_rows,
    own_rows,
    widest_of,
)
from mazelib.window.icons import Icon
from mazelib.window.panel import Panel, height_besides
from mazelib.window.pen import Pen
from mazelib.window.shown import Shown
from mazelib.window.theme import INK, mixed

#: The least height of letters, in heights of text.
LEAST_LETTERS = 20 / 22
#: The height of a row, in heights of its letters: as usual, and where a long rule needs the room.
ROW_HEIGHT = 1.28
LEAST_ROW_HEIGHT = 1.1
#: A row of at most this height, in heights of its letters, is a low one.
LOW_ROW = 1.2
#: Where the middle between the tallest letter and the underscore is, from the top of a line.
MIDDLE_OF_LETTERS = 0.7
BRACKETS: Icon = (((-1, -1), (-2, 0), (-1, 1)), ((1, -1), (2, 0), (1, 1)))


class CodePanel(Panel[Shown]):
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

    def needed_height(self, pen: Pen, width: int, shown: Shown) -> int:
        """High enough for all of the rule itself, in its smallest letters."""
        size = _least_size(pen)
        columns = (width - pen.size) // pen.lettering.mono_width(size)
        parts = all_wrapped(own_rows(shown.source), columns)
        rule = ceil(height_of(parts) * round(size * LEAST_ROW_HEIGHT))
        return max(rule + height_besides(pen), super().needed_height(pen, width, shown))

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the rows so large that all fit; if they cannot, those around the deciding one."""
        rows = marked_rows(shown.source, shown.lines_run)
        size = _size_for(pen, area, rows)
        parts = all_wrapped(rows, area.width // pen.lettering.mono_width(size))
        height = _row_height(size, parts, area.height)
        if height * height_of(parts) > area.height:
            parts = best_part(parts, area.height / height)
        places = _places_of(parts, area, height)
        for at, row in places:
            _draw_marks(pen, at, row, size)
        # The letters come last: where rows are narrow, a mark may reach into the row above it.
        for at, row in places:
            _draw_letters(pen, at, row, size)


def _least_size(pen: Pen) -> int:
    """The least height of letters, in pixels."""
    return max(pen.smallest, round(pen.size * LEAST_LETTERS))


def _size_for(pen: Pen, area: Rect, rows: list[CodeRow]) -> int:
    """The height of letters at which all rows fit, or the least."""
    least = _least_size(pen)
    fits_height = round(area.height / max(1.0, height_of(rows)) / ROW_HEIGHT)
    most = max(least, min(round(pen.size * 1.4), fits_height))
    return max(least, pen.mono_size(widest_of(rows), area.width, most))


def _row_height(size: int, rows: list[CodeRow], room: int) -> int:
    """The height of a row, in pixels: as usual if all rows fit then, or else less."""
    fitting = int(room / max(1.0, height_of(rows)))
    return max(round(size * LEAST_ROW_HEIGHT), min(fitting, round(size * ROW_HEIGHT)))


def _places_of(rows: list[CodeRow], area: Rect, height: int) -> list[tuple[Rect, CodeRow]]:
    """Each row with its rectangle, from the top of an area."""
    places = list[tuple[Rect, CodeRow]]()
    top = float(area.top)
    for row in rows:
        bottom = top + row.height * height
        at = Rect(area.left, round(top), area.width, round(bottom) - round(top))
        places.append((at, row))
        top = bottom
    return places


def _draw_marks(pen: Pen, at: Rect, row: CodeRow, size: int) -> None:
    """Draw the grounds of a row that ran, of the one that decided, of the one under the mouse."""
    if row.ran:
        _draw_ground(pen, at, row, size)
    if row.line and pen.hovered == CodeLine(row.line):
        draw.rect(pen.window, pen.theme.accent, at, 2)
    if row.decided:
        # In a low row, a thick frame would hide underscores.
        thick = 2 if at.height > LOW_ROW * size else 1
        draw.rect(pen.window, pen.theme.outline, at, thick)


def _draw_ground(pen: Pen, at: Rect, row: CodeRow, size: int) -> None:
    """Draw the ground of a row that ran, and a bar at its left: the one that decided is yellow."""
    ground = mixed(pen.theme.panel, pen.theme.mark, 0.25)
    edge = pen.theme.mark
    if row.decided:
        ground = pen.theme.mark
        edge = INK
    draw.rect(pen.window, ground, at)
    width = pen.lettering.mono_width(size) // 3
    draw.rect(pen.window, edge, Rect(at.left, at.top, width, at.height))


def _draw_letters(pen: Pen, at: Rect, row: CodeRow, size: int) -> None:
    ink = INK if row.decided else pen.theme.text
    # From the tallest letter to the underscore, in the middle of the row, however high it is.
    lift = round(MIDDLE_OF_LETTERS * size - at.height / 2)
    pen.write_columns(" " * MARGIN + row.text, at.move(0, -lift), size, ink)
    if row.line and row.text.strip():
        pen.can_click(at, CodeLine(row.line))


PANEL = CodePanel
