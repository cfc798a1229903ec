"""Goals: a made maze becomes a map, with a start and something to walk to.

    corner    S in the room top left, G in the room bottom right
    far       S in the room top left, G in the room that is farthest from it
    abc       S in the room top left, and a, b, c: each as far as can be from all before it

Where start and goal are the same room (a maze of one room), the start is not written: then the
walker starts on the first floor place, which is that room. A maze of two or three rooms has no
place for c.

The farthest room from several places is found by one search that begins at all of them. That a
point as far as can be from all before is a good next one: T. F. Gonzalez, "Clustering to
minimize the maximum intercluster distance", 1985.
"""

from __future__ import annotations

from collections.abc import Callable

from mazelib.compass import Place
from mazelib.heya import Heya, parse
from mazelib.makers.field import Field, MakerError
from mazelib.routes import farthest_from_all

_DRAWN = bytes([ord("#"), ord(" ")])


def made_heya(
    field: Field, floor: bytes, goal: str = "corner", note: str = "", name: str = "made.txt"
) -> Heya:
    """The map of a made maze: its text is fit to be saved, its note is the caption.

    ``floor`` is 1 for open and 0 for wall, ``goal`` one of the names in ``GOALS``.

    Raises:
        MakerError: there is no such goal, or the maze is not ready.
    """
    if goal not in GOALS:
        raise MakerError(f"there is no goal {goal!r}: choose {', '.join(GOALS)}.")
    if not all(all(floor[line]) for line in field.room_lines()):
        raise MakerError("the maze is not ready: some of its rooms are wall.")
    rows = drawn(field, floor)
    marks = GOALS[goal](field, rows)
    marks.setdefault((1, 1), "S")
    for (x, y), mark in marks.items():
        rows[y] = rows[y][:x] + mark + rows[y][x + 1 :]
    lines = [*rows, "", note] if note else rows
    return parse("\n".join(lines) + "\n", name)


def drawn(field: Field, floor: bytes) -> list[str]:
    """The field in characters, a line a row: + - | for its border and # for the walls inside."""
    inside = floor.translate(_DRAWN + bytes(254)).decode("ascii")
    across = field.columns
    border = "+" + "-" * (across - 2) + "+"
    inner = range(across, field.size - across, across)
    return [border, *(f"|{inside[first + 1 : first + across - 1]}|" for first in inner), border]


def _corner(field: Field, rows: list[str]) -> dict[Place, str]:
    return {(field.columns - 2, field.lines - 2): "G"}


def _far(field: Field, rows: list[str]) -> dict[Place, str]:
    return {_spread(rows, 1)[0]: "G"}


def _abc(field: Field, rows: list[str]) -> dict[Place, str]:
    return dict(zip(_spread(rows, min(3, max(1, field.rooms - 1))), "abc", strict=False))


def _spread(rows: list[str], count: int) -> list[Place]:
    """So many rooms, each as far as can be from the room top left and from those before it."""
    heya = parse("\n".join(rows), "the maze")
    places = [(1, 1)]
    for _ in range(count):
        (x, y), _distance = farthest_from_all(heya, places)
        # Where there are loops it may be between two rooms; both are then one step less far.
        places.append((x - 1 + x % 2, y - 1 + y % 2))
    return places[1:]


#: How each goal finds its marks: field and rows in, marks by place out.
GOALS: dict[str, Callable[[Field, list[str]], dict[Place, str]]] = {
    "corner": _corner,
    "far": _far,
    "abc": _abc,
}
