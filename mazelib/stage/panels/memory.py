"""The memory panel: whatever a strategy keeps, as it changes.

Ways that are remembered (a place and a heading) lie there as cards, the newest on top; a card
that is taken in this tick lights up at the side. Everything else is shown as name and value,
what has many entries with a line for each of them, the newest first, as far as there is room.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pygame
from pygame import Rect

from mazelib.compass import Heading, Place
from mazelib.snapshot.shown import said
from mazelib.stage.panels.panel import WalkShown
from mazelib.stage.pen import Pen

Card = tuple[Place, Heading]

#: What may have many entries.
CONTAINERS = (dict, list, set, frozenset)


class MemoryPanel:
    """Shows the attributes of the strategy, as of the moment shown."""

    share = 1.0
    least_lines = 5

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw all attributes, one below the other, as far as there is room."""
        moment = shown.moment
        inner = pen.panel(area, "Memory")
        line = pen.lettering.line_height(pen.size)
        if not moment.memory:
            first = Rect(inner.left, inner.top, inner.width, line)
            pen.write("It remembers nothing.", first, pen.theme.faint)
            return
        before = moment.memory_before
        long = sum(isinstance(value, CONTAINERS) for value in moment.memory.values())
        each = (inner.height // line - len(moment.memory)) // max(1, long)
        y = inner.top
        for name, value in moment.memory.items():
            rest = Rect(inner.left, y, inner.width, inner.bottom - y)
            if rest.height < line:
                return
            y = self._draw_attribute(pen, rest, name, value, before.get(name), each)

    def _draw_attribute(self, pen: Pen, area: Rect, name: str, value: Any, before: Any, lines: int) -> int:
        line = pen.lettering.line_height(pen.size)
        first = Rect(area.left, area.top, area.width, line)
        cards, cards_before = cards_in(value), cards_in(before)
        if cards is None or not (cards or cards_before or value == {}):
            whole = f"{name} = {said(value)}"
            is_long = isinstance(value, CONTAINERS) and pen.lettering.width(whole, pen.size) > area.width
            if is_long and lines > 1:
                return draw_entries(pen, area, name, value, before, lines)
            pen.write(whole, first, None)
            return area.top + line
        pen.write(f"{name}: {len(cards)}", first, None)
        before = before if cards_before is not None else {}
        taken = [card for card in before.items() if value.get(card[0]) != card[1]]
        new = [card for card in cards if before.get(card[0]) != card[1]]
        rest = Rect(area.left, area.top + line, area.width, area.height - line)
        return draw_cards(pen, rest, cards, new, taken)


def draw_entries(pen: Pen, area: Rect, name: str, value: Any, before: Any, lines: int) -> int:
    """Draw the newest entries of a remembered value, each in a line; returns the y below."""
    line = pen.lettering.line_height(pen.size)
    pen.write(f"{name}: {len(value):,}", Rect(area.left, area.top, area.width, line))
    known = before if isinstance(before, dict) else {}
    y = area.top + line
    for key, entry in islice(newest_entries(value), lines):
        row = Rect(area.left + pen.size, y, area.width - pen.size, line)
        if key is None:
            pen.write(said(entry), row)
        else:
            pen.write(f"{said(key)}: {said(entry)}", row)
            if isinstance(value, dict) and (key not in known or said(known[key]) != said(entry)):
                width = pen.lettering.width("new", pen.size)
                pen.write("new", Rect(row.right - width, y, width, line), pen.theme.faint)
        y += line
    return y


def newest_entries(value: Any) -> Iterator[tuple[Any, Any]]:
    """The entries of a remembered value, the newest first, with their keys; a set has none."""
    if isinstance(value, dict):
        return reversed(value.items())
    if isinstance(value, list):
        return ((number, value[number]) for number in range(len(value) - 1, -1, -1))
    return ((None, entry) for entry in value)


def cards_in(value: Any) -> list[Card] | None:
    """The ways in a remembered dictionary, oldest first; None if it holds anything else."""
    if not isinstance(value, dict):
        return None
    for place, heading in value.items():
        if not (isinstance(place, tuple) and len(place) == 2 and isinstance(heading, Heading)):
            return None
    return list(value.items())


def draw_cards(pen: Pen, area: Rect, cards: list[Card], new: list[Card], taken: list[Card]) -> int:
    """Draw the pile, newest on top, and the cards just taken above it; returns the y below."""
    height = round(pen.size * 1.7)
    y = area.top
    for card in taken:
        if y + height > area.bottom:
            return y
        _draw_card(pen, Rect(area.left, y, area.width, height - 4), card, pen.theme.walker, "taken")
        y += height
    for number, card in enumerate(reversed(cards)):
        left = len(cards) - number
        if y + height > area.bottom - (height if left > 1 else 0):
            pen.write(f"… and {left} more below", Rect(area.left, y, area.width, height), pen.theme.faint)
            return y + height
        word = "new" if card in new else ("top" if number == 0 else "")
        _draw_card(pen, Rect(area.left, y, area.width, height - 4), card, pen.theme.line, word)
        y += height
    return y


def _draw_card(pen: Pen, at: Rect, card: Card, edge: tuple[int, int, int], word: str) -> None:
    (x, y), heading = card
    pygame.draw.rect(pen.window, pen.theme.window, at, border_radius=6)
    pygame.draw.rect(pen.window, edge, at, 3 if word == "taken" else 1, border_radius=6)
    pen.arrow((at.left + at.height * 0.6, at.centery), at.height * 0.32, heading, pen.theme.mark)
    words = Rect(at.left + round(at.height * 1.2), at.top, at.width, at.height)
    words.width = max(1, at.right - words.left - pen.size // 2)
    pen.write(f"{heading.word} at ({x}, {y})", words)
    if word:
        width = pen.lettering.width(word, pen.size)
        pen.write(word, Rect(at.right - width - 6, at.top, width, at.height), pen.theme.faint)
