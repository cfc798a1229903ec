"""The turns panel: right and left as two bars, counted where both were open. Chance that leans shows here."""

from collections import Counter

from pygame import Rect

from mazelib.compass import Turn, turn_between
from mazelib.stage.panels.panel import Panel, Shown, draw_bar
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline


class TurnCounts:
    """How often each turn was taken up to a tick, where right and left were both open."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.turns, self._tick = Counter[Turn](), 0

    def go_to(self, tick: int) -> None:
        """Count on to a tick, or back to it, by the ticks in between."""
        by, timeline = 1 if tick > self._tick else -1, self.timeline
        for before in range(min(tick, self._tick), max(tick, self._tick)):
            view = timeline.view(before)
            if view.right and view.left:
                self.turns[turn_between(timeline.heading(before), timeline.heading(before + 1))] += by
        self._tick = tick


class TurnsPanel(Panel):
    """Draws the counts of one walk."""

    title = "Right or left?"
    _counts: TurnCounts | None = None

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the two bars with their numbers, as large as there is room for, and the sentence below."""
        timeline = shown.recording
        if self._counts is None or self._counts.timeline is not timeline:
            self._counts = TurnCounts(timeline)
        self._counts.go_to(timeline.recorded(shown.tick))
        said = lean_words(self._counts)
        high = (area.height - pen.height(said, area.width, pen.smallest)) // 2
        if high < 1.5 * pen.size:  # In a small panel the bars alone say it.
            high, said = area.height // 2, ""
        label = Rect(area.left, area.top, area.width * 2 // 5, high)
        size = pen.size_to_fit("right 00,000", label.width - pen.size, high // 2)
        for words, part in bars(self._counts):
            pen.write(words, label, size=size)
            bar = Rect(label.right, label.top + high // 8, area.right - label.right, high * 3 // 4)
            draw_bar(pen, bar, part, pen.theme.accent)
            label.top += high
        if said:
            pen.write_lines(said, Rect(area.left, label.top, area.width, area.bottom - label.top))


def bars(counts: TurnCounts) -> list[tuple[str, float]]:
    """The words of each bar, and its length as a part of the longer one's: right, then left."""
    right, left = counts.turns[Turn.RIGHT], counts.turns[Turn.LEFT]
    most = max(1, right, left)
    return [(f"right {right:,}", right / most), (f"left {left:,}", left / most)]


def lean_words(counts: TurnCounts) -> str:
    """How often it was right and how often left, where both were open."""
    right, left = counts.turns[Turn.RIGHT], counts.turns[Turn.LEFT]
    few = "" if right + left >= 20 else " Too few to tell yet."
    return f"Where both are open: {right:,} times right, {left:,} times left.{few}"
