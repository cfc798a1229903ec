"""The dig log: the rooms that are floor, in the order in which they were dug."""

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.making.dig_log import DigLog
from mazelib.making.timeline import MakingTimeline
from mazelib.text.sentences import _, ngettext
from mazelib.window.clicks import NamedPlace
from mazelib.window.panel import MakingPanel
from mazelib.window.pen import Pen, row_of
from mazelib.window.shown import MakingShown
from mazelib.window.theme import INK


class LogPanel(MakingPanel):
    """The rooms as boxes in reading order: digging adds a box at the end, filling takes it away."""

    title = _("The dig log")
    word = _("Log")
    meaning = _("see the dig log")
    names_places = True
    _log: DigLog

    def begin(self, timeline: MakingTimeline) -> None:
        """Begin the log of a making."""
        self._log = DigLog(timeline)

    def draw_making(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw the boxes, the newest one marked; if there is no room for all, the newest ones."""
        places = shown.timeline.field.places
        line = pen.lettering.line_height(pen.size)
        gap = pen.size // 5
        wide = pen.lettering.width(f"({places.width}, {places.height})", pen.size) + pen.size
        across = max(1, area.width // (wide + gap))
        rows = max(1, area.height // (line + gap) - 1)
        count = self._log.count(shown.step_seen)
        newest = self._log.newest(shown.step_seen, across * rows)
        pen.write(_heading(count, len(newest)), row_of(area, line), pen.theme.faint)
        for number, place in enumerate(newest):
            row, column = divmod(number, across)
            left = area.left + column * (wide + gap)
            top = area.top + (row + 1) * (line + gap)
            _draw_box(pen, Rect(left, top, wide, line), place, is_newest=number == len(newest) - 1)


def _heading(count: int, shown: int) -> str:
    """How many rooms there are, and how many are shown if not all are."""
    if shown == count:
        return ngettext("{count:,} room", "{count:,} rooms", count).format(count=count)
    words = _("{count:,} rooms, the newest {shown:,} of them here")
    return words.format(count=count, shown=shown)


def _draw_box(pen: Pen, box: Rect, place: Place, *, is_newest: bool) -> None:
    ground = pen.theme.mark if is_newest else pen.theme.window
    ink = INK if is_newest else pen.theme.text
    pen.rounded(box, ground, pen.size // 5)
    pen.write_centred(str(place), box, ink)
    pen.can_click(box, NamedPlace(place))


PANEL = LogPanel
