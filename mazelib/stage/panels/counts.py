"""Panels that count: turns (chance that leans shows there), steps, and groups of rooms being merged."""

from collections import Counter

import pygame
from pygame import Rect

from mazelib.compass import Place, Turn, turn_between
from mazelib.makers.making import Making
from mazelib.routes import shortest_tour
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
