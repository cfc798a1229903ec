"""The groups panel: how many groups of rooms there are, while rooms are merged."""

from __future__ import annotations

from pygame import Rect

from mazelib.makers.making import Making
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen

ASK = "Add walls broken and groups, at any step. What do you find, and why is it so?"


class GroupsPanel(Panel):
    """Counts the different numbers that the rooms have."""

    least_lines = 6

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the counts, and a question."""
        inner = pen.panel(area, "Groups")
        below = pen.write_rows(group_words(shown.recording), inner)
        rest = Rect(inner.left, below, inner.width, inner.bottom - below)
        if rest.height > 2 * pen.size:
            pen.write_lines(ASK, rest, pen.theme.faint)


def group_words(making: Making) -> list[str]:
    """What the panel says of the step that is shown."""
    rooms = making.maze.rooms
    groups = len({making.value(room) for room in rooms})
    broken = len(rooms) - groups
    return [f"rooms: {len(rooms):,}", f"walls broken: {broken:,}", f"groups: {groups:,}"]
