"""The rule: the lines as they stand in the file, those marked that really ran in this half.

The line of a mistake is red, with a "!" beside its number. Where its file cannot be used, the lines
around it are shown as they were saved; the heading says that it is still the old rule that runs.
"""

from collections.abc import Container, Sequence
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import NamedTuple

from pygame import Rect, draw

from mazelib.learner.script.source import Source
from mazelib.text.sentences import _, ngettext
from mazelib.window.clicks import CodeLine
from mazelib.window.code_rows import (
    CodeRow,
    columns_of,
    digits_of,
    height_of,
    part_in_sight,
    parts_of,
    rows_as_saved,
    rows_of,
    turn_in,
)
from mazelib.window.first_step import only_line
from mazelib.window.lettering import Face
from mazelib.window.painters.bars import draw_scrollbar
from mazelib.window.painters.chalk import draw_legend
from mazelib.window.painters.printed import above_printed, above_where_to_write
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, Scrolling, without
from mazelib.window.problem import Problem
from mazelib.window.remembered import keeps_chalk
from mazelib.window.shown import ExercisesShown, MakingShown, Shown, WalkShown
from mazelib.window.theme import INK, Colour, mixed

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
#: A row that has room to spare, in heights of text.
SPACIOUS_ROW = 1.2
#: What a sum of heights may be off by.
A_BIT = 1e-6
#: Where fewer rows than this have room, no row is spent on saying how to scroll.
ROWS_WITH_A_HINT = 8
#: Where the middle between the tallest letter and the underscore is, from the top of a line.
MIDDLE_OF_LETTERS = 0.7
#: The room below the file's name, where there is some to spare, in heights of text.
BELOW_NAME = 0.7
#: The height of the legend of marks, in heights of text.
LEGEND = 3.4
#: The room around the line numbers, in heights of text: at their left, and at their right.
BEFORE_NUMBER = 0.3
AFTER_NUMBER = 0.7
#: How pale the letters are of a rule that is not at work.
RESTING = 0.42
#: How yellow the ground of a row is that ran: where many did, less, or the eye finds no line.
FEW_ROWS = 7
MARK_OF_FEW = 0.3
MARK_OF_MANY = 0.14
#: How red the ground of a wrong line is.
PALE_RED = 0.14


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


class CodePanel(Panel[Shown]):
    """The rule that is at work, of a walk or of a making."""

    title = _("The rule")
    word = _("Code")
    key = "C"
    meaning = _("see the rule")
    when_open = _("You can already see the rule.")
    order_in_help = 4

    def title_of(self, shown: Shown) -> str:
        """The name of the rule's file."""
        rows = rows_of(shown.source, shown.lines_run)
        line = rows[0].line if rows else None
        return Path(line[0]).name if line else self.title

    def draw_title(self, pen: Pen, at: Rect, shown: Shown) -> None:
        """Draw the name of the file, and what is known of how it was saved."""
        if shown.line_question:
            words = shown.line_question
            size = pen.size_to_fit(words, at.width, pen.smallest)
            pen.write(words, at, pen.theme.accent, size, face=Face.BOLD)
            return
        name = self.title_of(shown)
        problem = shown.problem
        if problem and problem.saved and problem.line:
            words = before_mistake(pen, problem.line, at.width)
            pen.write(words, at, pen.theme.wrong, pen.smallest)
            return
        slip = shown.source.ways_to_tell_slip()
        if slip and not problem:
            fitting = [each for each in slip if pen.cut_to_fit(each, at.width) == each]
            words = fitting[0] if fitting else pen.cut_to_fit(slip[-1], at.width)
            pen.write(words, at, pen.theme.wrong, pen.smallest)
            return
        written = pen.write(name, at, pen.theme.faint, pen.smallest)
        if shown.saved_seconds is not None and not problem:
            room = without(at, left=written.width + pen.size)
            words = saved_ago(shown.saved_seconds)
            pen.write(pen.cut_to_fit(words, room.width), room, pen.theme.good, pen.smallest)

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw all rows; of a rule that is too long, those around the line that decided.

        Of a class, what comes before its turn is shown only where there is room to spare.
        """
        rows = _rows_of(shown, shown.source)
        if not rows:
            pen.write_lines(_("This lesson has no rule."), area, pen.theme.faint)
            return
        area = _above_printed(pen, _above_legend(pen, area, rows, shown), rows, shown)
        rows = _with_resting(pen, area, rows, shown)
        has_spare_room = height_of(rows) * SPACIOUS_ROW * pen.size <= area.height
        wanted = rows if has_spare_room else rows[turn_in(rows) :]
        lettered = _lettered(pen, area, wanted)
        in_sight = range(len(rows))
        if len(wanted) < len(rows) or height_of(rows) * lettered.row > area.height:
            area = _above_hint(pen, area, lettered.row)
            row_height = _lettered(pen, area, wanted).row
            to_see = _only_mistakes(rows) if shown.problem else rows
            area, in_sight = _scrolled(pen, area, to_see, row_height, shown.first_row)
            lettered = _lettered(pen, area, wanted)
        else:
            spare = area.height - height_of(rows) * lettered.row
            area = without(area, top=round(min(spare / 3, BELOW_NAME * pen.size)))
        places = _places_of([rows[number] for number in in_sight], area, lettered.row)
        for at, row in places:
            _draw_marks(pen, at, row, _mark_of_rows(pen, rows), asks=bool(shown.line_question))
        # The letters come last: where rows are low, a mark may reach into the row above it.
        clip = pen.window.get_clip()
        pen.window.set_clip(area.clip(clip))
        for at, row in places:
            _draw_letters(pen, at, row, lettered)
        pen.window.set_clip(clip)


def _above_legend(pen: Pen, area: Rect, rows: Sequence[CodeRow], shown: Shown) -> Rect:
    """Say what marks of chalk mean, if the rule draws some and there is room; return the rest."""
    if not isinstance(shown, WalkShown):
        return area
    # Before its first turn, only its lines tell what it will keep.
    if not keeps_chalk(shown.moment.memory) and not any("self.chalk" in row.text for row in rows):
        return area
    high = round(LEGEND * pen.size)
    above = Rect(area.left, area.top, area.width, max(1, area.height - high - pen.size // 2))
    if height_of(rows) * SPACIOUS_ROW * pen.size > above.height:
        return area
    draw_legend(pen, Rect(area.left + pen.size // 3, area.bottom - high, area.width, high))
    return above


def _above_printed(pen: Pen, area: Rect, rows: Sequence[CodeRow], shown: Shown) -> Rect:
    """Draw what the rule has printed below it; before, in a workshop, where it is written."""
    wanted = round((height_of(rows) * LARGER * ROW_HEIGHT + BELOW_NAME) * pen.size)
    may_print = any("print(" in row.text for row in rows)
    if isinstance(shown, WalkShown) and (may_print or shown.printed):
        return above_printed(pen, area, shown.printed, wanted)
    if _is_to_be_changed(shown):
        least = round(height_of(rows) * SMALLER * LEAST_ROW_HEIGHT * pen.size)
        return above_where_to_write(pen, area, shown.source, wanted, least)
    return area


def _is_to_be_changed(shown: Shown) -> bool:
    """Whether the rule is that of a workshop, which a class changes in its file."""
    if not isinstance(shown, ExercisesShown) or shown.is_filmed or shown.problem:
        return False
    return not shown.practice.order


def before_mistake(pen: Pen, line: int, width: int) -> str:
    """The words over a file in which there is a mistake."""
    for words in (
        _("Line {line} has a mistake. This is the rule before it."),
        _("Mistake in line {line}: the old rule"),
    ):
        told = words.format(line=line)
        if pen.lettering.width(told, pen.smallest) <= width:
            break
    return told


def saved_ago(seconds: int) -> str:
    """When a file was saved, in words."""
    if not seconds:
        return _("saved just now")
    words = ngettext("saved {seconds} second ago", "saved {seconds} seconds ago", seconds)
    return words.format(seconds=seconds)


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


def _numbers_width(pen: Pen, rows: Sequence[CodeRow]) -> int:
    """How wide the line numbers are, in pixels; a film has none."""
    return 0 if pen.is_film else digits_of(rows) * pen.lettering.mono_width(pen.smallest)


def _lettered(pen: Pen, area: Rect, rows: Sequence[CodeRow]) -> Lettered:
    """The larger letters if all rows fit, or else the smaller ones."""
    before = round(BEFORE_NUMBER * pen.size)
    numbers_right = area.left + before + _numbers_width(pen, rows)
    code_left = numbers_right + round(AFTER_NUMBER * pen.size)
    width = area.right - before - code_left
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


def _rows_of(shown: Shown, source: Source) -> list[CodeRow]:
    """The rows of a source, with all their marks.

    Where the rule fails, and in a maker, no comment is read. A file with a mistake is shown as it
    was saved, and not as the old rule that still runs.
    """
    if shown.problem and shown.problem.saved and shown.problem.line:
        return rows_as_saved(shown.problem.saved, shown.problem.line)
    lines_run = shown.lines_run
    if lines_run and (shown.problem or isinstance(shown, MakingShown)):
        lines_run = replace(lines_run, spoken_lines=())
    slips = {slip.line for slip in source.slips}
    rows = rows_of(source, lines_run)
    rows = [_with_mistake(_with_slip(row, slips), shown.problem) for row in rows]
    return _with_line_to_change(rows, source) if _is_to_be_changed(shown) else rows


def _with_line_to_change(rows: Sequence[CodeRow], source: Source) -> list[CodeRow]:
    """The rows; if there is only one line to change, it is marked."""
    number = only_line(source)
    marked = list[CodeRow]()
    for row in rows:
        is_it = row.line is not None and row.line[1] == number
        marked.append(row._replace(is_to_change=is_it))
    return marked


def _with_resting(
    pen: Pen, area: Rect, rows: list[CodeRow], shown: Shown
) -> list[CodeRow]:
    """Of two makers, the rows of both, if there is room for them with letters of the same size."""
    if not isinstance(shown, MakingShown):
        return rows
    at_work = {row.line for row in rows}
    both = _rows_of(shown, shown.whole)
    size = _lettered(pen, area, rows).size
    has_room = height_of(both) * SPACIOUS_ROW * size <= area.height
    if not has_room or _lettered(pen, area, both).size < size:
        return rows
    return [row._replace(rests=row.line not in at_work) for row in both]


def _with_slip(row: CodeRow, slips: Container[int]) -> CodeRow:
    """The row, marked as wrong if it has a slip, whether it has run or not."""
    return row._replace(is_wrong=row.line is not None and row.line[1] in slips)


def _with_mistake(row: CodeRow, problem: Problem | None) -> CodeRow:
    """The row, marked as wrong if the problem is in its line; it has no other mark then.

    A rule stops in the line that was to answer.
    """
    if problem is None or problem.is_of_file or row.line is None:
        return row
    path, number = row.line
    is_named = (Path(path).name, number) == (problem.file, problem.line)
    if is_named or row.decided:
        return row._replace(is_wrong=True, ran=False, decided=False)
    return row


def _only_mistakes(rows: Sequence[CodeRow]) -> Sequence[CodeRow]:
    """The rows as if only those with a mistake had run, if there are any: they are to be seen."""
    if not any(row.is_wrong for row in rows):
        return rows
    return [row._replace(ran=row.is_wrong, decided=row.is_wrong) for row in rows]


def _above_hint(pen: Pen, area: Rect, row_height: float) -> Rect:
    """Say how to scroll; return the room above.

    In a low room every row counts: there the scrollbar says it alone.
    """
    if area.height < ROWS_WITH_A_HINT * row_height:
        return area
    say = _("Scroll to see the rest.")
    below = pen.lettering.line_height(pen.smallest)
    area = Rect(area.left, area.top, area.width, area.height - below)
    hint = Rect(area.left + pen.size // 3, area.bottom, area.width, below)
    pen.write(pen.cut_to_fit(say, hint.width), hint, pen.theme.faint, pen.smallest)
    return area


def _scrolled(
    pen: Pen, area: Rect, rows: Sequence[CodeRow], row_height: float, first: int | None
) -> tuple[Rect, range]:
    """Draw a scrollbar; return the room for the rows, and which it has.

    They are no more than there are from the turn of a class on: it has the place at the top.
    """
    room = min(area.height / row_height, height_of(rows[turn_in(rows) :])) + A_BIT
    in_sight = part_in_sight(rows, room, first)
    pen.scrolls = Scrolling(area, in_sight.start, len(parts_of(rows, room)) - 1)
    above = height_of(rows[: in_sight.start]) / height_of(rows)
    seen = height_of(rows[in_sight.start : in_sight.stop]) / height_of(rows)
    draw_scrollbar(pen, area, above, seen)
    return Rect(area.left, area.top, area.width - pen.size // 3, area.height), in_sight


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


PANEL = CodePanel
