"""The steps panel: how many steps were walked, beside how many the shortest route takes."""

from pygame import Rect

from mazelib.heya import Heya
from mazelib.routes import shortest_tour
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline


class StepsPanel(Panel):
    """Counts steps and bumps, and knows the shortest route."""

    def __init__(self) -> None:
        self._heya: Heya | None = None
        self._shortest: int | None = None

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the counts, a line each."""
        timeline = shown.recording
        if timeline.heya is not self._heya:
            tour = shortest_tour(timeline.heya)
            self._heya, self._shortest = timeline.heya, len(tour) - 1 if tour else None
        pen.write_rows(step_words(timeline, shown.tick, self._shortest), pen.panel(area, "Steps"))


def step_words(timeline: Timeline, tick: int, shortest: int | None) -> list[str]:
    """What the panel says; ``shortest`` is the length of the shortest route, None where there is none."""
    steps = timeline.steps(tick)
    return [
        f"your steps: {steps:,}",
        f"into walls: {tick - steps:,}",
        f"shortest route: {'there is none' if shortest is None else format(shortest, ',')}",
        f"reached: {timeline.reached_count(tick)} of {len(timeline.heya.controls)}",
    ]
