"""Two rooms that the class has picked in a maze that is ready, and how many ways join them.

In a maze without loops there is one way. To see that, the passages of one way are closed: does any
room of it still lead to another one, then there is a way round.
"""

from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.grid.exits import exits_of
from mazelib.grid.routes import reachable, shortest_route
from mazelib.making.field import WALL, is_room
from mazelib.making.frame import MakingFrame
from mazelib.text.sentences import _, ngettext
from mazelib.window.painters.maze_ways import Ground
from mazelib.window.screen.strip import Card

#: In a maze of more rooms than this, it takes too long to look for ways.
MOST_ROOMS = 1000


class RoomsPicked(NamedTuple):
    """No room, one, or two; then ``way`` is a shortest one, empty if there is none."""

    rooms: tuple[Place, ...] = ()
    way: tuple[Place, ...] = ()
    is_only_way: bool = False

    def with_click(self, place: Place, frame: MakingFrame) -> "RoomsPicked":
        """After a click on a place: a third room begins anew, and what is no room is not picked."""
        if frame.field.rooms > MOST_ROOMS or not is_room(place) or frame.value(place) == WALL:
            return self
        if len(self.rooms) != 1:
            return RoomsPicked((place,))
        first = self.rooms[0]
        if place == first:
            return self
        way = shortest_route(_ground(frame, ()), first, place) or []
        return RoomsPicked((first, place), tuple(way), _is_only_way(frame, way))

    def on(self, card: Card) -> Card:
        """What the card says of them, where it said that the maze is ready."""
        if not self.rooms:
            return card
        if len(self.rooms) == 1:
            return card._replace(title=_("Now click a second room."))
        if not self.way:
            return card._replace(title=_("There's no path from one to the other."))
        count = len(self.way) // 2 + 1
        words = ngettext(
            "More than one path. The shortest is {count:,} room long.",
            "More than one path. The shortest is {count:,} rooms long.",
            count,
        )
        if self.is_only_way:
            words = ngettext(
                "One path, {count:,} room long.", "One path, {count:,} rooms long.", count
            )
        question = _("Is it the same for any other two rooms? Why?")
        return card._replace(title=words.format(count=count), question=question)


def _is_only_way(frame: MakingFrame, way: list[Place]) -> bool:
    """Whether a way is the only one from its first room to its last."""
    rooms = way[::2]
    ground = _ground(frame, way[1::2])
    return bool(way) and all(len({*reachable(ground, room)} & {*rooms}) == 1 for room in rooms)


def _ground(frame: MakingFrame, closed: list[Place] | tuple[()]) -> Ground:
    """All that is open in a maze, but for passages that are closed."""
    places = frame.field.places
    shut = {*closed}
    floor = bytes(frame.value(place) != WALL and place not in shut for place in places)
    return Ground(places, exits_of(floor, places))
