"""What stands below a rule: the newest lines that it has printed, or where to write it."""

from collections.abc import Sequence
from pathlib import Path

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen, row_of

#: At least so many lines have room, however long the rule is; and at most.
LEAST_LINES = 4
MOST_LINES = 10
#: What a rule may ask, and what it may answer.
VIEWS_AND_TURNS = (
    "view.front view.right view.left view.back",
    "Turn.AHEAD Turn.RIGHT Turn.LEFT Turn.BACK",
)


def above_printed(pen: Pen, area: Rect, lines: Sequence[str], rule_height: int) -> Rect:
    """Draw lines at the foot of an area, as many as the rule leaves room for; return the rest.

    ``rule_height`` is how much the rule would like to have, in pixels. The first row is a heading.
    The room is the same whether much was printed or little: nothing moves.
    """
    high = pen.lettering.line_height(pen.smallest)
    room = (area.height - rule_height) // high - 1
    count = min(MOST_LINES, max(LEAST_LINES, room))
    foot = Rect(area.left, 0, area.width, (count + 1) * high).inflate(-2 * (pen.size // 3), 0)
    foot.bottom = area.bottom
    heading = _("It printed:") if lines else _("It hasn't printed anything yet.")
    pen.write(heading, row_of(foot, high), pen.theme.faint, pen.smallest)
    for number, line in enumerate(lines[-count:], 1):
        words = pen.cut_to_fit(line, foot.width, pen.smallest, Face.CODE)
        pen.write(words, row_of(foot, high, number), size=pen.smallest, face=Face.CODE)
    return Rect(area.left, area.top, area.width, max(1, foot.top - area.top - pen.size // 3))


def say_where_to_write(pen: Pen, area: Rect, file: Path, rule_height: int) -> None:
    """Say below a rule what one may write there, in which file, and what to press.

    If there is no room for all, what one may write goes first.
    """
    words = _(
        "Open {file} (in the folder {folder}) in an editor. "
        "Change this rule and save it. Then press V."
    )
    words = words.format(file=file.name, folder=file.absolute().parent.name)
    room = Rect(area.left, 0, area.width, 0).inflate(-2 * (pen.size // 3), 0)
    room.height = pen.height(words, room.width, pen.size)
    room.bottom = area.bottom
    line = pen.lettering.line_height(pen.smallest)
    high = len(VIEWS_AND_TURNS) * line + pen.size // 3
    free = area.bottom - (area.top + rule_height)
    if high + room.height <= free:
        pen.write_lines(words, room, pen.theme.accent, pen.size)
        _write_views_and_turns(pen, Rect(room.left, room.top - high, room.width, line))
    elif high <= free:
        _write_views_and_turns(pen, Rect(room.left, room.bottom - high, room.width, line))


def _write_views_and_turns(pen: Pen, first: Rect) -> None:
    """Write what a rule may ask, and below it what it may answer, in narrow columns."""
    columns = max(map(len, VIEWS_AND_TURNS))
    column = min(pen.lettering.mono_width(pen.smallest), first.width // columns)
    for number, words in enumerate(VIEWS_AND_TURNS):
        at = first.move(0, number * first.height)
        pen.write_columns(words, at, pen.smallest, pen.theme.text, column)
