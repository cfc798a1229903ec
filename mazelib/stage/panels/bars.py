"""Panels of two bars: steps so far and the shortest way; turns to the right and to the left."""

from collections import Counter
from collections.abc import Sequence

import pygame
from pygame import Rect

from mazelib.compass import Turn, turn_between
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen
from mazelib.stage.theme import Colour
from mazelib.timeline import Timeline

#: The words of a bar, and its length as a part of the longer one's.
Bar = tuple[str, float]


class StepsPanel(Panel):
    """Counts steps, beside those of the shortest way."""

    title = "Your steps"

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw a bar for each, with its number in front, and the rest in words."""
        timeline, tick, line = shown.recording, shown.moment.tick, pen.lettering.line_height(pen.size)
        high, colours = max(line, min(3 * pen.size, area.height // 3)), (pen.theme.walker, pen.theme.good)
        bars = step_bars(timeline.steps(tick), len(timeline.tour) - 1)
        rest = draw_bars(pen, area, bars, colours, high)
        if rest.height >= line:
            pen.write_lines(rest_words(timeline, tick), rest, pen.theme.faint)


def step_bars(steps: int, shortest: int) -> list[Bar]:
    """So far, and the shortest way; ``shortest`` -1: there is none."""
    most = max(steps, shortest, 1)
    rows = [(f"so far: {steps:,}", steps / most), (f"shortest: {shortest:,}", shortest / most)]
    return rows if shortest >= 0 else rows[:1]


def rest_words(timeline: Timeline, tick: int) -> str:
    """What the panel says besides."""
    reached = f"{timeline.reached_count(tick)} of {len(timeline.heya.controls)} reached"
    return f"{reached}. Into a wall: {tick - timeline.steps(tick):,}."


class TurnCounts:
    """How often each turn was taken up to a tick, where right and left were both open."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline, self.turns, self._tick = timeline, Counter[Turn](), 0

    def go_to(self, tick: int) -> None:
        """Count on to a tick, or back to it, by the ticks in between."""
        by, timeline = 1 if tick > self._tick else -1, self.timeline
        for before in range(min(tick, self._tick), max(tick, self._tick)):
            view = timeline.view(before)
            if view.right and view.left:
                self.turns[turn_between(timeline.heading(before), timeline.heading(before + 1))] += by
        self._tick = tick


class TurnsPanel(Panel):
    """Counts right and left where both were open: chance that leans shows here."""

    title = "Right or left?"
    _counts: TurnCounts | None = None

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the two bars with their numbers, as large as there is room for, and the sentence below."""
        if self._counts is None or self._counts.timeline is not shown.recording:
            self._counts = TurnCounts(shown.recording)
        self._counts.go_to(shown.recording.recorded(shown.tick))
        said = lean_words(self._counts)
        high = (area.height - pen.height(said, area.width, pen.smallest)) // 2
        if high < 1.5 * pen.size:  # In a small panel the bars alone say it.
            high, said = area.height // 2, ""
        rest = draw_bars(pen, area, turn_bars(self._counts), [pen.theme.accent] * 2, high)
        pen.write_lines(said, rest)


def turn_bars(counts: TurnCounts) -> list[Bar]:
    """Right, then left."""
    right, left = counts.turns[Turn.RIGHT], counts.turns[Turn.LEFT]
    most = max(1, right, left)
    return [(f"right {right:,}", right / most), (f"left {left:,}", left / most)]


def lean_words(counts: TurnCounts) -> str:
    """How often it was right and how often left, where both were open."""
    right, left = counts.turns[Turn.RIGHT], counts.turns[Turn.LEFT]
    few = "" if right + left >= 20 else " Too few to tell yet."
    return f"Where both are open: {right:,} times right, {left:,} times left.{few}"


def draw_bars(pen: Pen, area: Rect, bars: Sequence[Bar], colours: Sequence[Colour], high: int) -> Rect:
    """Draw bars of a height, one below the other, their words in front of them; returns what is left."""
    label = Rect(area.left, area.top, area.width * 11 // 20, high)
    size = min(pen.size_to_fit(words, label.width - pen.size, high // 2) for words, _ in bars)
    for (words, share), colour in zip(bars, colours, strict=False):
        pen.write(words, label, size=size)
        at = Rect(label.right, label.top + high // 6, area.right - label.right, high * 2 // 3)
        pygame.draw.rect(pen.window, pen.theme.window, at)
        pygame.draw.rect(pen.window, colour, Rect(at.left, at.top, round(at.width * share), at.height))
        label.top += high
    return Rect(area.left, label.top, area.width, max(0, area.bottom - label.top))
