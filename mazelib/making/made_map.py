"""A made maze becomes a map that can be walked: S in the room top left, G bottom right."""

from mazelib.making.field import CELL_OPEN, CELL_WALL, Field, MakerError
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.text.sentences import _


def made_heya(field: Field, floor: bytes, note: str = "") -> Heya:
    """The map of a maze. ``floor`` has 1 for open and 0 for wall, by the index of a place.

    Raises MakerError if a room is still wall.
    """
    rows = _rows(field, floor)
    for line_of_rooms in rows[1::2]:
        if "#" in line_of_rooms[1::2]:
            raise MakerError(_("the maze is not ready: some of its rooms are still wall."))
    rows[1] = f"|S{rows[1][2:]}"
    rows[-2] = f"{rows[-2][:-2]}G|"  # In a maze of one room, the G takes the place of the S.
    text = "\n".join(rows)
    if note:
        text += f"\n\n{note}"
    return parse(text + "\n", "made.txt")


def _rows(field: Field, floor: bytes) -> list[str]:
    """The lines of the map: ``#`` for wall and a space for floor, in a frame of + - and |."""
    columns = field.places.width
    characters = floor.replace(bytes([CELL_WALL]), b"#").replace(bytes([CELL_OPEN]), b" ").decode()
    edge = "+" + "-" * (columns - 2) + "+"
    rows = [edge]
    for y in range(1, field.places.height - 1):
        line = characters[y * columns : (y + 1) * columns]
        rows.append(f"|{line[1:-1]}|")
    rows.append(edge)
    return rows
