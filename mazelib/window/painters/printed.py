"""What stands below a rule: the newest lines that it has printed, or where to write it."""

from collections.abc import Sequence
from pathlib import Path

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen, row_of

#: At least so many lines have room, however long the rule is; and at most.
LEAST_LINES = 2
MOST_LINES = 10


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
    heading = _("It printed:") if lines else _("It has printed nothing yet.")
    pen.write(heading, row_of(foot, high), pen.theme.faint, pen.smallest)
    for number, line in enumerate(lines[-count:], 1):
        words = pen.cut_to_fit(line, foot.width, pen.smallest, Face.CODE)
        pen.write(words, row_of(foot, high, number), size=pen.smallest, face=Face.CODE)
    return Rect(area.left, area.top, area.width, max(1, foot.top - area.top - pen.size // 3))


def say_where_to_write(pen: Pen, area: Rect, file: Path, rule_height: int) -> None:
    """Say below a rule, if there is room, in which file it is written and what to press."""
    words = _(
        "Open {file} (it is in the folder {folder}) in an editor. "
        "Change this rule, and save. Then press V."
    )
    words = words.format(file=file.name, folder=file.absolute().parent.name)
    room = Rect(area.left, 0, area.width, 0).inflate(-2 * (pen.size // 3), 0)
    room.height = pen.height(words, room.width, pen.size)
    room.bottom = area.bottom
    if room.top >= area.top + rule_height:
        pen.write_lines(words, room, pen.theme.accent, pen.size)
