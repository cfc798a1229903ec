"""What stands below a rule: the newest lines that it has printed, or where to write it."""

from collections.abc import Sequence

from pygame import Rect

from mazelib.learner.script.source import Source
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of
from mazelib.window.input.keys import PanelKey
from mazelib.window.tasks.first_step import what_to_change, where_to_write

#: What is said while there is nothing to show.
NOTHING_PRINTED = _("It hasn't printed anything yet.")
#: At least so many lines have room, however long the rule is; and at most.
LEAST_LINES = 3
MOST_LINES = 10
#: What a rule may ask, and what it may answer.
VIEWS_AND_TURNS = (
    "view.front view.right view.left view.back",
    "Turn.AHEAD Turn.RIGHT Turn.LEFT Turn.BACK",
)


def above_printed(
    pen: Pen, area: Rect, lines: Sequence[str], rule_height: int, whole: PanelKey | None = None
) -> Rect:
    """Draw lines at the foot of an area, as many as the rule leaves room for; return the rest.

    ``rule_height`` is how much the rule would like to have, in pixels. The first row is a heading;
    where there is a key that shows the ``whole`` lines, it says so.
    The room is the same whether much was printed or little: nothing moves.
    """
    high = pen.lettering.line_height(pen.smallest)
    room = (area.height - rule_height) // high - 1
    count = min(MOST_LINES, max(LEAST_LINES, room))
    foot = Rect(area.left, 0, area.width, (count + 1) * high).inflate(-2 * (pen.size // 3), 0)
    foot.bottom = area.bottom
    heading = _("It printed:") if lines else NOTHING_PRINTED
    pen.write(heading, row_of(foot, high), pen.theme.faint, pen.smallest)
    if whole and lines:
        _draw_key(pen, row_of(foot, high), whole)
    for number, line in enumerate(lines[-count:], 1):
        words = pen.cut_to_fit(line, foot.width, pen.smallest, Face.CODE)
        pen.write(words, row_of(foot, high, number), size=pen.smallest, face=Face.CODE)
    return Rect(area.left, area.top, area.width, max(1, foot.top - area.top - pen.size // 3))


def _draw_key(pen: Pen, row: Rect, key: PanelKey) -> None:
    """Draw at the right of a row which key shows more; a click does, too."""
    words = _("All of it  {key}").format(key=key.key)
    wide = pen.lettering.width(words, pen.smallest)
    button = Rect(row.right - wide, row.top, wide, row.height)
    ink = pen.theme.text if pen.hovered == key else pen.theme.accent
    pen.write(words, button, ink, pen.smallest)
    pen.can_click(button, key)


def above_where_to_write(
    pen: Pen, area: Rect, source: Source, rule_height: int, least_height: int
) -> Rect:
    """Say below a rule what one may write there, in which file, and what to press.

    Return the room above. If there is none for all, a few words say what to change: for them the
    rule moves together, down to its least height.
    """
    foot = Rect(area.left, 0, area.width, 0).inflate(-2 * (pen.size // 3), 0)
    line = pen.lettering.line_height(pen.smallest)
    high = len(VIEWS_AND_TURNS) * line + pen.size // 3
    words = where_to_write(source)
    foot.height = pen.height(words, foot.width, pen.size)
    foot.bottom = area.bottom
    if rule_height + high + foot.height <= area.height:
        pen.write_lines(words, foot, pen.theme.accent, pen.size)
        _write_views_and_turns(pen, Rect(foot.left, foot.top - high, foot.width, line))
        return area
    words = pen.cut_to_fit(what_to_change(source), foot.width)
    foot.height = line
    foot.bottom = area.bottom
    above = Rect(area.left, area.top, area.width, area.height - line)
    if least_height > above.height:
        return area
    pen.write(words, foot, pen.theme.accent, pen.smallest)
    return above


def _write_views_and_turns(pen: Pen, first: Rect) -> None:
    """Write what a rule may ask, and below it what it may answer, in narrow columns."""
    columns = max(map(len, VIEWS_AND_TURNS))
    column = min(pen.lettering.mono_width(pen.smallest), first.width // columns)
    for number, words in enumerate(VIEWS_AND_TURNS):
        at = first.move(0, number * first.height)
        pen.write_columns(words, at, pen.smallest, pen.theme.text, column)
