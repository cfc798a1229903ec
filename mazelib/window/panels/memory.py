"""The memory panel: whatever a strategy keeps, as it changes.

Ways that are remembered (a place and a heading) lie there as cards, the newest on top, above them a card
that is taken in this tick. Everything else is shown as name and value, or with a line for each entry.
"""

from collections import deque
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from pygame import Rect

from mazelib.grid.compass import Heading, Place
from mazelib.walking.memory import in_short
from mazelib.window.panels.panel import Shown
from mazelib.window.pen import Pen, row_of
from mazelib.window.theme import mixed

CONTAINERS = (dict, list, set, frozenset, deque)


class Row(NamedTuple):
    """One row of the panel: its words; of a card its heading, a remark (new, taken, top), and its place."""

    words: str
    heading: Heading | None = None
    remark: str = ""
    place: Place | None = None


def draw_memory(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw what the strategy keeps at the moment, as far as there is room; a card lights its place."""
    height, theme = round(pen.size * 1.5), pen.theme
    rows = memory_rows(shown.moment.memory, shown.moment.memory_before, area.height // height)
    for number, row in enumerate(rows):
        at = row_of(area, height, number)
        if row.heading is not None:
            edge, thick = (theme.walker, 3) if row.remark == "taken" else (theme.line, 1)
            ground = mixed(theme.panel, theme.mark, 0.3 if row.remark in ("new", "taken") else 0)
            pen.box(at.inflate(0, -4), theme.accent if pen.hovered == row.place else edge, thick, ground)
            pen.arrow((at.left + height // 2, at.centery), height * 0.3, row.heading, theme.mark)
            pen.can_click(at, row.place)
            at = Rect(at.left + height, at.top, at.width - height - pen.size // 3, height)
            remark = pen.write(row.remark, at, theme.faint, anchor="midright")
            at.width -= remark.width + pen.size // 2
        pen.write(row.words, at)


def memory_rows(memory: dict[str, Any], before: dict[str, Any], fit: int) -> list[Row]:
    """What there is to say of a memory, in at most so many rows; ``before`` is that of the half before."""
    long = sum(isinstance(value, CONTAINERS) and len(value) > 1 for value in memory.values())
    each = max(1, (fit - len(memory)) // max(1, long))
    rows: list[Row] = []
    for name, value in memory.items():
        # What is told in few letters needs no line for each of its entries.
        if cards_in(value) is None and (not isinstance(value, CONTAINERS) or len(in_short(value)) <= 30):
            rows.append(Row(f"{name} = {in_short(value)}"))
        else:
            entries = list(islice(_entries(value, before.get(name)), each + 1))
            more = [Row("and older ones below")] if len(entries) > each else []
            rows += [Row(f"{name}: {len(value):,}"), *entries[: each - len(more)], *more]
    return rows[: max(1, fit)] or [Row("It remembers nothing.")]


def is_place(value: Any) -> bool:
    """Whether a remembered value is a place: (x, y)."""
    return isinstance(value, tuple) and [*map(type, value)] == [int, int]


def cards_in(value: Any) -> dict[Place, Heading] | None:
    """A remembered dictionary from places to headings, oldest first; None if it holds anything else."""
    if not isinstance(value, dict):
        return None
    are_headings = all(isinstance(each, Heading) for each in value.values())
    return value if are_headings and all(map(is_place, value)) else None


def _entries(value: Any, before: Any) -> Iterator[Row]:
    """The entries of a remembered value, the newest first; above cards those just taken."""
    if (cards := cards_in(value)) is not None:
        return _card_rows(cards, cards_in(before) or {})
    if isinstance(value, dict):
        return (Row(f"   {in_short(key)}: {in_short(value[key])}") for key in reversed(value))
    return (Row(f"   {in_short(entry)}") for entry in reversed(list(value)))


def _card_rows(cards: dict[Place, Heading], before: dict[Place, Heading]) -> Iterator[Row]:
    for place, heading in before.items():
        if cards.get(place) != heading:
            yield Row(f"at {place}", heading, "taken", place)
    for number, (place, heading) in enumerate(reversed(cards.items())):
        remark = "new" if before.get(place) != heading else "" if number else "top"
        yield Row(f"at {place}", heading, remark, place)
