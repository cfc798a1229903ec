"""The groups panel: how many groups of rooms there are, while rooms are merged."""

from pygame import Rect

from mazelib.makers.making import seen
from mazelib.makers.maze import WALL
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen


def draw_groups(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw how many different numbers the rooms have, in large letters, and a question."""
    laid = shown.recording.laid(seen(shown.tick, shown.phase))
    rooms = [laid.value(room) for room in laid.making.rooms]
    groups = len({value for value in rooms if value >= 0})
    # All that is no wall and no room is a wall that was broken.
    broken = len(laid.cells) - laid.cells.count(0) - len(rooms) + rooms.count(WALL)
    words = f"rooms: {len(rooms):,}\nwalls broken: {broken:,}\ngroups: {groups:,}"
    size = max(pen.size, min(2 * pen.size, area.height // 7, area.width // 9))
    rest = pen.write_lines(words, area, size=size)
    pen.write_lines("Add walls broken and groups, at any step. What do you find, and why is it so?", rest)
