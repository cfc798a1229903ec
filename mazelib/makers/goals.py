"""Goals: a made maze becomes a map, with a start and something to walk to.

    corner    S in the room top left, G in the room bottom right
    far       S in the room top left, G in the room that is farthest from it
    abc       S in the room top left, and a, b, c: each as far as can be from all before it

A maze of one room has no S, one of two or three rooms no c. Source of the farthest next point:
T. F. Gonzalez, "Clustering to minimize the maximum intercluster distance", 1985.
"""

from mazelib.compass import Place
from mazelib.heya import Heya, parse
from mazelib.makers.field import Field, MakerError
from mazelib.routes import farthest

GOALS = ("corner", "far", "abc")


def made_heya(field: Field, cells: bytes, goal: str, note: str = "", name: str = "made.txt") -> Heya:
    """The map of a made maze (1 open, 0 wall); MakerError if it is not ready, or no such goal is known."""
    if goal not in GOALS:
        raise MakerError(f"there is no goal {goal!r}: choose {', '.join(GOALS)}.")
    rows = drawn(field, cells)
    if any("#" in row[1::2] for row in rows[1::2]):
        raise MakerError("the maze is not ready: some of its rooms are wall.")
    for (x, y), mark in {(1, 1): "S", **_marks(field, rows, goal)}.items():
        rows[y] = rows[y][:x] + mark + rows[y][x + 1 :]
    return parse("\n".join([*rows, "", note] if note else rows) + "\n", name)


def drawn(field: Field, cells: bytes) -> list[str]:
    """The field in characters, a line a row: + - | for its border and # for the walls inside."""
    columns, text = field.columns, cells.translate(b"# " + bytes(254)).decode("ascii")
    border = "+" + "-" * (columns - 2) + "+"
    firsts = range(columns, field.size - columns, columns)
    return [border, *(f"|{text[first + 1 : first + columns - 1]}|" for first in firsts), border]


def _marks(field: Field, rows: list[str], goal: str) -> dict[Place, str]:
    if goal == "corner":
        return {(field.columns - 2, field.lines - 2): "G"}
    heya, places = parse("\n".join(rows), "the maze"), [(1, 1)]
    for _ in range(1 if goal == "far" else min(3, max(1, field.rooms - 1))):
        (x, y), _distance = farthest(heya, places)
        # Where there are loops it may be between two rooms; both are then one step less far.
        places.append((x - 1 + x % 2, y - 1 + y % 2))
    return dict(zip(places[1:], "G" if goal == "far" else "abc", strict=False))
