"""What a panel is, and how several share the room beside the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pygame import Rect

from mazelib.moment import Moment
from mazelib.source import Source
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline


@dataclass(frozen=True)
class Shown:
    """What a panel may draw from: the recording, and the moment of it that is shown.

    ``phase`` is how far the walker has come on its way into that moment, 1 when it is there.
    """

    timeline: Timeline
    moment: Moment
    source: Source = field(default_factory=Source)
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


def draw_stacked(panels: Sequence[Panel], pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw panels one below the other, each in its share of the height.

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


def fitting(panels: Sequence[Panel], lines: int) -> list[Panel]:
    """The first panels, as many as are of use in so many lines of text; one at the least."""
    fit = list(panels)
    while len(fit) > 1 and sum(panel.least_lines for panel in fit) > lines:
        fit.pop()
    return fit
