"""A made maze becomes a map that can be walked: S in its first room, G in its last one.

S and G can be put in other rooms.

Which maps look like that can be asked, too: on paper they are drawn in a way of their own.
"""

from mazelib.grid.compass import Heading, Place
from mazelib.grid.places import Places
from mazelib.making.cells import CELL_WALL
from mazelib.making.field import Field, MakerError, is_post, is_room
from mazelib.maps.drawing import drawn_heya, with_ruled_rim
from mazelib.maps.heya import Heya
from mazelib.maps.signs import LAST_CONTROL
from mazelib.text.sentences import _

#: What messages call a map that was made.
NAME = "made.txt"


def made_heya(field: Field, floor: bytes, note: str = "") -> Heya:
    """The map of a maze. ``floor`` has 1 for open and 0 for wall, by the index of a place.

    First and last are meant in reading order: without a mask, these rooms are top left and bottom
    right. Raises MakerError if a room is still wall.
    """
    if CELL_WALL in field.cells_of_rooms(floor):
        raise MakerError(_("the maze isn't ready: some of its rooms are still wall."))
    rooms = field.room_indexes()
    start = field.places.place(rooms[0])
    goal = field.places.place(rooms[-1])  # In a maze of one room, the start itself.
    return _drawn(field.places, floor, start, goal, note)


def with_ends(heya: Heya, start: Place, goal: Place) -> Heya:
    """A map that was made, with S and G in other rooms."""
    return _drawn(heya.places, heya.floor, start, goal, heya.note)


def _drawn(places: Places, floor: bytes, start: Place, goal: Place, note: str) -> Heya:
    heya = drawn_heya(floor, places, start, Heading.UP, ((LAST_CONTROL, goal),), note)
    return with_ruled_rim(heya).changed(name=NAME)


def is_maze_of_rooms(heya: Heya) -> bool:
    """Whether a map is a maze as makers make it, with or without a mask.

    Posts and border are wall, marks stand in rooms, and what is open between two places for rooms
    has a room of floor at each end. So no way leads to a room of wall.
    """
    if not is_post((heya.width - 1, heya.height - 1)) or not all(map(is_room, heya.marks)):
        return False
    rows = heya.places.rows(heya.floor)
    if any(rows[0]) or any(rows[-1]):
        return False
    rows_of_rooms = rows[1::2]
    rows_of_posts = rows[2::2]
    if not all(map(_is_row_of_rooms, rows_of_rooms)):
        return False
    if not all(map(_is_row_of_posts, rows_of_posts)):
        return False
    rows_between = zip(rows_of_rooms, rows_of_posts, rows_of_rooms[1:], strict=False)
    return all(
        _joins_rooms(above[1::2], row[1::2], below[1::2]) for above, row, below in rows_between
    )


def _is_row_of_rooms(row: bytes) -> bool:
    """Whether a row begins and ends with wall, and what is open in it joins rooms."""
    return not row[0] and not row[-1] and _joins_rooms(row[1::2], row[2::2], row[3::2])


def _joins_rooms(rooms: bytes, ways: bytes, next_rooms: bytes) -> bool:
    """Whether there is floor on both sides of each way that is open."""
    sides = zip(rooms, ways, next_rooms, strict=False)
    return all(room and next_room for room, way, next_room in sides if way)


def _is_row_of_posts(row: bytes) -> bool:
    """Whether all posts of a row are wall, its two ends included."""
    return not any(row[::2])
