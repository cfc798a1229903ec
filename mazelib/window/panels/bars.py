"""Panels of two bars: steps so far and the shortest way; turns to the right and to the left."""

from functools import lru_cache

from pygame import Rect, draw

from mazelib.grid.compass import Turn, turn_between
from mazelib.walking.recording import Timeline
from mazelib.window.panels.panel import Shown
from mazelib.window.pen import Pen, without
from mazelib.window.theme import Colour


def draw_steps(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw how many steps there were, beside those of the shortest way, and the rest in words."""
    timeline, tick = shown.recording, shown.moment.tick
    steps, shortest = timeline.steps(tick), len(timeline.tour) - 1
    bars = [("so far: ", steps, pen.theme.walker), ("shortest: ", shortest, pen.theme.good)]
    reached = f"{timeline.reached_count(tick)} of {len(timeline.heya.controls)} reached"
    said = f"{reached}. Into a wall: {tick - steps:,}."
    _draw_bars(pen, area, bars if shortest >= 0 else bars[:1], said)


@lru_cache(1)
def _known_turns(timeline: Timeline) -> list[Turn | None]:
    """The turns where both right and left were open, by tick, as far as they have been looked at."""
    return []


def turns_taken(timeline: Timeline, tick: int) -> tuple[int, int]:
    """How often it turned right, and left, up to a tick, where both were open."""
    turns = _known_turns(timeline)
    for each in range(len(turns), tick):
        view, turn = timeline.view(each), turn_between(timeline.heading(each), timeline.heading(each + 1))
        turns.append(turn if view.right and view.left else None)
    return turns[:tick].count(Turn.RIGHT), turns[:tick].count(Turn.LEFT)


def draw_turns(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw how often it was right and left where both were open: chance that leans shows here."""
    right, left = turns_taken(shown.recording, shown.recording.recorded(shown.tick))
    few = "" if right + left >= 20 else " Too few to tell yet."
    said = f"Where both are open: {right:,} times right, {left:,} times left.{few}"
    _draw_bars(pen, area, [("right ", right, pen.theme.accent), ("left ", left, pen.theme.accent)], said)


def _draw_bars(pen: Pen, area: Rect, bars: list[tuple[str, int, Colour]], said: str) -> None:
    """Draw bars, each with what it counts and how many in front; below, as much as there is room for."""
    free = max(area.height - pen.height(said, area.width, pen.smallest), area.height * 2 // 3)
    most, high = max(1, *(count for _, count, _ in bars)), min(4 * pen.size, free // len(bars))
    label = Rect(area.left, area.top, area.width * 11 // 20, high)
    words = [f"{counted}{count:,}" for counted, count, _ in bars]
    size = min(pen.size_to_fit(each, label.width - pen.size, high // 2) for each in words)
    for each, (_, count, colour) in zip(words, bars, strict=True):
        pen.write(each, label, size=size)
        at = Rect(label.right, label.top + high // 6, area.right - label.right, high * 2 // 3)
        draw.rect(pen.window, pen.theme.window, at)
        draw.rect(pen.window, colour, Rect(at.left, at.top, round(at.width * count / most), at.height))
        label.top += high
    below = without(area, top=len(bars) * high)
    pen.write_lines(pen.fitting(said, below), below, pen.theme.faint)
