"""Two lenses: a maze being made and a maze being solved, by the same code, step for step."""

from __future__ import annotations

from collections.abc import Sized

from pygame import Rect

from mazelib.compass import Heading
from mazelib.makers.fill_with_road import FillWithRoad, grow
from mazelib.source import source_of
from mazelib.stage.keys import Command
from mazelib.stage.layout import NARROW
from mazelib.stage.making_painter import MakingPainter
from mazelib.stage.panels.code import Row, draw_row, moved_left
from mazelib.stage.pen import Pen

#: The line of the shared code in which making and solving differ.
DIFFERS = "choose(room, ways)"


class LensesScene:
    """Plays a making and a solving together; the shorter one waits at its end for the other."""

    batch = 200
    rests_at: int | None = None

    def __init__(self, making: FillWithRoad, solving: FillWithRoad, note: str) -> None:
        self.note = note
        self.phase = 1.0
        self.both = (making, solving)
        self.shape = making.field.columns, making.field.lines
        self.panels: Sized = ()
        self.shows_code_first = False
        # The code is shown here anyway, between the two.
        self.hidden = frozenset({Command.CODE})
        self._shown = tuple(each.shown() for each in self.both)
        self._painters = tuple(MakingPainter(shown) for shown in self._shown)
        piece = source_of(grow).pieces[0]
        lines = enumerate(piece.lines, piece.first)
        self._rows = [Row(text.rstrip(), number, decided=DIFFERS in text) for number, text in lines]

    @property
    def last(self) -> int:
        """The newest step of the one that has made more."""
        return max(each.steps_done for each in self.both)

    @property
    def ended(self) -> bool:
        """Whether both have ended."""
        return all(each.done for each in self.both)

    def advance(self, steps: int) -> None:
        """Make so many steps more in both."""
        for each in self.both:
            each.advance(steps)

    def show(self, *, eyes: bool, code: bool) -> None:
        """The code is always shown here."""

    def bring_forward(self, command: Command) -> None:
        """The code stays where it is."""

    def press(self, heading: Heading, tick: int) -> bool:
        """Arrow keys mean nothing to a worker."""
        return False

    def caption(self, tick: int) -> str:
        """What both do."""
        self._go_to(tick)
        solving = self.both[1]
        if solving.reached and tick >= solving.steps_done:
            return f"Step {tick:,}. The solving reached its goal after {solving.steps_done:,} steps."
        return f"Step {tick:,}. The same code twice: blank is wall on the left, floor on the right."

    def draw_map(self, pen: Pen, area: Rect, tick: int, *, as_text: bool) -> None:
        """Draw the making on the left, the solving on the right, the code between them."""
        self._go_to(tick)
        gap, line = pen.size // 2, pen.lettering.line_height(pen.size)
        side = round(area.width * (0.32 if area.width > NARROW else 0.27))
        middle = Rect(area.left + side + gap, area.top, area.width - 2 * (side + gap), area.height)
        titles = ("Making: by chance", "Solving: the nearest")
        for painter, shown, title, left in zip(
            self._painters, self._shown, titles, (area.left, area.right - side), strict=True
        ):
            pen.write_centred(title, Rect(left, area.top, side, line))
            room = Rect(left, area.top + line, side, max(1, area.height - 3 * line))
            painter.draw(pen, room, shown.step)
            pen.write_lines(shown.caption, Rect(left, room.bottom, side, 2 * line), pen.theme.faint)
        self._draw_code(pen, middle)

    def draw_status(self, pen: Pen, at: Rect, tick: int, speed: str) -> None:
        """Draw the steps of both, and the speed."""
        making, solving = self.both
        width = pen.lettering.width(speed, pen.size)
        made, solved = min(tick, making.steps_done), min(tick, solving.steps_done)
        said = f"making: step {made:,}    solving: step {solved:,}"
        pen.write(said, Rect(at.left, at.top, at.width - width - pen.size, at.height))
        pen.write(speed, Rect(at.right - width, at.top, width, at.height), pen.theme.faint)

    def draw_panels(self, pen: Pen, area: Rect, tick: int) -> None:
        """There are no panels."""

    def _go_to(self, tick: int) -> None:
        for painter, making in zip(self._painters, self.both, strict=True):
            painter.show(min(tick, making.steps_done))

    def _draw_code(self, pen: Pen, area: Rect) -> None:
        inner = pen.panel(area, "One code; in the marked line they differ")
        widest = max(len(row.text) for row in self._rows) + 5
        size = pen.lettering.mono_size(widest, inner.width, pen.size)
        height = round(size * 1.25)
        fit = max(1, inner.height // height)
        marked = next((number for number, row in enumerate(self._rows) if row.decided), 0)
        first = max(0, min(marked - fit // 2, len(self._rows) - fit))
        for number, row in enumerate(moved_left(self._rows[first : first + fit])):
            draw_row(pen, Rect(inner.left, inner.top + number * height, inner.width, height), row, size)
