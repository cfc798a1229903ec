"""What a rule has printed: the newest lines up to the tick shown, all of each."""

from collections.abc import Sequence
from textwrap import wrap

from pygame import Rect

from mazelib.text.sentences import _
from mazelib.window.drawing.pen import Pen, row_of
from mazelib.window.painters.printed import NOTHING_PRINTED
from mazelib.window.panel import Panel, keys_of
from mazelib.window.shown import WalkShown


class PrintsPanel(Panel[WalkShown]):
    """The lines, none of them cut: the newest stands at the bottom."""

    title = _("what it printed")
    word = _("Prints")
    key = "W"
    meaning = _("see what it printed")
    order_in_help = 6

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw as many of the newest lines as have room; say how to see those before them."""
        if not shown.printed:
            pen.write_lines(NOTHING_PRINTED, area, pen.theme.faint, pen.smallest)
            return
        high = pen.lettering.line_height(pen.smallest)
        columns = max(1, area.width // pen.lettering.mono_width(pen.smallest))
        room = max(1, area.height // high)
        rows = _rows_of(shown.printed, columns)
        if len(rows) > room:
            rows = _newest_rows(shown.printed, columns, max(1, room - 1))
            words = _("Go back with B to see the lines before these.")
            words = pen.cut_to_fit(words, area.width, pen.smallest)
            pen.write(words, row_of(area, high, room - 1), pen.theme.faint, pen.smallest)
        for number, row in enumerate(rows):
            pen.write_columns(row, row_of(area, high, number), pen.smallest, pen.theme.text)


def _rows_of(lines: Sequence[str], columns: int) -> list[str]:
    """The lines in rows of so many columns; all spaces stay, since a learner may align by them."""
    rows = list[str]()
    for line in lines:
        rows += wrap(line, columns, drop_whitespace=False, replace_whitespace=False) or [""]
    return rows


def _newest_rows(lines: Sequence[str], columns: int, room: int) -> list[str]:
    """The rows of the newest whole lines that have room; of a longer line, its beginning."""
    for first in range(len(lines)):
        rows = _rows_of(lines[first:], columns)
        if len(rows) <= room:
            return rows
    return rows[:room]


PANEL = PrintsPanel
#: The key that shows it.
SHOWS_PRINTS = keys_of([PrintsPanel("prints")])[0]
