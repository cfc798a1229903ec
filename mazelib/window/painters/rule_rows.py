"""Rows of a rule as they are painted: the ground of those that ran, edges, numbers and letters."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import INK, Colour, mixed
from mazelib.window.input.clicks import CodeLine
from mazelib.window.rule.code_letters import Lettered
from mazelib.window.rule.code_rows import CodeRow

#: Where the middle between the tallest letter and the underscore is, from the top of a line.
MIDDLE_OF_LETTERS = 0.7
#: How pale the letters are of a rule that is not at work.
RESTING = 0.42
#: How yellow the ground of a row is that ran: where many did, less, or the eye finds no line.
FEW_ROWS = 7
MARK_OF_FEW = 0.3
MARK_OF_MANY = 0.14
#: How red the ground of a wrong line is.
PALE_RED = 0.14


class RowsInSight(NamedTuple):
    """All rows of a rule, and which of them are in sight."""

    rows: Sequence[CodeRow]
    in_sight: range


def draw_rows(pen: Pen, area: Rect, seen: RowsInSight, lettered: Lettered, *, asks: bool) -> None:
    """Draw the rows that are in sight; ``asks``: the class is to click one."""
    places = _places_of([seen.rows[number] for number in seen.in_sight], area, lettered.row)
    for at, row in places:
        _draw_marks(pen, at, row, _mark_of_rows(pen, seen.rows), asks=asks)
    # The letters come last: where rows are low, a mark may reach into the row above it.
    clip = pen.window.get_clip()
    pen.window.set_clip(area.clip(clip))
    for at, row in places:
        _draw_letters(pen, at, row, lettered)
    pen.window.set_clip(clip)


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


def _mark_of_rows(pen: Pen, rows: Sequence[CodeRow]) -> Colour:
    """The ground of a row that ran, and did not decide."""
    are_few = sum(row.ran for row in rows) <= FEW_ROWS
    return mixed(pen.theme.panel, pen.theme.mark, MARK_OF_FEW if are_few else MARK_OF_MANY)


def _draw_marks(pen: Pen, at: Rect, row: CodeRow, pale: Colour, *, asks: bool) -> None:
    """Draw the ground of a row that ran, strong where it decided; a wrong row has a red edge.

    The one line that a class is to change has a blue edge.

    While the window ``asks`` for a line, the one under the mouse has an edge.
    """
    radius = pen.size // 4
    if row.ran:
        ground = pen.theme.mark if row.decided else pale
        pen.rounded(at, ground, radius)
    if row.is_wrong:
        if not row.ran:
            pen.rounded(at, mixed(pen.theme.panel, pen.theme.wrong, PALE_RED), radius)
        draw.rect(pen.window, pen.theme.wrong, at, 2, border_radius=radius)
    if row.is_to_change and not (row.ran or row.is_wrong):
        draw.rect(pen.window, pen.theme.accent, at, 2, border_radius=radius)
    if asks and row.line and pen.hovered == CodeLine(row.line):
        draw.rect(pen.window, pen.theme.accent, at, 2, border_radius=radius)


def _draw_letters(pen: Pen, at: Rect, row: CodeRow, lettered: Lettered) -> None:
    """Draw the line's number, small, and its code; a blank line has only its height."""
    if row.line is None or not (row.text.strip() or row.is_wrong):
        return
    ink = INK if row.decided else pen.theme.faint
    number = str(row.line[1])
    column = min(pen.lettering.mono_width(pen.smallest), lettered.column)
    width = len(number) * column
    top = _top_of_letters(at, lettered.size) + round(0.75 * (lettered.size - pen.smallest))
    number_at = Rect(lettered.numbers_right - width, top, width, at.height)
    if row.is_wrong:
        ink = pen.theme.wrong
        beside = Rect(number_at.right, top, lettered.code_left - number_at.right, at.height)
        pen.write_columns("!", beside, pen.smallest, ink, face=Face.BOLD_CODE)
    if not pen.is_film:
        pen.write_columns(number, number_at, pen.smallest, ink, column)
    ink = INK if row.decided else pen.theme.text
    if row.rests:
        ink = mixed(pen.theme.text, pen.theme.panel, RESTING)
    top = _top_of_letters(at, lettered.size)
    code = Rect(lettered.code_left, top, at.right - lettered.code_left, at.height)
    face = Face.BOLD_CODE if row.decided else Face.CODE
    text = _cut(row.text, code.width // lettered.column)
    pen.write_columns(text, code, lettered.size, ink, lettered.column, face)
    pen.can_click(at, CodeLine(row.line))


def _cut(text: str, columns: int) -> str:
    """A line of code; if it has more columns than have room, its beginning and "…"."""
    return text if len(text) <= columns else f"{text[: max(0, columns - 1)]}…"


def _top_of_letters(at: Rect, size: int) -> int:
    """Where a line begins whose letters and underscores are in the middle of a row."""
    return round(at.centery - MIDDLE_OF_LETTERS * size)
