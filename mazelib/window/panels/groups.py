"""The groups of rooms that are merged: how many there are, and a question about it."""

from pygame import Rect

from mazelib.making.group_counts import GroupCounts
from mazelib.making.timeline import MakingTimeline
from mazelib.text.sentences import _
from mazelib.window.panel import MakingPanel
from mazelib.window.pen import Pen
from mazelib.window.shown import MakingShown


class GroupsPanel(MakingPanel):
    """Rooms, walls broken and groups, counted in large letters."""

    title = _("Groups")
    word = _("Groups")
    meaning = _("see the groups")
    _counts: GroupCounts

    def begin(self, timeline: MakingTimeline) -> None:
        """Begin to count for a making."""
        self._counts = GroupCounts(timeline)

    def draw_making(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw how many different numbers the rooms have, and a question."""
        counts = self._counts
        step = shown.step_seen
        words = "\n".join(
            [
                _("rooms: {count:,}").format(count=counts.rooms),
                _("walls broken: {count:,}").format(count=counts.walls_broken(step)),
                _("groups: {count:,}").format(count=counts.groups(step)),
            ]
        )
        size = max(pen.size, min(2 * pen.size, area.height // 7, area.width // 9))
        rest = pen.write_lines(words, area, size=size)
        question = _("Add walls broken and groups, at any step. What do you notice, and why?")
        pen.write_lines(question, rest)


PANEL = GroupsPanel
