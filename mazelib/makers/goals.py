"""Goals: a made maze becomes a map, with a start and something to walk to.

    corner    S in the room top left, G in the room bottom right
    far       S in the room top left, G in the room that is farthest from it
    abc       S in the room top left, and a, b, c: each as far as can be from all before it

A maze of one room has no S, one of two or three rooms no c. Farthest next point: T. F. Gonzalez, 1985.
"""

from mazelib.compass import Place
from mazelib.heya import Heya, parse
from mazelib.makers.field import Field, MakerError
from mazelib.routes import farthest

GOALS = ("corner", "far", "abc")


def made_heya(field: Field, cells: bytes, goal: str, note: str = "") -> Heya:
    """The map of a made maze (1 open, 0 wall); MakerError if some of its rooms are wall."""
    columns = field.columns
    text = cells.replace(b"\0", b"#").replace(b"\1", b" ").decode()
    rows = [f"|{text[first + 1 : first + columns - 1]}|" for first in range(0, field.size, columns)]
    rows[0] = rows[-1] = "+" + "-" * (columns - 2) + "+"
    if any("#" in row[1::2] for row in rows[1::2]):
        raise MakerError("the maze is not ready: some of its rooms are wall.")
    for (x, y), mark in {(1, 1): "S", **_marks(field, rows, goal)}.items():
        rows[y] = rows[y][:x] + mark + rows[y][x + 1 :]
    return parse("\n".join([*rows, "", note] if note else rows) + "\n", "made.txt")


def _marks(field: Field, rows: list[str], goal: str) -> dict[Place, str]:
    if goal == "corner":
        return {(field.columns - 2, field.lines - 2): "G"}
    heya, places = parse("\n".join(rows), "the maze"), [(1, 1)]
    for _ in range(1 if goal == "far" else min(3, max(1, field.rooms - 1))):
        (x, y), _distance = farthest(heya, places)
        # Where there are loops it may be between two rooms; both are then one step less far.
        places.append((x - 1 + x % 2, y - 1 + y % 2))
    return dict(zip(places[1:], "G" if goal == "far" else "abc", strict=False))
