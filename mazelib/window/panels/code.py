"""The rule: the lines as they stand in the file, those marked that really ran in this half.

The line of a mistake is red, with a "!" beside its number. Where its file cannot be used, the lines
around it are shown as they were saved; the heading says that it is still the old rule that runs.
"""

from collections.abc import Sequence
from math import ceil
from pathlib import Path

from pygame import Rect

from mazelib.learner.script.foreseen import calls
from mazelib.text.sentences import _
from mazelib.window.drawing.pen import Pen, Scrolling, without
from mazelib.window.painters.bars import draw_scrollbar
from mazelib.window.painters.chalk import draw_legend
from mazelib.window.painters.printed import above_printed, above_where_to_write
from mazelib.window.painters.rule_rows import RowsInSight, draw_rows
from mazelib.window.painters.rule_title import above_slip, draw_rule_title
from mazelib.window.panel import Panel
from mazelib.window.panels.prints import SHOWS_PRINTS
from mazelib.window.rule.code_letters import (
    LARGER,
    LEAST_ROW_HEIGHT,
    ROW_HEIGHT,
    SMALLER,
    lettered_in_workshop,
    lettered_to_fit,
)
from mazelib.window.rule.code_rows import (
    CodeRow,
    height_of,
    part_in_sight,
    parts_of,
    rows_of,
    turn_in,
)
from mazelib.window.rule.marked_rows import marked_rows, only_mistakes
from mazelib.window.rule.remembered import marked_ways
from mazelib.window.shown import ExercisesShown, MakingShown, Shown, WalkShown

#: A row that has room to spare, in heights of text.
SPACIOUS_ROW = 1.2
#: What a sum of heights may be off by.
A_BIT = 1e-6
#: Where fewer rows than this have room, no row is spent on saying how to scroll.
ROWS_WITH_A_HINT = 8
#: The room below the file's name, where there is some to spare, in heights of text.
BELOW_NAME = 0.7
#: The height of the legend of marks, in heights of text.
LEGEND = 3.4


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
        draw_rule_title(pen, at, shown, self.title_of(shown))

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw all rows; of a rule that is too long, those around the line that decided.

        Of a class, what comes before its turn is shown only where there is room to spare.
        """
        rows = marked_rows(shown, shown.source, names_line=_is_to_be_changed(shown))
        if not rows:
            pen.write_lines(_("This lesson has no rule."), area, pen.theme.faint)
            return
        area = above_slip(pen, area, shown)
        area = _above_printed(pen, _above_legend(pen, area, rows, shown), rows, shown)
        rows = _with_resting(pen, area, rows, shown)
        has_spare_room = height_of(rows) * SPACIOUS_ROW * pen.size <= area.height
        wanted = rows if has_spare_room else rows[turn_in(rows) :]
        letter = lettered_in_workshop if _is_of_workshop(shown) else lettered_to_fit
        lettered = letter(pen, area, wanted)
        in_sight = range(len(rows))
        if len(wanted) < len(rows) or height_of(rows) * lettered.row > area.height:
            area = _above_hint(pen, area, lettered.row)
            row_height = letter(pen, area, wanted).row
            to_see = only_mistakes(rows) if shown.problem else rows
            area, in_sight = _scrolled(pen, area, to_see, row_height, shown.first_row)
            lettered = letter(pen, area, wanted)
        elif not _is_of_workshop(shown):
            spare = area.height - height_of(rows) * lettered.row
            area = without(area, top=round(min(spare / 3, BELOW_NAME * pen.size)))
        seen = RowsInSight(rows, in_sight)
        draw_rows(pen, area, seen, lettered, asks=bool(shown.line_question))


def _above_legend(pen: Pen, area: Rect, rows: Sequence[CodeRow], shown: Shown) -> Rect:
    """Say what marks of chalk mean, if the rule draws some and there is room; return the rest."""
    if not isinstance(shown, WalkShown):
        return area
    # Before its first turn, only its lines tell what it will keep.
    if not marked_ways(shown.moment.memory, 1) and not calls(shown.source, "mark"):
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
    if _is_of_workshop(shown):
        wanted = ceil(height_of(rows) * SMALLER * LEAST_ROW_HEIGHT * pen.size) + pen.size // 3
    may_print = calls(shown.source, "print")
    if shown.problem and shown.problem.is_of_file:
        return area  # What the rule before the mistake has printed says nothing of this one.
    if isinstance(shown, WalkShown) and (may_print or shown.printed):
        whole = SHOWS_PRINTS if _is_of_workshop(shown) else None
        return above_printed(pen, area, shown.printed, wanted, whole)
    if _is_to_be_changed(shown):
        least = round(height_of(rows) * SMALLER * LEAST_ROW_HEIGHT * pen.size)
        return above_where_to_write(pen, area, shown.source, wanted, least)
    return area


def _is_of_workshop(shown: Shown) -> bool:
    """Whether the rule is that of a workshop, in the window: whatever it holds, nothing moves."""
    return isinstance(shown, ExercisesShown) and not shown.is_filmed


def _is_to_be_changed(shown: Shown) -> bool:
    """Whether the rule is that of a workshop, which a class is to change in its file next."""
    if not isinstance(shown, ExercisesShown) or shown.is_filmed:
        return False
    if shown.problem or shown.source.slips:
        return False
    return not (shown.practice.order or shown.practice.is_passed)


def _with_resting(
    pen: Pen, area: Rect, rows: list[CodeRow], shown: Shown
) -> list[CodeRow]:
    """Of two makers, the rows of both, if there is room for them with letters of the same size."""
    if not isinstance(shown, MakingShown):
        return rows
    at_work = {row.line for row in rows}
    both = marked_rows(shown, shown.whole, names_line=False)
    size = lettered_to_fit(pen, area, rows).size
    has_room = height_of(both) * SPACIOUS_ROW * size <= area.height
    if not has_room or lettered_to_fit(pen, area, both).size < size:
        return rows
    return [row._replace(rests=row.line not in at_work) for row in both]


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


PANEL = CodePanel
