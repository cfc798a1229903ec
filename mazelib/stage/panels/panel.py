"""What a panel is, and how several share the room beside the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeVar

from pygame import Rect

from mazelib.source import Source
from mazelib.stage.pen import Pen

if TYPE_CHECKING:
    from mazelib.makers import shown as makers
    from mazelib.moment import Moment
    from mazelib.timeline import Timeline
    from mazelib.tracing import Ran

Draws = TypeVar("Draws", contravariant=True)


# These are never compared nor printed; without that they are made sooner.
@dataclass(frozen=True, eq=False, repr=False)
class Shown:
    """What a panel may draw from, at the tick that is shown.

    ``source`` is the code at work and ``ran`` what ran of it in the tick. ``phase`` is how far
    the walker has come on its way into the tick, 1 when it is there.
    """

    source: Source = field(default_factory=Source)
    ran: Ran | None = None
    phase: float = 1.0


@dataclass(frozen=True, eq=False, repr=False)
class WalkShown(Shown):
    """A walk: its recording, and the moment of it that is shown."""

    timeline: Timeline = field(kw_only=True)
    moment: Moment = field(kw_only=True)


@dataclass(frozen=True, eq=False, repr=False)
class MakingShown(Shown):
    """A maze being made, set to the step that is shown."""

    making: makers.Shown = field(kw_only=True)


class Panel(Protocol[Draws]):
    """One panel.

    ``share`` says how much of the height it wants beside others, ``least_lines`` with how many
    lines of text it is still of use.
    """

    share: float
    least_lines: int

    def draw(self, pen: Pen, area: Rect, shown: Draws) -> None:
        """Draw the panel into its rectangle."""


def draw_stacked(
    panels: Sequence[Panel[Draws]], pen: Pen, area: Rect, shown: Draws
) -> Sequence[Panel[Draws]]:
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


def fitting(panels: Sequence[Panel[Draws]], lines: int) -> list[Panel[Draws]]:
    """The first panels, as many as are of use in so many lines of text; one at the least."""
    fit = list(panels)
    while len(fit) > 1 and sum(panel.least_lines for panel in fit) > lines:
        fit.pop()
    return fit
