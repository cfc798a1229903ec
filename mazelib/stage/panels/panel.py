"""What a panel is, what it draws from, and how several share the room beside the map."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect

from mazelib.learner.strategy_source import Source
from mazelib.stage.pen import Pen
from mazelib.timeline import Moment, Ran


@dataclass(frozen=True)
class Shown:
    """What a panel may draw from, at the tick that is shown.

    ``recording`` is a walk's Timeline (then there is a ``moment``) or a maze's Making. ``ran`` is what
    ran of the ``source`` in the tick, ``phase`` how far the walker has come on its way there (1: it is).
    """

    recording: Any
    tick: int
    source: Source = field(default_factory=Source)
    ran: Ran | None = None
    moment: Moment | None = None
    phase: float = 1.0


class Panel:
    """One panel: what ``share`` of the height it wants, and with how many lines of text it is of use."""

    share = 1.0
    least_lines = 5

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the panel into its rectangle."""


def draw_stacked(panels: Sequence[Panel], pen: Pen, area: Rect, shown: Shown) -> int:
    """Draw the first panels that there is room for, one below the other; returns how many (at least one)."""
    lines, drawn = area.height // pen.lettering.line_height(pen.size), list(panels)
    while len(drawn) > 1 and sum(panel.least_lines for panel in drawn) > lines:
        drawn.pop()
    gap, y = pen.size // 2, area.top
    for panel in drawn:
        share = panel.share / sum(panel.share for panel in drawn)
        height = round((area.height + gap) * share) - gap
        panel.draw(pen, Rect(area.left, y, area.width, height), shown)
        y += height + gap
    return len(drawn)
