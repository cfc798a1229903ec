"""The groups panel: how many groups of rooms there are, and what that means."""

from __future__ import annotations

from operator import ne

from pygame import Rect

from mazelib.makers.merge_rooms import MergeRooms
from mazelib.makers.shown import Shown
from mazelib.stage.panels.panel import MakingShown
from mazelib.stage.pen import Pen

WHY = (
    "Every wall that is broken joins two groups into one. When all rooms are one group, as many "
    "walls are broken as there are rooms, less one: that is a spanning tree. A way round could "
    "only come from a wall between two rooms of one group, and such a wall stays. So between two "
    "rooms there is exactly one way."
)


class GroupsPanel:
    """Counts groups and broken walls while rooms are merged."""

    share = 1.0
    least_lines = 5

    def __init__(self) -> None:
        self._counted: tuple[Shown | None, int, int] = (None, 0, 0)

    def draw(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw the counts, and below them why there is exactly one way."""
        inner = pen.panel(area, "Groups")
        field = shown.making.field
        broken = self._broken_walls(shown.making)
        line = round(pen.size * 1.5)
        rows = [
            f"rooms: {field.rooms:,}",
            f"walls broken: {broken:,}",
            f"groups: {field.rooms - broken:,}",
        ]
        for number, said in enumerate(rows):
            pen.write(said, Rect(inner.left, inner.top + number * line, inner.width, line))
        rest = Rect(inner.left, inner.top + 3 * line, inner.width, inner.height - 3 * line)
        if rest.height > 2 * line:
            pen.write_lines(WHY, rest, pen.theme.faint)

    def _broken_walls(self, shown: Shown) -> int:
        """How many walls are broken at the step shown: counted on from the step shown before."""
        making, step, broken = self._counted
        if making is not shown:
            step = broken = 0
        assert isinstance(shown.making, MergeRooms)
        first, last = sorted((step, shown.step))
        merges: int = sum(map(ne, shown.making.kept[first:last], shown.making.gone[first:last]))
        broken += merges if shown.step > step else -merges
        self._counted = (shown, shown.step, broken)
        return broken
