"""Cells: what a fast maker works on, one byte for each place, found by the index of the place."""

from mazelib.making.field import Field

#: What a cell holds while a maker is at work. Wall and open are 0 and 1, as in ``Heya.floor``. The
#: border has a mark of its own, so that a maker that looks for wall or floor never steps on it.
CELL_WALL = 0
CELL_OPEN = 1
CELL_BORDER = 2


def new_cells(field: Field) -> bytearray:
    """Cells to work on: wall, with a border all round and an extra line of border below.

    With a mask, all that touches a room outside it is border, too (see field).

    So two steps from any room lead to a room or to the border. (Two steps up from the top line of
    rooms give a negative index. Python counts it from the end, into the extra line.)
    """
    columns = field.places.width
    border = bytes([CELL_BORDER])
    line = border + bytes([CELL_WALL]) * (columns - 2) + border
    inside = line * (field.places.height - 2)
    cells = bytearray(border * columns + inside + border * columns + border * columns)
    for room in field.indexes_outside():
        for middle in (room - columns, room, room + columns):
            cells[middle - 1 : middle + 2] = border * 3
    return cells


def floor_of(cells: bytearray, field: Field) -> bytes:
    """The cells of a finished maze, as in ``Heya.floor``: 1 for open and 0 for wall."""
    floor = bytes(cells[: field.places.count])
    return floor.replace(bytes([CELL_BORDER]), bytes([CELL_WALL]))


def inner_walls(field: Field) -> list[int]:
    """The index of every wall between two rooms: for each room, to its right and then below."""
    cells = new_cells(field)
    _up, right, down, _left = field.places.steps
    walls = []
    for room in field.room_indexes():
        if cells[room + right] == CELL_WALL:
            walls.append(room + right)
        if cells[room + down] == CELL_WALL:
            walls.append(room + down)
    return walls
