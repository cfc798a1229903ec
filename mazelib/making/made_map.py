"""A made maze becomes a map that can be walked: S in its first room, G in its last one."""

from mazelib.grid.compass import Heading
from mazelib.making.cells import CELL_WALL
from mazelib.making.field import Field, MakerError
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
    places = field.places
    if CELL_WALL in field.cells_of_rooms(floor):
        raise MakerError(_("the maze is not ready: some of its rooms are still wall."))
    rooms = field.room_indexes()
    start = places.place(rooms[0])
    goal = places.place(rooms[-1])  # In a maze of one room, the start itself.
    heya = drawn_heya(floor, places, start, Heading.UP, ((LAST_CONTROL, goal),), note)
    return with_ruled_rim(heya).changed(name=NAME)
