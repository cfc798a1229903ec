"""What a panel is, and how several share the room beside the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect

from mazelib.moment import Moment
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline


@dataclass(frozen=True)
class Shown:
    """What a panel may draw from: the recording, and the moment that is shown."""

    timeline: Timeline
    moment: Moment


class Panel(Protocol):
    """One panel. ``share`` says how much of the height it wants, beside others."""

    share: float

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the panel into its rectangle."""


def draw_stacked(panels: Sequence[Panel], pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw panels one below the other, each in its share of the height."""
    gap = pen.size // 2
    whole = sum(panel.share for panel in panels)
    room = area.height - gap * (len(panels) - 1)
    y = area.top
    for panel in panels:
        height = round(room * panel.share / whole)
        panel.draw(pen, Rect(area.left, y, area.width, height), shown)
        y += height + gap
