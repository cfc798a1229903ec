"""What a panel is, what it draws from, and how several share the room beside the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pygame import Rect

from mazelib.learner.line_tracer import Ran
from mazelib.learner.strategy_source import Source
from mazelib.stage.pen import Pen
from mazelib.timeline import Moment


@dataclass(frozen=True)
class Shown:
    """What a panel may draw from, at the tick that is shown.

    ``recording`` is the walk (a Timeline) or the making of a maze (a Making), ``moment`` that of the
    walk. ``source`` is the code at work and ``ran`` what ran of it in the tick. ``phase`` is how far
    the walker has come on its way into the tick, 1 when it is there.
    """

    recording: Any
    tick: int
    source: Source = field(default_factory=Source)
    ran: Ran | None = None
    moment: Moment | None = None
    phase: float = 1.0


class Panel(Protocol):
    """One panel.

    ``share`` says how much of the height it wants beside others, ``least_lines`` with how many
    lines of text it is still of use.
    """

    share: float
    least_lines: int

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the panel into its rectangle."""


def draw_stacked(panels: Sequence[Panel], pen: Pen, area: Rect, shown: Shown) -> Sequence[Panel]:
    """Draw panels one below the other, each in its share of the height; returns those drawn.

    Where there is not room for all, the last ones stay away.
    """
    panels = fitting(panels, area.height // pen.lettering.line_height(pen.size))
    gap = pen.size // 2
    whole = sum(panel.share for panel in panels)
    room = area.height - gap * (len(panels) - 1)
    y = area.top
    for panel in panels:
        height = round(room * panel.share / whole)
        panel.draw(pen, Rect(area.left, y, area.width, height), shown)
        y += height + gap
    return panels


def fitting(panels: Sequence[Panel], lines: int) -> list[Panel]:
    """The first panels, as many as are of use in so many lines of text; one at the least."""
    fit = list(panels)
    while len(fit) > 1 and sum(panel.least_lines for panel in fit) > lines:
        fit.pop()
    return fit
