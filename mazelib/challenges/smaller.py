"""Makes a map that shows a fact smaller, as one would by hand.

    1. Leave out a row or a column, or fill a floor place.
    2. If the map still shows the fact, keep it so. Otherwise put back what was taken away.
    3. Repeat with the next row, column or floor place, until nothing more can be taken away.

Source: A. Zeller and R. Hildebrandt, "Simplifying and isolating failure-inducing input", 2002.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar

from mazelib.challenges.small_maps import framed
from mazelib.maps.heya import Heya
from mazelib.maps.signs import FLOORS, PLAIN_WALL, WALLS
from mazelib.values.pausing import Pausing

Fact = TypeVar("Fact")


def smaller(
    heya: Heya, fact: Fact, shows: Callable[[Heya], Pausing[Fact | None]]
) -> Pausing[tuple[Heya, Fact]]:
    """Make a map as small as it can be while it still ``shows`` a fact.

    Returns the smaller map, and the fact as that map shows it. The given map has wall around it,
    and a sign at its start.
    """
    rows = [row[1:-1] for row in heya.rows[1:-1]]
    edits = _edits(rows)
    number = 0
    failed_in_a_row = 0
    while failed_in_a_row < len(edits):
        edited = edits[number % len(edits)]
        fact_of_edited = yield from shows(framed(edited))
        if fact_of_edited:
            rows = edited
            fact = fact_of_edited
            edits = _edits(rows)
            failed_in_a_row = 0
        else:
            number += 1
            failed_in_a_row += 1
    return framed(rows), fact


def _edits(rows: list[str]) -> list[list[str]]:
    """The rows made smaller in every possible way: without a row or column, or with one more wall.

    Rows and columns with a start or a letter stay.
    """
    return _without_a_row(rows) + _without_a_column(rows) + _with_a_wall(rows)


def _without_a_row(rows: list[str]) -> list[list[str]]:
    edits = []
    for y, row in enumerate(rows):
        if _has_no_mark(row):
            edits.append(rows[:y] + rows[y + 1 :])
    return edits


def _without_a_column(rows: list[str]) -> list[list[str]]:
    edits = []
    for x in range(len(rows[0])):
        if _has_no_mark(row[x] for row in rows):
            edits.append([row[:x] + row[x + 1 :] for row in rows])
    return edits


def _with_a_wall(rows: list[str]) -> list[list[str]]:
    edits = []
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign in FLOORS:
                filled = f"{row[:x]}{PLAIN_WALL}{row[x + 1 :]}"
                edits.append([*rows[:y], filled, *rows[y + 1 :]])
    return edits


def _has_no_mark(line: Iterable[str]) -> bool:
    """Whether a row or a column has only wall and floor."""
    return all(sign in WALLS + FLOORS for sign in line)
