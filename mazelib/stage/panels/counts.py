"""Panels that count: the turns a walk has taken, and its steps against the shortest route."""

from __future__ import annotations

from collections import Counter
from itertools import compress, repeat
from operator import and_, sub

import pygame
from pygame import Rect

from mazelib.compass import Heading, Turn
from mazelib.routes import shortest_tour
from mazelib.stage.panels.panel import WalkShown
from mazelib.stage.pen import Pen
from mazelib.timeline import Timeline
from mazelib.view import VIEWS

#: So many turns, where both sides were open, tell something.
ENOUGH = 20


class TurnsPanel:
    """A bar for each turn: how often it was taken so far. Chance that leans shows here."""

    share = 1.0
    least_lines = 5

    def __init__(self) -> None:
        self._timeline: Timeline | None = None
        self._tick = 0
        self._counts: Counter[int] = Counter()
        self._where_both: Counter[int] = Counter()
        self._both_open = b""

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the four bars with their numbers."""
        self._count(shown.timeline, shown.moment.tick)
        inner = pen.panel(area, "Turns so far")
        line = min(round(pen.size * 1.9), inner.height // 4)
        most = max(1, *(self._counts[turn] for turn in Turn))
        words = pen.lettering.width("ahead 000,000", pen.size)
        for number, turn in enumerate((Turn.RIGHT, Turn.LEFT, Turn.AHEAD, Turn.BACK)):
            row = Rect(inner.left, inner.top + number * line, inner.width, line)
            if row.bottom > inner.bottom:
                return
            pen.write(f"{turn.word} {self._counts[turn]:,}", row)
            room = max(1, row.width - words - pen.size)
            bar = Rect(row.left + words + pen.size // 2, row.top + line // 4, room, line // 2)
            pygame.draw.rect(pen.window, pen.theme.window, bar)
            bar.width = round(room * self._counts[turn] / most)
            pygame.draw.rect(pen.window, pen.theme.accent, bar)
        rest = Rect(inner.left, inner.top + 4 * line, inner.width, inner.bottom - inner.top - 4 * line)
        if rest.height > line:
            pen.write_lines(self._lean(), rest, pen.theme.faint)

    def _lean(self) -> str:
        right, left = self._where_both[Turn.RIGHT], self._where_both[Turn.LEFT]
        few = "" if right + left >= ENOUGH else " Too few to tell: let it walk on, or take another map."
        return f"Where right and left were both open: {right:,} times right, {left:,} times left.{few}"

    def _count(self, timeline: Timeline, tick: int) -> None:
        """Bring the counts to a tick, by the ticks in between."""
        if timeline is not self._timeline:
            self._timeline, self._tick = timeline, 0
            self._counts, self._where_both = Counter(), Counter()
            self._both_open = states_with_both_open(timeline.heya.sides)
        first, last = sorted((tick, self._tick))
        # A state ends in the heading: the difference of two, of which two bits count, is the turn.
        states = timeline.states[first : last + 1]
        turns = bytes(map(and_, map(sub, states[1:], states), repeat(3)))
        where_both = compress(turns, map(self._both_open.__getitem__, states))
        if tick > self._tick:
            self._counts.update(turns)
            self._where_both.update(where_both)
        else:
            self._counts.subtract(turns)
            self._where_both.subtract(where_both)
        self._tick = tick


def states_with_both_open(sides: bytes) -> bytes:
    """1 for each state (place number × 4 + heading) in which right and left are open, else 0."""
    marked = bytearray(4 * len(sides))
    for heading in Heading:
        both = bytes(VIEWS[heading][kind].right and VIEWS[heading][kind].left for kind in range(16))
        marked[heading::4] = sides.translate(both + bytes(240))
    return bytes(marked)


class StepsPanel:
    """How many steps were walked, beside how many the shortest route takes."""

    share = 1.0
    least_lines = 5

    def __init__(self) -> None:
        self._timeline: Timeline | None = None
        self._shortest: int | None = None

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw steps, bumps into walls, and the length of the shortest route."""
        timeline, tick = shown.timeline, shown.moment.tick
        if timeline is not self._timeline:
            tour = shortest_tour(timeline.heya)
            self._timeline, self._shortest = timeline, len(tour) - 1 if tour else None
        inner = pen.panel(area, "Steps")
        steps = timeline.steps(tick)
        shortest = "there is none" if self._shortest is None else f"{self._shortest:,}"
        rows = [
            f"your steps: {steps:,}",
            f"into walls: {tick - steps:,}",
            f"shortest route: {shortest}",
            f"reached: {timeline.reached_count(tick)} of {len(timeline.heya.controls)}",
        ]
        line = round(pen.size * 1.6)
        for number, said in enumerate(rows):
            pen.write(said, Rect(inner.left, inner.top + number * line, inner.width, line))

