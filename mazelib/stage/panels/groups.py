"""The groups panel: how many groups of rooms there are, and what that means."""

from __future__ import annotations

from operator import ne

from pygame import Rect

from mazelib.makers.braided import BraidedShown
from mazelib.makers.merge_rooms import MergeRooms
from mazelib.makers.shown import Shown
from mazelib.stage.panels.panel import MakingShown
from mazelib.stage.pen import Pen

WHY = (
    "Every broken wall joins two groups. So when all is one group, there is one broken wall less "
    "than there are rooms: a spanning tree. Only a wall inside a group could make a way round, and "
    "such a wall stays. So between two rooms there is exactly one way."
)
ASK = "Add walls broken and groups, at any step. What do you find, and why is it so?"
WHY_LOOPS = (
    "The spanning tree is ready, and now dead ends are opened. Each of these walls joins two rooms "
    "of the one group: one more loop, and no longer exactly one way between two rooms."
)


class GroupsPanel:
    """Counts groups and broken walls while rooms are merged, and the loops that come after it."""

    share = 1.6
    least_lines = 6

    def __init__(self) -> None:
        self._counted: tuple[Shown | None, int, int] = (None, 0, 0)

    def draw(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw the counts and a question; when all is one group the answer, why there is exactly one way."""
        inner = pen.panel(area, "Groups")
        making, loops = shown.making, 0
        if isinstance(making, BraidedShown):
            loops, making = making.loops, making.own
        rooms, merged = making.field.rooms, self._merged(making)
        rows = [
            f"rooms: {rooms:,}",
            f"walls broken: {merged + loops:,}",
            f"groups: {rooms - merged:,}",
            f"loops: {loops:,}",
        ]
        line = min(round(pen.size * 1.5), inner.height // len(rows))
        for number, said in enumerate(rows):
            pen.write(said, Rect(inner.left, inner.top + number * line, inner.width, line))
        rest = Rect(inner.left, inner.top + len(rows) * line, inner.width, inner.height - len(rows) * line)
        if rest.height > 2 * line:
            said = ASK if merged < rooms - 1 else WHY_LOOPS if loops else WHY
            pen.write_lines(said, rest, pen.theme.faint)

    def _merged(self, shown: Shown) -> int:
        """How often two groups became one by the step shown: counted on from the one shown before."""
        making, step, merged = self._counted
        if making is not shown:
            step = merged = 0
        assert isinstance(shown.making, MergeRooms)
        first, last = sorted((step, shown.step))
        merges: int = sum(map(ne, shown.making.kept[first:last], shown.making.gone[first:last]))
        merged += merges if shown.step > step else -merges
        self._counted = (shown, shown.step, merged)
        return merged
