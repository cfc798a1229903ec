"""The groups of rooms that are merged: how many are left, and a question about it."""

from pygame import Rect

from mazelib.making.maze import WALL
from mazelib.making.recording import seen
from mazelib.window.panel import MakingPanel
from mazelib.window.pen import Pen
from mazelib.window.shown import MakingShown


class GroupsPanel(MakingPanel):
    """Rooms, walls broken and groups, counted in large letters."""

    title = "Groups"
    least_lines = 7

    def draw_making(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw how many different numbers the rooms have, and a question."""
        making = shown.making
        making.show(seen(shown.tick, shown.phase))
        rooms = [making.value(room) for room in making.rooms]
        groups = len({value for value in rooms if value >= 0})
        # All that is no wall and no room is a wall that was broken.
        broken = len(making.cells) - making.cells.count(0) - len(rooms) + rooms.count(WALL)
        words = f"rooms: {len(rooms):,}\nwalls broken: {broken:,}\ngroups: {groups:,}"
        size = max(pen.size, min(2 * pen.size, area.height // 7, area.width // 9))
        rest = pen.write_lines(words, area, size=size)
        question = "Add walls broken and groups, at any step. What do you find, and why is it so?"
        pen.write_lines(question, rest)
