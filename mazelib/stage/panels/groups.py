"""The groups panel: how many groups of rooms there are, while rooms are merged."""

from pygame import Rect

from mazelib.makers.making import LaidMaze, seen
from mazelib.makers.maze import WALL
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen


def draw_groups(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw how many different numbers the rooms have, in large letters, and a question."""
    words = "\n".join(group_words(shown.recording.laid(seen(shown.tick, shown.phase))))
    size = max(pen.size, min(2 * pen.size, area.height // 7, area.width // 9))
    rest = pen.write_lines(words, area, size=size)
    ask = "Add walls broken and groups, at any step. What do you find, and why is it so?"
    pen.write_lines(ask, rest)


def group_words(laid: LaidMaze) -> list[str]:
    """What the panel says of the step that is laid."""
    rooms = [laid.value(room) for room in laid.making.rooms]
    numbers = {value for value in rooms if value >= 0}
    # All that is no wall and no room is a wall that was broken.
    broken = len(laid.cells) - laid.cells.count(0) - len(rooms) + rooms.count(WALL)
    return [f"rooms: {len(rooms):,}", f"walls broken: {broken:,}", f"groups: {len(numbers):,}"]
