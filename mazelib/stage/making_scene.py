"""A maze being made, on the stage: the same player, captions and code panel as for a walk."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from mazelib.compass import Heading
from mazelib.makers.making import Making
from mazelib.source import Source
from mazelib.stage.keys import Command
from mazelib.stage.making_code import source_of_making, with_decision
from mazelib.stage.making_painter import MakingPainter
from mazelib.stage.panels.code import CodePanel
from mazelib.stage.panels.panel import MakingShown, Panel, draw_stacked
from mazelib.stage.pen import Pen
from mazelib.tracing import Ran, Tracer


class MakingScene:
    """Plays one making. ``limit`` ends it after so many steps, None when the maze is ready."""

    #: Steps are so quick that many may be asked for at once.
    batch = 1000

    def __init__(
        self, making: Making, note: str, panels: Sequence[Panel[MakingShown]] = (), limit: int | None = None
    ) -> None:
        self.making = making
        self.note = note
        self.shape = making.field.columns, making.field.lines
        self.hidden: frozenset[Command] = frozenset()
        self.phase = 1.0
        self.shown = making.shown()
        self._limit = limit
        self._painter = MakingPainter(self.shown)
        self._own_panels = list(panels)
        self._code = CodePanel()
        self._shows_code = self._code_first = False
        self._source = Source()
        self._tracer: Tracer | None = None
        self._ran: list[Ran | None] = []

    @property
    def last(self) -> int:
        """The newest step made."""
        return self.making.steps_done

    @property
    def rests_at(self) -> int | None:
        """The step that made the maze: a class wants to see it before it is filled."""
        return self.making.made_at

    @property
    def ended(self) -> bool:
        """Whether there will be no more steps."""
        return self.making.done or (self._limit is not None and self.last >= self._limit)

    @property
    def shows_code_first(self) -> bool:
        """Whether the code panel wants the width of a narrow window."""
        return self._shows_code

    @property
    def panels(self) -> list[Panel[MakingShown]]:
        """The panels beside the maze."""
        code: list[Panel[MakingShown]] = [self._code] if self._shows_code else []
        return code + self._own_panels if self._code_first else self._own_panels + code

    def show(self, *, eyes: bool, code: bool) -> None:
        """Open and close the code panel; the maker is traced only while it is open."""
        self._shows_code = code
        if code and self._tracer is None:
            self._source = source_of_making(self.making)
        self._tracer = Tracer(self._source.files) if code else None

    def advance(self, steps: int) -> None:
        """Make so many steps more."""
        if self._limit is not None:
            steps = min(steps, self._limit - self.last)
        if self._tracer is None:
            was_newest = self.shown.step == self.last
            self.making.advance(steps)
            if was_newest:
                # Done here, painting counts as part of the steps, and a frame takes no longer for it.
                self._painter.show(self.last)
            return
        advance = self._tracer.traced(self.making.advance)
        for _ in range(steps):
            if self.ended:
                return
            self._ran += [None] * (self.last + 1 - len(self._ran))
            advance(1)
            self._ran[self.last :] = [self._tracer.ran]

    def bring_forward(self, command: Command) -> None:
        """Let the code have room before the lesson's own panels."""
        self._code_first = True

    def press(self, heading: Heading, tick: int) -> bool:
        """Arrow keys mean nothing to a worker."""
        return False

    def caption(self, tick: int) -> str:
        """What the step did, and why."""
        self._painter.show(tick)
        if tick == 0:
            return "Before the first step."
        return f"Step {tick:,}: {self.shown.caption}"

    def draw_map(self, pen: Pen, area: Rect, tick: int, *, as_text: bool) -> None:
        """Draw the maze as of a step."""
        self._painter.draw(pen, area, tick)

    def draw_status(self, pen: Pen, at: Rect, tick: int, speed: str) -> None:
        """Draw how far the maze has come, and the speed."""
        field = self.making.field
        said = f"step {tick:,}    {field.width:,} × {field.height:,} rooms"
        width = pen.lettering.width(speed, pen.size)
        pen.write(said, Rect(at.left, at.top, at.width - width - pen.size, at.height))
        pen.write(speed, Rect(at.right - width, at.top, width, at.height), pen.theme.faint)

    def draw_panels(self, pen: Pen, area: Rect, tick: int) -> None:
        """Draw the panels beside the maze."""
        self._painter.show(tick)
        drawn = draw_stacked(self.panels, pen, area, self.shown_at(tick))
        self.hidden = frozenset({Command.CODE} if self._shows_code and self._code not in drawn else ())

    def shown_at(self, tick: int) -> MakingShown:
        """What the panels draw from at a step."""
        ran = self._ran[tick] if tick < len(self._ran) else None
        if ran:
            ran = with_decision(ran, self._source, self.making.decides)
        return MakingShown(self._source, ran, making=self.shown)
