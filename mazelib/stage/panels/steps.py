"""The steps panel: two bars, the steps so far and the shortest way."""

from pygame import Rect

from mazelib.compass import Place
from mazelib.routes import shortest_tour
from mazelib.stage.panels.panel import Panel, Shown, draw_bar
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline


class StepsPanel(Panel):
    """Counts steps, and knows the shortest way (searched once)."""

    title = "Your steps"
    _tour: list[Place] | None = None

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw a bar for each, with its number in front, and the rest in words."""
        timeline, tick, line = shown.recording, shown.moment.tick, pen.lettering.line_height(pen.size)
        if self._tour is None:
            self._tour = shortest_tour(timeline.heya) or []
        high = max(line, min(3 * pen.size, area.height // 3))
        label = Rect(area.left, area.top, area.width * 11 // 20, high)
        for number, (words, part) in enumerate(bars(timeline.steps(tick), len(self._tour) - 1)):
            pen.write(words, label)
            bar = Rect(label.right, label.top + high // 6, area.right - label.right, high * 2 // 3)
            draw_bar(pen, bar, part, pen.theme.good if number else pen.theme.walker)
            label.top += high
        rest = Rect(area.left, label.top, area.width, area.bottom - label.top)
        if rest.height >= line:
            pen.write_lines(rest_words(timeline, tick), rest, pen.theme.faint)


def bars(steps: int, shortest: int) -> list[tuple[str, float]]:
    """The words of each bar, and its part of the longer one's length; ``shortest`` -1: there is no way."""
    most = max(steps, shortest, 1)
    rows = [(f"so far: {steps:,}", steps / most), (f"shortest: {shortest:,}", shortest / most)]
    return rows if shortest >= 0 else rows[:1]


def rest_words(timeline: Timeline, tick: int) -> str:
    """What the panel says besides."""
    reached = f"{timeline.reached_count(tick)} of {len(timeline.heya.controls)} reached"
    return f"{reached}, {tick - timeline.steps(tick):,} times into a wall."
