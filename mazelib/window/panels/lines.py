"""The panel of lines to put in order: the rule as it grows, and below it the lines that are left.

    Click the lines in the right order.
     1  def my_turn(view):
     2  [                       ]      the next line comes here
     3
    2 of these lines do not belong.
       [return Turn.LEFT        ]
                                       a line that was taken leaves its place
       [    if view.front:      ]

Nothing moves under the mouse: a line that is taken out of the rule goes back to its place. Where
the panel is wider than high, the two parts stand side by side.
"""

from typing import NamedTuple

from pygame import Rect

from mazelib.learner.script.source import without_comment
from mazelib.text.sentences import _, ngettext
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, Scrolling, row_of, without
from mazelib.window.input.clicks import LineToOrder
from mazelib.window.painters.bars import draw_scrollbar
from mazelib.window.painters.line_rows import (
    LineLetters,
    Look,
    PlacedLine,
    draw_chosen,
    draw_left,
    draw_slot,
    draw_taken,
    least_row,
    letters_for,
)
from mazelib.window.panel import Panel
from mazelib.window.rule.code_rows import rows_of
from mazelib.window.shown import ExercisesShown, PracticeShown
from mazelib.window.tasks.line_outcome import draw_outcome, outcome_of

#: Wider than this, in heights, the two parts stand side by side.
WIDE = 1.2
#: The height of a row, in heights of text: at most.
ROW_HEIGHT = 2.1
#: The height of the words over the lines that are left and below them, in heights of their letters.
LINE_HEIGHT = 1.15
#: The gap between the two parts, in heights of text.
GAP = 0.2
#: The share of the room that the rule has where not all lines have room, one part above the other.
HALF = 0.5
#: What came of all lines needs so many rows.
ROWS_OF_OUTCOME = 5


class _Parts(NamedTuple):
    """Where the rule is, where the lines are that are left, and the words over and below these."""

    rule: Rect
    left: Rect
    over: Rect | None
    foot: Rect | None
    row: int


class LinesPanel(Panel[ExercisesShown]):
    """The lines of the exercise, each a button: the chosen ones in order, then the others."""

    title = _("Click the lines in the right order.")
    takes_stage = True
    word = _("Lines")
    key = "L"
    meaning = _("put lines in order")
    order_in_help = 5

    def title_of(self, shown: ExercisesShown) -> str:
        """How it works; once all lines are chosen, what they are now."""
        if shown.practice.are_all_chosen:
            return _("The rule from your lines")
        return self.title

    def draw_title(self, pen: Pen, at: Rect, shown: ExercisesShown) -> None:
        """Draw how it works, with as many words as have room."""
        words = self.title_of(shown)
        more = _("Click the lines in the right order. Z, or a second click, takes one out.")
        if words == self.title and pen.cut_to_fit(more, at.width, face=Face.BOLD) == more:
            words = more
        pen.write(words, at, pen.theme.accent, pen.smallest, face=Face.BOLD)

    def draw(self, pen: Pen, area: Rect, shown: ExercisesShown) -> None:
        """Draw the rule as it grows; then the lines that are left, or what came of all of them."""
        practice = shown.practice
        if not practice.given.mixed:
            words = practice.wrong or _("There are no lines for this task.")
            pen.write_lines(words, area, pen.theme.wrong, pen.smallest)
            return
        parts = _parts_of(pen, area, practice)
        texts = [without_comment(text) for text in practice.given.mixed]
        letters = letters_for(pen, parts.rule.width, parts.row, max(map(len, texts)))
        _draw_rule(pen, parts, letters, shown)
        if practice.are_all_chosen:
            draw_outcome(pen, parts.left, outcome_of(shown))
        else:
            _draw_left(pen, parts, letters, shown)
        if parts.foot:
            words = _("Click a line again to take it out, or press Z.")
            pen.write(words, parts.foot, pen.theme.faint, pen.smallest)


def _parts_of(pen: Pen, area: Rect, practice: PracticeShown) -> _Parts:
    """The two parts, one above the other or side by side, and the height of a row."""
    slots = practice.given.wanted
    count = len(practice.given.mixed)
    line = round(LINE_HEIGHT * pen.smallest)
    if area.width > WIDE * area.height:
        return _side_by_side(pen, area, max(slots, count))
    gap = round(GAP * pen.size)
    room = area.height - 2 * line - gap
    if practice.are_all_chosen:
        count = ROWS_OF_OUTCOME
    row = _row_height(pen, room, slots + count)
    high = slots * row
    if (slots + count) * row > room:
        high = max(row, min(high, round(HALF * room)))
    rule = Rect(area.left, area.top, area.width, high)
    over = Rect(area.left, rule.bottom + gap, area.width, line)
    foot = Rect(area.left, area.bottom - line, area.width, line)
    left = Rect(area.left, over.bottom, area.width, foot.top - over.bottom)
    return _Parts(rule, left, over, foot, row)


def _side_by_side(pen: Pen, area: Rect, count: int) -> _Parts:
    """The two parts side by side; the words over the lines that are left, if there is room."""
    half = (area.width - pen.size) // 2
    rule = Rect(area.left, area.top, half, area.height)
    left = Rect(area.right - half, area.top, half, area.height)
    line = round(LINE_HEIGHT * pen.smallest) + pen.size // 3
    over = None
    if area.height >= line + count * least_row(pen):
        over = row_of(left, line)
        rule = without(rule, top=line)
        left = without(left, top=line)
    return _Parts(rule, left, over, None, _row_height(pen, left.height, count))


def _row_height(pen: Pen, room: int, count: int) -> int:
    """The height of each of so many rows, in pixels, as far as they have room."""
    highest = round(ROW_HEIGHT * pen.size)
    return max(least_row(pen), min(highest, room // count))


def _draw_rule(pen: Pen, parts: _Parts, letters: LineLetters, shown: ExercisesShown) -> None:
    """Draw the places of the rule, filled or empty.

    If not all have room, the one is in sight that is filled next, or is wrong.
    """
    practice = shown.practice
    count = practice.given.wanted
    following = _next_place(practice)
    first_row = shown.first_row if practice.are_all_chosen else None
    in_sight = _rows_in_sight(parts.rule, parts.row, count, first_row, _place_to_see(practice))
    area = _beside_scrollbar(
        pen, parts.rule, in_sight, count, is_turned=practice.are_all_chosen
    )
    looks = _looks(shown)
    # From below: an underscore may reach into the row under it.
    for row, place in reversed(list(enumerate(in_sight))):
        at = row_of(area, parts.row, row)
        line = practice.order[place] if place < len(practice.order) else None
        if line is None:
            draw_slot(pen, at, place + 1, letters, is_next=place == following)
        else:
            text = without_comment(practice.given.mixed[line])
            placed = PlacedLine(place + 1, text, looks.get(place + 1, Look.CHOSEN))
            draw_chosen(pen, at, placed, letters, LineToOrder(line))


def _draw_left(pen: Pen, parts: _Parts, letters: LineLetters, shown: ExercisesShown) -> None:
    """Draw the lines that are left, each in its place, and how many do not belong."""
    practice = shown.practice
    mixed = practice.given.mixed
    if parts.over:
        pen.write(_not_belonging(practice), parts.over, pen.theme.text, pen.smallest)
        pen.write(_("L closes"), parts.over, pen.theme.faint, pen.smallest, anchor="midright")
    in_sight = _rows_in_sight(parts.left, parts.row, len(mixed), shown.first_row, 0)
    area = _beside_scrollbar(pen, parts.left, in_sight, len(mixed), is_turned=True)
    for row, number in reversed(list(enumerate(in_sight))):
        at = row_of(area, parts.row, row)
        if number in practice.order:
            draw_taken(pen, at, letters)
        else:
            draw_left(pen, at, without_comment(mixed[number]), letters, LineToOrder(number))


def _not_belonging(practice: PracticeShown) -> str:
    """How many of the lines do not belong to the rule."""
    others = len(practice.given.mixed) - practice.given.wanted
    if not others:
        return _("All these lines belong to the rule.")
    sentence = ngettext(
        "{count} of these lines does not belong.",
        "{count} of these lines do not belong.",
        others,
    )
    return sentence.format(count=others)


def _next_place(practice: PracticeShown) -> int:
    """The number, from 0, of the place that is filled next."""
    order = practice.order
    return order.index(None) if None in order else len(order)


def _place_to_see(practice: PracticeShown) -> int:
    """The place that is to be in sight, from 0: the next one; or the wrong one, if all are full."""
    if not practice.are_all_chosen:
        return _next_place(practice)
    return (practice.first_wrong or 1) - 1


def _looks(shown: ExercisesShown) -> dict[int, Look]:
    """How the lines in the rule look, by their numbers in it, from 1; the others are just chosen.

    While their rule walks, those that ran are marked.
    """
    practice = shown.practice
    looks = dict[int, Look]()
    if practice.lines_walk:
        if practice.is_passed:
            looks = dict.fromkeys(range(1, practice.given.wanted + 1), Look.RIGHT)
        for each in rows_of(shown.source, shown.lines_run):
            if each.line and each.ran:
                looks[each.line[1]] = Look.DECIDED if each.decided else Look.RAN
    if practice.first_wrong is not None:
        looks[practice.first_wrong] = Look.WRONG
    return looks


def _rows_in_sight(
    area: Rect, row: int, count: int, first: int | None, to_see: int
) -> range:
    """Which rows have room: all, or those from the first one asked for, or those around one."""
    fit = max(1, area.height // row)
    last_first = max(0, count - fit)
    if first is None:
        first = to_see - fit // 2
    first = max(0, min(first, last_first))
    return range(first, min(count, first + fit))


def _beside_scrollbar(
    pen: Pen, area: Rect, in_sight: range, count: int, *, is_turned: bool
) -> Rect:
    """Draw a scrollbar if not all rows are in sight, and return the room beside it.

    The mouse wheel turns the part that ``is_turned``.
    """
    if len(in_sight) == count:
        return area
    draw_scrollbar(pen, area, in_sight.start / count, len(in_sight) / count)
    if is_turned:
        pen.scrolls = Scrolling(area, in_sight.start, count - len(in_sight))
    return Rect(area.left, area.top, area.width - pen.size // 2, area.height)


PANEL = LinesPanel
