"""Two panels that count: steps beside the shortest route, and groups of rooms while they are merged."""

from pygame import Rect

from mazelib.compass import Place
from mazelib.makers.making import Making
from mazelib.routes import shortest_tour
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline


class StepsPanel(Panel):
    """Counts steps and bumps, and knows the shortest route (searched once)."""

    _tour: list[Place] | None = None

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the counts, a line each."""
        if self._tour is None:
            self._tour = shortest_tour(shown.recording.heya) or []
        words = step_words(shown.recording, shown.tick, len(self._tour) - 1 if self._tour else None)
        pen.write_lines("\n".join(words), pen.panel(area, "Steps"))


def step_words(timeline: Timeline, tick: int, shortest: int | None) -> list[str]:
    """What the panel says; ``shortest`` is the length of the shortest route, None where there is none."""
    steps = timeline.steps(tick)
    return [
        f"your steps: {steps:,}",
        f"into walls: {tick - steps:,}",
        f"shortest route: {'there is none' if shortest is None else format(shortest, ',')}",
        f"reached: {timeline.reached_count(tick)} of {len(timeline.heya.controls)}",
    ]


class GroupsPanel(Panel):
    """Counts the different numbers that the rooms have."""

    least_lines = 6

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the counts, and a question."""
        words = "\n".join(group_words(shown.recording, shown.tick))
        rest = pen.write_lines(words, pen.panel(area, "Groups"))
        ask = "Add walls broken and groups, at any step. What do you find, and why is it so?"
        pen.write_lines(ask, rest, pen.theme.faint)


def group_words(making: Making, tick: int) -> list[str]:
    """What the panel says of a step."""
    making.show(tick)
    rooms = making.maze.rooms
    groups = len({making.value(room) for room in rooms})
    return [f"rooms: {len(rooms):,}", f"walls broken: {len(rooms) - groups:,}", f"groups: {groups:,}"]
