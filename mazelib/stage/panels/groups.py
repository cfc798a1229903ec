"""The groups panel: how many groups of rooms there are, while rooms are merged."""

from pygame import Rect

from mazelib.makers.making import Making
from mazelib.makers.maze import WALL
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen


class GroupsPanel(Panel):
    """Counts the different numbers that the rooms have."""

    least_lines = 6

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the counts, and a question."""
        words = "\n".join(group_words(shown.recording, shown.tick))
        rest = pen.write_lines(words, area)
        ask = "Add walls broken and groups, at any step. What do you find, and why is it so?"
        pen.write_lines(ask, rest, pen.theme.faint)


def group_words(making: Making, tick: int) -> list[str]:
    """What the panel says of a step."""
    making.show(tick)
    rooms = making.maze.rooms
    numbers = [value for value in map(making.value, rooms) if value >= 0]
    if not numbers:
        return [f"rooms: {len(rooms):,}", "No room has a number yet."]
    # All that is no wall and no room is a wall that was broken.
    broken = len(making.cells) - making.cells.count(0) - sum(making.value(room) != WALL for room in rooms)
    return [f"rooms: {len(rooms):,}", f"walls broken: {broken:,}", f"groups: {len(set(numbers)):,}"]
