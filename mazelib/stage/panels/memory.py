"""The memory panel: whatever a strategy keeps, as it changes.

Ways that are remembered (a place and a heading) lie there as cards, the newest on top; a card
that is taken in this tick is shown above them. Everything else is shown as name and value,
what has many entries with a line for each of them, the newest first, as far as there is room.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pygame
from pygame import Rect

from mazelib.compass import Heading, Place
from mazelib.snapshot.shown import said
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen

#: What may have many entries; and a value in more letters than these gets a line for each of them.
CONTAINERS, LONG = (dict, list, set, frozenset), 30


class Row(NamedTuple):
    """One row of the panel: its words, the card's heading if it is one, and a remark (new, taken, top)."""

    words: str
    heading: Heading | None = None
    remark: str = ""


class MemoryPanel(Panel):
    """Shows the attributes of the strategy, as of the moment shown."""

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the rows, as far as there is room."""
        inner, height, moment = pen.panel(area, "Memory"), round(pen.size * 1.6), shown.moment
        assert moment is not None
        rows = memory_rows(moment.memory, moment.memory_before, inner.height // height)
        for number, row in enumerate(rows):
            at = Rect(inner.left, inner.top + number * height, inner.width, height)
            if row.heading is not None:
                _draw_card(pen, at.inflate(0, -4), row, row.heading)
            else:
                pen.write(row.words, at)


def memory_rows(memory: dict[str, Any], before: dict[str, Any], fit: int) -> list[Row]:
    """What there is to say of a memory, in at most so many rows; ``before`` is that of the tick before."""
    if not memory:
        return [Row("It remembers nothing.")]
    long = sum(isinstance(value, CONTAINERS) and len(value) > 1 for value in memory.values())
    each = max(1, (fit - len(memory)) // max(1, long))
    rows: list[Row] = []
    for name, value in memory.items():
        cards, cards_before = cards_in(value), cards_in(before.get(name)) or {}
        if cards is not None and (cards or cards_before or value == {}):
            rows += [Row(f"{name}: {len(cards)}"), *_shortened(list(_card_rows(cards, cards_before)), each)]
        elif isinstance(value, CONTAINERS) and len(said(value)) > LONG:
            entries = [Row(f"   {words}") for words in islice(_entries(value), each + 1)]
            rows += [Row(f"{name}: {len(value):,}"), *_shortened(entries, each)]
        else:
            rows.append(Row(f"{name} = {said(value)}"))
    return rows[: max(1, fit)]


def cards_in(value: Any) -> dict[Place, Heading] | None:
    """A remembered dictionary from places to headings, oldest first; None if it holds anything else."""
    if not isinstance(value, dict):
        return None
    is_card = (
        isinstance(place, tuple) and len(place) == 2 and isinstance(heading, Heading)
        for place, heading in value.items()
    )
    return value if all(is_card) else None


def _card_rows(cards: dict[Place, Heading], before: dict[Place, Heading]) -> Iterator[Row]:
    """The cards just taken, then those that lie there, the newest on top."""
    for (x, y), heading in before.items():
        if cards.get((x, y)) != heading:
            yield Row(f"{heading.word} at ({x}, {y})", heading, "taken")
    for number, ((x, y), heading) in enumerate(reversed(cards.items())):
        remark = "new" if before.get((x, y)) != heading else "" if number else "top"
        yield Row(f"{heading.word} at ({x}, {y})", heading, remark)


def _entries(value: Any) -> Iterator[str]:
    """The entries of a remembered value in words, the newest first."""
    if isinstance(value, dict):
        return (f"{said(key)}: {said(entry)}" for key, entry in reversed(value.items()))
    if isinstance(value, list):
        return (f"{number}: {said(value[number])}" for number in range(len(value) - 1, -1, -1))
    return (said(entry) for entry in value)


def _shortened(rows: list[Row], most: int) -> list[Row]:
    return rows if len(rows) <= most else [*rows[: most - 1], Row(f"… and {len(rows) - most + 1} more below")]


def _draw_card(pen: Pen, at: Rect, row: Row, heading: Heading) -> None:
    is_taken = row.remark == "taken"
    pygame.draw.rect(pen.window, pen.theme.window, at, border_radius=6)
    edge = pen.theme.walker if is_taken else pen.theme.line
    pygame.draw.rect(pen.window, edge, at, 3 if is_taken else 1, border_radius=6)
    pen.arrow((at.left + at.height * 0.6, at.centery), at.height * 0.32, heading, pen.theme.mark)
    width, left = pen.lettering.width(row.remark, pen.size), at.left + round(at.height * 1.2)
    pen.write(row.words, Rect(left, at.top, max(1, at.right - left - width - 12), at.height))
    pen.write(row.remark, Rect(at.right - width - 6, at.top, width, at.height), pen.theme.faint)
