"""The turns panel: a bar for each turn, how often it was taken so far. Chance that leans shows here."""

from collections import Counter

import pygame
from pygame import Rect

from mazelib.compass import Turn, turn_between
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline

#: So many turns, where both sides were open, tell something.
ENOUGH = 20


class TurnCounts:
    """How often each turn was taken up to a tick, and how often where right and left were both open."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.turns, self.where_both, self._tick = Counter[Turn](), Counter[Turn](), 0

    def go_to(self, tick: int) -> None:
        """Count on to a tick, or back to it, by the ticks in between."""
        by, timeline = 1 if tick > self._tick else -1, self.timeline
        first, last = sorted((tick, self._tick))
        for each in range(first + 1, last + 1):
            turn = turn_between(timeline.heading(each - 1), timeline.heading(each))
            view = timeline.view(each - 1)
            self.turns[turn] += by
            if view.right and view.left:
                self.where_both[turn] += by
        self._tick = tick


class TurnsPanel(Panel):
    """Draws the counts of one walk."""

    _counts: TurnCounts | None = None

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the four bars with their numbers, and where the walk leans."""
        if self._counts is None or self._counts.timeline is not shown.recording:
            self._counts = TurnCounts(shown.recording)
        self._counts.go_to(shown.tick)
        counts, inner = self._counts.turns, pen.panel(area, "Turns so far")
        line = min(round(pen.size * 1.9), inner.height // 4)
        words = pen.lettering.width("ahead 000,000", pen.size) + pen.size // 2
        for turn in (Turn.RIGHT, Turn.LEFT, Turn.AHEAD, Turn.BACK):
            pen.write(f"{turn.word} {counts[turn]:,}", Rect(inner.left, inner.top, words, line))
            bar = Rect(inner.left + words, inner.top + line // 4, max(1, inner.width - words), line // 2)
            pygame.draw.rect(pen.window, pen.theme.window, bar)
            bar.width = round(bar.width * counts[turn] / max(1, *counts.values(), 1))
            pygame.draw.rect(pen.window, pen.theme.accent, bar)
            inner = Rect(inner.left, inner.top + line, inner.width, inner.height - line)
        pen.write_lines(lean_words(self._counts), inner, pen.theme.faint)


def lean_words(counts: TurnCounts) -> str:
    """How often it was right and how often left, where both were open."""
    right, left = counts.where_both[Turn.RIGHT], counts.where_both[Turn.LEFT]
    few = "" if right + left >= ENOUGH else " Too few to tell: let it walk on, or take another map."
    return f"Where right and left were both open: {right:,} times right, {left:,} times left.{few}"
