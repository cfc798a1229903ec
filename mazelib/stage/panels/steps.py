"""The steps panel: how many steps were walked, beside how many the shortest route takes."""

from pygame import Rect

from mazelib.compass import Place
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
