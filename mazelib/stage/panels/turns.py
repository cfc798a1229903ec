"""The turns panel: right and left as two bars, counted where both were open. Chance that leans shows here."""

from collections import Counter

import pygame
from pygame import Rect

from mazelib.compass import Turn, turn_between
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline

#: So many turns to the right or left, where both were open, tell something.
ENOUGH = 20


class TurnCounts:
    """How often each turn was taken up to a tick, where right and left were both open."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.turns, self._tick = Counter[Turn](), 0

    def go_to(self, tick: int) -> None:
        """Count on to a tick, or back to it, by the ticks in between."""
        by, timeline = 1 if tick > self._tick else -1, self.timeline
        first, last = sorted((tick, self._tick))
        for each in range(first + 1, last + 1):
            view = timeline.view(each - 1)
            if view.right and view.left:
                self.turns[turn_between(timeline.heading(each - 1), timeline.heading(each))] += by
        self._tick = tick


class TurnsPanel(Panel):
    """Draws the counts of one walk."""

    title = "Right or left?"
    _counts: TurnCounts | None = None

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the two bars with their numbers, as large as there is room for, and the sentence below."""
        if self._counts is None or self._counts.timeline is not shown.recording:
            self._counts = TurnCounts(shown.recording)
        self._counts.go_to(shown.tick)
        said = lean_words(self._counts)
        high = (area.height - pen.height(said, area.width, pen.smallest)) // 2
        if high < 1.5 * pen.size:  # In a small panel the bars alone say it.
            high, said = area.height // 2, ""
        for words, part in bars(self._counts):
            label = Rect(area.left, area.top, area.width * 2 // 5, high)
            pen.write(words, label, size=pen.size_to_fit("right 00,000", label.width - pen.size, high // 2))
            bar = Rect(label.right, area.top + high // 8, area.width - label.width, high * 3 // 4)
            pygame.draw.rect(pen.window, pen.theme.window, bar)
            bar.width = round(bar.width * part)
            pygame.draw.rect(pen.window, pen.theme.accent, bar)
            area = Rect(area.left, area.top + high, area.width, area.height - high)
        if said:
            pen.write_lines(said, area)


def bars(counts: TurnCounts) -> list[tuple[str, float]]:
    """The words of each bar, and its length as a part of the longer one's: right, then left."""
    right, left = counts.turns[Turn.RIGHT], counts.turns[Turn.LEFT]
    most = max(1, right, left)
    return [(f"right {right:,}", right / most), (f"left {left:,}", left / most)]


def lean_words(counts: TurnCounts) -> str:
    """How often it was right and how often left, where both were open."""
    right, left = counts.turns[Turn.RIGHT], counts.turns[Turn.LEFT]
    few = "" if right + left >= ENOUGH else " Too few to tell yet."
    return f"Where both are open: {right:,} times right, {left:,} times left.{few}"
