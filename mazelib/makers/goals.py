"""Goals: a made maze becomes a map, with a start and something to walk to.

    corner    S in the room top left, G in the room bottom right
    abc       S in the room top left, and a, b, c: each as far as can be from all before it

A maze of one room has no S, one of two or three rooms no c. Farthest next point: T. F. Gonzalez, 1985.
"""

from mazelib.compass import Place
from mazelib.heya import Heya, parse
from mazelib.makers.field import Field, MakerError
from mazelib.routes import farthest

GOALS = ("corner", "abc")


def made_heya(field: Field, cells: bytes, goal: str, note: str = "") -> Heya:
    """The map of a made maze (1 open, 0 wall); MakerError if some of its rooms are wall."""
    columns = field.columns
    text = cells.replace(b"\0", b"#").replace(b"\1", b" ").decode()
    rows = [f"|{text[first + 1 : first + columns - 1]}|" for first in range(0, field.size, columns)]
    rows[0] = rows[-1] = "+" + "-" * (columns - 2) + "+"
    if any("#" in row[1::2] for row in rows[1::2]):
        raise MakerError("the maze is not ready: some of its rooms are wall.")
    marks = {"S": (1, 1), "G": (columns - 2, field.lines - 2)} if goal == "corner" else _abc(field, rows)
    for mark, (x, y) in marks.items():
        rows[y] = rows[y][:x] + mark + rows[y][x + 1 :]
    return parse("\n".join([*rows, "", note] if note else rows) + "\n", "made.txt")


def _abc(field: Field, rows: list[str]) -> dict[str, Place]:
    heya, places = parse("\n".join(rows), "the maze"), [(1, 1)]
    for _ in "abc"[: max(1, field.rooms - 1)]:
        x, y = farthest(heya, places)
        # In the middle of two marks it may be between two rooms; both are then one step less far.
        places.append((x - 1 + x % 2, y - 1 + y % 2))
    return dict(zip("Sabc", places, strict=False))
