"""Maps drawn from the walker's side: open cells by (right, ahead), laid out along any heading."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mazelib.compass import DELTAS, TURNED, Heading, Place, Turn
from mazelib.heya import Heya, parse

Cell = tuple[int, int]


def corridor(length: int) -> set[Cell]:
    """The walker's own cell and so many more straight ahead."""
    return {(0, ahead) for ahead in range(length + 1)}


def world(cells: Iterable[Cell], heading: Heading) -> tuple[Heya, Callable[[int, int], Place]]:
    """A map in which those cells are open, and where on it the cell (right, ahead) is."""
    (rx, ry), (ax, ay) = DELTAS[TURNED[heading][Turn.RIGHT]], DELTAS[heading]
    places = {(rx * right + ax * ahead, ry * right + ay * ahead) for right, ahead in cells}
    left, top = min(x for x, _ in places) - 1, min(y for _, y in places) - 1
    width, height = max(x for x, _ in places) - left + 2, max(y for _, y in places) - top + 2
    rows = [
        "".join(" " if (x + left, y + top) in places else "#" for x in range(width)) for y in range(height)
    ]

    def place_of(right: int, ahead: int) -> Place:
        return rx * right + ax * ahead - left, ry * right + ay * ahead - top

    return parse("\n".join(rows)), place_of
